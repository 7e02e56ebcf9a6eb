/** Made by `npm run types` from the server's schema. Not to be edited. */

/**
 * Everything a client needs to draw a table for one pair of eyes.
 */
export interface Scene {
  table: TableInfo;
  number: number;
  seat: number | null;
  actor: number;
  task: string;
  prompt: Message | null;
  hint: Message | null;
  queue: Message[];
  guide: Message | null;
  choices: Choice[];
  refused: Refused[];
  stage: Stage[];
  rows: Row[];
  sheets: Sheet[];
  result: Result | null;
  log: Line[];
  undo: number | null;
  view: unknown;
  log_from: number;
  passage: Passage | null;
  takeback: number | null;
}
export interface TableInfo {
  id: string;
  game: string;
  seats: SeatInfo[];
  options: {
    [k: string]: boolean | string;
  };
  guided: boolean;
  over: boolean;
  pack: PackOffer;
  version: number;
  coach: boolean;
  began: Origin | null;
  chat: boolean;
  rematch: string | null;
  commitment: string | null;
  listed: boolean;
  closed: boolean;
  hushed: boolean;
  friendly: boolean;
  clock: ClockInfo | null;
  proposal: ProposalInfo | null;
  overdue: number | null;
  abandoned: boolean;
}
/**
 * Who holds a seat. A bot may sit there for a person, who is `away` and may come back.
 */
export interface SeatInfo {
  seat: number;
  name: string | null;
  kind: string;
  level: string | null;
  taken: boolean;
  mine: boolean;
  host: boolean;
  away: boolean;
  resigned: boolean;
  vanished: boolean;
}
/**
 * A pack to play with: so many of its values are not the shipped ones.
 */
export interface PackOffer {
  id: string;
  digest: string;
  differs: number;
}
/**
 * The moment of another match that a match began at.
 */
export interface Origin {
  table: string;
  number: number;
}
/**
 * How a table keeps time. Moments are milliseconds since 1970 by the server's clock, which the stream tells.
 */
export interface ClockInfo {
  kind: string;
  turn: number;
  reserve: number;
  weekends: boolean;
  after: string;
  left: number[];
  due: number | null;
}
/**
 * What somebody at the table asks the others.
 */
export interface ProposalInfo {
  kind: "dismiss" | "end" | "replace" | "takeback";
  by: number;
  waiting: number[];
  seat: number | null;
  to: number | null;
}
/**
 * What is to be said, in no language yet. One with a `seat` and no id is that seat's name.
 */
export interface Message {
  id?: string;
  args?: {
    [k: string]: number | string | Message;
  };
  seat?: number | null;
}
/**
 * A legal move. `main` closes: it ends, passes or declines; `aside` goes beside the question; one that closes while
 *     something of use is left undone `wastes` it; a quick look finds some more `promising` than most.
 */
export interface Choice {
  move: string;
  text: Message;
  refs: string[];
  preview: Change[];
  main: boolean;
  aside: boolean;
  wastes: boolean;
  promising: boolean;
}
/**
 * One line of a preview.
 */
export interface Change {
  text: Message;
  icon: string | null;
  before: number | string | Message;
  after: number | string | Message;
  good: boolean | null;
}
/**
 * A candidate that is not legal now, and why.
 */
export interface Refused {
  move: string;
  text: Message;
  refs: string[];
  why: Message;
  rule: string;
  main: boolean;
}
/**
 * One item of the top line: "Turn 9 of 36".
 */
export interface Stage {
  text: Message;
  icon: string | null;
}
/**
 * A seat's line in the comparison: the points it has earned, and those it would have if the match ended now.
 */
export interface Row {
  seat: number;
  points: number;
  projected: number;
  figures: Figure[];
}
/**
 * A public number of a seat, for the comparison rows.
 */
export interface Figure {
  key: string;
  icon: string;
  value: number | string;
  label: Message;
}
export interface Sheet {
  seat: number;
  lines: SheetLine[];
  total: number;
}
/**
 * Points with their reason. Those that come only at the end, as things stand now, are `later`.
 */
export interface SheetLine {
  text: Message;
  points: number;
  note: Message | null;
  later: boolean;
}
/**
 * The end: places (1 is first, ties equal), the seats that won, why it ended, the tie-breaks used.
 */
export interface Result {
  ranking: number[];
  winners: number[];
  reason: Message;
  ties: Message[];
}
/**
 * A log line. `mark` is a heading: of a seat's turn ("Turn 7"), or without a seat of a round; `refs` are the things
 *     that changed; a line `beside` the moves tells what happened at the table.
 */
export interface Line {
  seat: number | null;
  text: Message;
  rule: string | null;
  mark: boolean;
  refs: string[];
  number: number;
  beside: boolean;
}
/**
 * The only answer there is, where it can be taken back: nobody has to be asked for it. While quick moves are left,
 *     it waits for them, and `onward` is what can be answered beyond it, and beyond what then only closes.
 */
export interface Passage {
  move: string;
  onward: Choice[];
}
export interface GameInfo {
  id: string;
  seats: number[];
  options: Option[];
  revision: number;
  provenance: {
    [k: string]: number;
  };
  packs: PackOffer[];
  bots: string[];
}
/**
 * A choice made when the table is opened. A switch has the values False and True.
 */
export interface Option {
  name: string;
  values: (boolean | string)[];
  default: boolean | string;
  seats: number[] | null;
}
export interface Rulebook {
  title: string;
  intro: string;
  sections: Section[];
}
export interface Section {
  number: number;
  title: string;
  rules: Rule[];
}
/**
 * One rule. `text` is Markdown; a ruling settles what the printed rules leave open.
 */
export interface Rule {
  number: string;
  text: string;
  ruling: boolean;
}
/**
 * A table as somebody wants it.
 */
export interface Opening {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  options?: {
    [k: string]: boolean | string;
  };
  guided?: boolean;
  coach?: boolean;
  pack?: string;
  listed?: boolean;
  closed?: boolean;
  takeback?: "ask" | "free";
  clock?: Timing | null;
  fill?: FillWish | null;
  chat?: boolean;
}
export interface SeatWish {
  kind: "bot" | "person";
  level?: string | null;
  name?: string | null;
  invited?: boolean;
}
/**
 * How a table keeps time: seconds a turn and a reserve for the match, or whole days a turn.
 */
export interface Timing {
  kind: "days" | "live";
  turn: number;
  reserve?: number;
  weekends?: boolean;
  after?: "bot" | "resign";
}
/**
 * Bots for the seats that are still empty after so many minutes.
 */
export interface FillWish {
  minutes: number;
  level?: "grand" | "master" | "novice" | "scholar";
}
/**
 * The new table and the invitations to its seats, None where nobody is invited. They are told this once.
 */
export interface Opened {
  table: string;
  invitations: (string | null)[];
}
/**
 * A suggestion, or None when the goal is out of reach now.
 */
export interface Planned {
  plan: Plan | null;
}
/**
 * A way to a goal, worked out over the rules: a suggestion, never a rule. No steps: no way was found.
 */
export interface Plan {
  goal: string;
  steps: PlanStep[];
  cost: number;
  remark: Message | null;
  proved: boolean;
}
/**
 * One step of a plan: the moves that make it up, and what they touch.
 */
export interface PlanStep {
  moves: string[];
  text: Message;
  refs: string[];
  cost: number;
}
/**
 * Who plays on from a moment of a finished match: the asker in this seat, such bots in all others.
 */
export interface PlayingOn {
  seat: number;
  level?: string;
  name?: string | null;
}
/**
 * The best moves of a decision, the best one first, after so many tries. Of a turn that was played: where it parts
 *     from the best one, the move of that one and its own.
 */
export interface Advice {
  number: number;
  hints: Hint[];
  tried: number;
}
/**
 * A move worth thinking of. `win` is the chance of each seat to win after it, empty where nobody can win; `points`
 *     are those in sight for each seat; both are known the better, the more often the move was tried. Then why: the moves
 *     it leads to, what is won by source, what changes, and what would be told.
 */
export interface Hint {
  move: string;
  text: Message;
  refs: string[];
  win: number[];
  points: number[];
  tried: number;
  then: Message[];
  gains: Gain[];
  turned: Turned[];
  told: Told[];
}
/**
 * Points of one source that a line wins or loses, if the match ended then.
 */
export interface Gain {
  text: Message;
  points: number;
  sure: boolean;
}
/**
 * A number that a line changes.
 */
export interface Turned {
  change: Change;
  sure: boolean;
}
/**
 * A line of the log, as it would be written.
 */
export interface Told {
  line: Line;
  sure: boolean;
}
/**
 * A seat's answers to its next decisions, one move each.
 */
export interface LayingAhead {
  /**
   * @minItems 1
   * @maxItems 40
   */
  moves: string[];
}
/**
 * What a seat decided ahead; `dropped` when another decision came than it answered. `following` can be decided
 *     next: None where that depends on the others, or nobody is waited for.
 */
export interface LookingAhead {
  steps: LaidStep[];
  dropped: boolean;
  following: Asked | null;
}
export interface LaidStep {
  move: string;
  text: Message;
}
/**
 * A decision as its seat reads it. Two of them that read alike are the same decision.
 */
export interface Asked {
  task: string;
  prompt: Message;
  choices: Choice[];
}
/**
 * How far a look through a match is. `costly` are the moments to see first: each seat's worst, the worst first.
 */
export interface Analysis {
  done: number;
  total: number;
  moments: Moment[];
  costly: number[];
  begun: boolean;
  failed: boolean;
}
/**
 * Where a seat's turn parted from the best one, after so many moves: what it did and what it could have done, each
 *     followed to the end of the turn; `loss` is the part of a win that this cost, or of a match alone the points.
 */
export interface Moment {
  number: number;
  seat: number;
  made: Hint;
  best: Hint;
  loss: number;
}
/**
 * The bots of a table, and how many questions of the whole house wait for a free thinker.
 */
export interface Thinking {
  bots: BotThinking[];
  waiting: number;
}
/**
 * `turn` is the level's promise, in seconds; nothing is measured before the bot has searched for a move.
 */
export interface BotThinking {
  seat: number;
  level: string;
  turn: number;
  iterations_per_second: number | null;
  compiled: boolean | null;
}
export interface Sitting {
  name: string;
}
/**
 * The seat of an invitation.
 */
export interface Invited {
  seat: number;
  state: "free" | "taken" | "yours";
}
export interface Joining {
  invitation: string;
  name?: string | null;
  beside?: boolean;
}
/**
 * Somebody takes a seat from the lobby.
 */
export interface Arriving {
  name?: string | null;
}
/**
 * What the others are asked. `number` is how many moves the asker has seen; `seat` is whom to replace or
 *     dismiss.
 */
export interface Question {
  kind: "dismiss" | "end" | "replace" | "takeback";
  seat?: number | null;
  number?: number | null;
  since?: number | null;
}
/**
 * To the question of this kind that this seat asked. Whoever asked and does not agree withdraws it.
 */
export interface Answer {
  kind: "dismiss" | "end" | "replace" | "takeback";
  by: number;
  agree: boolean;
  since?: number | null;
}
export interface Lobby {
  open: LobbyTable[];
  live: LobbyTable[];
  finished: LobbyTable[];
}
export interface LobbyTable {
  table: string;
  game: string;
  seats: LobbySeat[];
  clock: Timing | null;
  moved: number;
  closed: boolean;
}
export interface LobbySeat {
  name: string | null;
  kind: string;
  level: string | null;
  taken: boolean;
}
/**
 * Told this once.
 */
export interface NewInvitation {
  invitation: string;
}
export interface Lending {
  level?: "grand" | "master" | "novice" | "scholar";
}
/**
 * What is typed at another device to let it in.
 */
export interface Pass {
  code: string;
  seconds: number;
}
export interface LettingIn {
  code: string;
}
/**
 * A table that a guest sits at. `waits`: for them; `ends`: when the time of whoever is to move runs out; `leaves`:
 *     when it is put away, if nobody plays until then; `again`: the same people play again, and their place is kept;
 *     `abandoned`: everybody agreed to end it, so that it is over and has no result.
 */
export interface OwnTable {
  table: string;
  game: string;
  seats: SeatInfo[];
  actor: number;
  over: boolean;
  waits: boolean;
  since: string;
  muted: boolean;
  ends: string | null;
  leaves: string | null;
  again: boolean;
  abandoned: boolean;
}
/**
 * A device of a guest's; `here` is the one that asks.
 */
export interface Device {
  id: string;
  added: string;
  seen: string | null;
  here: boolean;
}
/**
 * Days after the last move until a table is put away, finished or abandoned; 0: never.
 */
export interface HouseInfo {
  keep_finished: number;
  keep_abandoned: number;
}
/**
 * How a guest is told. `push_key` is what a browser subscribes with; without `mail` the house sends none.
 */
export interface Telling {
  language: "en" | "fr";
  zone: string;
  quiet_from: number | null;
  quiet_until: number | null;
  ways: Way[];
  push_key: string;
  mail: boolean;
}
/**
 * One way to be told. `here`: the push goes to the very device that asks.
 */
export interface Way {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  form: string | null;
  active: boolean;
  confirmed: boolean;
  here: boolean;
}
/**
 * Quiet hours are minutes after midnight in this time zone; without both there are none.
 */
export interface TellingWish {
  language: "en" | "fr";
  zone: string;
  quiet_from?: number | null;
  quiet_until?: number | null;
}
/**
 * A subscription as the browser gives it.
 */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface NewMail {
  address: string;
}
export interface NewWebhook {
  address: string;
  form?: "discord" | "json" | "ntfy";
}
/**
 * `number` is how many moves the sender has seen; `key` makes a repeated request harmless; `since` is the version
 *     of the sender's scene, if the log lines in it need not be sent again; with `difference` nothing else in it need.
 */
export interface MoveBody {
  move: string;
  number: number;
  key: string;
  since?: number | null;
  difference?: boolean;
}
export interface UndoBody {
  number: number;
  key: string;
  since?: number | null;
  difference?: boolean;
}
/**
 * The newest matches first, and how many there were of each game.
 */
export interface OwnMatches {
  matches: OwnMatch[];
  totals: Total[];
}
/**
 * A match that is over.
 */
export interface OwnMatch {
  table: string;
  game: string;
  ended: string;
  seats: SeatResult[];
}
export interface SeatResult {
  seat: number;
  name: string | null;
  kind: string;
  level: string | null;
  place: number;
  points: number;
  won: boolean;
  mine: boolean;
}
export interface Total {
  game: string;
  played: number;
  won: number;
}
/**
 * What a record file holds. `ranking` and `digest` are there once the match is over.
 */
export interface Record {
  format: number;
  game: string;
  revision: number;
  pack: PackInfo;
  seats: number;
  options: {
    [k: string]: boolean | string;
  };
  moves: string[];
  ranking: number[] | null;
  digest: string | null;
  seed: string | null;
  commitment: string | null;
  began: Began | null;
}
export interface PackInfo {
  id: string;
  digest: string;
}
/**
 * Where a match began that was not begun at the start: where another table stood after `number` moves of its own;
 *     `moves` are all that led there.
 */
export interface Began {
  table: string;
  number: number;
  moves: string[];
}
/**
 * What the client gets instead of what it asked for.
 */
export interface ErrorBody {
  error: Failure;
}
export interface Failure {
  code: string;
  text: Message;
  rule: string | null;
  scene: Scene | null;
}
/**
 * The first word on the stream.
 */
export interface Hello {
  guest?: string | null;
  seat?: number | null;
  since?: number | null;
  heard?: Heard;
  visible?: boolean;
  difference?: boolean;
}
/**
 * The versions of both rooms that a listener has heard.
 */
export interface Heard {
  seats?: number;
  spectators?: number;
}
/**
 * A later word on it: the page came before somebody's eyes, or went behind others.
 */
export interface Glance {
  visible: boolean;
}
export interface ScenePush {
  scene: Scene;
}
/**
 * Instead of a scene, for whoever said that differences will do.
 */
export interface ChangePush {
  change: SceneChange;
}
/**
 * What leads from the scene of one version to a later one of the same eyes: its log as in a scene, and everything
 *     else as a difference.
 */
export interface SceneChange {
  since: number;
  version: number;
  log: Line[];
  log_from: number;
  difference: unknown;
}
/**
 * What time it is in the house, in milliseconds since 1970: the first word on a stream.
 */
export interface NowPush {
  now: number;
}
/**
 * A bot thinks about its move, or waits until so many others have thought.
 */
export interface ThinkingPush {
  thinking: number;
  waiting: number;
}
export interface PresencePush {
  presence: Presence;
}
/**
 * Whose eyes are on the table: seats, each once, and how many look on without one.
 */
export interface Presence {
  seats: number[];
  spectators: number;
}
/**
 * A line to be said. `name` is what a spectator is called; `key` makes a repeated request harmless.
 */
export interface LineBody {
  text: string;
  key: string;
  name?: string | null;
}
/**
 * A sign about a line of a room, or about a move: the one with this number, from 1.
 */
export interface SignBody {
  about: "line" | "move";
  number: number;
  sign: "applause" | "heart" | "puzzled" | "smile" | "surprise";
  given?: boolean;
  room?: ("seats" | "spectators") | null;
}
export interface Silencing {
  silenced: boolean;
}
export interface TalkPush {
  talk: RoomTalk;
}
/**
 * What is new in a room for somebody who had heard it up to some version.
 */
export interface RoomTalk {
  room: "seats" | "spectators";
  version: number;
  lines: Said[];
  signed: Signed[];
}
/**
 * A line. Without text it was removed.
 */
export interface Said {
  number: number;
  speaker: number;
  seat: number | null;
  name: string | null;
  text: string | null;
  time: string;
}
/**
 * The signs about a line or a move: who gave them, by sign.
 */
export interface Signed {
  about: "line" | "move";
  number: number;
  signs: {
    [k: string]: number[];
  };
}
export interface EarsPush {
  ears: Ears;
}
/**
 * Who listens: their number among the speakers if they have one, whom the host has silenced as far as it concerns
 *     them, and whether they are that host.
 */
export interface Ears {
  speaker: number | null;
  silenced: number[];
  host: boolean;
}
/**
 * Nothing new after so many moves; the line stands.
 */
export interface Beat {
  beat: number;
  now: number;
}

/** What a seat sees of ray_master. */
export namespace RayMaster {
  export interface View {
    lanes: LaneView[];
    ray: RayView;
    energy: number;
    energy_start: number;
    actions: ActionView[];
    sides: SideView[];
    student: CardView | null;
    waiting: boolean;
    stuck: boolean;
    pile: number;
    discard: CardView[];
    cycle: number;
    cycles: number;
    turn: number;
    turns: number;
    advanced: boolean;
    open_hands: boolean;
  }
  export interface LaneView {
    ref: string;
    near: SlotView;
    far: SlotView;
  }
  export interface SlotView {
    ref: string;
    colour: string;
    seat: number;
    die: DieView | null;
  }
  export interface DieView {
    ref: string;
    colour: string;
    size: string;
    value: number;
    weight: number;
  }
  export interface RayView {
    lane: number;
    height: string;
    mode: string;
    temperature: number;
    hottest: number;
    target: string | null;
    becomes: DieView | null;
  }
  export interface ActionView {
    ref: string;
    id: string;
    effect: Message;
    scientists: number[];
    used: number;
    done: boolean;
    student: boolean;
    idle: boolean;
  }
  /**
   * What is to be said, in no language yet. One with a `seat` and no id is that seat's name.
   */
  export interface Message {
    id?: string;
    args?: {
      [k: string]: number | string | Message;
    };
    seat?: number | null;
  }
  /**
   * One colour: its hand (own or open), its reserve and its scientists.
   */
  export interface SideView {
    seat: number;
    colour: string;
    hand: CardView[] | null;
    cards: number;
    reserve: {
      [k: string]: number;
    };
    scientists: number;
    extra: boolean;
    free: number;
    held: number;
  }
  export interface CardView {
    ref: string;
    id: string;
    action: string;
    amount: number;
    effect: Message;
  }
}

/** What a seat sees of neuland. */
export namespace Neuland {
  export interface View {
    hexes: HexView[];
    slots: SlotView[];
    piles: PileView[];
    progress: ProgressView[];
    minerals: {
      [k: string]: number;
    };
    seats: SeatView[];
    track: TrackView;
    makers: {
      [k: string]: MakerView[];
    };
    pending: PendingView | null;
    turn: number;
  }
  export interface HexView {
    ref: string;
    id: string;
    q: number;
    r: number;
    terrain: string | null;
    start: boolean;
    kept: boolean;
  }
  export interface SlotView {
    ref: string;
    hex: string;
    tile: TileView | null;
    marker: MarkerView | null;
    discs: string[];
    scorer: number | null;
    open: boolean;
    cost: number | null;
    missing: string[];
  }
  /**
   * A building on the map or on top of a pile.
   */
  export interface TileView {
    kind: string;
    inputs: string[];
    output: string | null;
    category: string | null;
    step: number;
    points: number;
  }
  export interface MarkerView {
    seat: number;
    good: string;
    lying: boolean;
  }
  export interface PileView {
    ref: string;
    id: string;
    material: string;
    terrains: string[];
    count: number;
    tile: TileView;
  }
  /**
   * A progress tile, wherever it is: on its pile, on the map, or with coats of arms.
   */
  export interface ProgressView {
    tile: TileView;
    terrains: string[];
    slot: string | null;
    scorer: number | null;
  }
  export interface SeatView {
    seat: number;
    points: number;
    left: number;
    reserve: number;
    goods: string[];
    spoiling: string[];
    space: number;
    turns: number;
  }
  export interface TrackView {
    spaces: number;
    cycle: number;
    seat: number | null;
    used: number;
    limit: number;
    end: number | null;
    next: number | null;
    after: number[];
  }
  /**
   * A building that makes a good, for the question who makes what.
   */
  export interface MakerView {
    ref: string;
    free: boolean;
    owner: number | null;
    steps: number | null;
    cost: number | null;
    missing: string[];
  }
  /**
   * A decision half made: what it is about, and what each candidate would cost.
   */
  export interface PendingView {
    about: string[];
    good: string | null;
    chosen: string[];
    costs: {
      [k: string]: number;
    };
  }
}

/** What a seat sees of new_science. */
export namespace NewScience {
  export interface View {
    round: number;
    rounds: number;
    phase: string;
    at: string | null;
    action: string | null;
    pile: number;
    pile_level: number;
    wide: boolean;
    order: number[];
    next_order: number[];
    leaders: {
      [k: string]: number[];
    };
    last_level: number;
    last_published: number;
    discoveries: DiscoveryView[];
    arrows: ArrowView[];
    spaces: SpaceView[];
    happenings: HappeningView[];
    players: PlayerView[];
    experiment: ExperimentView | null;
    offered: CardView | null;
    scientists: ScientistView[];
    energy: number;
    markers: number;
    rest_max: number;
    influence_max: number;
    most_publications: number;
    leader: number;
    keep_either: boolean;
    actions_only: boolean;
  }
  export interface DiscoveryView {
    ref: string;
    id: string;
    field: string;
    level: number;
    group: string | null;
    prerequisites: string[][];
    research: number;
    first: number;
    later: number;
    publish: number;
    influence: {
      [k: string]: number;
    };
    prestige: number;
    history: string;
    markers: MarkerView[];
    publisher: number | null;
    mine: MineView | null;
  }
  export interface MarkerView {
    seat: number;
    zone: string;
  }
  /**
   * A discovery for the seat that looks. Points and odds: of the space being resolved, or of one without modifier.
   */
  export interface MineView {
    zone: string | null;
    knows: boolean;
    open: boolean;
    missing: string[][];
    research_points: number;
    research_rest: number;
    number: number;
    experiment_points: number;
    odds: OddsView[];
    publish_points: number;
    publish_rest: number;
    asked: {
      [k: string]: number;
    };
    short: string[];
    publishable: boolean;
  }
  /**
   * The chance of an experiment with some rest spent.
   */
  export interface OddsView {
    rest: number;
    marvel: boolean;
    percent: number;
    faces: number[];
    legal: boolean;
  }
  /**
   * One prerequisite.
   */
  export interface ArrowView {
    needs: string[];
    needs_frame: string | null;
    opens: string[];
    opens_frame: string | null;
    own_field: boolean;
  }
  export interface SpaceView {
    ref: string;
    id: string;
    action: string;
    modifier: number;
    seat: number | null;
    state: string;
    mine: OfferView | null;
  }
  /**
   * What a cube on a space would bring the seat that looks, as things stand now.
   */
  export interface OfferView {
    points: number;
    most: number;
    plain: number;
    cards: string[];
    reaches: string[];
  }
  /**
   * A place for a face-up card.
   */
  export interface HappeningView {
    ref: string;
    card: CardView | null;
    seat: number | null;
    force: string;
  }
  export interface CardView {
    ref: string;
    id: string;
    level: number;
    type: string;
    four_plus: boolean;
    year: number;
    text: Message[];
    signs: string[];
  }
  /**
   * What is to be said, in no language yet. One with a `seat` and no id is that seat's name.
   */
  export interface Message {
    id?: string;
    args?: {
      [k: string]: number | string | Message;
    };
    seat?: number | null;
  }
  export interface PlayerView {
    seat: number;
    ref: string;
    scientist: string | null;
    bonus: {
      [k: string]: number;
    };
    influence: {
      [k: string]: number;
    };
    rest: number;
    prestige: number;
    supply: number;
    cubes: number;
    publications: number;
    last_level: number;
    laboratory: CardView | null;
  }
  /**
   * The experiment under way.
   */
  export interface ExperimentView {
    seat: number;
    discovery: string;
    need: number;
    points: number;
    terms: PointsView[];
    odds: OddsView[];
    die: number | null;
  }
  /**
   * One term of a sum.
   */
  export interface PointsView {
    text: Message;
    points: number;
  }
  /**
   * A scientist still to be had, with what comes along.
   */
  export interface ScientistView {
    ref: string;
    id: string;
    bonus: {
      [k: string]: number;
    };
    influence: {
      [k: string]: number;
    };
    rest: number;
  }
}

/** What a seat sees of newton. */
export namespace Newton {
  export interface View {
    places: PlaceView[];
    roads: RoadView[];
    tree: SpaceView[];
    track: TrackView[];
    decks: DeckView[];
    goals: GoalView[];
    discoveries: DiscoveryView[];
    stock: StockView[];
    seats: SeatView[];
    masters: MasterView[];
    pack: MasterView[];
    turn: TurnView | null;
    round: number;
    rounds: number;
    first: number | null;
    gone: string[];
    ranks: RankView[];
    ways: WayView[];
  }
  export interface PlaceView {
    ref: string;
    id: string;
    kind: string;
    x: number;
    y: number;
    spot: number;
    tile: TileView | null;
    token: string | null;
    books: string[];
    cubes: number[];
    scientists: number[];
  }
  /**
   * A tile lying on a place or space: its kind and id name it, `says` tells what it does.
   */
  export interface TileView {
    kind: string;
    id: string;
    name: Message;
    says: Message | null;
  }
  /**
   * What is to be said, in no language yet. One with a `seat` and no id is that seat's name.
   */
  export interface Message {
    id?: string;
    args?: {
      [k: string]: number | string | Message;
    };
    seat?: number | null;
  }
  export interface RoadView {
    ref: string;
    a: string;
    b: string;
    toll: number;
    way: string;
  }
  export interface SpaceView {
    ref: string;
    id: string;
    name: Message;
    x: number;
    y: number;
    next: string[];
    branch: string;
    spot: number;
    tile: TileView | null;
    token: string | null;
    books: string[];
    students: number[];
  }
  export interface TrackView {
    ref: string;
    number: number;
    tile: TileView | null;
    books: string[];
    markers: number[];
  }
  export interface DeckView {
    ref: string;
    level: number;
    left: number;
    row: CardView[];
  }
  export interface CardView {
    ref: string;
    id: string;
    name: Message;
    level: number;
    form: string;
    actions: string[];
    books: string[];
    effect: Message | null;
    lightning: boolean;
    special: Message | null;
  }
  /**
   * An objective space with its tile, and what it would be worth to each seat now.
   */
  export interface GoalView {
    ref: string;
    id: string;
    name: Message;
    says: Message;
    where: string;
    books: string[];
    worth: number[];
    occupied: boolean[];
  }
  export interface DiscoveryView {
    ref: string;
    id: string;
    name: Message;
    cost: number;
    books: string[];
    income: Message | null;
    says: Message;
    owner: number | null;
    face_up: boolean;
    worth: number[];
  }
  export interface StockView {
    ref: string;
    id: number;
    name: Message;
    left: number;
  }
  export interface SeatView {
    seat: number;
    colour: string;
    board: string | null;
    desk_symbol: string | null;
    coins: number;
    potions: number;
    points: number;
    place: string;
    marker: number;
    cubes: number;
    cubes_left: number;
    students_left: number;
    columns: ColumnView[];
    cells: CellView[];
    runs: RunView[];
    piles: PileView[];
    slots: SlotView[];
    drawers: SlotView[];
    symbols: {
      [k: string]: number;
    };
    books: {
      [k: string]: number;
    };
    tokens: string[];
    hand: CardView[];
    masters_left: number;
    masters: MasterView[];
    income: {
      [k: string]: number;
    };
  }
  export interface ColumnView {
    ref: string;
    card: CardView | null;
    tucked: CardView | null;
    upside_down: boolean;
    counts: boolean;
    tucked_counts: boolean;
  }
  export interface CellView {
    ref: string;
    shelf: number;
    cell: number;
    kind: string;
    books: string[];
    home: string | null;
    filled: boolean;
    potions: number;
  }
  export interface RunView {
    line: string;
    cells: string[];
    vp: number;
    full: boolean;
  }
  export interface PileView {
    left: number;
    bonus: Message;
  }
  export interface SlotView {
    ref: string;
    id: number | null;
    name: Message | null;
    counts: boolean;
  }
  export interface MasterView {
    ref: string;
    id: string;
    name: Message;
    vp: number;
    effect: Message;
    lightning: boolean;
    played: boolean;
  }
  /**
   * The turn under way: the card played and how its value builds up.
   */
  export interface TurnView {
    seat: number;
    column: number;
    card: CardView | null;
    action: string | null;
    value: number;
    parts: PartView[];
    done: boolean;
    boosted: boolean;
    effect_used: boolean;
    special: Message | null;
    special_used: boolean;
  }
  export interface PartView {
    name: Message;
    n: number;
  }
  /**
   * A step of the ladder of a solo match.
   */
  export interface RankView {
    name: Message;
    least: number;
    reached: boolean;
  }
  /**
   * Where a move leads, and past what.
   */
  export interface WayView {
    move: string;
    path: string[];
    toll: number;
    tokens: string[];
  }
}

/** What a seat sees of adas_dream. */
export namespace AdasDream {
  export interface View {
    workshop: WorkshopView;
    study: StudyView;
    cities: CityView[];
    routes: RouteView[];
    rooms: RoomView[];
    gears: (GearView | null)[];
    levels: LevelView[];
    lectures: LectureView[];
    tracks: TrackView[];
    objectives: ObjectiveView[];
    sides: SideView[];
    round: number;
    first: number;
    turn: number;
    kind: string;
    area: string;
    last: boolean;
  }
  export interface WorkshopView {
    spaces: SpaceView[];
    pushes: PushView[];
    mover: string | null;
    active: DieView | null;
    active_space: string | null;
    bag: number;
    nudged: boolean;
  }
  /**
   * A space of the workshop ring, clockwise from w0.
   */
  export interface SpaceView {
    ref: string;
    reward: AtomView[];
    dice: DieView[];
  }
  /**
   * One icon of an effect: `inner` is what it gives per card or disc, `color` the track it means.
   */
  export interface AtomView {
    atom: string;
    n: number;
    icon: string;
    text: Message;
    inner: string | null;
    color: string | null;
  }
  /**
   * What is to be said, in no language yet. One with a `seat` and no id is that seat's name.
   */
  export interface Message {
    id?: string;
    args?: {
      [k: string]: number | string | Message;
    };
    seat?: number | null;
  }
  export interface DieView {
    ref: string;
    color: string;
    value: number;
  }
  /**
   * A die of the ring could move to a space and push another out of it, for the reward of that space.
   */
  export interface PushView {
    die: string;
    target: string;
    space: string;
    coal: number;
  }
  export interface StudyView {
    programs: (ProgramView | null)[];
    assignments: (AssignmentView | null)[];
    programs_left: number;
    assignments_left: number;
    addition_gears: number;
    advanced: number[];
  }
  export interface ProgramView {
    ref: string;
    id: string;
    criterion: string;
    colors: string[];
    values: number[];
    prestige: number;
    text: Message;
  }
  export interface AssignmentView {
    ref: string;
    id: string;
    colors: string[];
    discard: number;
    effect: AtomView[];
    name: Message;
  }
  export interface CityView {
    ref: string;
    id: string;
    kind: string;
    region: string | null;
    x: number;
    y: number;
    reward: AtomView[];
    prestige: number;
    tile: string | null;
    discs: number[];
    travellers: number[];
    fare: number | null;
  }
  export interface RouteView {
    a: string;
    b: string;
    kind: string;
    fare: number;
  }
  export interface RoomView {
    ref: string;
    coins: number;
    innovation: number;
    science: string | null;
    spaces: (DiscView | null)[];
    draw: number;
    partner: PartnerView | null;
    tokens: number[];
  }
  export interface DiscView {
    seat: number;
    discs: number;
  }
  export interface PartnerView {
    ref: string;
    id: string;
    name: Message;
    years: string;
    science: string;
    die: number[];
    cost: string;
    effect: AtomView[];
    prestige: number;
  }
  export interface GearView {
    ref: string;
    id: string;
    symbol: string;
    brass: number;
    coal: number;
    coins: number;
    innovation: number;
  }
  export interface LevelView {
    level: number;
    innovation: number;
    cost: number | null;
    prestige: number;
    discs: number[];
    points: number[];
  }
  export interface LectureView {
    ref: string;
    institution: string;
    level: number;
    reward: AtomView[];
    disc: DiscView | null;
  }
  export interface TrackView {
    ref: string;
    area: string;
    color: string;
    top: number;
    advanced: number[];
    breakthroughs: number[];
    token: string | null;
    reward: AtomView[];
    markers: number[];
    next_token: number;
    tokens: number[];
  }
  export interface ObjectiveView {
    ref: string;
    area: string;
    id: string | null;
    text: Message | null;
    first: number;
    later: number;
    claims: (string | null)[];
    progress: number | null;
    goal: number;
  }
  export interface SideView {
    seat: number;
    coins: number;
    coal: number;
    brass: number;
    books: number;
    innovation: number;
    innovation_prestige: number[];
    steam: SteamView;
    storage: (DieView | null)[];
    cells: (DieView | null)[];
    gears: string[];
    lines: LineView[];
    slots: SlotView[];
    reserve: GearView[];
    subtractions: number;
    additions: number;
    columns: ColumnView[];
    science_tokens: {
      [k: string]: number;
    };
    partners: PartnerView[];
    hand: PartnerView[] | null;
    hand_known: string[];
    hand_size: number;
    hand_limit: number;
    deck: PartnerView[] | null;
    deck_size: number;
    discard: PartnerView[];
    in_play: PartnerView[];
    discs: number;
    dice: number;
    city: string;
    points: {
      [k: string]: number;
    };
  }
  export interface SteamView {
    level: number;
    caps: number[];
    cap: number;
    next_cap: number | null;
    next_coal: number | null;
  }
  /**
   * The arithmetic of a line. `terms` are values and symbols, None where something is missing.
   */
  export interface LineView {
    id: string;
    terms: (number | string | null)[];
    complete: boolean;
    so_far: number | null;
    result: number | null;
    points: number;
    cut: number;
    text: Message;
  }
  /**
   * The program slot of a line, and what its program would pay now.
   */
  export interface SlotView {
    ref: string;
    bonus: AtomView[];
    program: ProgramView | null;
    dice: number;
    points: number;
    lost: boolean;
  }
  export interface ColumnView {
    ref: string;
    color: string;
    assignments: AssignmentView[];
    token: number;
  }
}
