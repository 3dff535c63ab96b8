# The browser client: lessons. Each sentence asks for one move or explains one idea.

learn-lead = Játssz egy rövid első játékot. Bármikor abbahagyhatod, és később folytathatod.
learn-all = Minden lecke
# $game: its name
learn-of = Tanulás: { $game }
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
learn-play-beginner = Első játék egyedül, Kezdő Építész módban
learn-play-automas = Tapasztalt Építész mód Automák ellen
learn-next = Következő: { $lesson }

## 5 Towers

learn-towers = Az 5 Towers alapjai
learn-towers-about = Licitálás, csökkenő értékek, a 8-as, a 9-es és a toronytető.
learn-towers-done = Ennyi az 5 Towers. Az eldobott kártyák még egyszer sorra kerülnek, aztán a legtöbb pont nyer.
lesson-towers-goal = Minden felépített kártya 1 győzelmi pontot (GyP) ér, a legtöbb pont nyer: fordulónként öt kártyára licitáltok.
lesson-towers-bid-first = Csak a legmagasabb licit nyer, és pontosan annyi kártyát kap: licitálj 3-at, és hagyd ott a két alacsonyat.
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
lesson-towers-bid-again = Ne licitálj túl keveset: az édesség 5 és 9 elfér, a homok 0 pedig megdupláz majd egy tornyot, emelj 3-ra.
lesson-towers-before-nine = A sorrend tetszőleges: most először az édesség 5-öt tedd a 13-ra.
lesson-towers-before-nine-other = Előbb tedd az édesség 5-öt a 13-ra.
lesson-towers-nine-order = Előbb az 5-öt tedd le: a 9 utána is elfér.
lesson-towers-nine = A 9 bármire kerülhet, csak 0-ra nem: tedd az édesség 9-et az 5-re.
lesson-towers-nine-other = Előbb tedd az édesség 9-et az 5-re.
lesson-towers-roof = A 0 toronytető, és megduplázza a torony pontjait: zárd le vele a homoktornyot, 5 kártyája így 10 GyP-t ér.
lesson-towers-roof-other = Vedd el a homok 0-t: a toronytető megduplázza a torony pontjait.
lesson-towers-razing = Toronytetőre semmi sem fér (piros kereszt), a bontógolyós kártyák pedig csak akkor, ha előbb lebontod valamelyik tornyod legfelső kártyáját.
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
learn-cities-done = Ennyi a Between Two Cities. Az nyer, akinek az alacsonyabb értékű városa a legtöbbet éri: itt te, 56 ponttal.
lesson-cities-less = Ott { $points } pontot hozna, a csillagos helyen ({ $city }‑város) { $best } pontot.
lesson-cities-same = Az is ugyanilyen jó, de a lecke a csillagos helyről folytatódik ({ $city }‑város).
lesson-cities-pick-first = Mindkét szomszédoddal építesz egy-egy várost: válaszd a parkot és a boltot, városonként egyet.
lesson-cities-pick-any-other = Az is jó, de a leckéhez a két megjelölt lapkát válaszd.
lesson-cities-park = Az A‑várost Mirával építed: rakd le oda a parkot, a csillagos helyre.
lesson-cities-park-other = Előbb a parkot válaszd ki: az A‑városba, a csillagos helyre kerül.
lesson-cities-shop = A C‑várost Hugóval építed: rakd le oda a boltodat.
lesson-cities-mira = Mira is rakott egy parkot a tiéd mellé, így együtt 8 pontot érnek (1–4 park: 2 · 8 · 12 · 13).
lesson-cities-hugo = Hugo is rakott egy boltot a tiéd mellé, egy vonalba, így együtt 5 pontot érnek (1–4 bolt: 2 · 5 · 10 · 16).
lesson-cities-lower = A B‑várost Mira és Hugo építi, a végén pedig csak az alacsonyabb értékű városod számít: most a C.
lesson-cities-pick-passed = Mindenki balra adta tovább a lapkáit, ezek Hugótól jöttek: válaszd a fogadót és az irodát.
lesson-cities-tavern = Mira helyet javasol a fogadódnak (1–4 különböző fogadó: 1 · 4 · 9 · 17): koppints az „{ city-accept }” gombra.
lesson-cities-tavern-other = Előbb a fogadót rakd le az A‑városba, a csillagos helyre.
lesson-cities-no = Mindig mondhatsz nemet, de a lecke Mira mezőjével folytatódik: fogadd el.
lesson-cities-other-tile = Ezzel a másik lapkádra kérnél javaslatot, de a lecke Mira mezőjével folytatódik: fogadd el.
lesson-cities-other-spot = Ezzel másik mezőt kérnél Mirától, de a lecke ezzel folytatódik: fogadd el.
lesson-cities-office = Hugo fogadója mellett, a C‑városban eggyel többet ér az irodád (1–4 iroda: 1 · 3 · 6 · 10): rakd a csillagos helyre.
lesson-cities-pick-last = Háromból kettőt tartasz meg: válaszd a gyárat és a lakóházat.
lesson-cities-factory = A gyár 4 pontot ér ott, ahol a legtöbb van, a második helyen 3-at, máshol 2-t: rakd az A‑város csillagos helyére.
lesson-cities-factory-other = Előbb a gyárat rakd le az A‑városba, a csillagos helyre.
lesson-cities-house = A lakóház a város minden más típusáért 1 pontot ér, gyár mellett csak 1-et: rakd a C‑város csillagos helyére.
lesson-cities-pick-duplex = A 2. fordulóban dupla épületlapkák jönnek, két épület egyben: válaszd a lakóház–irodát és a bolt–fogadót.
lesson-cities-duplex = A dupla lapkát nem szabad elforgatni, és érintse a várost: rakd a lakóház–irodát az A‑város csillagos helyére.
lesson-cities-duplex-other = Előbb a lakóház–irodát rakd le az A‑városba, a csillagos helyre.
lesson-cities-floating = Minden város 4×4-es négyzet lesz, bármerre is nő: rakd a bolt–fogadót a C‑város csillagos helyére.
lesson-cities-pick-end = A 3. fordulót (most jobbra adtuk a lapkákat) majdnem végigjátszottuk: válaszd a lakóházat és az irodát.
lesson-cities-fill = Mindkét városodban egy hely maradt: rakd le a lakóházat az A‑városba.
lesson-cities-fill-other = Előbb a lakóházat rakd le az A‑városba, a csillagos helyre.
lesson-cities-finish = Rakd le az irodát a C‑városba: ezzel mindkét városod elkészül.
lesson-cities-end = A városaid { $city_A } és { $city_C } pontot érnek, az alacsonyabb az eredményed; Mira és Hugo { $city_B } pontos, tehát nyertél!

## Solo

learn-beginner = Between Two Cities egyedül: Kezdő Építész mód
learn-beginner-about = Oszd szét a húzott lapkákat, építs két várost, és győzd le Automavárost.
learn-beginner-done = Ez volt a hét kör közül az első; a negyedikben dupla lapkák jönnek. Sok sikert!
lesson-beginner-same = { lesson-cities-same }
lesson-beginner-cities = Ha egyedül játszol, az A‑ és a C‑várost építed, és mindkettővel a B‑várost, Automavárost kell legyőznöd.
lesson-beginner-assign-shop = Minden város húzott egy lapkát, és kap még egyet: az A‑városé bolt, ezért rendeld hozzá a boltodat.
lesson-beginner-assign-shop-other = Az A‑városba leginkább egy második bolt illik: rendeld hozzá a boltodat.
lesson-beginner-assign-park = A C‑városnak parkja van: válaszd ki a parkodat, és rendeld hozzá a C‑városhoz.
lesson-beginner-assign-park-other = Két park együtt 8 pontot ér, ezért a parkot rendeld a C‑városhoz.
lesson-beginner-assign-house = Ami marad, az Automavárosé: rendeld hozzá a lakóházat.
lesson-beginner-place-shop = Most rakd le mindkét városod két-két lapkáját: kezdd egy bolttal az A‑városban.
lesson-beginner-place-shop-other = Előbb egy boltot rakj le az A‑városba.
lesson-beginner-place-line = Rakd a második boltot a csillagos helyre: egy vonalban többet érnek a boltok.
lesson-beginner-place-line-other = Előbb a második boltot rakd le az A‑városba.
lesson-beginner-place-park = Most rakj le egy parkot a C‑városba.
lesson-beginner-place-group = Rakd a másik parkot a csillagos helyre.
lesson-beginner-perfect = Automavárosnak nincsenek mezői: úgy ér pontot, mintha tökéletesen lenne elrendezve.
lesson-beginner-level = Első játékhoz a { $level }-es szint való: { $level_points } pontot levon Automavárostól.
lesson-beginner-winning = Akkor nyersz, ha mindkét városod többet ér Automavárosnál.

learn-solo = Between Two Cities egyedül: Tapasztalt Építész mód
learn-solo-about = Draftolj két robotjátékos, az Automák ellen, és tanuld meg olvasni a kártyáikat.
learn-solo-done = Ennyi a Tapasztalt Építész mód. Sok sikert az Automák ellen!
lesson-solo-same = { lesson-cities-same }
lesson-solo-neighbours = Most az A‑várost Automarkóval, a C‑várost Automartival építed: ők az Automák, két robotjátékos.
lesson-solo-card = Automarkó kártyája: gyár, aztán a legtöbb pont; gyára nem volt, ezért boltot adott az A‑városnak.
lesson-solo-assign-shop = Most te adsz egy-egy lapkát a városaidnak: rendeld a boltot az A‑városhoz.
lesson-solo-assign-shop-other = Automarkó boltot adott az A‑városnak, így oda még egy bolt illik: rendeld hozzá a tiédet.
lesson-solo-assign-park = Automarti parkot adott a C‑városnak: válaszd ki a parkodat, és rendeld oda azt is.
lesson-solo-assign-park-other = Két park együtt 8 pontot ér, ezért a parkot rendeld a C‑városhoz.
lesson-solo-place-shop = Mindkét városban te rakod le mindkét lapkát: kezdd egy bolttal az A‑városban.
lesson-solo-place-shop-other = Előbb egy boltot rakj le az A‑városba.
lesson-solo-place-line = Rakd a második boltot a csillagos helyre: egy vonalban többet érnek a boltok.
lesson-solo-place-line-other = Előbb a második boltot rakd le az A‑városba.
lesson-solo-place-park = Most rakj le egy parkot a C‑városba.
lesson-solo-place-group = Rakd a másik parkot a csillagos helyre.
lesson-solo-level = Automaváros két dupla lapkával indul, és körönként két lapkát kap, de a { $level }-es szint { $level_points } pontot levon tőle.
lesson-solo-winning = Nyersz, ha mindkét városod többet ér Automavárosnál: az Automáknak is az alacsonyabb értékű városuk számít.
