# Naršyklės programa: pagalba prie stalo.

## Atmintinė

reference = Atmintinė
quick-reference = Atmintinė
quick-reference-offer = Pirmas žaidimas? Atverk atmintinę
all-rules = Visos taisyklės

## Patarimai

tip = Patarimas
tip-bid = Kiek šių kortų nori? Daugiausia šaukęs žaidėjas ima lygiai tiek ir visas pastato. Žaidėjai rodomi šaukimo eile. Žalia: didžiausias skaičius, kurį gali pastatyti.
tip-build = Paliesk kortą, tada jos bokštą. Kylant aukštyn vertės mažėja, todėl svarbu, kokia tvarka dedi.
tip-raze = Prieš pirmą kortą gali nugriauti vieno bokšto viršutinę kortą. Pabaigoje už nugriautas kortas prarandi taškų: 1 už pirmą, dar 2 už antrą, dar 3 už trečią; o nugriauta korta nebeskaičiuojama.
tip-pick = Pasirink dvi plyteles: po vieną padėsi į kiekvieną savo miestą. Kitos atiteks kaimynui. Ilgai spausk plytelę ir matysi, kiek ji verta.
tip-assign = Kiekvienam miestui skirk po plytelę. Dviejuose bendruose su Automomis miestuose statai tu. Automamiestas – jų, ir jį reikia įveikti: skirk jam plytelę, kuri ten duoda mažiausiai taškų.
tip-place = Plytelių gauna abu tavo miestai. Paliesk pažymėtą langelį: skaičius rodo, kiek taškų plytelė ten duoda.
tip-grid = Miestas būna daugiausia 4 langelių pločio ir aukščio: „3/4“ reiškia, kad užima 3 iš 4. Jis dar gali augti ten, kur yra pažymėtų langelių.
tip-duplex = Dviguba plytelė užima du langelius ir nesukama. Bent viena jos pusė turi liesti miestą.

## Nustatymai

tips = Patarimai prie stalo
tips-about = Trumpos pastabos prie mygtukų; kiekviena rodoma, kol kartą ja pasinaudoji.
tips-again = Vėl rodyti patarimus
tips-again-done = Visi patarimai bus parodyti dar kartą.

## What something scores

# $points: signed; both follow the name of a kind of building or of a tile
score-if-placed = padėjus čia: { $points }
score-at-best = miestas { $city }: iki { $points }
score-card = { $points ->
    [one] Dabar { $card } duotų { $points } tašką.
    [few] Dabar { $card } duotų { $points } taškus.
   *[other] Dabar { $card } duotų { $points } taškų.
}
# A key
score-ask = Kiek taškų duoda korta ar plytelė
