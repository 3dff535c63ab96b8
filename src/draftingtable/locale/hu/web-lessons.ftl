# The browser client: lessons. Each sentence asks for one move or explains one idea.

learn-lead = Játssz egy rövid első játékot. Bármikor abbahagyhatod, és később folytathatod.
# $lesson: one of the titles below
learn-lesson = Lecke: { $lesson }
learn-leave = Kilépés a leckéből
learn-progress = Előrehaladás
learn-back = Előző lépés
learn-continue = Tovább
learn-show = Mutasd meg
learn-watch = Figyeld az asztalt…
learn-begin = Indítás
learn-resume = Folytatás
learn-done = Kész
learn-play-again = Újrajátszás
learn-again = Elölről
learn-play = Első játék botok ellen
learn-play-automas = Tapasztalt Építész mód Automák ellen
learn-next = Következő: { $lesson }

## 5 Towers

learn-towers = Az 5 Towers alapjai
learn-towers-about = Licitálás, csökkenő értékek, a 8-as, a 9-es és a toronytető.
learn-towers-done = Ennyi az 5 Towers. Az eldobott kártyák még egyszer sorra kerülnek, aztán a legtöbb pont nyer.
lesson-towers-goal = Minden felépített kártya 1 győzelmi pontot (GyP) ér, a legtöbb pont nyer: fordulónként öt kártyára licitáltok.
lesson-towers-bid-first = Aki a legtöbbet licitálja, annyi kártyát vesz el: licitálj 3-at, mert a 3-asra és az 1-esre alig fér valami.
lesson-towers-bid-first-low = Három kártya kell neked ezek közül, ezért licitálj 3-at.
lesson-towers-bid-first-high = A 3-assal vagy 1-essel kezdett torony hamar betelik: licitálj 3-at, és hagyd ott azt a kettőt.
lesson-towers-take = A többiek passzolnak, te nyerted a licitet: koppints a homok 14-re, aztán a tornyaid közt a homokra.
lesson-towers-take-order = A 14 nem kerülhet a 11-re: a 14-gyel kezdd.
lesson-towers-take-low = Az ilyen alacsonyan kezdett torony hamar betelik: válassz magas kártyát.
lesson-towers-take-other = Az később jön; a homok 14-gyel kezdd.
lesson-towers-crown = A korona mindig a legmagasabb tornyodé: ez a fő torony, kártyái eggyel többet érnek.
lesson-towers-down = Fölfelé csökkennek az értékek: tedd a homok 11-et a 14-re.
lesson-towers-down-other = Az is elfér, de előbb tedd a homok 11-et a 14-re.
lesson-towers-second-tower = Minden típusnak saját tornya van: kezdd el az édességtornyot a 13-mal.
lesson-towers-cleared = A többi kártya a dobópakliba kerül, és az építő utáni játékos kezd: Mira.
lesson-towers-special = A 8-asra bármilyen érték kerülhet: a kék jelű homok 12 csak a homok 8 után fér el.
lesson-towers-outbid = Mindenki egyszer licitálhat: Mira 2-t mond, Hugo passzol, ezért emelj 3-ra.
lesson-towers-outbid-pass = Ha passzolsz, másé lesznek ezek a kártyák: licitálj 3-at.
lesson-towers-outbid-high = Akkor túl alacsonyan kellene tornyot kezdened: elég a 3.
lesson-towers-eight = Tedd a homok 8-at a homok 11-re: alacsonyabb, ezért ráfér.
lesson-towers-eight-other = A homok 8-cal kezdd: a homok 11-re kerül.
lesson-towers-on-eight = Most tedd a homok 12-t a 8-ra.
lesson-towers-on-eight-other = Előbb tedd a homok 12-t a 8-ra.
lesson-towers-third-card = A harmadik kártyád új tornyot kezd: vedd el a fa 4-et, a többi közül a legmagasabbat.
lesson-towers-third-card-other = A fa 4 több helyet hagy a későbbi kártyáknak, mint ez.
lesson-towers-bid-again = Az édesség 5 és 9 elfér, a homok 0 pedig megdupláz majd egy tornyot: emelj 3-ra.
lesson-towers-before-nine = A sorrend tetszőleges: most először az édesség 5-öt tedd a 13-ra.
lesson-towers-before-nine-other = Előbb tedd az édesség 5-öt a 13-ra.
lesson-towers-nine-order = Előbb az 5-öt tedd le: a 9 utána is elfér.
lesson-towers-nine = A 9 bármire kerülhet, csak 0-ra nem: tedd az édesség 9-et az 5-re.
lesson-towers-nine-other = Előbb tedd az édesség 9-et az 5-re.
lesson-towers-roof = A 0 toronytető, és megduplázza a torony pontjait: zárd le vele a homoktornyot, 5 kártyája így 10 GyP-t ér.
lesson-towers-roof-other = Vedd el a homok 0-t: a toronytető megduplázza a torony pontjait.
lesson-towers-razing = A bontógolyós kártyák csak akkor férnek el, ha előbb lebontod valamelyik tornyod legfelső kártyáját.
lesson-towers-bid-high = A lebontással három jó kártyának lesz helye, ezért licitálj 3-at.
lesson-towers-bid-high-pass = A lebontás itt 2 GyP-be kerül, három kártya többet ér: licitálj 3-at.
lesson-towers-raze = Koppints a fa 4-re: a fölötte álló −2 a lebontás teljes ára.
lesson-towers-rebuild = Most építsd meg a fa 12-t.
lesson-towers-rebuild-other = Az is elfér, de előbb a fatornyot építsd: 12, aztán 6.
lesson-towers-rebuild-more = Most tedd a fa 6-ot a 12-re.
lesson-towers-last-card = Az „{ tw-finish }” gombbal kezdd el az ijesztő tornyot a 7-tel.
lesson-towers-pass = Lebontás nélkül semmi sem fér el: passzolj, ez ingyen van (a kezdőjátékos ehelyett 0-t licitál).
lesson-towers-count = A lebontott kártyákért a végén büntetés jár: 1 után −1, 2 után −3, 3 után −6.

## Between Two Cities

learn-cities = A Between Two Cities alapjai
learn-cities-about = Két szomszéd, két város, és hogy melyik épület mennyit ér.
learn-cities-done = Ennyi a Between Two Cities. Az nyer, akinek az alacsonyabb értékű városa a legtöbbet éri: itt Mira, 60 ponttal.
lesson-cities-less = Ott { $points } pontot hozna, a csillagos helyen ({ $city } város) { $best } pontot.
lesson-cities-same = Az is ugyanilyen jó, de a lecke a csillagos helyről folytatódik ({ $city } város).
lesson-cities-pick-first = Mindkét szomszédoddal építesz egy-egy várost: válaszd a boltot és a parkot, városonként egyet.
lesson-cities-pick-first-other = Bármelyik kettő szabályos, de a lecke a bolttal és a parkkal folytatódik.
lesson-cities-grid = Az A várost Mirával, a C várost Hugóval építed, a B az övék: mindegyik 4×4 mezősre nő, bármelyik irányba.
lesson-cities-park = Rakd le a parkot az A városba, Mira parkja mellé: 1, 2, 3 vagy 4 összefüggő park 2, 8, 12 vagy 13 pontot ér.
lesson-cities-park-other = Előbb a parkot rakd le az A városba, a csillagos helyre.
lesson-cities-shop = A másik lapka a Hugóval közös C városba kerül: 1, 2, 3 vagy 4 bolt egy vonalban (sorban vagy oszlopban) 2, 5, 10 vagy 16 pontot ér.
lesson-cities-lower = A végén csak az alacsonyabb értékű városod számít (most a C), ezért mindkettőre figyelj.
lesson-cities-pick-passed = Mindenki balra adta tovább a lapkáit, ezek Hugótól jöttek: válaszd a fogadót és az irodát.
lesson-cities-pick-passed-other = Az is jó, de a lecke a fogadóval és az irodával folytatódik.
lesson-cities-tavern = Mira mezőt javasol a fogadódnak: 1, 2, 3 vagy 4 különböző fogadó 1, 4, 9 vagy 17 pontot ér, ezért fogadd el.
lesson-cities-tavern-other = Előbb a fogadót rakd le az A városba, a csillagos helyre.
lesson-cities-talk = Játék közben te is kérhetsz („{ city-show }”, későbbre „{ wish-make }”), de a saját lapkájáról mindenki maga dönt.
lesson-cities-no = Mindig mondhatsz nemet, de a lecke Mira mezőjével folytatódik: fogadd el.
lesson-cities-other-tile = Ezzel a másik lapkádra kérnél javaslatot, de a lecke Mira mezőjével folytatódik: fogadd el.
lesson-cities-other-spot = Ezzel másik mezőt kérnél Mirától, de a lecke ezzel folytatódik: fogadd el.
lesson-cities-office = 1, 2, 3 vagy 4 iroda a városban bárhol 1, 3, 6 vagy 10 pontot ér, a fogadó melletti eggyel többet: rakd le a csillagos helyre.
lesson-cities-pick-last = Háromból kettőt tartasz meg: válaszd a gyárat és a lakóházat.
lesson-cities-pick-last-other = Az is jó, de a lecke a gyárral és a lakóházzal folytatódik.
lesson-cities-factory = Minden gyár 4 pontot ér ott, ahol a legtöbb gyár van, 3-at ott, ahol a második legtöbb, máshol 2-t: rakd le az A városba.
lesson-cities-factory-other = Előbb a gyárat rakd le az A városba, a csillagos helyre.
lesson-cities-house = A lakóház 1-1 pontot ér a város minden más épülettípusáért, gyár mellett viszont csak egyet: rakd le a csillagos helyre.
lesson-cities-pick-duplex = A 2. fordulóban dupla épületlapkák jönnek, két épület egyben: válaszd a lakóház–irodát és a bolt–fogadót.
lesson-cities-pick-duplex-other = Az is jó, de a lecke a lakóház–irodával és a bolt–fogadóval folytatódik.
lesson-cities-duplex = A dupla lapkát nem szabad elforgatni, és érintenie kell a várost: rakd le a lakóház–irodát az A városba.
lesson-cities-duplex-other = Előbb a lakóház–irodát rakd le az A városba, a csillagos helyre.
lesson-cities-floating = A végén minden város 4×4-es négyzet lesz, bármerre is nő: rakd le az utolsó dupla lapkát a csillagos helyre.
lesson-cities-end = A 3. fordulót (itt jobbra adjuk tovább a lapkákat) lejátszottuk helyetted: a városaid { $city_A } és { $city_C } pontot érnek, az alacsonyabb a te eredményed.

## Solo

learn-solo = Between Two Cities egyedül
learn-solo-about = Tapasztalt Építész mód: robotjátékosok, az Automák, a kártyáik, a városuk és a szintek.
learn-solo-done = Ennyi a Tapasztalt Építész mód. A Kezdő Építész módban húzott lapkákat rendelsz a városokhoz, egyet Automavároshoz is. Sok sikert az Automák ellen!
lesson-solo-same = { lesson-cities-same }
lesson-solo-neighbours = A Tapasztalt Építész módban mindkét oldaladon egy robotjátékossal, Automával építesz: az ő városuk, Automaváros előnnyel indul.
lesson-solo-card = A bal oldaladon ülő Automarkó kártyája: gyár, aztán a legtöbb pont; gyára nem volt, ezért a boltját rendelte az A városhoz, és te rakod majd le.
lesson-solo-assign-shop = Most te adsz egy-egy lapkát a városaidnak: rendeld a boltot az A városhoz.
lesson-solo-assign-shop-other = Automarkó boltot adott az A városnak, így oda még egy bolt illik: rendeld hozzá a tiédet.
lesson-solo-assign-park = Automarti parkot adott a C városnak: válaszd ki a parkodat, és rendeld oda azt is.
lesson-solo-assign-park-other = Két park együtt 8 pontot ér, ezért a parkot rendeld a C városhoz.
lesson-solo-place-shop = Mindkét városban te rakod le mindkét lapkát: kezdd egy bolttal az A városban.
lesson-solo-place-shop-other = Előbb egy boltot rakj le az A városba.
lesson-solo-place-line = Rakd a második boltot a csillagos helyre: egy vonalban többet érnek a boltok.
lesson-solo-place-line-other = Előbb a második boltot rakd le az A városba.
lesson-solo-place-park = Most rakj le egy parkot a C városba.
lesson-solo-place-group = Rakd a másik parkot a csillagos helyre.
lesson-solo-automacity = Az Automák közös városa Automaváros: nincsenek mezői, és úgy ér pontot, mintha tökéletesen lenne elrendezve.
lesson-solo-level = A nehézségi szint pontot ad Automavárosnak, vagy elvesz tőle: első játékhoz a 2. szint való.
lesson-solo-winning = Akkor nyersz, ha mindkét városod többet ér Automavárosnál, mert az Automáknak is az alacsonyabb értékű városuk számít.
