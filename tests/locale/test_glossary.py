"""The terms people see are those of the printed game."""

import pytest

from draftingtable.locale.words import FOLDER

TERMS = {
    "en": "tower|candy tower|horror tower|tree tower|junk tower|sand tower|roof|draw pile|"
    "discard pile|display|start player|bid|pass|build|raze|raze pile|main tower|round",
    "hu": "torony|édességtorony|ijesztő torony|fatorony|hulladéktorony|homoktorony|kártya|érték|"
    "toronytető|húzópakli|dobópakli|kínálat|kezdőjátékos|licitálás|licit|passzol|építés|lebont|"
    "bontáspakli|fő torony|GyP|forduló",
    "pl": "cukierkowa wieża|straszna wieża|roślinna wieża|złomowa wieża|piaskowa wieża|karta|"
    "wartość|dach|stos do dobierania|stos kart odrzuconych|wystawka|osoba rozpoczynająca|"
    "licytacja|licytować|przebić|spasować|usunąć|stos kart usuniętych|wybrana wieża|PZ|runda",
    "lt": "saldainių bokštas|siaubo bokštas|medžių bokštas|metalo laužo bokštas|smėlio bokštas|"
    "korta|vertė|bokšto viršūnė|žaidimo kortų krūvelė|panaudotų kortų krūvelė|kortų eilė|"
    "pradedantis žaidėjas|aukcionas|šaukti|kelti|praleisti ėjimą|statymas|nugriauti|"
    "griovimų krūvelė|pagrindinis bokštas|t.|raundas",
    "et": "kommitorn|õuduste torn|puutorn|kolatorn|liivatorn|kaart|väärtus|torni tipp|"
    "tõmbamispakk|mahapandud kaartide pakk|avatud kaardid|alustav mängija|panustamine|panus|"
    "passida|ehitamine|eemaldada|eemaldatud kaartide pakk|peamine torn|voor",
}

CITIES = (
    "boltok|gyárak|fogadók|irodák|parkok|lakóházak|épületlapka|dupla épületlapk|válassz|"
    "fedd fel|rakj le|forduló|Kezdő Építész mód|Tapasztalt Építész mód|nehézségi szint|"
    "Automaváros|Automarkó|Automarti|Balújlak|Jobbliget|kampány|kampánypont|KP"
)
"""Between Two Cities has been printed in Hungarian; the other languages' terms are ours."""


def test_terms_of_the_other_game() -> None:
    files = sorted((FOLDER / "hu").glob("*.ftl"))
    text = " ".join(file.read_text("utf-8") for file in files).lower()
    assert not [term for term in CITIES.split("|") if term.lower() not in text]


@pytest.mark.parametrize("language", TERMS)
def test_terms(language: str) -> None:
    files = sorted((FOLDER / language).glob("*.ftl"))
    text = " ".join(file.read_text("utf-8") for file in files).lower()
    missing = [term for term in TERMS[language].split("|") if term.lower() not in text]
    assert not missing
