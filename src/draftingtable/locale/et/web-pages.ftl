# The browser client's words: rules pages, score pad, replay.

page-print = Prindi

## Rules pages

page-rules-games = Mängu reeglid
page-rules-solo = Üksi
page-rules-search = Otsi reeglitest
page-rules-found = { $count ->
    [0] Midagi ei leitud
    [one] Leiti { $count } koht
   *[other] Leiti { $count } kohta
}
page-rules-contents = Sisukord
page-rules-card = Abikaart
page-rules-nutshell = Lühidalt.
page-rules-ruling = Täpsustus
page-rules-example = Näide
page-rules-link = Reegel { $rule }: link siia kohta
page-rules-note = Need on reeglid, mille järgi programm mängib, meie oma sõnadega. „Täpsustus“ märgib meie vastust küsimusele, mille trükitud reeglid jätavad lahtiseks. Mitteametlik: mängud kuuluvad nende autoritele ja kirjastajatele.

## Score pad

pad-title = Punktileht
pad-lead = Trükitud mängude jaoks: sisesta, mis on laual, ja näed, mitu punkti see annab ja miks. Leht jääb sellesse seadmesse.
pad-games = Punktileht mängule
pad-towers-lead = Puuduta iga torni kaarte või sisesta kõrgused ja tipud. Kuni 5 mängijat.
pad-cities-lead = Värvi 4 × 4 linnad. 1–7 mängijat.
pad-result = Punktid
pad-entry = Kuidas torne sisestada
pad-entry-cards = Kaardid
pad-entry-heights = Kõrgused ja tipud
pad-players = Mängijad
pad-cities = Linnad
pad-name = Nimi
pad-names = Nimed
pad-how-many = Mängijaid
pad-add-player = Lisa mängija
pad-remove-player = Eemalda { $player }
pad-which-tower = Milline torn?
# $values: the cards from the bottom up
pad-tower = { $count ->
    [0] { $tower }: kaarte ei ole
    [one] { $tower }, { $count } kaart: { $values }
   *[other] { $tower }, { $count } kaarti: { $values }
}
pad-tap-cards = Puuduta kaarte alt ülespoole ({ $tower }). Läbikriipsutatud kaart sinna ei sobi: põhjuse nägemiseks puuduta seda.
pad-cards-of = Kaardid: { $tower }
pad-roof = (torni tipp)
pad-does-not-fit = (sinna ei sobi)
pad-take-off = Võta ära
pad-with-roof = Tipp
pad-razed = Eemaldatud kaardid
pad-razed-cost = maksab { $points } p
pad-less = { $what }: ühe võrra vähem
pad-more = { $what }: ühe võrra rohkem
pad-winners = { $count ->
    [1] Võidab { $names }
   *[other] Võitu jagavad { $names }
}
pad-city = Linn { $city }
pad-square = Rida { $row }, veerg { $column }: { $building }
pad-empty = tühi
pad-palette = Vali hoone
pad-wipe = Tühjenda ruute
pad-paint-hint = Vali hoone ja puuduta ruute või lohista üle nende. Klaviatuuril kasuta nooleklahve ja hoone tähte.
pad-filled = { $count }/16 ruutu
pad-box = { $building ->
    [S] Poed
    [F] Tehased
    [O] Kontorid
    [P] Pargid
    [H] Majad
    [d] Joogikõrtsid
    [e] Söögikõrtsid
    [m] Muusikakõrtsid
   *[b] Öömajakõrtsid
}: karbis on ainult { $box }, lehel aga { $found }.
pad-collected = { $count }/16 hoonet
pad-level-points = Taseme punktid
pad-level-about = Need on meie tasemed. Kui mängid trükitud tabeliga, sisesta selle punktid.
pad-lower-counts = Arvesse läheb kahest linnast nõrgem.
pad-sum-counts = Arvesse läheb mõlema linna summa.
pad-incomplete = { $count ->
    [one] { $count } linn ei ole veel valmis: tulemused ei ole lõplikud.
   *[other] { $count } linna ei ole veel valmis: tulemused ei ole lõplikud.
}
pad-share = Jaga
pad-link-copied = Link on kopeeritud. Igaüks, kes selle avab, näeb seda lehte.
pad-link-in-address = Link on nüüd aadressiribal: kopeeri see sealt.
pad-new = Uus leht
pad-new-question = Kõik, mis sellel lehel on, kustutatakse.
pad-keep = Jäta alles
pad-clear = Kustuta
pad-counting = Arvutamine…
pad-checked = Serveri arvutatud
pad-on-device = Arvutatud selles seadmes
pad-unreached = Ühendust ei ole: punktid arvutatakse kohe, kui see taastub.
pad-make-available = Arvuta ühenduseta
pad-shared = See on leht, mida keegi sinuga jagas. Sinu enda leht on alles.
pad-shared-keep = Jäta see alles
pad-shared-back = Tagasi minu lehele
pad-broken-link = Link ei ole terve, seega ei saa jagatud lehte näidata. See siin on sinu oma.

## What cannot be on a sheet. $tower: the tower's name

pad-problem-order = { $player }, { $tower }: { $value } ei sobi { $top } peale.
pad-problem-copies = { $tower }: väärtust { $value } on lehel rohkem ({ $found }) kui nii mitme mängija pakis ({ $deck }).
pad-problem-deck = Lehel on koos eemaldatutega rohkem kaarte ({ $found }) kui pakis ({ $deck }).
pad-problem-height = { $player }, { $tower }: seal saab olla kuni { $most } kaarti.
pad-problem-roofs = { $tower }: tippe on rohkem ({ $found }) kui pakis ({ $deck }).
pad-problem-cards = { $tower }: kõigis seda tüüpi tornides kokku on rohkem kaarte ({ $found }) kui pakis ({ $deck }).

## Replay

replay-title = Taasesitus
replay-open-lead = Ava lõpetatud mängu üleskirjutus (.dtr-fail) ja vaata mäng läbi ükskõik millise mängija pilguga.
replay-open = Vali üleskirjutuse fail või lohista see siia
replay-mine = Minu lõpetatud mängud
replay-mine-none = Siia ilmuvad mängud, mille oled lõpuni mänginud.
replay-loading = Mängu laaditakse …
replay-to-table = Laua juurde
replay-beginning = Mäng algab.
replay-controls = Taasesituse juhtimine
replay-step = Samm
replay-step-of = Samm { $step }/{ $steps }
replay-first = Algusesse
replay-back = Samm tagasi
replay-forward = Samm edasi
replay-last = Lõppu
replay-play = Esita
replay-pause = Paus
replay-round = Voor
replay-seat = Kelle pilguga
replay-spectator = Pealtvaataja
replay-speed = Kiirus
replay-share = Kopeeri link
replay-link-copied = Link sellele hetkele on kopeeritud.
