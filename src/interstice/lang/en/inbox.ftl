inbox = Inbox
inbox-for = Signed in as { $name } until { $until }
inbox-leave = Sign out
inbox-left = You’ve signed out. The link doesn’t work any more.
inbox-open = Open ({ $n })
inbox-settled = Settled ({ $n })
inbox-none-open = Nothing to do. Every report is settled.
inbox-none-settled = No report has been settled yet.
inbox-reports = Reports
inbox-choose = Choose a report.
inbox-back = All reports
inbox-person = Person
inbox-card = Card
inbox-deck = Deck
inbox-server = flagged by the server
inbox-quick = In { $n ->
    [one] one game
   *[other] { $n } games
}, they placed every card correctly within two seconds.
inbox-times = Reports about this person: { $n }
inbox-is-banned = banned
inbox-is-muted = muted everywhere
inbox-room = Room { $code }, { $n ->
    [0] empty
    [one] one person in it
   *[other] { $n } people in it
}
inbox-is-closed = closed
inbox-lines = What was said
inbox-no-lines = Nothing was said.
inbox-hidden = hidden
inbox-erased = erased
inbox-pick = Choose the message “{ $text }”
inbox-year-is = Year on the card: { $year }
inbox-year-proposed = Proposed: { $year }
inbox-year-accepted = Accepted: { $year }
inbox-gone = This card is no longer in its deck.
inbox-version = Version
inbox-read-in = Language
inbox-why = Reason
inbox-why-hint = Kept on record with what you did.
inbox-dismiss = Dismiss
inbox-hide = Hide { $n ->
    [0] messages
    [one] one message
   *[other] { $n } messages
}
inbox-hide-hint = Choose messages above. They can be restored for 30 days; then they’re erased.
inbox-mute = Mute
inbox-close = Close the room
inbox-ban = Ban
inbox-accept = Accept the correction
inbox-who = Who?
inbox-how-long = How long?
inbox-here = In this room
inbox-hours = Everywhere, for { $n ->
    [one] an hour
    [24] a day
    [168] a week
   *[other] { $n } hours
}
inbox-days = { $n ->
    [one] One day
   *[other] { $n } days
}
inbox-for-good = For good
inbox-newcomers = Also keep out new guests from their network for a day
inbox-newcomers-hint = Careful: a whole school, library or family may share one network. Nobody new there will be able to play until tomorrow.
inbox-right-year = The right year
inbox-bc-hint = Use a minus sign for years BC.
inbox-do = What you can do
inbox-done = Done.
inbox-acts = What was done
inbox-undo = Undo
inbox-undone = undone
inbox-act-dismiss = dismissed the report
inbox-act-hide = hid messages
inbox-act-restore = restored messages
inbox-act-mute = muted someone
inbox-act-unmute = unmuted someone
inbox-act-close = closed the room
inbox-act-reopen = reopened this
inbox-act-ban = banned someone
inbox-act-unban = lifted the ban
inbox-act-accept = accepted the correction
inbox-act-reject = withdrew the correction
