# Words of the page itself; what happens in a game is said by the game.
house-home-title = Virtuosi: five games of science
house-motto = Five games of science, with friends or against bots that do not peek. No account needed.
house-unofficial = An unofficial house: rules, words and drawings are our own; the names of the games belong to their owners.
house-plate = Plate { $number }
house-minutes = { $minutes } min
house-play = Play
house-play-game = Play { $title }
house-opening = Opening…
house-options = Options
house-learn = Learn by playing
house-rules-short = Rules
house-coming = In preparation
house-coming-long = This game is still being built. The others are open.
house-open-failed = The table could not be opened. Nothing is lost: try again in a moment.

house-tables = Your tables
house-tables-kept = kept on this device
house-tables-none = None just now. Press Play: a table is set in a second.
house-tables-all = Show all { $count }
house-table-unknown = Out of reach just now
house-table-over = Finished · { $score }
house-table-waiting = { $stage } · { $name } to move
house-table-sit = Play on
house-table-look = Look in
house-table-result = Result
house-table-forget = Remove from this list

house-mine = My page
house-mine-none = None just now.
house-mine-key = to the next one that waits for you:
house-mine-waits = Your turn (last move { $since })
house-mine-other = { $name } to move (last move { $since })
house-mine-over = Finished { $since }
house-just-now = just now
house-in-a-moment = in a moment
house-mine-leaves = put away { $when }, unless somebody plays
house-mine-again = the same people are playing again
house-mine-ends = time runs out { $when }
house-mine-mute = No notices from this table
house-next-table = Next table that waits for me
house-next-table-of = Next table that waits for me: { $title }

house-tell = Tell me when it is my turn
house-tell-why = One message a turn, none while you look at the table, with a link straight to it.
house-tell-push = Tell this browser
house-tell-push-denied = The browser does not allow this page to tell you. Its settings for this page can change that.
house-tell-mail = E-mail address
house-tell-webhook = Address of a webhook (https://…)
house-tell-form = Format of the webhook
house-tell-add = Add
house-tell-here = This browser
house-tell-kind-push = Another browser
house-tell-kind-mail = E-mail
house-tell-kind-webhook = Webhook
house-tell-on = on
house-tell-try = Try it
house-tell-tried = Sent
house-tell-drop = Remove
house-tell-code = Code from the e-mail
house-tell-confirm = Confirm
house-tell-quiet = Quiet from
house-tell-from = Quiet hours begin
house-tell-until = until
house-tell-to = Quiet hours end
house-tell-keep = Save
house-tell-zone = By the clock of { $zone }. What is held back comes afterwards, if it is still your turn.

house-devices = My devices
house-devices-here = This device
house-devices-seen = Last seen { $when }
house-devices-added = added on { $day }
house-devices-shut = Shut out
house-devices-sure = Yes, it loses its seats

house-privacy = Privacy
house-privacy-who = Who you are
house-privacy-who-what = Your browser makes up a random key; the house keeps only its fingerprint, with the day it was added and last seen. There is no account, no password and no address, unless you give one for notices.
house-privacy-tables = What you play
house-privacy-tables-what = For every table the house keeps the game, its options, all moves with their times, who joined, left or lent a seat, what is said there, the names at the seats, and what somebody decided ahead until it is played. Whoever has the link of a table can watch it, unless it is closed to spectators; nobody sees the hand of another seat.
house-privacy-notices = How you are told
house-privacy-notices-what = If you want to be told of your turn: the address of your browser’s push service, your e-mail address or your webhook, your language, time zone and quiet hours. A notice names the game and links to the table; the service that carries it to you learns that.
house-privacy-browser = In your browser
house-privacy-browser-what = Your key, your list of tables and small choices such as language and night. No cookie is set.
house-privacy-not = What is not stored
house-privacy-not-what = Nothing about you is counted, measured or, apart from the notices you asked for, sent to anybody. Addresses of visitors are held in memory for a minute, against floods; the host can switch on a log of visits.
house-privacy-long = For how long
house-privacy-finished = { $days ->
    [0] Finished matches are kept for good.
   *[other] A finished match is kept for { $days } days after its last move.
  }
house-privacy-abandoned = { $days ->
    [0] Matches that are not over are kept for good.
   *[other] A match in which nobody moves is put away after { $days } days; everybody at the table is told a week before. A guest who sits nowhere is forgotten after the same time.
  }
house-privacy-rest = Codes for e-mail and devices are kept for a few minutes, notices for a week. Backups made by the host may be kept longer.
house-privacy-forget = Forget me
house-privacy-forget-what = This deletes your devices, your names at tables, what you said there, your notices and their settings. Where others play on, a bot takes your seat; tables where nobody else sits are deleted. Moves at other tables stay, without your name.
house-privacy-sure = It cannot be undone: on every device you lose all your seats.
house-privacy-yes = Yes, forget me
house-privacy-forgotten = The house knows nothing of you any more.

house-banned-title = The door is shut
house-banned = The host of this house has shut you out of it.

house-join = Join a friend
house-join-link = Paste the link you were sent, or a code
house-join-go = Join
house-join-why = A friend with the link sits down as a guest: no account, no password to invent.
house-join-wrong = This is not a link to a table: one looks like …/table/… and ends with the secret of a seat.

house-who = Who plays
house-how-many = Number of players
house-solo = Solo
house-count = { $count } players
house-bots = Bots
house-seat-held = Who holds seat { $number }
house-sitter-me = Me
house-sitter-here = A person at this screen
house-sitter-friend = A friend with a link
house-sitter-novice = Bot: Novice
house-sitter-scholar = Bot: Scholar
house-sitter-master = Bot: Master
house-sitter-grand = Bot: Grandmaster
house-sitter-visitor = Bot: { $bot }
house-about-novice = for a first match
house-about-scholar = beats a beginner
house-about-master = 8 seconds a turn at most
house-about-grand = as strong as we can make it, up to 20 s a turn
house-about-visitor = from another package
house-about-friend = you send a link
house-friend-help = You will find the link at the table: press “Seats and links”.
house-here-help = A curtain falls whenever the screen changes hands, so that nobody’s hand is seen.
house-name = Name
house-terms = Who may sit down, clock
house-terms-who = Seats kept for others
house-terms-who-help = Whoever has the link can always sit down.
house-terms-link = Only by link
house-terms-anyone = Anyone in this house: the table stands in the lobby
house-terms-fill = Bots for seats that stay empty
house-terms-fill-value = { $n ->
    [0] never
    [60] after an hour
   *[other] after { $n } minutes
}
house-terms-closed = Closed to spectators
house-terms-closed-help = Only those who sit at the table see it.
house-terms-friendly = Friendly: moves are taken back without asking
house-terms-friendly-help = Otherwise the others are asked once something was revealed or somebody else has moved.
house-terms-clock = Time to think
house-terms-clock-help = No time runs while a seat is empty, while a bot plays or while the house is closed.
house-terms-clock-none = No clock
house-terms-clock-live = Live: seconds a turn and a reserve
house-terms-clock-days = Slow: days a turn
house-terms-turn = A turn
house-terms-turn-value = { $n ->
    [30] 30 seconds
    [60] a minute
    [120] 2 minutes
   *[300] 5 minutes
}
house-terms-reserve = Reserve of each player
house-terms-reserve-value = { $n ->
    [0] none
    [60] an hour
   *[other] { $n } minutes
}
house-terms-days = A turn
house-terms-days-value = { $n ->
    [1] one day
    [7] a week
   *[other] { $n } days
}
house-terms-weekends = Weekends off
house-terms-weekends-help = Saturdays and Sundays do not count.
house-terms-after = When the time is up
house-terms-after-help = If nobody else is there to wait, nothing happens.
house-terms-after-bot = A bot plays on until the person is back
house-terms-after-resign = The seat resigns: a bot plays it to the end
house-lobby = Lobby
house-lobby-open = Free seats
house-lobby-live = To watch
house-lobby-finished = Played to the end
house-lobby-sit = Sit down
house-lobby-watch = Watch
house-lobby-look = Look at it
house-lobby-somebody = somebody
house-lobby-free = free
house-lobby-gone = Somebody was quicker. Here is what is free now.
house-lobby-clock-live = { $turn } s a turn, { $reserve ->
    [0] no reserve
   *[other] { $reserve } min in reserve
}
house-lobby-clock-days = { $turn ->
    [one] a day a turn
   *[other] { $turn } days a turn
}
house-guided = Guided match
house-guided-help = Advice for every decision, in a real match. It can be put away at any time.
house-pack = Components
house-pack-help = The data of cards, tiles and boards to play with.
house-pack-shipped = As they come with the house
house-pack-owned = { $name }: { $values ->
    [one] one value differs
   *[other] { $values } values differ
  }
house-provenance = About the components: { $found } entries are printed or public, { $inferred } follow from them, { $reconstructed } are reconstructed to fit the rules. Owners of the box can enter the printed ones.

house-tools = Tools
house-language = Language
house-night = Night
house-sound-on = Sounds on
house-sound-off = Sounds off
house-day = Day
house-last-turns = Last turns
house-rulebook = Rulebook
house-rulebooks = Rulebooks
house-invite = Seats and links
house-keys = Keyboard shortcuts
house-close = Close
house-home = Home
house-retry = Try again
house-loading = Setting the table…

house-you = you
house-bot = bot
house-seat-free = not here yet
house-at-table = { $name } is at the table
house-not-at-table = { $name } is not at the table just now
house-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
house-players = Players
house-about-table = Table information
house-bot-how = { $name }, { $level }: how this bot thinks
house-bot-level = { $name } ({ $level })
house-bot-promise = A turn takes { $seconds } s at most.
house-bot-not-yet = It has not had to search for a move yet.
house-bot-pace = It looks ahead { $iterations } times a second, { $rules ->
    [compiled] with compiled rules.
   *[interpreted] with interpreted rules: slower, until they are compiled.
  }
house-bots-waiting = { $count ->
    [one] One bot of the house waits until another has finished thinking.
   *[other] { $count } bots of the house wait until others have finished thinking.
  }
house-thinking-short = thinking
house-points-open = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}, show what they are made of
house-points-open-now = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}, { $projected } if the match ended now; show what they are made of
house-points-now = { $points } if it ended now
house-log = Log
house-log-earlier = Show earlier
house-own = Your things
house-bar = Your move
house-bar-watched = What is asked
house-choices = Choices
house-no-board = This board is still on the drawing table. Every move is in the list below.

house-your-turn = Your turn:
house-your-turn-short = Your turn
house-thinking = { $seconds ->
    [0] { $name } is thinking
   *[other] { $name } is thinking, { $seconds } s
}
house-thinking-queue = { $count ->
    [one] { $name } is waiting for another bot to finish thinking
   *[other] { $name } is waiting for { $count } other bots to finish thinking
}
house-playing = { $name } is playing
house-waiting = Waiting for { $name }
house-waiting-friend = { $name } has not sat down yet. Press “Seats and links” and send the link.
house-follow-next = { $count ->
    [one] Next move
   *[other] Next of { $count } moves
}
house-follow-skip = To the present
house-follow-press = Any press shows the present.
house-speed = Others: { $speed }
house-speed-step = step by step
house-speed-normal = in their time
house-speed-fast = at once
house-speed-why = How the moves of others are shown: step by step, in their time, or at once
house-watching = You are watching.
house-nature = Chance decides
house-over = The match is over.
house-over-short = Over
house-final-open = Show the final sheet
house-all = All { $count }
house-all-title = { $count ->
    [one] One choice
   *[other] All { $count } choices
}
house-filter = Search
house-not-now = Not now
house-ways = { $count } ways
house-takeback = Ask to take it back
house-takeback-why = Something was revealed, or the turn has passed: the others are asked. What was seen stays seen.
house-ahead = Decide ahead
house-ahead-laid = { $count ->
    [one] Decided ahead: one move
   *[other] Decided ahead: { $count } moves
}
house-ahead-why = Answer now what you will be asked when your turn comes. It is played at once then, even if you are not there; nobody else knows of it, and if you are asked anything else, nothing is played.
house-ahead-first = What you will be asked next
house-ahead-then = What you will be asked then
house-ahead-none = What you will be asked next depends on what the others do. Nothing can be decided ahead now.
house-ahead-no-more = What comes after that depends on what the others do.
house-ahead-back = Take the last one back
house-ahead-forget = Decide nothing ahead
house-ahead-dropped = You are asked something other than what you answered ahead, so none of it was played.
house-ahead-failed = The house did not answer. What you had decided stands as it was.
house-absent = Not there? Go on with a bot
house-asking-takeback = { $who } asks to take their last move back.
house-asking-replace = { $who } asks whether a bot may play for { $name } until they are back.
house-asking-replace-you = { $who } thinks that you are not there, and asks whether a bot may play for you.
house-asking-dismiss = { $who } asks whether { $name } should lose the seat for good. A bot would keep it, or the host would give it to somebody else.
house-asking-dismiss-you = { $who } thinks that you will not come back, and asks whether you should lose your seat for good.
house-asking-end = { $who } proposes to end the match here. Nobody would have won.
house-asking-own = You have asked. Waiting for { $names }.
house-agree = Agree
house-decline = No
house-here = I am here
house-withdraw = Withdraw
house-end = End the match here
house-end-sure = The others are asked. If all agree, the match ends as it stands, and nobody has won.
house-end-sure-alone = The match ends as it stands, and nobody has won.
house-abandoned = The match was ended
house-abandoned-why = It was ended early, so nobody has won.
house-door = This table is closed to spectators
house-door-why = Only those who sit at it see it. If you have a link to a seat, use that one.
house-door-sit = A seat is kept for you. Under which name do you sit down?
house-undo = Undo

# The coach
house-hint = Hint
house-hints = Worth a thought
house-hint-asking = Thinking it over, from what you can know…
house-hint-win = { $percent }% to win
house-hint-points = { $points ->
    [one] 1 point in sight
   *[other] { $points } points in sight
}
house-hint-tried = { $count ->
    [0] the only move
    [one] 1 try
   *[other] { $count } tries
}
house-hint-line = The whole line
house-hint-then = Then: { $moves }
house-hint-becomes = { $thing }:
house-hint-expected = to be expected, not certain
house-hint-quiet = Prepares what comes after.
house-hint-failed = No hint came; ask again.
house-coach = Hints for everybody
house-coach-help = Whoever is to move may ask which moves are best. Everybody sees that hints are allowed.
house-coached = hints allowed
house-key-hint = A hint: the best moves, and why

# A look through a finished match
house-analysis = What was better?
house-analysis-title = What could have been better
house-analysis-progress = A look through the match: { $done } of { $total } turns
house-analysis-waiting = The look through the match begins as soon as a bot is free.
house-analysis-failed = The look through the match was broken off.
house-analysis-retry = Try again
house-analysis-win = Chances to win
house-analysis-points = Points in sight
house-analysis-costly = { $name }: the costliest turns
house-analysis-clean = No costly turn was found.
house-analysis-made = Played: { $move }
house-analysis-best = Better: { $move }
house-analysis-lost = { $percent }% chance to win
house-analysis-lost-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
house-analysis-go = Show move { $at }
house-analysis-how = Each turn is judged by what the player could know then: as it was played and as it could have been, each from many ways the match could have gone on.
house-analysis-good = As good as anything the search found.

# Playing on from a moment of a finished match
house-play-on = Play on from here
house-play-on-title = Play on from move { $at }
house-play-on-seat = Your seat
house-play-on-level = The bots
house-play-on-help = A new table begins where the match stood, with everything that lay hidden as it was, and with new luck.
house-began = from move { $at }
house-began-why = This match goes on from move { $at } of another one. It counts for nothing but practice.
house-do = Play this move
house-ask = Something can still be done here. Leave it undone?
house-ask-leave = Yes, leave it
house-ask-never = Yes, and do not ask again
house-ask-back = No, play on
house-ask-setting = Ask before something is left undone
house-gain-setting = Light up what gains something more than what is merely allowed
house-swift-setting = End my turn for me when nothing else is left; it cannot be undone then
house-rule = Rule { $rule }

house-talk = Talk
house-talk-new = { $count ->
    [one] Talk: one new line
   *[other] Talk: { $count } new lines
}
house-talk-off = Turn off
house-talk-on = Turn on
house-talk-is-off = The talk of this table is off on this device. Nothing is shown or counted.
house-talk-hushed = The host asks those who watch not to talk before the match is over.
house-hush = Those who watch may talk
house-hush-why = Those who play do not hear them before the match is over, and neither do you while you play.
house-talk-seats = Heard by all at the seats; by those who watch, when the match is over.
house-talk-spectators = Among those who watch: the players hear it when the match is over.
house-talk-none = Nobody has said anything yet.
house-talk-say = Say something
house-talk-hint = Say something; @ points at things
house-talk-send = Send
house-talk-things = Things on the table
house-talk-lost = The server does not answer. Your line waits here; sending it again is safe.
house-talk-spectator = A spectator
house-talk-more = More about the line of { $name }
house-talk-mute = Do not show { $name }
house-talk-muted = { $count ->
    [one] One line is not shown.
   *[other] { $count } lines are not shown.
}
house-talk-unmute = Show all
house-talk-remove = Remove the line
house-talk-removed = A line was removed.
house-talk-silence = Silence { $name } at this table
house-talk-speak = Let { $name } speak again
house-talk-point = Point at this
house-talk-open = Talk
house-talk-open-help = People at the table talk to each other, and so do those who watch.
house-sign-give = Give a sign about this move
house-sign-applause = Bravo
house-sign-heart = Lovely
house-sign-smile = A smile
house-sign-surprise = What a surprise
house-sign-puzzled = Puzzled

house-past = Looking back:
house-past-at = move { $at } of { $last }
house-past-stood = Move { $at } of { $last }: { $points }
house-past-keys = Arrow keys step; Esc returns to the present
house-past-start = To the beginning of the match
house-past-unit = Go by
house-unit-move = Move
house-unit-turn = Turn
house-unit-round = Round
house-back-move = One move back
house-back-turn = One turn back
house-back-round = One round back
house-forward-move = One move forward
house-forward-turn = One turn forward
house-forward-round = One round forward
house-past-rate = Speed of the replay
house-rate-slow = Slow
house-rate-normal = Steady
house-rate-fast = Fast
house-past-link = Copy a link to this moment
house-past-link-bar = The address of this page is the link.
house-replay = Replay
house-pause = Pause
house-present = Present

house-sheet = Score sheet
house-sheet-now = As if the match ended now, from what everybody can see.
house-total = Total
house-earned = Earned so far
house-later = If the match ended now
house-total-now = Total if it ended now
house-rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
house-you-won = You won
house-won = { $name } won
house-solo-over = Played to the end
house-solo-lost = Not this time
house-shared = Shared victory: { $names }
house-again = Play again
house-rematch-come = Come along
house-rematch-asked = Somebody is playing again with the same people: your place at the new table is kept.
house-rematch-seen = The same people are playing again at a new table.
house-rematch-watch = Watch them
house-rematch-not = Not now, thanks
house-moment = To this moment
house-moment-why = Whoever opens it sees the match as it stands now, as a spectator does.
house-finished = Finished matches
house-finished-sum = { $played ->
    [one] one match
   *[other] { $played } matches
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
house-finished-you = You, { $points } { $points ->
    [one] point
   *[other] points
}
house-finished-seat = { $name }, { $points } { $points ->
    [one] point
   *[other] points
}
house-step-through = Step through the match
house-graph = Points as the match went on
house-share = Link to the match
house-record = Save the record
house-fair = Honest luck
house-fair-why = Before the first move the house drew a secret number that decides every die and every card, and showed this fingerprint of it. At the end the number stands in the record: with “virtuosi verify” anybody can throw everything again and see that nothing was changed.

house-curtain = { $name } to move
house-curtain-why = Pass the screen to { $name }. The table is covered until then.
house-curtain-lift = I am { $name }
house-curtain-open = No curtain at this table from now on
house-sit-title = Your friend kept a seat for you
house-sit-why = Under which name do you sit down?
house-sit = Sit down
house-sit-failed = The seat could not be taken just now. Try again in a moment.
house-sit-watch = Only watch
# what seats are called, as the games say it: for pages of no game
seat-called = Player { $number }
level-novice = Novice
level-scholar = Scholar
level-master = Master
level-grand = Grandmaster
house-seat-away = { $you ->
    [yes] a { $level } plays for you
   *[no] a { $level } plays for them
}
house-seat-resigned = out of time, a { $level } plays on
house-left = Time left to { $name }:
house-left-days = { $days } d { $hours } h
house-left-hours = { $hours } h { $minutes } min
house-left-minutes = { $time }
house-seat-empty = free
house-seat-host = host
house-seat-lend = Let a bot play for me
house-seat-bot = Let a bot play there
house-seat-back = Play for myself again
house-seat-leave = Leave the table
house-seat-leave-sure = The seat becomes free, and only the host can invite you back.
house-seat-dismiss = Take the seat away for good
house-seat-dismiss-sure = If all others agree, { $name } cannot come back: a bot keeps the seat, or the host gives it to somebody else.
house-seat-free-it = Free the seat
house-seat-free-sure = { $name } loses the seat, and you get a new link to hand out. Everybody reads it in the log.
house-seat-link = New link
house-seat-not = Never mind
house-seat-failed = This could not be done just now. Try again in a moment.
house-device = Let another device of mine in
house-device-code = On the other device, type this code on the home page:
house-device-why = It is good once, for ten minutes. Whoever uses it holds all your seats: it is for you alone.
house-device-title = Another device of yours
house-device-sure = From now on this device holds the same seats as the one that shows the code, and that one holds the seats taken here. Go on only if both are yours.
house-device-enter = Both are mine
house-device-wrong = This code lets nobody in: it was used, it is too old, or it was mistyped.
house-notice-unseated = The seat is no longer yours: you are watching now.
house-crowded = Too many windows are looking at this table from one place. Close some of them; this one comes back by itself.

house-invite-seat = sits down with this link
house-invite-watch = To watch only
house-invite-safe = A link seats one person: the first who uses it. Nobody else can see that hand, not even the host.
house-copy = Copy
house-copied = Copied

house-taken-title = This seat is taken
house-taken = { $name } has sat down here with this link already.
house-taken-watch = Watch the match
house-taken-device = If that is you: take the device you sat down with, open “Seats and links” and let this one in.
house-beside-title = You sit here already
house-beside = This link is for another seat: send it to a friend, or play both seats at this screen.
house-beside-sit = Play both here
house-beside-not = Leave it to my friend
house-locked-title = This link opens no seat
house-locked = The table is there, but this link is for none of its seats, or it was replaced by a newer one. Ask for the link again, or watch.
house-locked-watch = Watch the match
house-invite-local = These links work on this machine only. To open the house to others, start it with “virtuosi serve --host 0.0.0.0 --port { $port }” and come here by the address of this machine in your network.
house-own-watched = A player’s things

house-notice-stale = The match has moved on meanwhile. This is how it stands now; choose again.
house-notice-lost = The server does not answer. Your move may not have arrived; trying again is safe.
house-offline = Connection lost. The match is safe on the server; trying to reach it again…
house-error-unknown = The server answered with an error it did not explain. The match is unchanged.
house-missing-title = No such table
house-missing = The link is not complete, or the table was put away, long after its last move.
house-failed-title = The house does not answer
house-failed = The server cannot be reached. Your matches are safe with it.
house-lost-title = Nothing here
house-lost = There is no page at this address.

house-rules-find = Search the rules
house-rules-none = No rule speaks of that.
house-rules-failed = The rulebook could not be fetched.
house-rules-page = Full page
house-guide-skip = No more advice

house-zoom-in = Closer
house-zoom-out = Farther
house-zoom-whole = Show all of it
house-tabs = Sheets
house-tab-table = Table
house-tab-own = Mine
house-tab-own-watched = Things
house-tab-asked = , something to choose here
house-tab-rules = Rules

house-keycap-enter = Enter
house-keycap-escape = Esc
house-keycap-shift = Shift
house-key-digit = Point at a choice
house-key-arrows = Next choice or next lit thing
house-key-ask = From any thing to the next, to read what it is
house-key-tab = From thing to thing
house-key-enter = Play what is pointed at
house-key-end = End the turn, or read why not
house-key-talk = Open or close the talk
house-key-point = Point at this thing in the talk
house-key-leave = Close, or leave a half-made choice
house-key-all = All choices, and why the others are not possible

# Icons inside sentences, for those who hear them; $n is the number before.
spoken-coin = { $n ->
    [one] coin
   *[other] coins
}
spoken-coins = coins
spoken-points = { $n ->
    [one] point
   *[other] points
}
spoken-prestige = prestige
spoken-influence = influence
spoken-rest = rest
spoken-research = research
spoken-experiment = experiment
spoken-publish = publishing
spoken-government = government
spoken-religion = religion
spoken-enterprise = enterprise
spoken-science = science
spoken-food = food
spoken-wool = wool
spoken-wood = wood
spoken-stone = stone
spoken-coal = coal
spoken-iron-ore = iron ore
spoken-silver-ore = silver ore
spoken-iron = iron
spoken-silver = silver
spoken-paper = paper
spoken-cloth = cloth
spoken-weapons = weapons
spoken-tools = tools
spoken-potion = { $n ->
    [one] potion
   *[other] potions
}
spoken-cube = { $n ->
    [one] cube
   *[other] cubes
}
spoken-student = { $n ->
    [one] student
   *[other] students
}
spoken-scientist = { $n ->
    [one] scientist
   *[other] scientists
}
spoken-master = { $n ->
    [one] master
   *[other] masters
}
spoken-university = { $n ->
    [one] university
   *[other] universities
}
spoken-ancient-land = { $n ->
    [one] ancient land
   *[other] ancient lands
}
spoken-city = city
spoken-village = village
spoken-objective = { $n ->
    [one] objective
   *[other] objectives
}
spoken-bonus = { $n ->
    [one] bonus token
   *[other] bonus tokens
}
spoken-income = income
spoken-medicine = medicine
spoken-lightning = immediate effect
spoken-apple = first player
spoken-card = { $n ->
    [one] card
   *[other] cards
}
spoken-book = { $n ->
    [one] book
   *[other] books
}
spoken-book-orange = { $n ->
    [one] orange book
   *[other] orange books
}
spoken-book-green = { $n ->
    [one] green book
   *[other] green books
}
spoken-book-blue = { $n ->
    [one] blue book
   *[other] blue books
}
spoken-book-any = { $n ->
    [one] book of any colour
   *[other] books of any colour
}
spoken-work = Work
spoken-technology = Technology
spoken-travel = Travel
spoken-lessons = Lessons
spoken-study = Study
spoken-joker = joker
spoken-innovation = { $n ->
    [one] great discovery
   *[other] great discoveries
}
spoken-energy = energy
spoken-temperature = { $n ->
    [one] degree
   *[other] degrees
}
spoken-arrow = gives
spoken-replay = again
spoken-check = complete
spoken-unlocked = without the requirement
