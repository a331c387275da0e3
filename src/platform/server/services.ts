import type { FastifyBaseLogger } from 'fastify';
import type { Call, Who } from '#/core/call';
import type { Config } from '#/platform/server/config';
import type { Database } from '#/platform/server/database/engine/database';
import type { Listen } from '#/platform/server/database/engine/listening';
import type { LogWords } from '#/platform/server/database/log/log-words';
import type { FileCondition } from '#/platform/server/database/stores/file-store';
import type { RecordKind } from '#/platform/server/database/stores/record-kind';
import type { HeavyWork } from '#/platform/server/heavy-work';
import type { Route } from '#/platform/server/http/handler';
import type { OpenBrowserRoute } from '#/platform/server/http/routes';
import type { Template } from '#/platform/server/http/templates';
import type { Outgoing } from '#/platform/server/outgoing';
import type { AccountPart } from '#/platform/server/ports/account';
import type { TakesBookings } from '#/platform/server/ports/bookings';
import type { CalendarSource } from '#/platform/server/ports/calendar';
import type { Deadlines } from '#/platform/server/ports/deadlines';
import type { DiarySource } from '#/platform/server/ports/diary';
import type { NamedExamplePart } from '#/platform/server/ports/example';
import type { FolderSource } from '#/platform/server/ports/folder';
import type { FollowDocument } from '#/platform/server/ports/follows';
import type { FindGuarded } from '#/platform/server/ports/guards';
import type { GuestPart } from '#/platform/server/ports/guests';
import type { LetterLine } from '#/platform/server/ports/letters';
import type { ReadMoney, ReadMoneyMoves } from '#/platform/server/ports/money';
import type { NewsByKind } from '#/platform/server/ports/news';
import type { TakesOffers } from '#/platform/server/ports/offers';
import type { OverviewPart } from '#/platform/server/ports/overview';
import type { OwnTrash } from '#/platform/server/ports/own-trash';
import type { BeforePaying } from '#/platform/server/ports/paying';
import type { Receives } from '#/platform/server/ports/receives';
import type { ReportSource } from '#/platform/server/ports/report';
import type { TakesReturned } from '#/platform/server/ports/returned';
import type { RoomUse } from '#/platform/server/ports/rooms';
import type { SheetReaderOf } from '#/platform/server/ports/sheets';
import type { Todos } from '#/platform/server/ports/todo';
import type { Previewer } from '#/platform/server/reading/previewer';
import type { TextRecognizer } from '#/platform/server/reading/text-recognizer';
import type { SecretBox } from '#/platform/server/secret-box';
import type { StandingRules } from '#/platform/server/standing/judge';
import type { RequireRemovable } from '#/platform/server/standing/removable';
import type { Drawings } from '#/platform/server/storage/drawings';
import type { Files } from '#/platform/server/storage/files';
import type { Find } from '#/platform/web/find';

/** What tables and columns are called for people. */
export type ExportWords = {
  tables: Readonly<Record<string, string>>;
  columns: Readonly<Record<string, string>>;
};

/** How this installation is set up: its sign-in provider and who runs it. */
export type Installation = {
  providerName: string;
  signInPath: string;
  demo: boolean;
  contactEmail: string;
  companyName: string;
  vatNumber: string;
};

/** The year in which the home of a project was built, where somebody told it. */
export type FindBuildYear = (db: Database, projectId: number) => Promise<number | null>;

/** Makes one of the house's own calls as the program that came with this token, through every hook that it has. */
export type AskAsProgram = (asked: {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  ip: string;
  payload?: Buffer;
}) => Promise<{ status: number; body: unknown }>;

/** What a feature's routes are given. */
export type Services = {
  config: Config;
  /** Where people reach the app. */
  publicUrl: string;
  db: Database;
  files: Files;
  route: Route;
  browserRoute: OpenBrowserRoute;
  recognizer: TextRecognizer;
  heavyWork: HeavyWork;
  previewer: Previewer;
  drawings: Drawings;
  /** For what is sent to an address that somebody typed. */
  outgoing: Outgoing;
  /** For secrets that have to be told again. */
  secrets: SecretBox;
  /** Hears what transactions of any process tell. */
  listen: Listen;
  logger: FastifyBaseLogger;
  /** For what would keep the server from ending: answers that go on. */
  onStop: (stop: () => Promise<void>) => void;
  /** For what a feature has to close with the server. */
  onClose: (close: () => Promise<void>) => void;
  now: () => Date;
  /** Every kind of record that a feature declares, and what tables and columns are called in Dutch. */
  records: Readonly<Record<string, RecordKind>>;
  words: ExportWords;
  /** How every kind of record is spoken of in the log. */
  log: Readonly<Record<string, LogWords>>;
  /** Whether records may be changed or removed as they stand, by kind. */
  standing: StandingRules;
  /** Refuses with the reason where one of these may not be removed; before what hangs on them goes along. */
  requireRemovable: RequireRemovable;
  /** What all papers with lines about the meetstaat ask. */
  readMoney: ReadMoney;
  /** When it was agreed on, asked and paid. */
  readMoneyMoves: ReadMoneyMoves;
  /** What features know to be wrong about a record, before somebody acts on it. */
  findGuarded: FindGuarded;
  /** What features know to stand in the way of paying an invoice wholly. */
  beforePaying: BeforePaying;
  /** What features show to somebody with a link, and take from them. */
  guests: readonly GuestPart[];
  /** Who takes what the bank says was paid. */
  bookings: TakesBookings;
  /** Who reads the sheets of a workbook. */
  sheetReaderOf: SheetReaderOf;
  /** Who keeps what contractors offer. */
  offers: TakesOffers;
  /** Who knows a list that was sent out when it comes back on paper. */
  returned: TakesReturned;
  /** What is said in every letter about a project. */
  letterLines: readonly LetterLine[];
  /** Files that stay as long as their project does. */
  heldFiles: readonly FileCondition[];
  /** Where the age of a home may have been told. */
  buildYears: readonly FindBuildYear[];
  /** What people are told of the records of all features. */
  news: NewsByKind;
  /** What the example project is made of. */
  example: readonly NamedExamplePart[];
  /** What features keep of a person besides what is in projects. */
  account: readonly AccountPart[];
  /** Records of a person, and of no project, that go through the trash. */
  ownTrash: readonly OwnTrash[];
  /** What stands in the rooms of a project. */
  roomUses: readonly RoomUse[];
  /** What happened on a day, as features tell it. */
  diary: readonly DiarySource[];
  /** What features have for the folder of a house. */
  folder: readonly FolderSource[];
  /** What points at documents, for who makes a photo of one. */
  documentFollowers: readonly FollowDocument[];
  /** What a paper from the letterbox may become. */
  receives: readonly Receives[];
  /** Who may change or remove a kind of record, as its own calls say. */
  needOf: (kind: string, does: 'change' | 'remove') => Who | undefined;
  /** For who makes calls on behalf of a program. */
  askAsProgram: AskAsProgram;
  /** The call at an address, as its contract says it; known once all features are there. */
  callAt: (method: 'GET' | 'POST', path: string) => Call | undefined;
  /** How search finds the records of every feature. */
  finds: readonly Find[];
  /** What features contribute to the rooms that gather: see feature.ts. */
  deadlines: Deadlines;
  calendar: readonly CalendarSource[];
  todo: Todos;
  reports: readonly ReportSource[];
  overview: readonly OverviewPart[];
  installation: Installation;
  /** A page that was rendered at build, with what this installation fills in. */
  readPage: (file: string) => Template;
};
