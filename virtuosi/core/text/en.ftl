# Words of the house, for every game
seat-called = Player { $number }
level-novice = Novice
level-scholar = Scholar
level-master = Master
level-grand = Grandmaster
nature-decides = chance decides

# What happens at a table beside its moves, in its log
note-undone = { $you ->
    [yes] You take a move back: “{ $what }”
   *[no] { $who } takes a move back: “{ $what }”
}
note-joined = { $you ->
    [yes] You sit down
   *[no] { $who } sits down
}
note-left = The seat of { $who } has been given up
note-freed = The seat of { $who } is free again: the host invites somebody
note-lent = { $you ->
    [yes] A { $level } plays for you
   *[no] A { $level } plays for { $who }
}
note-back = { $you ->
    [yes] You play for yourself again
   *[no] { $who } plays in person again
}
note-leaving = Nobody has moved here for a long time: in a week this table is put away, unless somebody plays
note-stepped-down = The bot at the seat of { $who } could not find its moves and plays on as a { $level }
note-timed-out = { $you ->
    [yes] Your time is up: a { $level } plays for you until you are back
   *[no] The time of { $who } is up: a { $level } plays until they are back
}
note-time-up = { $you ->
    [yes] Your time is up; nobody is waiting, so play on when you like
   *[no] The time of { $who } is up; nobody is waiting for them
}
note-resigned = { $who } resigns, out of time: a { $level } plays the seat to the end
note-filled = Nobody came for this seat: a { $level } sits down
note-asks-takeback = { $you ->
    [yes] You ask to take your last move back
   *[no] { $who } asks to take their last move back
}
note-asks-replace = { $you ->
    [yes] You ask whether a bot may play for whoever is not there
   *[no] { $who } asks whether a bot may play for whoever is not there
}
note-asks-dismiss = { $you ->
    [yes] You ask whether whoever is not there should lose the seat for good
   *[no] { $who } asks whether whoever is not there should lose the seat for good
}
note-asks-end = { $you ->
    [yes] You propose to end the match here
   *[no] { $who } proposes to end the match here
}
note-declined = { $you ->
    [yes] You say no
   *[no] { $who } says no
}
note-replaced = { $you ->
    [yes] You were not there: a { $level } plays for you until you are back
   *[no] { $who } is not there: a { $level } plays until they are back
}
note-dismissed = { $who } has not come back: a { $level } plays the seat to the end, unless the host gives it to somebody else
note-ended = The match ends here: nobody has won
note-taken-back = { $you ->
    [yes] You take a move back, with everything since: “{ $what }”. What was seen stays seen
   *[no] { $who } takes a move back, with everything since: “{ $what }”. What was seen stays seen
}
note-taken-back-some = { $you ->
    [yes] You take your last move back, with everything since. What was seen stays seen
   *[no] { $who } takes their last move back, with everything since. What was seen stays seen
}

error-seats = This game is not played by { $seats } { $seats ->
    [one] person
   *[other] people
}.
error-option = This game has no option “{ $option }”.
error-option-value = “{ $value }” is not a value of the option “{ $option }”.
error-option-seats = The option “{ $option }” is not offered at { $seats } { $seats ->
    [one] seat
   *[other] seats
}.

# What the server says when a request is not fulfilled
error-bad-request = The house did not understand this request, and nothing has changed. Reload the page and try again.
error-bad-name = A name needs at least one letter.
error-bad-line = A line needs at least one letter or sign.
error-unknown-bot = There is no bot “{ $bot }” here.
error-unknown-pack = There is no pack “{ $pack }” of this game here.
error-unknown-game = There is no game “{ $game }” in this house.
error-unknown-language = The house speaks English and French only.
error-unknown-table = There is no such table. The link may be incomplete.
error-unknown-past = The match cannot be shown at this point.
error-wrong-seat = This seat is not yours.
error-closed-table = This table is closed to spectators.
error-not-listed = Only those with a link may sit down at this table.
error-wrong-invitation = This link opens no seat at this table. Ask for a new one.
error-wrong-code = This code lets nobody in: it was used, it is too old, or it was mistyped.
error-not-host = Only the host of the table may do this.
error-silenced = The host has asked you to be silent at this table.
error-hushed = The host asks those who watch not to talk before the match is over.
error-no-chat = This table was opened without talk.
error-seat-taken = Somebody has sat down with this link already.
error-seated = You sit at this table already; this link is for somebody else.
error-no-seat = Somebody was quicker: no seat is free at this table.
error-asked-already = The table has been asked something already. Wait for the answers.
error-asked-lately = { $seconds ->
    [one] They said no. You can ask again in a second.
   *[other] They said no. You can ask again in { $seconds } seconds.
}
error-nothing-asked = Nobody is asking you this any more.
error-not-absent = Whoever is to move is there, or has not been gone for long enough.
error-away = A bot plays for you. Take your seat back first.
error-your-turn = It is your turn now: decide at the table.
error-not-foreseen = What you will be asked depends on what the others do, so it cannot be decided ahead.
error-not-your-turn = It is not your turn.
error-not-found = There is nothing at this address.
error-wrong-method = This cannot be asked here.
error-stale-move = The table has moved on; this is how it stands now.
error-key-used = This request was already used for something else.
error-undo-impossible = This can no longer be taken back.
error-over = The match is over.
error-not-over = This can be seen once the match is over.
error-no-coach = This table was opened without hints, so nobody gets any.
error-no-advice = No hint was found this time. Nothing was lost; please ask again.
error-not-settled = This move can still be taken back; wait until it stands.
error-talk-full = So much was said at this table that nothing more can be kept.
error-too-large = This request is too large.
error-refused = This move is not possible now.
error-too-many = Too many tables in a short time. Please wait a minute.
error-too-fast = That was a lot in a few seconds. Take a breath, then go on.
error-too-many-bots = Bots play among themselves at too many tables already. Sit down with them, or come back later.
error-internal = Something went wrong in the house. Nothing was lost; please try again.
error-storage = The house cannot write anything down at the moment, so nothing was changed. Is the disk full?
error-unknown-line = This line does not exist.
error-unknown-speaker = Nobody with this number has spoken here.
error-bad-address = No notice can be sent to this address.
error-bad-zone = The house does not know this time zone.
error-banned = The host of this house has shut you out of it.
error-unknown-way = You have no such way of being told.
error-unknown-device = This is not one of your devices.
error-no-mail = This house sends no mail.
error-not-reached = The message did not arrive there. Is the address right?
error-too-many-ways = You have as many ways to be told as there can be; remove one first.
error-mail-asked = A code has just been sent to this address. Look there, or wait a few minutes.
error-unknown-goal = This game does not plan for that.
error-wrong-origin = This page comes from elsewhere and may not change anything here.
error-not-json = A request that changes something must be JSON.
error-wrong-host = The house is not known by this name; it is told its names with --name.
error-too-slow = The request took too long to arrive.
error-busy = The house is still at work on the last question of this table.
error-busy-analysing = The house is looking through other matches just now; please ask again in a minute.
error-crowded = Too many windows are looking at this from one place; close some.

# Notices that reach people away from the page
notice-turn-title = Your turn: { $game }
notice-turn = It is your turn at a table of { $game }.
notice-reminder-title = Your time is running out: { $game }
notice-reminder = Your time at a table of { $game } ends soon, and it is still your turn.
notice-leaving-title = A table will be put away: { $game }
notice-leaving = Nobody has moved at your table of { $game } for a long time. In a week it will be put away; any move keeps it.
notice-rematch-title = Once more? { $game }
notice-rematch = Somebody you played { $game } with is playing again, and your place at the new table is kept. This link takes you there.
notice-trial-title = This is how you will be told
notice-trial = A message from Virtuosi has found its way to you.
notice-code-title = Your code for Virtuosi
notice-code = Somebody, most likely you, wants to be told at this address when it is their turn. The code is { $code }. If it was not you, do nothing: no other message will come.
notice-about = You asked Virtuosi to send you notices. To turn them off: { $link }
