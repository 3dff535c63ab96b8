# The browser client: a hint in one sentence. hint-do-… is the move; the others are reasons, which
# begin in lower case and have no full stop.

hint-sentence-0 = { $move }.
hint-sentence-1 = { $move }: { $first }.
hint-sentence-2 = { $move }: { $first }. { $second }.

## 5 Towers: moves

hint-do-bid = Bid { $number }
hint-do-pass = Pass
hint-do-withdraw = Withdraw the bid
hint-do-build = Build { $card }
hint-do-build-on = Build { $card } on { $on }
hint-do-raze = Raze { $card }

## 5 Towers: bidding

# $cards: what the table shows for this bid. $points: what they add at once
hint-bid-gains = { $cards } { $cards_count ->
    [one] adds
   *[other] add
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-bid-opens = { $cards } { $points ->
    [0] { $cards_count ->
        [one] adds
       *[other] add
    } no points now
    [one] { $cards_count ->
        [one] costs
       *[other] cost
    } you { $points } point now
   *[other] { $cards_count ->
        [one] costs
       *[other] cost
    } you { $points } points now
}, but your towers will then take more of the later cards
hint-bid-costs = { $cards } { $points ->
    [0] { $cards_count ->
        [one] adds
       *[other] add
    } no points now
    [one] { $cards_count ->
        [one] costs
       *[other] cost
    } you { $points } point now
   *[other] { $cards_count ->
        [one] costs
       *[other] cost
    } you { $points } points now
}
hint-roof-for-you = the roof alone is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-no-more-fit = { $number ->
    [0] none of these cards fits your towers
   *[other] you can build at most { $number } of these cards
}
hint-one-more-nothing = taking { $number } would add no more points
hint-one-more-costs = taking { $number } would gain { $points ->
    [one] { $points } point less
   *[other] { $points } points less
}
hint-more-fills = a bid of { $number } would add { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but leave your towers less room for later cards
# $count: of later cards that would still fit on it
hint-card-narrows = { $count ->
    [0] nothing more would fit on { $card }
   *[other] { $card } would leave that tower little room
}
hint-forced-card = to take { $number } you must take { $card }, and { $count ->
    [0] nothing more would fit on it
   *[other] little would fit on it later
}
hint-rival-takes = otherwise { $player } takes { $number } for up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-kept-from = a lower bid would let { $player } take { $number } for up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-ends-bidding = nobody can bid higher
hint-last-to-bid = nobody bids after you
hint-unbeatable = nobody after you can build more than { $number }
hint-can-be-outbid = others can still take up to { $number }
hint-zero-starts-again = if everyone passes, you start again with new cards
hint-others-gain-little = the others gain at most { $points ->
    [one] { $points } point
   *[other] { $points } points
} from these cards
hint-rival-gains-at-most = { $player } gains at most { $points ->
    [one] { $points } point
   *[other] { $points } points
} by taking { $number }
hint-start-next = if that bid stands, you start the next round
hint-would-cost = even the best bid, { $number }, would cost you { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-would-gain = the most you could gain now is { $points ->
    [one] { $points } point
   *[other] { $points } points
}, with a bid of { $number }
# $number: the bid that adds the most points now
hint-waits = a bid of { $number } would add { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but there are at least { $rounds ->
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
}, and waiting keeps room for better cards
hint-bid-razes = the cost of razing { $card } is already counted
hint-needs-raze = you would have to raze { $card } for it

## 5 Towers: building

hint-only-move = nothing else is possible
hint-adds-roof = with a roof, all { $count } cards of the tower count double: { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
hint-starts-tower = it starts your { tower-name }
hint-on-an-eight = any card of its kind fits on an 8
hint-nine-on-any = a 9 fits even on { $on }
hint-eight-takes-any = any card of its kind will fit on this 8
hint-other-fits-after = { $other } still fits on it, but not the other way round
hint-room-left = most of its kind will still fit on it
hint-least-room-lost = it takes the least room from your towers
hint-most-points = it adds { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and no other card adds more
hint-adds-points = it adds { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-grows-main = it makes your main tower { $count } cards high
hint-no-raze = everything fits without razing
hint-raze-needed = otherwise the { $number } cards of your bid do not all fit
hint-raze-lets = then { $cards_count ->
    [one] { $cards } fits
   *[other] { $cards } fit
}
hint-raze-opens = then more of the later cards fit that tower
hint-raze-costs = that costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all
hint-bid-cannot-be-built = only { $most } of the { $number } cards still fit
hint-bid-again = you may then bid lower or pass

## Between Two Cities: moves

hint-do-pick = Choose the { $tile } and the { $other }
# Two of the same kind
hint-do-pick-same = Choose two { $tile } tiles
hint-do-place = Place the { $tile } in city { $city }
hint-do-assign = Assign the { $tile } to city { $city }
hint-do-assign-automacity = Assign the { $tile } to { automacity }

## Between Two Cities: reasons

# $points: added by $tile to $city. $more: added by $other to the city $elsewhere
hint-pair-adds = the { $tile } can add { $points } to city { $city }, and the { $other } can add { $more } to city { $elsewhere }
# The other tile adds nothing
hint-tile-adds = the { $tile } can add { $points } to city { $city }
hint-no-pair-adds = no two tiles add points yet
hint-shops-promise = a line of shops scores 2, 5, 10 or 16
hint-factories-promise = a factory scores 4 in the city with the most factories
hint-taverns-promise = different taverns in a city score 1, 4, 9 or 17 together
hint-offices-promise = each further office in a city scores more than the last
hint-parks-promise = two connected parks score 8, and three score 12
# Both tiles have the type, and each goes into a different city
hint-shops-each = each of your cities gets a shop, and a line of shops there scores 2, 5, 10 or 16
hint-taverns-each = each of your cities gets a tavern, and different taverns there score 1, 4, 9 or 17 together
hint-offices-each = each of your cities gets an office, and each further office there scores more than the last
hint-parks-each = each of your cities gets a park, and two connected parks there score 8, three score 12
hint-house-grows = a house will score 1 for every other type in its city, up to 5
hint-best-pair = no other two tiles can add more than these { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
hint-tile-for-rival = the { $tile } could give { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-longer-street = it makes a line of { $count } shops, { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
hint-larger-park = it makes a group of { $count } parks, { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
hint-gains = { category-name } score { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
hint-best-square = no other square adds more ({ $points })
hint-equal-squares = { $count } squares there add { $points } each, and none adds more
hint-same-on-every-square = every free square there adds the same now ({ $points })
hint-prepares = there, the next { $tile } can then add up to { $points }
hint-keeps-open = it leaves the most squares to build on ({ $count })
hint-leaves-open = it leaves { $count ->
    [one] { $count } square
   *[other] { $count } squares
} to build on
hint-finishes-city = it finishes city { $city }
hint-better-square = better: { $square } ({ $points } instead of { $instead })
hint-wish-later = nothing can be built there yet, but it may be later
hint-others-lose = factories in other cities lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-better-here = it can add { $points } here, but only { $more } in city { $elsewhere }
hint-lower-city = city { $city } is your lower city ({ $points }; the other has { $more })
hint-best-tile-here = it can add { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and no other tile can add more here
hint-can-add = it can add { $points ->
    [one] { $points } point
   *[other] { $points } points
} there
hint-kept-from-automacity = it would give { automacity } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-least-for-automacity = it adds only { $points } there, another tile { $more }
hint-automacity-gains = it adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} there
