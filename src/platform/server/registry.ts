import { AppError } from '#/core/errors';
import type { Found } from '#/core/finding';
import { groupBy } from '#/core/group-by';
import type { MoneyFacts, MoneyMove, MoneyToCome } from '#/core/money-facts';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { LogWords } from '#/platform/server/database/log/log-words';
import { type FileCondition, filesRecord } from '#/platform/server/database/stores/file-store';
import type { RecordKind, VersionedKind } from '#/platform/server/database/stores/record-kind';
import type { JobServices } from '#/platform/server/feature';
import { contributed, type Feature, nothing } from '#/platform/server/feature';
import type { JobKinds } from '#/platform/server/jobs/job-kinds';
import type { AccountPart } from '#/platform/server/ports/account';
import { noBookings, type TakesBookings } from '#/platform/server/ports/bookings';
import type { CalendarSource } from '#/platform/server/ports/calendar';
import { type Deadlines, gatherDeadlines } from '#/platform/server/ports/deadlines';
import type { DiarySource } from '#/platform/server/ports/diary';
import type { NamedExamplePart } from '#/platform/server/ports/example';
import type { FolderSource } from '#/platform/server/ports/folder';
import type { FollowDocument } from '#/platform/server/ports/follows';
import type { FindGuarded } from '#/platform/server/ports/guards';
import type { GuestPart } from '#/platform/server/ports/guests';
import type { LetterLine } from '#/platform/server/ports/letters';
import type { OpenLink } from '#/platform/server/ports/links';
import type { MoneySource, ReadMoney, ReadMoneyMoves } from '#/platform/server/ports/money';
import type { NewsByKind } from '#/platform/server/ports/news';
import type { TakesOffers } from '#/platform/server/ports/offers';
import type { OverviewPart } from '#/platform/server/ports/overview';
import type { OwnTrash } from '#/platform/server/ports/own-trash';
import type { BeforePaying } from '#/platform/server/ports/paying';
import type { Receives } from '#/platform/server/ports/receives';
import type { ReportSource } from '#/platform/server/ports/report';
import { nothingReturned, type TakesReturned } from '#/platform/server/ports/returned';
import type { RoomUse } from '#/platform/server/ports/rooms';
import { noSheets, type SheetReaderOf } from '#/platform/server/ports/sheets';
import { gatherTodos, type Todos } from '#/platform/server/ports/todo';
import type { ExportWords, FindBuildYear } from '#/platform/server/services';
import type { Afterwards } from '#/platform/server/standing/guard';
import type { StandingRules } from '#/platform/server/standing/judge';
import { free } from '#/platform/server/standing/rule';

type Declared = { feature: string; name: string };

/** What all features tell, put together. The same word told twice with two meanings stops the start. */
export type Registry = {
  records: Readonly<Record<string, RecordKind>>;
  versions: Readonly<Record<string, VersionedKind>>;
  log: Readonly<Record<string, LogWords>>;
  words: ExportWords;
  /** By kind; one that nobody holds on to is not in it. */
  standing: StandingRules;
  afterwards: ReadonlyMap<string, readonly Afterwards[]>;
  heldFiles: readonly FileCondition[];
  readMoney: ReadMoney;
  readMoneyMoves: ReadMoneyMoves;
  findGuarded: FindGuarded;
  beforePaying: BeforePaying;
  guests: readonly GuestPart[];
  openLink: OpenLink;
  bookings: TakesBookings;
  sheetReaderOf: SheetReaderOf;
  offers: TakesOffers;
  returned: TakesReturned;
  letterLines: readonly LetterLine[];
  buildYears: readonly FindBuildYear[];
  deadlines: Deadlines;
  calendar: readonly CalendarSource[];
  todo: Todos;
  reports: readonly ReportSource[];
  overview: readonly OverviewPart[];
  news: NewsByKind;
  example: readonly NamedExamplePart[];
  account: readonly AccountPart[];
  ownTrash: readonly OwnTrash[];
  roomUses: readonly RoomUse[];
  diary: readonly DiarySource[];
  folder: readonly FolderSource[];
  documentFollowers: readonly FollowDocument[];
  receives: readonly Receives[];
};

function fold<Value>(what: string, told: readonly (Declared & { value: Value })[]): Record<string, Value> {
  const folded = new Map<string, Declared & { value: Value }>();
  for (const each of told) {
    const before = folded.get(each.name);
    if (before && before.value !== each.value) {
      throw new Error(
        `the features ${before.feature} and ${each.feature} both declare ${what} '${each.name}': give one of them another name in its feature.ts`,
      );
    }
    folded.set(each.name, each);
  }
  return Object.fromEntries([...folded].map(([name, { value }]) => [name, value]));
}

function tellAll<Value>(
  features: readonly Feature[],
  tell: (feature: Feature) => Readonly<Record<string, Value>> | undefined,
): (Declared & { value: Value })[] {
  return features.flatMap((feature) =>
    Object.entries(tell(feature) ?? {}).map(([name, value]) => ({ feature: feature.name, name, value })),
  );
}

/** A kind may be spoken of by several features. */
function gather<Value>(told: readonly (Declared & { value: Value })[]): Map<string, Value[]> {
  const byName = groupBy(told, ({ name }) => name);
  return new Map([...byName].map(([name, each]) => [name, each.map(({ value }) => value)]));
}

/** What each of them says of one thing, where it says anything. */
function pick<Kind, Value>(
  kinds: Readonly<Record<string, Kind>>,
  say: (kind: Kind) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      const said = say(kind);
      return said === undefined ? [] : [[name, said]];
    }),
  );
}

/** What is said to a port, where it is anything. */
function something<Value>(said: Value | typeof nothing | undefined): Value | undefined {
  return said === nothing ? undefined : said;
}

/** What stands in tables of many features; the rest each feature says of its own. */
const commonWords: Readonly<Record<string, string>> = {
  id: 'Nummer',
  name: 'Naam',
  title: 'Titel',
  email: 'E-mail',
  notes: 'Notities',
  category: 'Categorie',
  description: 'Omschrijving',
  amount: 'Bedrag',
  status: 'Status',
  contactId: 'Contact',
  fileKey: 'Bestand',
  key: 'Bestand',
  size: 'Grootte (bytes)',
  mimeType: 'Bestandstype',
  sha256: 'Controlegetal (SHA-256)',
  createdAt: 'Gemaakt op',
  updatedAt: 'Gewijzigd op',
  removedAt: 'Verwijderd op',
};

/** Of the log, which is the house's own. */
const logWords = {
  at: 'Wanneer',
  via: 'Via',
  act: 'Handeling',
  undoes: 'Maakt ongedaan',
  seen: 'Gelezen',
  tableName: 'Soort',
  recordKey: 'Nummer',
  action: 'Wat',
  before: 'Was',
  after: 'Werd',
};

function gatherFeatureDeadlines(features: readonly Feature[]): Deadlines {
  const told = tellAll(features, ({ deadlines }) => contributed([deadlines])[0]?.kinds);
  return gatherDeadlines(
    contributed(features.map(({ deadlines }) => deadlines)),
    fold('the kind of deadline', told),
  );
}

/** A kind of job told twice stops the start, as any other word does. */
export function jobKindsOf(features: readonly Feature[], services: JobServices): JobKinds {
  return fold(
    'the job',
    tellAll(features, ({ jobs }) => jobs?.(services)),
  );
}

function openLinkOf(features: readonly Feature[]): OpenLink {
  const [openLink, ...more] = features.flatMap((feature) => feature.openLink ?? []);
  if (more.length > 0) throw new Error('two features open links: one has to say who comes in');
  return (
    openLink ??
    (async () => {
      throw new AppError('not_found');
    })
  );
}

/** Where nobody keeps quotes, nobody can offer any. */
const noOffers: TakesOffers = {
  put: async () => {
    throw new AppError('not_found');
  },
  standing: async () => new Map(),
};

export function buildRegistry(features: readonly Feature[]): Registry {
  const kinds = {
    files: filesRecord,
    ...fold(
      'records',
      tellAll(features, ({ records }) => records),
    ),
  };
  const sources = contributed(features.map(({ money }) => money));
  const readFacts = async (...[db, projectId, today]: Parameters<MoneySource>): Promise<MoneyFacts> => {
    const told: Partial<MoneyFacts>[] = [];
    // One after the other: it is asked within transactions too, whose connection takes one question at a time.
    for (const [place, read] of sources.entries())
      told.push(await derived(projectId, `money ${place} ${today}`, () => read(db, projectId, today)));
    return {
      items: told.flatMap(({ items = [] }) => items),
      quotes: told.flatMap(({ quotes = [] }) => quotes),
      extras: told.flatMap(({ extras = [] }) => extras),
      invoices: told.flatMap(({ invoices = [] }) => invoices),
      kept: told.flatMap(({ kept = [] }) => kept),
    };
  };
  const readToCome: ReadMoney['toCome'] = async (db, projectId, today) => {
    const told: Partial<MoneyToCome>[] = [];
    for (const { moneyToCome } of features) told.push((await moneyToCome?.(db, projectId, today)) ?? {});
    return {
      premiums: told.flatMap(({ premiums = [] }) => premiums),
      accepted: new Map(told.flatMap(({ accepted = [] }) => [...accepted])),
    };
  };
  const readMoney: ReadMoney = Object.assign(readFacts, { toCome: readToCome });
  const findGuarded: FindGuarded = async (kind, asked) => {
    const told = new Map<number, Found[]>();
    for (const { guards } of features)
      for (const [id, found] of (await guards?.[kind]?.(asked)) ?? [])
        told.set(id, [...(told.get(id) ?? []), ...found]);
    return told;
  };
  const beforePaying: BeforePaying = async (...asked) => {
    const told: Awaited<ReturnType<BeforePaying>>[] = [];
    for (const { beforePaying: read } of features) if (read) told.push(await read(...asked));
    return (paid) => told.flatMap((say) => say(paid));
  };
  const deadlines = gatherFeatureDeadlines(features);
  return {
    records: pick(kinds, ({ words, ...kind }) => words && { ...kind, words }),
    versions: pick(
      kinds,
      ({ table, versioned }) =>
        versioned && {
          ...{ table, ...versioned },
          read: (db, reader, key) => versioned.read(db, { ...reader, readMoney }, key),
        },
    ),
    log: pick(kinds, ({ table, log }) => log && { table, ...log }),
    standing: gather([
      ...tellAll(features, ({ records = {} }) => pick(records, ({ standing }) => standing)).flatMap(
        ({ value, ...told }) => (value === free ? [] : [{ ...told, value }]),
      ),
      ...tellAll(features, ({ holds }) => holds),
    ]),
    afterwards: gather(tellAll(features, ({ afterwards }) => afterwards)),
    heldFiles: features.flatMap(({ holdsFiles }) => holdsFiles ?? []),
    readMoney,
    readMoneyMoves: async (db, projectId) => {
      const told: MoneyMove[] = [];
      for (const { moneyMoves } of features) told.push(...((await moneyMoves?.(db, projectId)) ?? []));
      return told;
    },
    findGuarded,
    beforePaying,
    guests: features.flatMap(({ guest }) => guest ?? []),
    openLink: openLinkOf(features),
    bookings: features.flatMap(({ takesBookings }) => takesBookings ?? []).at(0) ?? noBookings,
    sheetReaderOf: features.flatMap(({ sheetReaderOf }) => sheetReaderOf ?? []).at(0) ?? noSheets,
    offers: features.flatMap(({ takesOffers }) => takesOffers ?? []).at(0) ?? noOffers,
    returned: features.flatMap(({ takesReturned }) => takesReturned ?? []).at(0) ?? nothingReturned,
    letterLines: features.flatMap(({ letterLine }) => letterLine ?? []),
    buildYears: features.flatMap(({ findBuildYear }) => findBuildYear ?? []),
    deadlines,
    calendar: contributed(features.map(({ calendar }) => calendar)),
    todo: gatherTodos(contributed(features.map(({ todo }) => todo)), {
      deadlines,
      findGuarded,
      beforePaying,
    }),
    reports: contributed(features.map(({ report }) => report)).flat(),
    overview: contributed(features.map(({ overview }) => overview)),
    news: {
      changes: fold(
        'the news of',
        tellAll(features, ({ news }) => something(news)?.changes),
      ),
    },
    example: features.flatMap(({ name: feature, example }) => {
      const part = something(example);
      return part ? [{ ...part, feature }] : [];
    }),
    account: features.flatMap(({ account }) => account ?? []),
    documentFollowers: features.flatMap(({ followsDocuments }) => followsDocuments ?? []),
    roomUses: features.flatMap(({ roomUse }) => roomUse ?? []),
    diary: features.flatMap(({ diary }) => diary ?? []),
    folder: features.flatMap(({ folder }) => folder ?? []),
    receives: features.flatMap(({ receives }) => receives ?? []),
    ownTrash: features.flatMap(({ ownTrash }) => ownTrash ?? []),
    words: {
      tables: {
        changes: 'Logboek',
        ...fold(
          'the table',
          tellAll(features, ({ words }) => words?.tables),
        ),
      },
      columns: {
        ...logWords,
        ...fold(
          'the column',
          tellAll(features, ({ words }) => words?.columns),
        ),
        ...commonWords,
      },
    },
  };
}
