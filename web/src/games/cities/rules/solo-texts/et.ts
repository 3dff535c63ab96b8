/** Between Two Cities üksi, meie sõnadega. */
import type { SoloText } from "./index";

const text: SoloText = {
  title: "Kuidas mängida üksi",
  lead: "Between Two Cities kahe Automa vastu: need on papist mängijad, kes teevad, mida kaart käsib. Üks mäng või kampaania.",
  nutshell:
    "Autommaso istub sinust vasakul, Automarta paremal. Kummagagi ehitad ühe linna. Nende vahel on Automalinn, mida keegi ei laota. Kui siin ei ole öeldud teisiti, kehtivad reeglid C1–C6.",

  S1: "Automalinn",
  "S1.text": "Selle plaadid kogutakse lihtsalt tüübi järgi ja lõpuks annab linn punkte nii, nagu oleks plaadid paigutanud hea ehitaja.",
  "S1.shops": "*Poed* parimates ridades: 6 poodi on neljane rida ja paar, 16 + 5 = 21.",
  "S1.factories": "*Tehased* nagu igas linnas (C5.2).",
  "S1.taverns": "*Kõrtsid* parimates komplektides: jook, muusika, söök ja veel üks söök annavad 9 + 1 = 10.",
  "S1.offices": "*Kontorid* annavad igaüks lisapunkti, nagu oleks kõrval kõrts.",
  "S1.parks": "*Pargid* on *eraldi paarides*: 2 parki 8, 3 parki 8 + 2 = 10 (mitte 12), 4 parki 16.",
  "S1.houses": "*Majad* nii, nagu ei oleks ühegi kõrval tehast.",
  "S1.ruling": "Kontorid annavad lisapunkti ka siis, kui Automalinnas ei ole ühtegi kõrtsi.",
  "S1.example": "3 parki 10; kõrtsid: jook, muusika, söök, söök 10; 4 poodi 16; 1 tehas, vähem kui kummaski teises linnas, 2; 1 kontor 2; 3 maja kõigi viie muu tüübiga 15. Kokku 55.",

  S2: "Algaja režiim",
  "S2.text": "Siin plaate ei valita, vaid määratakse linnadele.",
  "S2.1": "Tõmba kõigile kolmele linnale juhuslikult üks üksikplaat.",
  "S2.2": "Tõmba veel kolm ja aseta need avatult lauale.",
  "S2.3": "Määra need kolm oma äranägemise järgi, igale linnale üks.",
  "S2.4": "Automalinn jätab oma kaks plaati endale. Kummassegi oma linna asetad C4 järgi need kaks plaati, mille see sai.",
  "S2.5": "Jätka, kuni igas linnas on 6 hoonet.",
  "S2.6": "Seejärel tee üks kord läbi S2.1–S2.4 topeltplaatidega.",
  "S2.7": "Seejärel jätka jälle üksikplaatidega, kuni iga linn on saanud veel 6.",

  S3: "Asjatundja režiim",
  "S3.setup": "*Ettevalmistus.* Sega 20 Automa kaarti. Automalinn saab enne kõike muud kaks juhuslikku topeltplaati; rohkem ta neid kogu mängu jooksul ei saa.",
  "S3.round1": "*1. voor.* Sina ja mõlemad Automad saate igaüks 7 üksikplaati; kõik need plaadid on *avatud*. Kõigepealt Autommaso, siis Automarta: ava Automa kaart; selle veerg *ühine* määrab, milline Automa käes olev plaat läheb sinuga ühisesse linna; veerg *Automalinn* määrab, milline läheb Automalinna. See plaat läheb kohe arvesse, nii et teine Automa juba arvestab sellega.",
  "S3.turn": "Siis sina: määra oma käest üks plaat vasakule ja üks paremale linnale; aseta C4 järgi ja mis tahes järjekorras kõik plaadid, mis su linnadele määrati, nii enda kui ka Automade omad; seejärel antakse plaadid *vasakule* edasi. Pärast kolme käiku pannakse igaühele kätte jäänud plaat kõrvale.",
  "S3.round2": "*2. voor.* Tõmba kolm topeltplaati: üks vasakule, üks paremale linnale, kolmas pannakse kõrvale. Tee seda veel kord ja alles siis aseta kõik neli.",
  "S3.round3": "*3. voor.* Nagu 1. voor, kuid uute plaatidega, mis antakse *paremale* edasi.",

  S4: "Kuidas Automa valib",
  "S4.text": "Veerg on sümbolite loend. Alusta ülevalt ja peatu esimese juures, mis otsustab.",
  "S4.house": "*Maja, tehas*: võtab selle tüübi, kui see on käes.",
  "S4.new": "*Uus tüüp*: ainult siis, kui linnas on juba maja. Võtab tüübi, mida linnas veel ei ole; mitmest selle, mis annab kõige rohkem punkte.",
  "S4.most": "*Kõige rohkem punkte*: võtab plaadi, mis on sellele linnale praegu kõige rohkem väärt: loeb, kui palju muutub linna kogutulemus. Sinuga ühises linnas kujutab Automa plaadile ette parima lubatud koha. (Sina asetad selle, kuhu tahad.)",
  "S4.ties": "Võrdse väärtusega plaatidest võetakse see, mis on viigijärjekorras eespool.",
  "S4.ruling1": "Meie viigijärjekord: pood; tehas; kõrtsid: jook, söök, muusika, öömaja; kontor; park; maja.",
  "S4.ruling2": "Määratud, kuid veel paigutamata plaadid arvesse ei lähe: Automa vaatab seda, mis linnas juba on.",
  "S4.card": "*Näidiskaart.* Ühine: tehas, kõige rohkem punkte. Automalinn: uus tüüp, maja, kõige rohkem punkte.",
  "S4.example": "Kaart ütleb *kõige rohkem punkte*; käes on kõrts, pood ja maja. Linnas on üks maja ja kaks kontorit ning üks vaba ruut puudutab mõlemat kontorit. Seal lisab kõrts 1 enda eest, 2 kontorite eest ja 1 maja eest: 4. Pood lisab 2 + 1 = 3, teine maja 1. Seega võetakse kõrts.",
  "S4.ruling3": "Mõnikord on selles näites maja eest 2 punkti. C5.6 järgi on see 1; kõrts on igal juhul parim.",
  "figure.automa": "Maja ja kaks kontorit; vaba ruut puudutab mõlemat kontorit.",

  S5: "Automa pakk ja tasemed",
  "S5.deck": "Trükitud Automa kaarte meil ei ole: *programmis olev pakk on meie oma*, 20 kaarti, nende seas näidiskaart, ja iga veeru lõpus on *kõige rohkem punkte*. Kui sul on trükitud kaardid olemas, võid need samal kujul üles kirjutada ja oma faili laadida.",
  "S5.levels": "Tase annab Automalinnale punkte või võtab neid ära. Tase 2 sobib esimeseks mänguks; järgmine väljakutse on tase 4, mis punkte ei muuda. Ka trükitud tabelit me ei tunne; enda oma panime paika, lastes robotitel mängida palju mänge.",
  "S5.level": "tase",
  "S5.points": "Automalinn",

  S6: "Kes võidab üksikmängus",
  "S6.text": "Ka Automa tulemus on tema kahest linnast nõrgema tulemus; Automalinna tulemusse arvestatakse taseme punktid. Sa võidad, kui oled C6 järgi mõlemast ees.",

  S7: "Kampaania",
  "S7.text": "Kolm mängu samas režiimis ja samal tasemel või kuus pikas kampaanias. Pärast iga mängu saad kampaaniapunkte:",
  "S7.lower": "nii palju, kui on su *nõrgema* linna tulemus;",
  "S7.bonus": "boonuse: nimeta üks hoonetüüp, iga tüüp ainult üks kord kampaanias, ja saad veel kord need punktid, mida see linn selle eest sai; kaks korda, kui võitsid mängu.",
  "S7.ruling": "Kui su kaks linna on võrdsed, valid sina, kumb annab boonuse. Jagatud võit loetakse võiduks. Mängu boonus valitakse enne järgmist mängu.",
  "S7.sum": "Boonus ei mõjuta seda, kes mängu võidab. Kõigi mängude summa on sinu tulemus: järgmine kord saad selle ületada või sõpradega võrrelda.",
  "S7.example": "Sa võidad ja su nõrgemal linnal on 56 punkti, neist 17 kontorite eest. Nimetad kontorid: 56 + 2 × 17 = 90 kampaaniapunkti. Kaotuse korral oleks see 56 + 17 = 73.",

  examples: "Näide",
  "card.aim": "Võidad, kui saad rohkem punkte kui kumbki Automa; sinu tulemus on nõrgema linna tulemus.",
  "card.beginner":
    "Algaja režiim: iga linn saab juhusliku plaadi; siis määrad kolm avatud plaati, ühe kummalegi oma linnale ja ühe Automalinnale.",
  "card.automacity": "Automalinn: parimad read, parimad komplektid, iga kontor +1, pargid paarides, majad tehasest eemal.",
  "card.symbols": "Automa kaart ülevalt: maja · tehas · uus tüüp (kui on maja) · kõige rohkem punkte.",
};
export default text;
