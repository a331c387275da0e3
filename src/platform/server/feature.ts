import type { Help } from '#/core/help';
import type { Page } from '#/core/page';
import type { FileCondition } from '#/platform/server/database/stores/file-store';
import type { DeclaredRecord } from '#/platform/server/database/stores/record-kind';
import type { JobKinds } from '#/platform/server/jobs/job-kinds';
import type { Mailer } from '#/platform/server/mail/mailer';
import type { AccountPart } from '#/platform/server/ports/account';
import type { TakesBookings } from '#/platform/server/ports/bookings';
import type { CalendarSource } from '#/platform/server/ports/calendar';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';
import type { DiarySource } from '#/platform/server/ports/diary';
import type { ExamplePart } from '#/platform/server/ports/example';
import type { FolderSource } from '#/platform/server/ports/folder';
import type { FollowDocument } from '#/platform/server/ports/follows';
import type { GuardSource } from '#/platform/server/ports/guards';
import type { GuestPart } from '#/platform/server/ports/guests';
import type { LetterLine } from '#/platform/server/ports/letters';
import type { OpenLink } from '#/platform/server/ports/links';
import type { MoneySource, MoneyToComeSource, ReadMoneyMoves } from '#/platform/server/ports/money';
import type { NewsOfFeature } from '#/platform/server/ports/news';
import type { TakesOffers } from '#/platform/server/ports/offers';
import type { OverviewPart } from '#/platform/server/ports/overview';
import type { OwnTrash } from '#/platform/server/ports/own-trash';
import type { BeforePaying } from '#/platform/server/ports/paying';
import type { Receives } from '#/platform/server/ports/receives';
import type { ReportSource } from '#/platform/server/ports/report';
import type { TakesReturned } from '#/platform/server/ports/returned';
import type { RoomUse } from '#/platform/server/ports/rooms';
import type { SheetReaderOf } from '#/platform/server/ports/sheets';
import type { TodoSource } from '#/platform/server/ports/todo';
import type { FindBuildYear, Services } from '#/platform/server/services';
import type { Afterwards } from '#/platform/server/standing/guard';
import type { StandingRule } from '#/platform/server/standing/rule';

export type JobServices = Services & { mailer: Mailer };

/** What a feature with records says where it has nothing to contribute, so that nobody forgot. */
export const nothing = 'nothing';
export type Said<Contribution> = Contribution | typeof nothing;

/** What was contributed, without those that have nothing. */
export function contributed<Contribution>(said: readonly (Said<Contribution> | undefined)[]): Contribution[] {
  return said.filter((each) => each !== undefined && each !== nothing) as Contribution[];
}

/** All that the house has to know of a feature. */
export type Feature = {
  name: string;
  /** Its page in the app, where it has one. */
  page?: Page;
  /** What its page is for and how its figures are calculated, for who asks; `src/app/web/helps.ts` tells it to the browser. */
  help?: Help;
  /** Its kinds of records, each with all that is said of it, by the word that calls use for them. */
  records?: Readonly<Record<string, DeclaredRecord>>;
  routes: (services: Services) => void;
  /** Its work beside the answering, by name: what follows a change, and what comes by the clock. */
  jobs?: (services: JobServices) => JobKinds;
  /** What it has with a last day: told by the list of deadlines, the bell, letters and the calendar. */
  deadlines?: Said<DeadlineSource>;
  /** What it puts in the calendar of a project, beside its deadlines. */
  calendar?: Said<CalendarSource>;
  /** What of it asks for attention, beside its deadlines. */
  todo?: Said<TodoSource>;
  /** Its reports on paper. */
  report?: Said<readonly ReportSource[]>;
  /** Its part of what the dashboard shows. */
  overview?: Said<OverviewPart>;
  /** Other features’ records that it holds on to: whether they may be changed or removed as they stand. */
  holds?: Readonly<Record<string, StandingRule>>;
  /** What follows from a change of a record, of its own kinds and of others. */
  afterwards?: Readonly<Record<string, Afterwards>>;
  /** What of it points at documents, and goes along where those become photos. */
  followsDocuments?: FollowDocument;
  /** What of it stands in rooms: for who merges two of them or removes one. */
  roomUse?: RoomUse;
  /** What of it happened on a day, for the pages of the diary. */
  diary?: DiarySource;
  /** What of it stands in the folder of the house, for the next owner too. */
  folder?: FolderSource;
  /** What its papers ask, for whoever adds up what the work costs. */
  money?: Said<MoneySource>;
  /** What it knows of money that comes or comes free later, beside its papers. */
  moneyToCome?: MoneyToComeSource;
  /** The days of it, for whoever draws how the money went. */
  moneyMoves?: ReadMoneyMoves;
  /** What it knows to be wrong about records, its own or others’, for who is about to act on them: by kind. */
  guards?: Readonly<Record<string, GuardSource>>;
  /** What it knows that stands in the way of paying an invoice wholly. */
  beforePaying?: BeforePaying;
  /** What somebody with a link and no account sees of it, and may hand in. */
  guest?: GuestPart;
  /** The door for who has a link and no account; one feature has it. */
  openLink?: OpenLink;
  /** It takes what the bank says was paid; one feature does. */
  takesBookings?: TakesBookings;
  /** It reads the sheets of a workbook, in a thread of its own; one feature does. */
  sheetReaderOf?: SheetReaderOf;
  /** It keeps what contractors offer; one feature does. */
  takesOffers?: TakesOffers;
  /** It knows what it sent out when that comes back on paper; one feature does. */
  takesReturned?: TakesReturned;
  /** What it has to say in every letter about a project. */
  letterLine?: LetterLine;
  /** Files that are never thrown away as long as their project is there. */
  holdsFiles?: FileCondition;
  /** For who judges a quote: what it was told of the home’s age. */
  findBuildYear?: FindBuildYear;
  /** Said where search finds none of its records; how it finds them stands in `web/find.ts`. */
  find?: typeof nothing;
  /** What people are told of its records. */
  news?: Said<NewsOfFeature>;
  /** What of it stands in the example project. */
  example?: Said<ExamplePart>;
  /** What it keeps of a person besides what is in projects: for the export of an account, and for who leaves. */
  account?: AccountPart;
  /** What the trash does with its records that are of a person and of no project. */
  ownTrash?: OwnTrash;
  /** Its kind of record that a paper from the letterbox may become. */
  receives?: Receives;
  /** For exports: what its tables that hold no records are called, and its columns. */
  words?: {
    tables?: Readonly<Record<string, string>>;
    columns?: Readonly<Record<string, string>>;
  };
};
