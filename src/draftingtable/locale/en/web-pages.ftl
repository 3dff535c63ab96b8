# The browser client's words: rules pages, score pad, replay, offline.

page-print = Print

## Rules pages

page-rules-games = Rules of
page-rules-solo = Solo
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}
page-rules-contents = Contents
page-rules-card = Quick reference
page-rules-nutshell = In a nutshell.
page-rules-ruling = Ruling
page-rules-example = Example
page-rules-link = Rule { $rule }: link to this place
page-rules-note = These are the rules that this program plays, told in our own words. “Ruling” marks our answer to a question that the printed rules leave open. Unofficial: the games belong to their authors and publishers.
