import { getTableColumns, getTableName, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { type Day, dayAt } from '#/core/day';
import type { Role } from '#/core/rights';
import type { Database } from '#/platform/server/database/engine/database';
import type { LogWords } from '#/platform/server/database/log/log-words';
import type { ReadMoney } from '#/platform/server/ports/money';
import type { Standing } from '#/platform/server/standing/rule';

export type Row = Readonly<Record<string, unknown>>;

/** What a record tells of itself where records of many kinds stand together. */
export type RecordLine = {
  /** The word for its kind on the wire; left out: the word that calls use for it. */
  kind?: string;
  title: string | null;
  number: string | null;
  status: string;
  amount: string | null;
  /** Of an invoice: what was paid of it. */
  paid?: string | null;
  date: Day;
  /** What happened on that day. */
  dateKind: 'added' | 'due' | 'paid' | 'start';
};

type Words = {
  /** A sheet of an export: 'Offertes'. */
  title: string;
  /** 'een offerte', 'twee offertes'. */
  one: string;
  many: string;
};

/** A kind of record: a call names it by its key, and the gate finds its project and who made it in its table. */
export type RecordKind = {
  table: PgTable;
  words: Words;
  /** The column that says whose it is; left out: `createdBy`. */
  author?: string;
  /** The column by which it is asked for; left out: `id`. */
  key?: string;
  /** Where the app shows one of them. */
  path?: (key: number) => string;
  /** Its line in a contact’s history; left out: its title and the day it was added. */
  line?: (row: Row, today: Day) => RecordLine;
  isInHistory: boolean;
  /** What a paper of a contact is about, line by line: what they do is guessed from it. */
  about?: SQL<string>;
  /** How its status reads on the screens of that day. */
  statusWord?: (row: Row, today: Day) => string;
};

/** Who asks, and where. */
type Reader = { userId: number; projectId: number; role: Role | undefined; today: Day };

/** Of a record that is named and not there: its version is 0. */
export const noKey = 0;

/** A kind whose changes may say which version they were made on. */
export type VersionedKind = {
  table: PgTable;
  /** As its calls show it. */
  shape: z.ZodType;
  read: (db: Database, reader: Reader, key: number) => Promise<unknown>;
  /** Where a body names it by something else than its key, such as its day: it may not be there yet. */
  named?: {
    findKey: (db: Database, projectId: number, name: unknown) => Promise<number | undefined>;
    read: (db: Database, reader: Reader, name: unknown) => Promise<unknown>;
  };
};

/** All that is said of a kind of record, once. */
export type DeclaredRecord = Omit<RecordKind, 'words'> & {
  /** Left out: no call asks for it by its own number. */
  words?: Words;
  /** Left out: two people never change it at once. */
  versioned?: Omit<VersionedKind, 'table' | 'read'> & {
    read: (db: Database, reader: Reader & { readMoney: ReadMoney }, key: number) => Promise<unknown>;
  };
  /** Left out: the log doesn’t keep it. */
  log?: Omit<LogWords, 'table'>;
  /** Whether it may be changed or removed as it stands; what the log keeps has to say so. */
  standing?: Standing;
};

type ColumnsOf<Table extends PgTable> = Table['_']['columns'];

/** Without what is nested in it, such as the lines of a paper: of that a line tells nothing, and it is most of a row. */
type Plain<Table extends PgTable> = Omit<
  InferSelectModel<Table>,
  {
    [Name in keyof ColumnsOf<Table>]: ColumnsOf<Table>[Name]['_']['dataType'] extends 'json' ? Name : never;
  }[keyof ColumnsOf<Table>]
>;

/** The same, to be asked for. */
export function plainColumnsOf(table: PgTable): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([, { dataType }]) => dataType !== 'json'),
  );
}

type Declaring<Table extends PgTable> = Omit<
  DeclaredRecord,
  'table' | 'author' | 'key' | 'line' | 'isInHistory' | 'statusWord'
> & {
  table: Table;
  author?: keyof InferSelectModel<Table> & string;
  key?: keyof InferSelectModel<Table> & string;
  line?: (row: Plain<Table>, today: Day) => RecordLine;
  /** A contact’s history doesn’t list it. */
  outOfHistory?: true;
  statusWord?: (row: Plain<Table>, today: Day) => string;
};

export function defineRecord<Table extends PgTable>({
  outOfHistory,
  ...declared
}: Declaring<Table>): DeclaredRecord {
  // Its functions are only ever given rows of its own table.
  return { ...declared, isInHistory: !outOfHistory } as unknown as DeclaredRecord;
}

/** The kind of a table's records, also where no feature declares one. */
export function kindOf(table: PgTable, records: Readonly<Record<string, RecordKind>>): [string, RecordKind] {
  const declared = Object.entries(records).find(([, record]) => record.table === table);
  const words = { title: getTableName(table), one: 'gegeven', many: 'gegevens' };
  return declared ?? [getTableName(table), { table, words, isInHistory: true }];
}

/** Of a record that has nothing else to tell. */
export function plainLine({ title, description, name, createdAt }: Row): RecordLine {
  const text = [title, description, name].find((each) => typeof each === 'string');
  return {
    title: text === undefined ? null : String(text),
    ...{ number: null, status: '', amount: null },
    ...addedOn(String(createdAt)),
  };
}

export function addedOn(createdAt: string): Pick<RecordLine, 'date' | 'dateKind'> {
  return { date: dayAt(new Date(createdAt)), dateKind: 'added' };
}
