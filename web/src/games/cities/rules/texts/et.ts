/** Between Two Citiesi reeglid meie sõnadega. */
import type { CitiesText } from "./index";

const text: CitiesText = {
  title: "Kuidas mängida Between Two Citiesit",
  lead: "3–7 mängijat (ja variant kahele), alates 8 aastast, umbes 25 minutit. Kummagi naabriga ehitad ühe linna ja sinu jaoks läheb arvesse ainult nõrgem neist.",
  nutshell:
    "Käes olevatest plaatidest jätad salaja endale kaks ja annad ülejäänud edasi. Üks läheb sinust vasakul, teine paremal olevasse linna. Pärast kolme vooru on iga linn 4 × 4 hoonest ruut. Sinu tulemus on su nõrgema linna tulemus.",

  C1: "Mis on karbis",
  "C1.1": "108 *üksikplaati*, igal üks hoone: 16 poodi, 16 tehast, 20 kõrtsi (5 iga liiki: jook, söök, muusika ja öömaja), 20 kontorit, 16 parki ja 20 maja.",
  "C1.2": "24 *topeltplaati*, kõik erinevad, igal kaks hoonet: 12 püstist ja 12 lamavat. Neil on kindel asend ja neid ei pöörata kunagi.",
  "C1.3": "Trükitud mängus on ka linnade märgid, punktitabel, abikaardid ja istekohakaardid. Siin otsustab võõrustaja, kuidas istutakse: juhuslikult, tema määratud järjekorras või küsimuse järgi, millele kõik vastavad.",

  C2: "Eesmärk",
  "C2.text": "Mängijad istuvad ringis ja iga kahe naabri vahel on nende ühine linn. Lõpuks on iga linn 4 × 4 hoonest ruut: 12 üksikplaati ja 2 topeltplaati. Sinu tulemus on su kahest linnast *nõrgema* tulemus. Uhkest linnast ühel pool ei ole kasu, kui teisel pool on vilets.",
  "figure.ring": "Mängijate ring, iga kahe vahel linn: 1. voorus antakse plaadid vasakule, 3. voorus paremale ja igaühe tulemus on tema nõrgema linna tulemus.",

  C3: "Kolm vooru",
  "C3.text": "Iga sammu teevad kõik korraga.",
  "C3.1": "*1. voor*: igaüks tõmbab 7 üksikplaati. Kolm korda: *vali* salaja kaks ja pane ülejäänud oma *vasaku* linna märgi alla; valik on lõplik. Kui kõik on valinud, *avatakse* plaadid. *Aseta* üks vasakusse ja teine paremasse linna; arutada võib nii palju kui tahes, kuid oma plaatide üle otsustad sina. Seejärel võta kätte plaadid, mis on *parema* linna märgi all. Lõpuks pannakse allesjäänud plaat pildiga alaspidi kõrvale. Igas linnas on nüüd 6 hoonet.",
  "C3.2": "*2. voor*: tõmba 3 topeltplaati, vali salaja kaks, pane kolmas pildiga alaspidi kõrvale, ava valitud ja aseta kumbagi oma linna üks. Igas linnas on nüüd 10 hoonet.",
  "C3.3": "*3. voor*: nagu 1. voor, kuid plaadid antakse *paremale* ja tulevad vasakult. Linnad saavad valmis 16 hoonega.",
  "C3.4": "Kui kumbki naaber tahab, et teine asetaks enne, alustab see, kelle koha number on väiksem.",

  C4: "Plaatide asetamine",
  "C4.1": "Linna esimene plaat võib olla kus tahes. Iga järgmine peab servaga puudutama selle linna mõnd hoonet; nurgast ei piisa.",
  "C4.2": "Plaate ei pöörata. Topeltplaat katab kaks naaberruutu nii, nagu see on trükitud; piisab, kui hoonet puudutab üks pool.",
  "C4.3": "Kus 4 × 4 ruut lõpuks on, jääb *alguses lahtiseks*. Plaadi võib asetada igale poole, kus kõik hooned koos mahuvad veel mõnda 4 × 4 ruutu.",
  "C4.4": "Asetatud plaate ei nihutata ega kaeta.",
  "C4.5": "Ruumi on alati: mis kujuga linn ka ei oleks, iga topeltplaat mahub sinna. (Proovisime kõik kujud läbi: 182 kuju 6 hoonest ja 1003 kuju 8 hoonest.)",
  "figure.floating": "Ruut hõljub: kolmene rida võib veel kasvada vasakule või paremale; neljane rida määrab mõlemad servad.",

  C5: "Linna punktid",
  "C5.text": "„Kõrval“ tähendab alati, et servad puutuvad kokku.",
  "C5.1": "*Poed* seisavad meelsasti reas. Kõrvuti asuvate poodide sirge rida, rõht- või püstsuunas, annab punkte pikkuse järgi. Pood kuulub ainult ühte ritta; kus read kohtuvad, jagatakse need nii, et punkte tuleb kõige rohkem. Alati ei ole parim alustada pikimast reast: joonise H annab 25, mitte 24.",
  "C5.1.of": "poode reas",
  "C5.2": "*Tehased* võistlevad kõigi teiste linnade tehastega. Linnas, kus neid on kõige rohkem, annab igaüks 4, tehaste arvult teises linnas 3, mujal 2. Võrdse arvuga linnad jagavad kohta ja viik esikohal ei võta teist kohta ära: 5, 5, 3, 2, 1 ja 0 tehase korral annab üks tehas 4, 4, 3, 2, 2 ja mitte midagi.",
  "C5.2.of": "tehaseid selles linnas",
  "C5.2.most": "kõige rohkem",
  "C5.2.second": "teine koht",
  "C5.2.other": "vähem",
  "C5.3": "*Kõrtsid* armastavad vaheldust. Arvesse lähevad *erinevate* liikide komplektid, ükskõik kus kõrtsid seisavad; teine sama liiki kõrts alustab uut komplekti.",
  "C5.3.of": "liike komplektis",
  "C5.4": "*Kontorid* on seda rohkem väärt, mida rohkem neid on; seitsmes alustab uut komplekti. Iga kontor, mille kõrval on kõrts, annab veel 1, aga ainult ühe korra, ükskõik mitu kõrtsi seal on.",
  "C5.4.of": "kontoreid",
  "C5.5": "*Pargid* annavad punkte ühendatud rühmadena. Parim on kaks või kolm koos.",
  "C5.5.of": "parke rühmas",
  "C5.6": "*Majad* armastavad seltskonda. Igaüks annab 1 iga *muu* hoonetüübi eest linnas, kuni 5; kõik kõrtsid on üks tüüp. Tehase kõrval olev maja annab aga täpselt 1.",
  "C5.6.of": "muid tüüpe linnas",
  points: "punkte",
  "figure.shops": "Kaheksa poodi H kujul: kaks kolmest veergu, kumbki 10, ja paar nende vahel, 5: kokku 25.",
  "figure.parks": "Pargid: kaks paari, kumbki 8, kolmene rühm 12, üks eraldi 2: kokku 30.",
  "figure.offices": "Viis kontorit annavad 15; kolm neist on kõrtsi kõrval: 18.",
  "figure.houses": "Kui linnas on poode, parke ja tehaseid, annab maja 3, tehase kõrval aga ainult 1.",

  C6: "Kes võidab",
  "C6.1": "Sinu lõpptulemus on su kahest linnast nõrgema tulemus. Võidab see, kelle lõpptulemus on suurim.",
  "C6.2": "Viik? Siis võrreldakse viigis olevate mängijate tugevamaid linnu.",
  "C6.3": "Ikka viik? Siis loeb igaüks kokku oma mõlema linna hooned: kõigepealt poed, siis tehased, kõrtsid, kontorid, pargid, majad. Esimese erinevuse juures võidab see, kellel on rohkem.",
  "C6.4": "Kui kõik on lõpuni võrdne, on võit jagatud.",

  C7: "Kaks mängijat",
  "C7.text": "Kumbki ehitab kaks oma linna, ühe vasakule ja ühe paremale. Iga vooru mängitakse kaks korda: 1a, 1b, 2a, 2b, 3a, 3b. 1a-s tõmba 7 plaati, vali kaks, aseta kumbagi oma linna üks ja anna ülejäänud teisele, kuni alles jääb üks plaat; 1b on sama 7 uue plaadiga. 2a-s tõmba 3 topeltplaati, vali ja aseta kaks; 2b samuti. 3a ja 3b on nagu 1. voor. Sinu tulemus on su kahe linna *summa*. Tehaseid võrreldakse kõigis neljas linnas. Viigi korral kehtib kohe C6.3.",

  examples: "Näited",
  E1: "*Kuus mängijat.* Ühe mängu kuus linna annavad laua ümber järjest 62, 56, 62, 62, 52 ja 57 punkti. Nende vahel istuvad mängijad saavad 56, 56, 62, 52, 52 ja 57: võidab see, kes istub kahe 62-punktise linna vahel. Siin on 56-punktine linn: neli poodi reas 16; üksik kõrts 1; viis kontorit 15, kaks neist kõrtsi kõrval 2; parkide paar ja üks eraldi 8 + 2; kolm maja nelja muu tüübiga 12.",
  E2: "*Poed.* Neli reas, mujal kaks kõrvuti ja üks eraldi: 16 + 5 + 2 = 23.",
  E3: "*Kõrtsid.* Üks muusikakõrts, kaks joogikõrtsi, kaks söögikõrtsi: kolmene ja kahene komplekt, 9 + 4 = 13.",
  E4: "*Kontorid.* Seitse annavad 21 + 1 = 22. Üksik kontor ühe kõrtsi kõrval annab 2, nelja kõrtsi kõrval ikka 2.",
  E5: "*Pargid.* Neli parki, kõik eraldi: 8. Kolm koos ja üks eraldi: 14. Kõik neli koos: 13. Kaks paari: 16.",
  "figure.city": "56-punktine linn: SSSS, HHOm, OPOO, OPHP.",

  tips: "Hea teada",
  "tip.1": "Enne valimist vaata mõlemat oma linna: arvesse läheb ainult nõrgem.",
  "tip.2": "Ka naaber tahab, et teie ühine linn oleks hea, kuid ainult sama hea kui tema teine linn.",
  "tip.3": "Tehased on väärt nii palju, kui teised lubavad: loe need kokku kogu laua ümber.",

  "card.winning": "Sinu tulemus on nõrgema linna tulemus (kahekesi mängides mõlema summa); võidab suurim tulemus.",
  "card.rounds": "1. voor: plaadid antakse vasakule · 2. voor: topeltplaadid · 3. voor: plaadid antakse paremale",
  "card.shops": "ühes sirges reas",
  "card.factories": "kõige rohkem · teine koht · vähem",
  "card.taverns": "erinevat liiki komplektis",
  "card.offices": "ja veel 1 kõrtsi kõrval",
  "card.parks": "ühendatud",
  "card.houses": "iga muu tüübi eest; tehase kõrval ainult 1",
};
export default text;
