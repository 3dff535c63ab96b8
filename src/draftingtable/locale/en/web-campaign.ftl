# The browser client: the map of a solo campaign.

campaign-map = Map of the campaign
campaign-bonus-how = Touch a building in the drawing, or choose a type next to it.
campaign-at-table = Campaign: game { $number } of { $games }
campaign-bots = Bot results
campaign-bots-about = { $games ->
    [one] After 1 game with the same mode and level: the average of many simulated campaigns, and the range of the middle half.
   *[other] After { $games } games with the same mode and level: the average of many simulated campaigns, and the range of the middle half.
}
campaign-bots-you = You
campaign-bots-half = Half of the campaigns: { $low } to { $high }
