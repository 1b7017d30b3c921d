// Made from the schema of the protocol by web/make_types.py; not written by hand. Schema df11885fc93d1917
/**
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage =
  | ClientHello
  | ClientAnswer
  | ClientAside
  | ClientUndo
  | ClientConsent
  | ClientChat
  | ClientRemember
  | ClientForget
  | ClientWish
  | ClientLesson
  | ClientHandOver
  | ClientTakeBack
  | ClientHurry
  | ClientStart
  | ClientWhy
  | ClientWhyAt
  | ClientPage
  | ClientLines
  | ClientThing
  | ClientHint
  | ClientOdds
  | ClientWays
  | ClientLanguage
  | ClientFresh
  | ClientPong;
/**
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage =
  | Welcome
  | State
  | Patch
  | People
  | ChatSent
  | Done
  | Refused
  | Reason
  | PageReply
  | LinesReply
  | GlossaryReply
  | HintReply
  | OddsReply
  | WaysReply
  | Ping
  | Bye;

/**
 * Version 1 of the messages between a page and the server.
 */
export interface OthersightProtocol {
  [k: string]: unknown;
}
/**
 * My name, and the seats that belong to it.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AccountInfo".
 */
export interface AccountInfo {
  name: string;
  seats: AccountSeat[];
}
/**
 * A seat that belongs to my name; `touched` is the time of the table's last action.
 *
 * `waiting` are the seats of persons that are asked. `options` are those of the game that are one word each,
 * `persons` the names of the others.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AccountSeat".
 */
export interface AccountSeat {
  game: string;
  host: boolean;
  options: {
    [k: string]: string;
  };
  persons: string[];
  seat: number;
  status: "gathering" | "playing" | "over";
  table: string;
  touched: number;
  waiting: number[];
}
/**
 * A table at which I have a seat by my name.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AccountTable".
 */
export interface AccountTable {
  table: string;
}
/**
 * An argument of a form of options; `values` are all there are, empty where that depends on the table.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ArgumentInfo".
 */
export interface ArgumentInfo {
  kind: string;
  values: string[];
}
/**
 * The seats of these tokens belong to my name from now on.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AttachSeats".
 */
export interface AttachSeats {
  /**
   * @maxItems 100
   */
  tokens: string[];
}
/**
 * A new table against bots from this step on. What I do not know is redealt, unless the game is over.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Branch".
 */
export interface Branch {
  nick?: string;
  seat?: number | null;
  step: number;
}
/**
 * A part of what I am told before the first decision; `pictures` are shown with it, by kind and id.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "BriefingInfo".
 */
export interface BriefingInfo {
  pictures: TargetInfo[];
  text: string;
  title: string;
}
/**
 * A thing on the table that an option or a log line is about, as views name it: `{"kind": "space", "id": 12}`.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "TargetInfo".
 */
export interface TargetInfo {
  id: number | string;
  kind: string;
}
/**
 * The server closes the connection, and why.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  error: ErrorInfo;
  hash: string;
  sequence: number;
  table: string;
  type: "bye";
}
/**
 * An error: a stable key, a sentence in the reader's language, and the rule if a rule forbids it.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ErrorInfo".
 */
export interface ErrorInfo {
  key: string;
  rule: string;
  text: string;
}
/**
 * The campaign that a table belongs to: which sitting it is, in words, a line for each one that is over and how it
 * stands, how many there are (0 for a table of no campaign), and the options of the next one once this one is over.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "CampaignInfo".
 */
export interface CampaignInfo {
  lines: string[];
  options: {
    [k: string]: unknown;
  } | null;
  planned: number;
  played: number;
  sitting: string;
  table: string;
}
/**
 * A card that was turned up or played: its deck, its words, and its picture by `kind` and `id`.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "CardInfo".
 */
export interface CardInfo {
  deck: string;
  id: string;
  kind: string;
  text: string;
  title: string;
}
/**
 * A chat message. `number` counts what this reader may read; `phrase` is the key of a preset phrase.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ChatMessage".
 */
export interface ChatMessage {
  channel: "table" | "team";
  nick: string;
  number: number;
  phrase: string;
  seat: number;
  text: string;
}
/**
 * A new chat message.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ChatSent".
 */
export interface ChatSent {
  chat: ChatMessage;
  hash: string;
  sequence: number;
  table: string;
  type: "chat";
}
/**
 * An answer to the question with that `sequence`: one of its options, in notation.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientAnswer".
 */
export interface ClientAnswer {
  key: string;
  option: string;
  sequence: number;
  type: "answer";
}
/**
 * Something done or said without being asked, while the table is at `sequence`.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientAside".
 */
export interface ClientAside {
  key: string;
  option: string;
  sequence: number;
  type: "aside";
}
/**
 * A text or a preset phrase, to the table or to one's team.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientChat".
 */
export interface ClientChat {
  channel?: "table" | "team";
  key: string;
  phrase?: string;
  text?: string;
  type: "chat";
}
/**
 * Yes or no to a proposed undo; one no ends it.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientConsent".
 */
export interface ClientConsent {
  agree: boolean;
  key: string;
  proposal: number;
  type: "consent";
}
/**
 * Revoke a remembered answer; without a kind, all of them.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientForget".
 */
export interface ClientForget {
  key: string;
  kind?: string;
  type: "forget";
}
/**
 * A message is missing: send everything again.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientFresh".
 */
export interface ClientFresh {
  type: "fresh";
}
/**
 * A bot plays my seat until I take it back.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientHandOver".
 */
export interface ClientHandOver {
  bot?: string;
  key: string;
  type: "hand-over";
}
/**
 * The first message. Without a token one is a spectator; `sequence` and `hash` are those of the last state.
 * `part` is what my seat adds to the chance of a game that has not started; only the first one counts.
 * `patches`: after the first `state` send `patch` messages, where the page can apply them.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientHello".
 */
export interface ClientHello {
  hash?: string | null;
  language?: string;
  nick?: string;
  part?: string | null;
  patches?: boolean;
  protocol: number;
  sequence?: number | null;
  token?: string | null;
  type: "hello";
}
/**
 * What would a bot do that knows no more than I do?
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientHint".
 */
export interface ClientHint {
  request: number;
  type: "hint";
}
/**
 * Do not wait longer for the absent person of a seat: a bot plays until they are back.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientHurry".
 */
export interface ClientHurry {
  key: string;
  seat: number;
  type: "hurry";
}
/**
 * Use this language from now on; `welcome` and `state` follow.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientLanguage".
 */
export interface ClientLanguage {
  language: string;
  type: "language";
}
/**
 * I have read this step of the lesson; without a step, I leave the lesson and play on freely.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientLesson".
 */
export interface ClientLesson {
  key: string;
  step?: number | null;
  type: "lesson";
}
/**
 * Lines of the log from `first` to before `last`, counted as this seat sees them.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientLines".
 */
export interface ClientLines {
  first: number;
  last: number;
  request: number;
  type: "lines";
}
/**
 * Go back to `to` decisions. It is done at once if the seat may do so alone; else it is proposed to all persons.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientUndo".
 */
export interface ClientUndo {
  key: string;
  sequence: number;
  to: number;
  type: "undo";
}
/**
 * Give this answer to every question of this kind from now on, if it is one of the options.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientRemember".
 */
export interface ClientRemember {
  key: string;
  kind: string;
  option: string;
  type: "remember";
}
/**
 * A standing wish of my seat, or with `on` false its end: let others play `until` the end of a span, answer for me
 * where I have `only` one option, ask me in any case `at` a moment or when I could play a `card`, ask me
 * `all` that the server would answer for me.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientWish".
 */
export interface ClientWish {
  key: string;
  on: boolean;
  type: "wish";
  what?: string;
  wish: "until" | "only" | "at" | "card" | "all";
}
/**
 * I play my seat again.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientTakeBack".
 */
export interface ClientTakeBack {
  key: string;
  type: "take-back";
}
/**
 * The host starts the game; open seats are given to this bot.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientStart".
 */
export interface ClientStart {
  bot?: string | null;
  key: string;
  type: "start";
}
/**
 * Why is this option, in notation or in words, not allowed?
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientWhy".
 */
export interface ClientWhy {
  option: string;
  request: number;
  type: "why";
}
/**
 * Why can nothing be done with these things? The first that something can be meant by counts: a figure, then the
 * space it stands on.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientWhyAt".
 */
export interface ClientWhyAt {
  request: number;
  /**
   * @minItems 1
   * @maxItems 4
   */
  targets:
    | [ClientTarget]
    | [ClientTarget, ClientTarget]
    | [ClientTarget, ClientTarget, ClientTarget]
    | [ClientTarget, ClientTarget, ClientTarget, ClientTarget];
  type: "why-at";
}
/**
 * A thing on the table, as views name it.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientTarget".
 */
export interface ClientTarget {
  id: number | string;
  kind: string;
}
/**
 * A page of the game as lines of text: the board, a seat, a space.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientPage".
 */
export interface ClientPage {
  asked?: string;
  name: string;
  request: number;
  type: "page";
}
/**
 * The texts of a card, token or term, by its key or its name.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientThing".
 */
export interface ClientThing {
  name: string;
  request: number;
  type: "thing";
}
/**
 * The odds of every option of my question that leads to a roll.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientOdds".
 */
export interface ClientOdds {
  request: number;
  type: "odds";
}
/**
 * The ways of several steps that my figure can go now.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientWays".
 */
export interface ClientWays {
  request: number;
  type: "ways";
}
/**
 * The answer to a ping.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClientPong".
 */
export interface ClientPong {
  type: "pong";
}
/**
 * A person is asked since then, and until then if the table has a clock; in seconds since 1970.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ClockInfo".
 */
export interface ClockInfo {
  seat: number;
  since: number;
  until: number | null;
}
/**
 * The server has chosen a secret for a new table; it is shown when that game is over. Unused ones are forgotten.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Committed".
 */
export interface Committed {
  commitment: string;
}
/**
 * My name is deleted; my password shows that it is me.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "DeleteAccount".
 */
export interface DeleteAccount {
  password: string;
}
/**
 * The server has played a finished game again: `dice` fell in `decisions`, and everything was as it is stored.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "DiceCheck".
 */
export interface DiceCheck {
  bytes: number;
  decisions: number;
  dice: number;
}
/**
 * All dice that have fallen at tables with committed chance and the usual dice.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "DiceFrequencies".
 */
export interface DiceFrequencies {
  dice: DieFrequency[];
}
/**
 * One die of a game: its faces, and Pearson's chi-square test of whether it is fair.
 *
 * `chance` is how often a fair die would differ at least as much from the average.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "DieFrequency".
 */
export interface DieFrequency {
  chance: number;
  chi_square: number;
  faces: FaceFrequency[];
  freedom: number;
  game: string;
  rolls: number;
}
/**
 * How often a face has fallen, and how often it would on average.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "FaceFrequency".
 */
export interface FaceFrequency {
  count: number;
  expected: number;
  face: string;
}
/**
 * The message with this key is carried out and stored; `again`: it was carried out before.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  again: boolean;
  hash: string;
  key: string;
  sequence: number;
  table: string;
  type: "done";
}
/**
 * A tile of somebody's own.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "DrawnTile".
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-z0-9-]{1,40}$".
 */
export interface DrawnTile {
  code?: string;
  /**
   * @maxItems 64
   */
  icons?: string[];
  name?: string;
  /**
   * @maxItems 64
   */
  permanent?: string[];
  source?: string;
}
/**
 * The reply to every refused request, with its HTTP status.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ErrorReply".
 */
export interface ErrorReply {
  error: ErrorInfo;
}
/**
 * How often a sign counts.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "FaceCount".
 */
export interface FaceCount {
  count: number;
  face: string;
}
/**
 * A form of options that nobody asks for: its first `words`, then its arguments, all with spaces between them.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "FormInfo".
 */
export interface FormInfo {
  arguments: ArgumentInfo[];
  words: string;
}
/**
 * A game; `seats` are those with default options, `usual` is the seat of a person alone.
 *
 * `title`, `about` and `now` are its name, what it is about, and what it is with default options, in words.
 * `draws_maps`: people can draw maps of their own for it.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  about: string;
  bots: string[];
  draws_maps: boolean;
  game: string;
  lessons: LessonOffer[];
  now: string;
  options: SetupOption[];
  puzzles: PuzzleOffer[];
  seats: string[];
  title: string;
  usual: number;
  version: string;
}
/**
 * A lesson of a game: its name, and what it is about.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LessonOffer".
 */
export interface LessonOffer {
  lesson: string;
  text: string;
  title: string;
}
/**
 * An option of a new game. `kind`: word, number, names, cards, file or figures; `values` are the ready-made ones.
 *
 * `usual` is the default. Names may be a list, a file is its text, figures are an object of paths and values. If the
 * option decides how many seats there are, `seats` is how many there are besides its value; else it is null.
 * `advice` recommends a value for each value of the option `advised_by`, if there is one. `fixed` is the only value
 * there is for some values of the option `fixed_by`: nobody needs to be asked then. `kinds` are the names that can be
 * listed, each with the text key of its kind; `wanted`: so many of each kind, empty if that is not fixed.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SetupOption".
 */
export interface SetupOption {
  advice: {
    [k: string]: SetupAdvice;
  };
  advised_by: string;
  fixed: {
    [k: string]: string | number;
  };
  fixed_by: string;
  kind: string;
  kinds: {
    [k: string]: string;
  };
  name: string;
  seats: number | null;
  text: string;
  usual:
    | string
    | number
    | string[]
    | {
        [k: string]: unknown;
      };
  values: (string | number)[];
  wanted: {
    [k: string]: number;
  };
}
/**
 * A value that is recommended for an option, and why.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SetupAdvice".
 */
export interface SetupAdvice {
  text: string;
  value: string | number;
}
/**
 * A puzzle of a game: its name, and what has to be reached.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PuzzleOffer".
 */
export interface PuzzleOffer {
  puzzle: string;
  text: string;
  title: string;
}
/**
 * All games, the languages, and the preset phrases. `address` is where people reach the server, empty if it
 * does not know.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "GameList".
 */
export interface GameList {
  address: string;
  games: GameInfo[];
  languages: string[];
  phrases: PresetPhrase[];
}
/**
 * A preset phrase of the chat.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PresetPhrase".
 */
export interface PresetPhrase {
  phrase: string;
  text: string;
}
/**
 * The cards, tokens and terms of a game that have a text.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Glossary".
 */
export interface Glossary {
  game: string;
  language: string;
  things: GlossaryEntry[];
}
/**
 * A card, token or term and its texts.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "GlossaryEntry".
 */
export interface GlossaryEntry {
  key: string;
  name: string;
  parts: GlossaryPart[];
}
/**
 * One text of a card: `part` is its place (`window`, `effect`, `quote`, the id of a space).
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "GlossaryPart".
 */
export interface GlossaryPart {
  part: string;
  text: string;
}
/**
 * The entries with that key or name; several if the name fits several.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "GlossaryReply".
 */
export interface GlossaryReply {
  hash: string;
  request: number;
  sequence: number;
  table: string;
  things: GlossaryEntry[];
  type: "things";
}
/**
 * What a side needs, and how far it is: `mine`, `theirs`, or what is at stake in this `round`.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "GoalInfo".
 */
export interface GoalInfo {
  label: string;
  part: "mine" | "theirs" | "round";
  text: string;
}
/**
 * The server is up.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  protocol: number;
  status: "ok";
  version: string;
}
/**
 * What a bot would do, and why.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "HintReply".
 */
export interface HintReply {
  bot: string;
  hash: string;
  option: string;
  reason: string;
  request: number;
  sequence: number;
  table: string;
  text: string;
  type: "hint";
}
/**
 * Take an open seat; the first one if none is named.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  nick?: string;
  part?: string | null;
  seat?: number | null;
}
/**
 * Where I am in a lesson: the step, counted from 0, of so many; what it says; what it points at.
 *
 * `telling`: there is nothing to answer, and the message `lesson` goes on. Else my question has only the options that
 * go on. A thing on the table has a kind and an id as in options; a part of the page has the kind `page`.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LessonInfo".
 */
export interface LessonInfo {
  point: TargetInfo[];
  step: number;
  steps: number;
  telling: boolean;
  text: string;
  title: string;
}
/**
 * What a line of the log shows besides its words. `joined`: a roll in the next line belongs to the same throw;
 * `follows`: the line tells what came of the roll before it. `about` are the figures and spaces that the line is
 * about; `moment` is what kind of moment it is (`death`, `lens`, `rising`), empty if it is none.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LinePicture".
 */
export interface LinePicture {
  about: TargetInfo[];
  card: CardInfo | null;
  follows: boolean;
  joined: boolean;
  moment: string;
  move: MoveInfo | null;
  rolls: RollInfo[];
  total: SumInfo | null;
}
/**
 * A figure that has gone somewhere: the spaces it passed, where from, if that was told, and where to.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "MoveInfo".
 */
export interface MoveInfo {
  figure: TargetInfo;
  spaces: number[];
}
/**
 * Dice that fell, by the signs of their faces; `side` is whose dice they are, where a game has several kinds.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "RollInfo".
 */
export interface RollInfo {
  faces: string[];
  side: string;
}
/**
 * What a roll adds up to; `of` are the keys of the lines that may tell of the roll.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SumInfo".
 */
export interface SumInfo {
  counts: FaceCount[];
  of: string[];
}
/**
 * The requested lines of the log.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LinesReply".
 */
export interface LinesReply {
  hash: string;
  log: LogPart;
  request: number;
  sequence: number;
  table: string;
  type: "lines";
}
/**
 * Lines from number `first` on. The page keeps its lines before `first` and replaces the others.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LogPart".
 */
export interface LogPart {
  first: number;
  lines: LogLine[];
  total: number;
}
/**
 * A line of the log, in words and as data. `decision` is the number of decisions before it: the step of the replay.
 *
 * `picture` is what the line shows on a page, null if it is words alone. `alone` is empty if everybody may read the
 * line; else it has the reader's seat, or, in a replay of all seats, every seat that may read it.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LogLine".
 */
export interface LogLine {
  alone: number[];
  decision: number;
  heading: boolean;
  key: string;
  picture: LinePicture | null;
  text: string;
  values: unknown[];
}
/**
 * A secret link that somebody has opened; one of which a part is missing leads nowhere, as any other wrong one.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  token: string;
}
/**
 * What is looked at: a drawing, else the text of a map file, else a map of the package.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LookAtMap".
 */
export interface LookAtMap {
  drawing?: MapDrawing | null;
  shipped?: ShippedMap | null;
  text?: string | null;
}
/**
 * A map as it is drawn: the values of its file by their keys.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "MapDrawing".
 */
export interface MapDrawing {
  /**
   * @maxItems 64
   */
  altars?: string[];
  layout?: string;
  letter?: string;
  metro?: {
    /**
     * @maxItems 64
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z0-9-]{1,40}$".
     */
    [k: string]: string[];
  };
  monsters?: {
    /**
     * @maxItems 64
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z0-9-]{1,40}$".
     */
    [k: string]: string[];
  };
  name?: string;
  npcs?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z0-9-]{1,40}$".
     */
    [k: string]: string;
  };
  /**
   * @maxItems 64
   */
  orbital?: string[];
  /**
   * @maxItems 64
   */
  out_of_orbit?: string[];
  source?: string;
  start?: string;
  story?: string;
  tiles?: {
    [k: string]: DrawnTile;
  };
  tokens?: {
    /**
     * @maxItems 64
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z0-9-]{1,40}$".
     */
    [k: string]: string[];
  };
}
/**
 * A map of the package.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ShippedMap".
 */
export interface ShippedMap {
  letter: string;
  story: string;
}
/**
 * The dice of a side, or of a figure in the side before it: successes that fell, and those to be expected.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LuckInfo".
 */
export interface LuckInfo {
  dice: number;
  expected: number;
  got: number;
  name: string;
  side: boolean;
}
/**
 * What is wrong, in words; `line` of the file, `path` of the key and `space` (-1 for none) say where.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "MapFault".
 */
export interface MapFault {
  line: number;
  path: string;
  space: number;
  text: string;
}
/**
 * A map of the package.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "MapName".
 */
export interface MapName {
  letter: string;
  story: string;
}
/**
 * What maps of a game are drawn with.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "MapPalette".
 */
export interface MapPalette {
  game: string;
  maps: MapName[];
  most_tiles: number;
  stories: string[];
  things: MapThing[];
  tiles: MapTile[];
  widest: number;
}
/**
 * What can be put into a Space: where it stands in the file, and how many there may be (0: any number).
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "MapThing".
 */
export interface MapThing {
  most: number;
  path: string;
}
/**
 * A tile; `name` is empty where the texts have one.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "MapTile".
 */
export interface MapTile {
  code: string;
  icons: string[];
  name: string;
  permanent: PrintedToken[];
  tile: string;
}
/**
 * A token printed on a tile: in its District, or at a corner of the tile lying upright.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PrintedToken".
 */
export interface PrintedToken {
  kind: string;
  place: string;
}
/**
 * A map file, its values, its faults, and its board if one can be made of it. `addresses` are the names of each
 * Space, `tiles` the file's own ones.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "MapSeen".
 */
export interface MapSeen {
  addresses: string[][];
  board: {
    [k: string]: unknown;
  } | null;
  drawing: {
    [k: string]: unknown;
  };
  faults: MapFault[];
  text: string;
  tiles: MapTile[];
  view: {
    [k: string]: unknown;
  } | null;
}
/**
 * How the machine's games on a map stand. `stuck` are those that did not end; `verdict` is a sentence.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "MapTrial".
 */
export interface MapTrial {
  games: number;
  played: number;
  shares: SideShare[];
  status: "running" | "done" | "stopped" | "failed";
  stuck: number;
  trial: string;
  verdict: string;
}
/**
 * How often a side has won, with the ends of the 95 % interval of its share.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SideShare".
 */
export interface SideShare {
  high: number;
  low: number;
  share: number;
  side: string;
  wins: number;
}
/**
 * The tokens that a browser has.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "MyTables".
 */
export interface MyTables {
  /**
   * @maxItems 100
   */
  tokens: string[];
}
/**
 * Tell my seat that its table waits for it: by web push to a browser with these keys, or by a POST with JSON to an
 * address (`webhook`), which must be public and https.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "NewNotice".
 */
export interface NewNotice {
  address: string;
  auth?: string;
  kind: "push" | "webhook";
  p256dh?: string;
}
/**
 * My password in the place of my old one.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "NewPassword".
 */
export interface NewPassword {
  new: string;
  old: string;
}
/**
 * A new table with options of its game; seats that are not named are given to bots. `commitment` is one that the
 * server has made before, `part` what my seat adds to the chance of the game. `leave_wait` is how many seconds the
 * others wait for a person who has left before a bot takes over: 0 until that person is back, null as the server
 * does. `move_time` is how many seconds a person has for each answer, 0 without a clock; with one, a `leave_wait` of
 * null is 0. When the time is over a bot takes the seat until its person takes it back (`time_out: "over"`), or gives
 * this one answer (`"once"`). `programs`: programs may sit in the place of persons; everybody sees at which seats they
 * do.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  commitment?: string | null;
  game: string;
  leave_wait?: number | null;
  move_time?: number;
  nick?: string;
  options?: {
    [k: string]: unknown;
  };
  part?: string | null;
  programs?: boolean;
  seats?:
    | []
    | [SeatRequest]
    | [SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | null;
  start?: boolean;
  time_out?: "over" | "once";
  watch?: "listed" | "link" | "nobody";
}
/**
 * Who gets a seat: me, a person by secret link, a bot by name, or anybody (`open`).
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SeatRequest".
 */
export interface SeatRequest {
  bot?: string;
  holder: "me" | "person" | "bot" | "open";
}
/**
 * Where my seat is told. `stopped`: too many notices in a row have not arrived, and no more are sent.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "NoticeInfo".
 */
export interface NoticeInfo {
  failures: number;
  host: string;
  kind: "push" | "webhook";
  notice: string;
  stopped: boolean;
}
/**
 * Where my seat is told, and the key that a browser needs to be told by web push.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "NoticeList".
 */
export interface NoticeList {
  notices: NoticeInfo[];
  push_key: string;
}
/**
 * A chance that can be drawn as a bar: in words, from 0 to 1, and whether it is a `risk`.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "OddsBar".
 */
export interface OddsBar {
  chance: number;
  risk: boolean;
  text: string;
}
/**
 * The odds of my options; options without a roll are left out.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "OddsReply".
 */
export interface OddsReply {
  hash: string;
  odds: OptionOdds[];
  request: number;
  sequence: number;
  table: string;
  type: "odds";
}
/**
 * The odds of one option: `text` in a few words, `bars` the chances that matter most, the rest by keys: for each
 * number the chances of 0, 1, 2, ... and the expected value, the chance of each event, and the assumptions.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "OptionOdds".
 */
export interface OptionOdds {
  assuming: string[];
  bars: OddsBar[];
  events: {
    [k: string]: number;
  };
  expected: {
    [k: string]: number;
  };
  numbers: {
    [k: string]: number[];
  };
  option: string;
  text: string;
  what: string;
}
/**
 * A scenario file as a live table. `text` is what stands in the file, `case` which of its cases begins. Without
 * `seats` I have the seat that the file names, or the game's usual one, and bots have the others. Without `start` it
 * waits, so that I can give seats to persons before it begins.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "OpenScenario".
 */
export interface OpenScenario {
  case?: number;
  nick?: string;
  programs?: boolean;
  seats?:
    | []
    | [SeatRequest]
    | [SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest]
    | [SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest, SeatRequest]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | [
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest,
        SeatRequest
      ]
    | null;
  start?: boolean;
  text: string;
  watch?: "listed" | "link" | "nobody";
}
/**
 * An option in notation (`option`) and in words (`text`), and what a page needs to draw it.
 *
 * `verb` is the first word of the notation, `targets` the things it points at. `text` is `title` and then `note`, the
 * particulars. Where many options have the same `group`, that can be said once, and each option called by its `label`;
 * both are empty where there is no such group. `price` is what the option costs, where its `note` says nothing else.
 * `leaves`: nothing more is done, and the game goes on.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  group: string;
  label: string;
  leaves: boolean;
  note: string;
  option: string;
  price: string;
  targets: TargetInfo[];
  text: string;
  title: string;
  verb: string;
}
/**
 * A page that can be requested, and what it shows.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PageInfo".
 */
export interface PageInfo {
  name: string;
  text: string;
}
/**
 * A page as lines of text.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PageReply".
 */
export interface PageReply {
  hash: string;
  lines: string[];
  name: string;
  request: number;
  sequence: number;
  table: string;
  type: "page";
}
/**
 * What has changed since the state with the number `base`: `changes` lead to the state with this `number`.
 *
 * `sequence`, `hash` and `log` are those of the new state. A page that does not hold `base` sends `fresh`.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Patch".
 */
export interface Patch {
  base: number;
  changes: StateChange[];
  hash: string;
  log: LogPart;
  number: number;
  sequence: number;
  table: string;
  type: "patch";
}
/**
 * An operation of a JSON Patch (RFC 6902); `path` is a JSON pointer into the state, `remove` has no `value`.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "StateChange".
 */
export interface StateChange {
  op: "add" | "remove" | "replace";
  path: string;
  value: {
    [k: string]: unknown;
  };
}
/**
 * The seats or spectators have changed, and nothing else.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "People".
 */
export interface People {
  hash: string;
  seats: SeatInfo[];
  sequence: number;
  table: string;
  type: "people";
  watching: number;
}
/**
 * A seat of the table. `here`: its person is connected; `kept`: a bot plays until its person is back;
 * `program`: a program has sat down in the place of a person.
 *
 * `waits` is the number of seconds until a bot takes over for an absent person, or null; `hurry` the number of seconds
 * until the others may end that wait.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  bot: string;
  here: boolean;
  holder: "person" | "bot" | "open";
  hurry: number | null;
  kept: boolean;
  name: string;
  nick: string;
  program: boolean;
  seat: number;
  team: string;
  title: string;
  waits: number | null;
}
/**
 * Answer with `pong`; if sequence or hash differ from yours, send `fresh`.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  hash: string;
  sequence: number;
  table: string;
  type: "ping";
}
/**
 * A new game alone against bots, started at once; missing options have their defaults.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PlayNow".
 */
export interface PlayNow {
  commitment?: string | null;
  game: string;
  nick?: string;
  options?: {
    [k: string]: unknown;
  };
  part?: string | null;
}
/**
 * A proposed undo; `agreed` and `asked` are seats.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ProposalInfo".
 */
export interface ProposalInfo {
  agreed: number[];
  asked: number[];
  by: number;
  proposal: number;
  to: number;
}
/**
 * The puzzle that I try: its name, what has to be reached, and whether it is open, solved or missed.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PuzzleInfo".
 */
export interface PuzzleInfo {
  puzzle: string;
  state: "open" | "solved" | "missed";
  text: string;
  title: string;
}
/**
 * My question. The answer repeats its `sequence`. `only`: there is a single option.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "QuestionInfo".
 */
export interface QuestionInfo {
  kind: string;
  only: boolean;
  options: OptionInfo[];
  rule: string;
  sequence: number;
  text: string;
}
/**
 * Why an option is not allowed, and by which rule; or that it is (`open`).
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  hash: string;
  key: string;
  open: boolean;
  option: string;
  request: number;
  rule: string;
  sequence: number;
  table: string;
  text: string;
  type: "reason";
}
/**
 * The message with this key or request is refused, and why. If the page was behind, a `state` follows.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  error: ErrorInfo;
  hash: string;
  key: string;
  request: number | null;
  sequence: number;
  table: string;
  type: "refused";
}
/**
 * The options of the same game once more, with what this one leaves to the next: cards seen before come last.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "RematchInfo".
 */
export interface RematchInfo {
  options: {
    [k: string]: unknown;
  };
  table: string;
}
/**
 * A remembered answer; `title` is the question and `text` the option, in words.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "RememberedAnswer".
 */
export interface RememberedAnswer {
  kind: string;
  option: string;
  text: string;
  title: string;
}
/**
 * A game from its first step (`first`) to its last, as `eyes` may see it: a seat, a spectator (-1) or all seats
 * (-2); `seats` are the names of the seats.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  eyes: number;
  first: number;
  game: string;
  last: number;
  outcome: string;
  seats: string[];
  steps: ReplayStep[];
  table: string;
}
/**
 * One step of a replay: who decided what, if that may be known, and the new lines of the log. `title` is `text`
 * without its particulars.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
  log: LogLine[];
  number: number;
  option: string;
  seat: number | null;
  text: string;
  title: string;
}
/**
 * The position at one step; `views` are those of all seats, if `eyes` is -2.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ReplayPosition".
 */
export interface ReplayPosition {
  board: {
    [k: string]: unknown;
  };
  eyes: number;
  step: number;
  table: string;
  view: {
    [k: string]: unknown;
  };
  views: {
    [k: string]: unknown;
  }[];
}
/**
 * A rule of the rulebook.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "RuleInfo".
 */
export interface RuleInfo {
  chapter: string;
  id: string;
  ruling: boolean;
  text: string;
  title: string;
}
/**
 * The first rules that contain all the words; `found` is the number of all of them.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "RuleList".
 */
export interface RuleList {
  found: number;
  rules: RuleInfo[];
}
/**
 * The host gives a seat to a bot, to a person by a new link, or to anybody (`open`).
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SeatChange".
 */
export interface SeatChange {
  bot?: string;
  holder: "person" | "bot" | "open";
}
/**
 * A secret link: whoever has the token has the seat.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SeatLink".
 */
export interface SeatLink {
  seat: number;
  token: string;
}
/**
 * What a seat has added to the chance of a game.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SeatPart".
 */
export interface SeatPart {
  part: string;
  seat: number;
}
/**
 * The first message: who I am, and what does not change during the game. A `state` follows.
 *
 * `seat` is -1 for a spectator; `opening` and `briefing` are what I am told first; `board` is the game's board
 * as plain data; `heartbeat` is in seconds, and so is `leave_wait`, for which a player who has left is waited for (0:
 * until they are back), and `move_time`, which a person has for each answer (0: there is no clock; `time_out` says
 * what happens then); `programs`: programs may sit here; `sitting` says in words which sitting of a campaign this is,
 * empty if it belongs to none.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  asides: string[];
  board: {
    [k: string]: unknown;
  };
  bots: string[];
  briefing: BriefingInfo[];
  channels: ("table" | "team")[];
  chat: ChatMessage[];
  game: string;
  hash: string;
  heartbeat: number;
  host: boolean;
  language: string;
  languages: string[];
  leave_wait: number;
  move_time: number;
  opening: string[];
  options: {
    [k: string]: unknown;
  };
  pages: PageInfo[];
  phrases: PresetPhrase[];
  programs: boolean;
  protocol: number;
  seat: number;
  sequence: number;
  sitting: string;
  table: string;
  time_out: "over" | "once";
  type: "welcome";
  unasked_forms: FormInfo[];
  verbs: string[];
  version: string;
}
/**
 * The table as I may know it. `decisions` is the number of decisions, `waiting` the seats that are asked.
 *
 * `number` is what a `patch` calls this state by. `clocks` are those of the persons who are asked, if
 * the table has a clock.
 * `view` is the game's view of my seat (null before the start); `unasked` is what I may do without being asked;
 * `wishes` is null where nothing can be wished; `passed` is what the server has just answered for me: a remembered
 * answer or my only option; `goal` is what each side needs, as far as I may know it; `lesson` is the step of the
 * lesson that I take, `puzzle` the puzzle that I try; `ending` is the closing text when the game is over, and
 * `winners` the seats that have won.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  clocks: ClockInfo[];
  decisions: number;
  ending: string[];
  goal: GoalInfo[];
  hash: string;
  lesson: LessonInfo | null;
  log: LogPart;
  number: number;
  passed: OptionInfo[];
  proposal: ProposalInfo | null;
  puzzle: PuzzleInfo | null;
  question: QuestionInfo | null;
  remembered: RememberedAnswer[];
  seats: SeatInfo[];
  sequence: number;
  status: "gathering" | "playing" | "over";
  table: string;
  type: "state";
  unasked: OptionInfo[];
  undo: UndoInfo | null;
  view: {
    [k: string]: unknown;
  } | null;
  waiting: number[];
  winners: number[];
  wishes: WishesInfo | null;
}
/**
 * How far I may undo. Numbers are decisions, as in the message `undo`.
 *
 * `last` is before my last choice, `to` the earliest point I may reach alone (null if there is none); `text` says why
 * not further, `obstacle` the same in a word. `beyond` is before my next earlier choice, for which all persons have to
 * agree.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "UndoInfo".
 */
export interface UndoInfo {
  beyond: number | null;
  last: number | null;
  obstacle: "start" | "sealed" | "others";
  steps: number;
  text: string;
  to: number | null;
}
/**
 * The standing wishes of my seat, of which nobody else is told: how long I let others play, at which moments and
 * for which cards I am asked all the same. `only`: the server answers where I have a single option; `all`: it
 * answers nothing for me. The lists are empty where a game has no such wishes.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "WishesInfo".
 */
export interface WishesInfo {
  all: boolean;
  at: WishInfo[];
  card: WishInfo[];
  only: boolean;
  until: WishInfo[];
}
/**
 * Something that can be wished, as the message `wish` names it, in words, and whether it is.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "WishInfo".
 */
export interface WishInfo {
  on: boolean;
  text: string;
  what: string;
}
/**
 * The ways that my figure can go now. To one space there may be several that differ in what they cost.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "WaysReply".
 */
export interface WaysReply {
  hash: string;
  request: number;
  sequence: number;
  table: string;
  type: "ways";
  ways: WayInfo[];
}
/**
 * A way of several steps: the answers one after the other, the spaces from the first to the last, the way in words,
 * and the odds of all rolls on it in short, empty if there are none.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "WayInfo".
 */
export interface WayInfo {
  odds: string;
  options: string[];
  spaces: number[];
  text: string;
}
/**
 * A name and its password, to sign up or in.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SignIn".
 */
export interface SignIn {
  name: string;
  password: string;
}
/**
 * A lesson of a game, started at once.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "StartLesson".
 */
export interface StartLesson {
  game: string;
  lesson: string;
  nick?: string;
}
/**
 * A puzzle of a game, at a table of its own.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "StartPuzzle".
 */
export interface StartPuzzle {
  game: string;
  nick?: string;
  puzzle: string;
}
/**
 * The host starts the game; open seats are given to this bot.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "StartTable".
 */
export interface StartTable {
  bot?: string | null;
}
/**
 * What a strong bot would have done at a step of a finished game, and why.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "StepHint".
 */
export interface StepHint {
  option: string;
  reasons: string[];
  seat: number;
  step: number;
  text: string;
}
/**
 * What a finished game came to, all chances being those of `side`; empty while it is worked out.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Study".
 */
export interface Study {
  curve: StudyPoint[];
  luck: LuckInfo[];
  side: string;
  status: "running" | "done" | "failed";
  table: string;
  turning: TurningInfo[];
}
/**
 * How often the side wins when bots play the game on from a step, with its interval; `place` says where that is.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "StudyPoint".
 */
export interface StudyPoint {
  high: number;
  known: boolean;
  low: number;
  place: string;
  share: number;
  step: number;
}
/**
 * Steps between which the chance of the side moved much, how much of it by luck and how much by choice.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "TurningInfo".
 */
export interface TurningInfo {
  after: number;
  before: number;
  choice: number;
  decisions: string[];
  first: number;
  last: number;
  luck: number;
  place: string;
}
/**
 * My token, my seat (-1 if I only watch), and the links for the persons I invite.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "TableCreated".
 */
export interface TableCreated {
  links: SeatLink[];
  seat: number;
  table: string;
  token: string;
}
/**
 * Where the chance of a table comes from: SHA-256 of the `secret` is the `commitment`; the secret and the `parts`
 * make the `seed`. Secret and seed are empty until the game is over, or the table closed or expired.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "TableDice".
 */
export interface TableDice {
  commitment: string;
  parts: SeatPart[];
  secret: string;
  seed: string;
  table: string;
}
/**
 * A table as I may know it. `mine` is my seat, -1 for a spectator; `asked`: it is my decision.
 *
 * `touched` is the time of its last action, in seconds since 1970; `winners` are the seats that have won, once it is
 * over; `sitting` says in words which sitting of a campaign it is, empty if it belongs to none.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  asked: boolean;
  decisions: number;
  game: string;
  host: boolean;
  leave_wait: number;
  mine: number;
  move_time: number;
  options: {
    [k: string]: unknown;
  };
  outcome: string;
  programs: boolean;
  seats: SeatInfo[];
  sitting: string;
  status: "gathering" | "playing" | "over";
  table: string;
  time_out: "over" | "once";
  touched: number;
  watch: "listed" | "link" | "nobody";
  winners: number[];
}
/**
 * Tables; `lost` are my tokens that will never work again, `other_version` my tokens of tables that need another
 * version of the rules.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "TableList".
 */
export interface TableList {
  lost: string[];
  other_version: string[];
  tables: TableInfo[];
}
/**
 * Let the machine play a map, given as the text of its file.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "TryMap".
 */
export interface TryMap {
  text: string;
}
/**
 * A table that waits for my decision at `seat` since and until those moments, in seconds since 1970; `until` is
 * null without a clock. `alone`: no other person plays there. `options` are those of the game that are one word each,
 * `persons` the names of the others, empty for one who has told none.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Turn".
 */
export interface Turn {
  alone: boolean;
  game: string;
  options: {
    [k: string]: string;
  };
  persons: string[];
  seat: number;
  since: number;
  table: string;
  until: number | null;
}
/**
 * The tables that wait for me, the nearest deadline first; `now` is the time at the server.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "TurnList".
 */
export interface TurnList {
  now: number;
  turns: Turn[];
}
