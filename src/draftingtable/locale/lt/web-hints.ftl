# The browser client: a hint in one sentence. hint-do-… is the move; the others are reasons, which
# begin in lower case and have no full stop.

hint-sentence-0 = { $move }.
hint-sentence-1 = { $move }: { $first }.
hint-sentence-2 = { $move }: { $first }. { $second }.

## 5 Towers: moves

hint-do-bid = Šauk { $number }
hint-do-pass = Praleisk ėjimą
hint-do-withdraw = Atsiimk šauktą skaičių
hint-do-build = Statyk kortą { $card }
hint-do-build-on = Statyk kortą { $card } ant kortos { $on }
hint-do-raze = Nugriauk kortą { $card }

## 5 Towers: bidding

# $cards: what the table shows for this bid. $points: what they add at once
hint-bid-gains = { $cards_count ->
    [1] { $cards } duoda
   *[other] { $cards } kartu duoda
} { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-bid-opens = { $cards }: dabar { $points ->
    [0] taškų nepadaugės
    [one] prarasi { $points } tašką
    [few] prarasi { $points } taškus
   *[other] prarasi { $points } taškų
}, bet po to bokštams tiks daugiau kortų
hint-bid-costs = { $cards }: dabar { $points ->
    [0] taškų nepadaugės
    [one] prarasi { $points } tašką
    [few] prarasi { $points } taškus
   *[other] prarasi { $points } taškų
}
hint-roof-for-you = vien bokšto viršūnė duoda { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-no-more-fit = { $number ->
    [0] nė viena iš šių kortų netinka tavo bokštams
   *[other] iš šių kortų gali pastatyti daugiausia { $number }
}
hint-one-more-nothing = jei imtum { $number }, taškų nepadaugėtų
hint-one-more-costs = jei imtum { $number }, gautum { $points ->
    [one] { $points } tašku
    [few] { $points } taškais
   *[other] { $points } taškų
} mažiau
hint-more-fills = jei imtum { $number }, gautum { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}, bet bokštuose liktų mažiau vietos vėlesnėms kortoms
# $count: of later cards that would still fit on it
hint-card-narrows = { $count ->
    [0] ant kortos { $card } daugiau niekas netiktų
   *[other] ant kortos { $card } mažai kas betiktų
}
hint-forced-card = jei imtum { $number }, tektų imti kortą { $card }, o ant jos { $count ->
    [0] daugiau niekas netiktų
   *[other] mažai kas betiktų
}
hint-rival-takes = kitaip { $player } ims { $number } ir gaus iki { $points ->
    [one] { $points } taško
    [few] { $points } taškų
   *[other] { $points } taškų
}
hint-kept-from = jei šauksi mažiau, { $player } galės imti { $number } ir gauti iki { $points ->
    [one] { $points } taško
    [few] { $points } taškų
   *[other] { $points } taškų
}
hint-ends-bidding = niekas negali šaukti daugiau
hint-last-to-bid = po tavęs niekas nebešaukia
hint-unbeatable = po tavęs niekas negali pastatyti daugiau nei { $number }
hint-can-be-outbid = kiti dar gali imti iki { $number }
hint-zero-starts-again = jei visi praleis ėjimą, vėl pradėsi su naujomis kortomis
hint-others-gain-little = kitiems šios kortos duoda daugiausia { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-rival-gains-at-most = { $player } gaus daugiausia { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}, jei ims { $number }
hint-start-next = jei niekas nekels, pradėsi kitą raundą
hint-would-cost = net geriausia – šaukti { $number } – kainuotų { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-would-gain = daugiausia, ką dabar gautum, būtų { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
} (imant { $number })
# $number: the bid that adds the most points now
hint-waits = jei imtum { $number }, gautum { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}, bet dar liko bent { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
   *[other] { $rounds } raundų
}, ir verta palikti vietos geresnėms kortoms
hint-bid-razes = kortos { $card } nugriovimo kaina jau įskaičiuota
hint-needs-raze = tam tektų nugriauti kortą { $card }

## 5 Towers: building

hint-only-move = nieko kito daryti negalima
hint-adds-roof = su viršūne visos bokšto kortos ({ $count }) skaičiuojamos dvigubai: dar { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
hint-starts-tower = taip pradedamas tavo { tower-name }
hint-on-an-eight = ant 8 tinka bet kuri šio tipo korta
hint-nine-on-any = 9 tinka net ant kortos { $on }
hint-eight-takes-any = ant šios 8 tiks bet kuri šio tipo korta
hint-other-fits-after = korta { $other } ant jos dar tiks, o atvirkščiai – ne
hint-room-left = ant jos dar tiks dauguma šio tipo kortų
hint-least-room-lost = ji atima mažiausiai vietos tavo bokštuose
hint-most-points = ji duoda { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}, ir jokia kita korta neduoda daugiau
hint-adds-points = ji duoda { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-grows-main = tavo pagrindiniame bokšte bus { $count ->
    [one] { $count } korta
    [few] { $count } kortos
   *[other] { $count } kortų
}
hint-no-raze = viskas telpa ir negriaunant
hint-raze-needed = kitaip netilps visos tavo imamos kortos (jų { $number })
hint-raze-lets = tada { $cards_count ->
    [1] tiks
   *[other] tiks šios kortos:
} { $cards }
hint-raze-opens = po to tam tiks daugiau vėlesnių kortų
hint-raze-costs = iš viso tai kainuoja { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-bid-cannot-be-built = telpa tik { $most } iš { $number }
hint-bid-again = tada galėsi šaukti mažiau arba praleisti ėjimą

## Between Two Cities: moves

hint-do-pick = Rinkis plyteles „{ $tile }“ ir „{ $other }“
# Two of the same kind
hint-do-pick-same = Rinkis dvi plyteles „{ $tile }“
hint-do-place = Dėk plytelę „{ $tile }“ į miestą { $city }
hint-do-assign = Skirk miestui { $city } plytelę „{ $tile }“
hint-do-assign-automacity = Skirk Automamiestui plytelę „{ $tile }“

## Between Two Cities: reasons

# $points: added by $tile to $city. $more: added by $other to the city $elsewhere
hint-pair-adds = „{ $tile }“ miestui { $city } gali duoti iki { $points ->
    [one] { $points } taško
    [few] { $points } taškų
   *[other] { $points } taškų
}, o „{ $other }“ miestui { $elsewhere } – iki { $more }
# The other tile adds nothing
hint-tile-adds = „{ $tile }“ miestui { $city } gali duoti iki { $points ->
    [one] { $points } taško
    [few] { $points } taškų
   *[other] { $points } taškų
}
hint-no-pair-adds = kol kas jokios dvi plytelės neduoda taškų
hint-shops-promise = parduotuvių eilė duoda 2, 5, 10 ar 16 taškų
hint-factories-promise = gamykla duoda 4 taškus mieste, kuriame gamyklų daugiausia
hint-taverns-promise = skirtingos miesto smuklės kartu duoda 1, 4, 9 ar 17 taškų
hint-offices-promise = kiekvienas kitas biuras mieste duoda daugiau už ankstesnį
hint-parks-promise = du sujungti parkai duoda 8 taškus, o trys – 12
hint-shops-each = kiekvienas tavo miestas gauna po parduotuvę, o parduotuvių eilė ten duoda 2, 5, 10 ar 16 taškų
hint-taverns-each = kiekvienas tavo miestas gauna po smuklę, o skirtingos smuklės ten kartu duoda 1, 4, 9 ar 17 taškų
hint-offices-each = kiekvienas tavo miestas gauna po biurą, o kiekvienas kitas biuras ten duoda daugiau už ankstesnį
hint-parks-each = kiekvienas tavo miestas gauna po parką, o du sujungti parkai ten duoda 8 taškus, trys – 12
hint-house-grows = namas duos po 1 tašką už kiekvieną kitą savo miesto pastatų tipą, daugiausia 5
hint-best-pair = jokios kitos dvi plytelės dabar neduotų daugiau kaip { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-tile-for-rival = { $player } už plytelę „{ $tile }“ galėtų gauti { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-longer-street = susidaro { $count } parduotuvių eilė, tai dar { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
hint-larger-park = susidaro { $count } parkų grupė, tai dar { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
hint-gains = { category-name } duoda dar { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-best-square = joks kitas langelis neduoda daugiau ({ $points })
hint-equal-squares = { $count ->
    [one] { $count } langelis ten duoda
    [few] { $count } langeliai ten duoda
   *[other] { $count } langelių ten duoda
} po { $points }, ir joks kitas neduoda daugiau
hint-same-on-every-square = ten dabar visi laisvi langeliai duoda tiek pat ({ $points })
hint-prepares = kita plytelė „{ $tile }“ ten galės duoti iki { $points ->
    [one] { $points } taško
    [few] { $points } taškų
   *[other] { $points } taškų
}
hint-keeps-open = taip statyti lieka daugiausia langelių ({ $count })
hint-leaves-open = statyti ten dar lieka { $count ->
    [one] { $count } langelis
    [few] { $count } langeliai
   *[other] { $count } langelių
}
hint-finishes-city = tai užbaigia miestą { $city }
hint-better-square = geriau: { $square } ({ $points }, o ne { $instead })
hint-wish-later = dabar ten statyti dar negalima, bet vėliau gal bus galima
hint-others-lose = kitų miestų gamyklos praranda { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-better-here = čia ji gali duoti { $points }, o mieste { $elsewhere } – tik { $more }
hint-lower-city = miestas { $city } yra silpnesnis tavo miestas ({ $points }; kitas turi { $more })
hint-best-tile-here = ji gali duoti { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}, ir jokia kita plytelė čia neduotų daugiau
hint-can-add = ten ji gali duoti { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-kept-from-automacity = Automamiestui ji duotų { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
hint-least-for-automacity = ten ji duoda tik { $points }, o kita plytelė duotų { $more }
hint-automacity-gains = ten ji duoda { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
