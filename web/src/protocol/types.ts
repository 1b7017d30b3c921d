// Made from the schema of the protocol by web/make_types.py; not written by hand. Schema 3d8252bf2719623a
/**
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Asked".
 */
export type Asked =
  | AskedHello
  | AskedAnswer
  | AskedAside
  | AskedUndo
  | AskedConsent
  | AskedChat
  | AskedRemember
  | AskedForget
  | AskedHandOver
  | AskedTakeBack
  | AskedHurry
  | AskedStart
  | AskedWhy
  | AskedPage
  | AskedLines
  | AskedThing
  | AskedHint
  | AskedOdds
  | AskedLanguage
  | AskedFresh
  | AskedPong;
/**
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Told".
 */
export type Told =
  | Welcome
  | State
  | People
  | Said
  | Done
  | Refused
  | Reason
  | PageShown
  | LinesShown
  | ThingsShown
  | HintShown
  | OddsShown
  | Ping
  | Bye;

/**
 * Version 1 of what travels between a page and the server.
 */
export interface OthersightProtocol {
  [k: string]: unknown;
}
/**
 * The first message. Without a token a spectator; with `sequence` and `hash` of what the page still holds.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedHello".
 */
export interface AskedHello {
  hash?: string | null;
  language?: string;
  nick?: string;
  protocol: number;
  sequence?: number | null;
  token?: string | null;
  type: "hello";
}
/**
 * One of the options of the question put at `sequence`, in notation.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedAnswer".
 */
export interface AskedAnswer {
  key: string;
  option: string;
  sequence: number;
  type: "answer";
}
/**
 * Something done or said without being asked, at a table that stands at `sequence`.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedAside".
 */
export interface AskedAside {
  key: string;
  option: string;
  sequence: number;
  type: "aside";
}
/**
 * Back to `to` decisions. Within one's own reach it is done at once, beyond it all persons are asked.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedUndo".
 */
export interface AskedUndo {
  key: string;
  sequence: number;
  to: number;
  type: "undo";
}
/**
 * Yes or no to what is proposed; one no ends it.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedConsent".
 */
export interface AskedConsent {
  agree: boolean;
  key: string;
  proposal: number;
  type: "consent";
}
/**
 * Words of one's own or a preset phrase, to the table or to one's team.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedChat".
 */
export interface AskedChat {
  channel?: "table" | "team";
  key: string;
  phrase?: string;
  text?: string;
  type: "chat";
}
/**
 * Give this answer to every question of this kind from now on, as long as it is open.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedRemember".
 */
export interface AskedRemember {
  key: string;
  kind: string;
  option: string;
  type: "remember";
}
/**
 * Be asked again; without a kind, about everything.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedForget".
 */
export interface AskedForget {
  key: string;
  kind?: string;
  type: "forget";
}
/**
 * A bot plays my seat until I take it back.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedHandOver".
 */
export interface AskedHandOver {
  bot?: string;
  key: string;
  type: "hand-over";
}
/**
 * I play my seat again.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedTakeBack".
 */
export interface AskedTakeBack {
  key: string;
  type: "take-back";
}
/**
 * Do not wait longer for whoever sits there: a bot shall play until they are back.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedHurry".
 */
export interface AskedHurry {
  key: string;
  seat: number;
  type: "hurry";
}
/**
 * The host begins; seats that are still empty are given to this bot.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedStart".
 */
export interface AskedStart {
  bot?: string | null;
  key: string;
  type: "start";
}
/**
 * Why an option, in notation or in words with names, is not open.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedWhy".
 */
export interface AskedWhy {
  option: string;
  request: number;
  type: "why";
}
/**
 * A page of the game as lines of text: the board, a seat, a space.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedPage".
 */
export interface AskedPage {
  asked?: string;
  name: string;
  request: number;
  type: "page";
}
/**
 * Lines of the log from `first` to before `last`, counted as this seat sees them.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedLines".
 */
export interface AskedLines {
  first: number;
  last: number;
  request: number;
  type: "lines";
}
/**
 * All that is written about a card, token or term, by its key or by its name.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedThing".
 */
export interface AskedThing {
  name: string;
  request: number;
  type: "thing";
}
/**
 * What a bot would do in my place, from what I may know.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedHint".
 */
export interface AskedHint {
  request: number;
  type: "hint";
}
/**
 * The odds of every option of my question that leads to a roll.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedOdds".
 */
export interface AskedOdds {
  request: number;
  type: "odds";
}
/**
 * Speak this language to me from now on; a fresh state follows.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedLanguage".
 */
export interface AskedLanguage {
  language: string;
  type: "language";
}
/**
 * Something is missing here: send everything again.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedFresh".
 */
export interface AskedFresh {
  type: "fresh";
}
/**
 * The answer to a ping.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "AskedPong".
 */
export interface AskedPong {
  type: "pong";
}
/**
 * The host begins; seats that are still empty are given to this bot.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Begin".
 */
export interface Begin {
  bot?: string | null;
}
/**
 * A new table against bots from this step on. What I do not know is dealt anew unless the game is over.
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
 * The server ends the connection, and why.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  error: ErrorTold;
  hash: string;
  sequence: number;
  table: string;
  type: "bye";
}
/**
 * What was wrong: a key that stays the same, a sentence in the reader's language, the rule where one decides.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ErrorTold".
 */
export interface ErrorTold {
  key: string;
  rule: string;
  text: string;
}
/**
 * One thing said. `number` counts what this reader may read; `phrase` is the key of a preset phrase.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ChatTold".
 */
export interface ChatTold {
  channel: "table" | "team";
  nick: string;
  number: number;
  phrase: string;
  seat: number;
  text: string;
}
/**
 * What was sent with this key is done and stored; `again` tells that it had been done before.
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
 * What every refused request gives back, with its HTTP status.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Fault".
 */
export interface Fault {
  error: ErrorTold;
}
/**
 * A game that can be played here; `seats` are those of the usual game, `usual` is the one for a person alone.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "GameTold".
 */
export interface GameTold {
  bots: string[];
  game: string;
  options: SetUpTold[];
  seats: string[];
  usual: number;
  version: string;
}
/**
 * An option with which a game is begun. `kind`: word, number, names, file or figures; `values` are the usual ones.
 *
 * `usual` is what is taken where the option is left out. Names may be a list, a file is its text, figures are an
 * object of paths and values.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SetUpTold".
 */
export interface SetUpTold {
  kind: string;
  name: string;
  text: string;
  usual:
    | string
    | number
    | string[]
    | {
        [k: string]: unknown;
      };
  values: (string | number)[];
}
/**
 * All games, the languages, and the preset phrases.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "GamesTold".
 */
export interface GamesTold {
  games: GameTold[];
  languages: string[];
  phrases: PhraseTold[];
}
/**
 * A preset phrase of the chat.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PhraseTold".
 */
export interface PhraseTold {
  phrase: string;
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
 * via the `definition` "HintShown".
 */
export interface HintShown {
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
  seat?: number | null;
}
/**
 * A line of the log, in words and as data. `decision` is how many decisions had fallen: the moment to jump to.
 *
 * `alone` is empty where everybody may read it; else it holds the seat that looks, or, in a replay with all eyes,
 * every seat that could.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LineTold".
 */
export interface LineTold {
  alone: number[];
  decision: number;
  heading: boolean;
  key: string;
  text: string;
  values: unknown[];
}
/**
 * Lines of the log that were asked for.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LinesShown".
 */
export interface LinesShown {
  hash: string;
  log: LogTold;
  request: number;
  sequence: number;
  table: string;
  type: "lines";
}
/**
 * Lines from number `first` on. What the page holds below stays, what it holds from there on is replaced.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LogTold".
 */
export interface LogTold {
  first: number;
  lines: LineTold[];
  total: number;
}
/**
 * A secret link that somebody has opened.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  token: string;
}
/**
 * A secret link: whoever has the token has the seat.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "LinkTold".
 */
export interface LinkTold {
  seat: number;
  token: string;
}
/**
 * The tokens that a browser holds.
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
 * A table with every option of its game; seats that are not named are given to bots.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  nick?: string;
  options?: {
    [k: string]: unknown;
  };
  seats?:
    | []
    | [SeatWanted]
    | [SeatWanted, SeatWanted]
    | [SeatWanted, SeatWanted, SeatWanted]
    | [SeatWanted, SeatWanted, SeatWanted, SeatWanted]
    | [SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted]
    | [SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted]
    | [SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted]
    | [SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted]
    | [SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted, SeatWanted]
    | [
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted
      ]
    | [
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted
      ]
    | [
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted
      ]
    | [
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted
      ]
    | [
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted
      ]
    | [
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted
      ]
    | [
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted,
        SeatWanted
      ]
    | null;
  start?: boolean;
  watch?: "listed" | "link" | "nobody";
}
/**
 * Who shall sit there: me, a person by secret link, a bot by name, or whoever comes to the table first.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SeatWanted".
 */
export interface SeatWanted {
  bot?: string;
  holder: "me" | "person" | "bot" | "open";
}
/**
 * The odds of the options of my question; options that lead to no roll are left out.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "OddsShown".
 */
export interface OddsShown {
  hash: string;
  odds: OddsTold[];
  request: number;
  sequence: number;
  table: string;
  type: "odds";
}
/**
 * The odds of one option: for each thing that is counted the chance of 0, 1, 2, ... of it and what is expected,
 * the chance of each thing that happens or does not, and what was taken for granted, all by their keys.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "OddsTold".
 */
export interface OddsTold {
  assuming: string[];
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
  what: string;
}
/**
 * An option in notation and in words.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "OptionTold".
 */
export interface OptionTold {
  option: string;
  text: string;
}
/**
 * A page as lines of text.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PageShown".
 */
export interface PageShown {
  hash: string;
  lines: string[];
  name: string;
  request: number;
  sequence: number;
  table: string;
  type: "page";
}
/**
 * A page that can be asked for, and what it is.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PageTold".
 */
export interface PageTold {
  name: string;
  text: string;
}
/**
 * One thing written on a card: `part` is its place (`window`, `effect`, `quote`, the id of a space).
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PartTold".
 */
export interface PartTold {
  part: string;
  text: string;
}
/**
 * Who sits where has changed, and nothing else.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "People".
 */
export interface People {
  hash: string;
  seats: SeatTold[];
  sequence: number;
  table: string;
  type: "people";
  watching: number;
}
/**
 * A seat of the table. `here` tells whether whoever has it is connected; `kept` that a bot plays for a person.
 *
 * `waits` is the number of seconds after which a bot takes over for somebody who has left, or null; `hurry` the number
 * after which the others need not wait that long.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SeatTold".
 */
export interface SeatTold {
  bot: string;
  here: boolean;
  holder: "person" | "bot" | "open";
  hurry: number | null;
  kept: boolean;
  name: string;
  nick: string;
  seat: number;
  team: string;
  title: string;
  waits: number | null;
}
/**
 * Are you there? Answer `pong`; if sequence or hash are not yours, ask for `fresh`.
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
 * Alone against bots, at once; options that are left out are the usual ones.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PlayNow".
 */
export interface PlayNow {
  game: string;
  nick?: string;
  options?: {
    [k: string]: unknown;
  };
}
/**
 * The table after so many decisions; `views` are those of all seats, once the game is over and all is asked for.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "PositionTold".
 */
export interface PositionTold {
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
 * Somebody wants to go back further than they may alone; `agreed` and `asked` are seats.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ProposalTold".
 */
export interface ProposalTold {
  agreed: number[];
  asked: number[];
  by: number;
  proposal: number;
  to: number;
}
/**
 * What I am asked, put at `sequence`, which the answer repeats. `only` says that there is nothing to choose.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "QuestionTold".
 */
export interface QuestionTold {
  kind: string;
  only: boolean;
  options: OptionTold[];
  rule: string;
  sequence: number;
  text: string;
}
/**
 * Why an option is not open, by which rule; or that it is (`open`).
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
 * What was sent with this key or request is not done, and why. Where the page was behind, a `state` follows.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  error: ErrorTold;
  hash: string;
  key: string;
  request: number | null;
  sequence: number;
  table: string;
  type: "refused";
}
/**
 * An answer that is given without asking; `title` is the question and `text` the option in words.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "RememberedTold".
 */
export interface RememberedTold {
  kind: string;
  option: string;
  text: string;
  title: string;
}
/**
 * A game from its first step (`first`) to its last, through the eyes of a seat, a spectator (-1) or all (-2);
 * `seats` are the seats by name.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ReplayTold".
 */
export interface ReplayTold {
  eyes: number;
  first: number;
  game: string;
  last: number;
  outcome: string;
  seats: string[];
  steps: StepTold[];
  table: string;
}
/**
 * One step of a replay: who decided what, if whoever looks may know it, and what came of it.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "StepTold".
 */
export interface StepTold {
  log: LineTold[];
  number: number;
  option: string;
  seat: number | null;
  text: string;
}
/**
 * A rule of the catalogue.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "RuleTold".
 */
export interface RuleTold {
  chapter: string;
  id: string;
  ruling: boolean;
  text: string;
  title: string;
}
/**
 * The rules that contain all the words, at most so many; `found` counts all of them.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "RulesTold".
 */
export interface RulesTold {
  found: number;
  rules: RuleTold[];
}
/**
 * Somebody has said something.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  chat: ChatTold;
  hash: string;
  sequence: number;
  table: string;
  type: "chat";
}
/**
 * The host gives a seat to a bot, to a person by a new link, or to whoever comes.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "SeatChange".
 */
export interface SeatChange {
  bot?: string;
  holder: "person" | "bot" | "open";
}
/**
 * The table as I may know it. `decisions` counts the decisions so far, `waiting` names the seats that are asked.
 *
 * `view` is the game's view of my seat (null while the table gathers); `unasked` is what I may do without being
 * asked; `passed` is what was just answered for me, because I wanted it remembered or had no choice; `ending` is
 * said when the game is over.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  decisions: number;
  ending: string[];
  hash: string;
  log: LogTold;
  passed: OptionTold[];
  proposal: ProposalTold | null;
  question: QuestionTold | null;
  remembered: RememberedTold[];
  seats: SeatTold[];
  sequence: number;
  status: "gathering" | "playing" | "over";
  table: string;
  type: "state";
  unasked: OptionTold[];
  undo: UndoTold | null;
  view: {
    [k: string]: unknown;
  } | null;
  waiting: number[];
}
/**
 * How far I may go back. Numbers are decisions, as `undo` takes them.
 *
 * `last` is before my last choice and `to` as far as I may go on my own (null if I may not); `text` says why not
 * further, `obstacle` the same in a word. `beyond` is before the next choice of mine behind that point, to which only
 * all persons together can go back.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "UndoTold".
 */
export interface UndoTold {
  beyond: number | null;
  last: number | null;
  obstacle: "start" | "sealed" | "others";
  steps: number;
  text: string;
  to: number | null;
}
/**
 * My token, my seat (-1 if I only watch), and the links for the persons I invite.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "TableMade".
 */
export interface TableMade {
  links: LinkTold[];
  seat: number;
  table: string;
  token: string;
}
/**
 * A table as whoever asks may know it. `mine` is my seat, -1 for a spectator; `asked` tells whether I am asked.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "TableTold".
 */
export interface TableTold {
  asked: boolean;
  decisions: number;
  game: string;
  host: boolean;
  mine: number;
  options: {
    [k: string]: unknown;
  };
  outcome: string;
  seats: SeatTold[];
  status: "gathering" | "playing" | "over";
  table: string;
  watch: "listed" | "link" | "nobody";
}
/**
 * Tables; `lost` are the tokens of mine that lead nowhere any more, `other_version` those that are still good but
 * lead to tables that need other rules than this server has.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "TablesTold".
 */
export interface TablesTold {
  lost: string[];
  other_version: string[];
  tables: TableTold[];
}
/**
 * A card, token or term and what is written about it.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ThingTold".
 */
export interface ThingTold {
  key: string;
  name: string;
  parts: PartTold[];
}
/**
 * What bears that key or name; several if the name fits several.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ThingsShown".
 */
export interface ThingsShown {
  hash: string;
  request: number;
  sequence: number;
  table: string;
  things: ThingTold[];
  type: "things";
}
/**
 * Everything of a game that has a name and a text.
 *
 * This interface was referenced by `OthersightProtocol`'s JSON-Schema
 * via the `definition` "ThingsTold".
 */
export interface ThingsTold {
  game: string;
  language: string;
  things: ThingTold[];
}
/**
 * The first message: who I am here, and everything that stays the same. A `state` follows.
 *
 * `seat` is -1 for a spectator; `board` is the game's own board as plain data; `heartbeat` is in seconds.
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
  channels: ("table" | "team")[];
  chat: ChatTold[];
  game: string;
  hash: string;
  heartbeat: number;
  host: boolean;
  language: string;
  languages: string[];
  opening: string[];
  options: {
    [k: string]: unknown;
  };
  pages: PageTold[];
  phrases: PhraseTold[];
  protocol: number;
  seat: number;
  sequence: number;
  table: string;
  type: "welcome";
  verbs: string[];
  version: string;
}
