# My page

me-private = Only you can see this page.
me-offline = Your page needs a connection. Nothing is lost; try again later.
me-games-count = { $n ->
    [one] game
   *[other] games
}
me-cards-count = { $n ->
    [one] card placed
   *[other] cards placed
}
me-right-count = right
me-percent = { $n }%
me-games = Your games
me-all = All { $n }
me-older = Older games
me-replay = Replay
me-replay-gone = The replay is no longer kept
me-alone = alone
me-with = with { $names }
me-with-people = { $n ->
    [one] with one other person
   *[other] with { $n } others
}
me-against-bots = { $n ->
    [one] with one bot
   *[other] with { $n } bots
}
me-left = Left early
me-won = Won
me-score = { $n ->
    [one] { $score } right
   *[other] { $score } right
}
me-place = { $n ->
    [2] 2nd of { $of }
    [3] 3rd of { $of }
   *[other] { $n }th of { $of }
}
me-know = What you know
me-few = { $n ->
    [one] One card placed; after 20 you’ll see what you know best.
   *[other] { $n } cards placed; after 20 you’ll see what you know best.
}
me-more = More: fame, gaps, decks
me-by-era = Hit rate by era
me-by-theme = Hit rate by theme
me-by-deck = Hit rate by deck
me-by-fame = Hit rate by fame
me-by-width = Hit rate by gap width
me-class-era = Era
me-class-theme = Theme
me-class-deck = Deck
me-class-fame = Fame
me-class-width = Gap
me-average = Dashed line: your average, { $n }%
me-of = { $right } of { $tries }
me-table = Table
me-table-of = Table: { $plot }
me-placed = Placed
me-right = Right
me-rate = Rate
me-era-0 = Before AD 500
me-era-1 = 500–1499
me-era-2 = 1500–1799
me-era-3 = 1800–1899
me-era-4 = 1900–1949
me-era-5 = Since 1950
me-fame-0 = Hardly known
me-fame-1 = Little known
me-fame-2 = Known
me-fame-3 = Well known
me-width-0 = Up to 10 years
me-width-1 = 11–50 years
me-width-2 = 51–200 years
me-width-3 = Over 200 years
me-width-open = At either end
me-far = How far off
me-far-how = How many years you’re out by when you miss: the median for each fortnight
me-years = { $n ->
    [one] one year
   *[other] { $years } years
}
me-now = most recently
me-since = From
me-middle = Median miss, in years
me-misses = Misses
me-point = From { $day }: { $years }
me-far-plot = { $n ->
    [one] Chart of one fortnight: { $years }.
   *[other] Chart of { $n } fortnights; the latest: { $years }. Use the arrow keys to move along it.
}
me-most-missed = Cards you miss most
me-again = Play my misses again
me-no-misses = Nothing missed twice yet.
me-missed = Missed { $missed } of { $tries } times
me-missed-by = { $n ->
    [one] Missed { $missed } of { $tries } times, by about one year
   *[other] Missed { $missed } of { $tries } times, by about { $years } years
}
me-solo = Best solo scores
me-solo-how = Three lives, all cards, no clock
me-twist = Twist rank
me-rank-of = Rank { $rank } of { $ranks }
me-twist-best = { $n ->
    [one] After one game: rank { $rank } of { $ranks }.
   *[other] Your best of { $n } games: rank { $rank } of { $ranks }.
}
me-twist-next = { $n ->
    [one] Next: { $rank }, one point away.
   *[other] Next: { $rank }, { $n } points away.
}
me-none = Nothing to see yet
me-none-how = Your games will appear here and, later on, what you know best.
me-days-count = { $n ->
    [one] day in a row
   *[other] days in a row
}
me-daily-best = best { $n }
me-daily-average = average { $average } out of 10
me-calendar = Calendar

# Shown to others

me-shown = Others can see this page.
me-shown-change = Change
me-show = Who can see your page
me-show-it = Show it to others
me-show-switch = Show my page to others
me-show-how = Anyone with the address can see your name and your statistics. If you switch this off, the address will never work again.
me-show-more = They also see
me-show-games = my games
me-show-misses = the cards I miss most
me-show-address = The address of your page
me-show-copy = Copy
them-nameless = A player
them-none = Nothing to see here
them-none-why = There’s no page at this address, or it isn’t shown any more.
them-games = Games
them-know = What they know
them-few = { $n ->
    [one] One card placed; after 20 there’s more to see.
   *[other] { $n } cards placed; after 20 there’s more to see.
}
them-average = Dashed line: their average, { $n }%
them-far-how = How many years they’re out by when they miss: the median for each fortnight
them-most-missed = Cards they miss most
them-twist-best = { $n ->
    [one] After one game: rank { $rank } of { $ranks }.
   *[other] Their best of { $n } games: rank { $rank } of { $ranks }.
}
