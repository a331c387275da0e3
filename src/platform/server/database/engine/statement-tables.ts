import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { usesOf } from '#/platform/server/database/log/owned-rows';
import { columnsOfAnyChange, raisedBy } from '#/platform/server/database/log/table-revisions';
import { listTables } from '#/platform/server/database/schema/define-table';
import { projects } from '#/platform/server/database/schema/projects';
import { nameOfTable, sqlNameOf } from '#/platform/server/database/schema/tables';

/** What a statement reads, where its answer is known to hold until one of that changes. */
export type Reading = {
  tables: readonly string[];
  /** Any change in the project may change it. */
  isOfProject: boolean;
};

const reads = /^\(*(select|with)\b/i;
/** What answers otherwise the next moment, or does more than reading. */
const unsteady =
  /\b(now|random|current_\w+|localtime\w*|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday|age|gen_random_\w+|nextval|set_config|txid\w*|pg_\w+|insert|update|delete|for\s+(no\s+key\s+)?update|for\s+(key\s+)?share)\b|'(now|today|yesterday|tomorrow)'/i;
const named = /\b(?:from|join)\s+(?:lateral\s+)?(?:only\s+)?("[^"]+"|[a-z_]\w*)(\s*\()?/gi;
const withName =
  /(?:\bwith\b(?:\s+recursive)?|,)\s*("[^"]+"|[a-z_]\w*)(?:\s*\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s*)?\(/gi;
/** These make rows of what they are given. */
const makesRows = /^(unnest|generate_series|jsonb?_\w+|lateral)$/i;
/** `is distinct from x` and `extract(day from x)` name no table. */
const noTableAfter = /\bdistinct\s+from\b|\b(extract|substring|trim|overlay)\s*\([^()]*?\bfrom\b/gi;

/** A word, with the point before and after it. */
const wordInPlace = /(\.)?"?(\w+)"?(?=(\.?))/g;
const clauses = /^(select|from|join|on|where|group|order|having|limit|union)$/i;

const inPlaceOfTable = /(?:\b(?:from|join)|,)\s*"(\w+)"(?!\.)/gi;
const joinedById = /\bjoin "(\w+)" on \(?"(\w+)"\."id" = "(\w+)"\."(\w+)"(?! or\b)/gi;
const called = /"(\w+)" (?:as )?"(\w+)"/gi;

/** Undefined where what it answers may become another without a revision that tells. */
export function readingOf(text: string): Reading | undefined {
  if (!reads.test(text) || unsteady.test(text)) return undefined;
  const known = tablesByName();
  if (!namesOnlyKnown(text, known)) return undefined;
  // Whatever is called like a table counts as one, unless it is a column of another: too many are no harm.
  const words = new Set(text.match(/\w+/g));
  const named = [...known].filter(([name]) => words.has(name));
  const columns = columnsOnly(text, named);
  const found = named.filter(([name]) => !columns.has(name));
  const kinds = new Set(
    found.map(([, table]) => (isShownByUseOnly(text, table, known) ? 'table' : raisedBy(table))),
  );
  if (found.length === 0 || kinds.has(undefined)) return undefined;
  const saysRevision =
    words.has(nameOfTable(projects)) && columnsOfAnyChange.some((column) => words.has(column));
  return { tables: found.map(([name]) => name), isOfProject: kinds.has('project') || saysRevision };
}

/** Such as the `invoices` of a premium file: a column of another table, and only where no table can stand. */
function columnsOnly(text: string, named: readonly (readonly [string, PgTable])[]): ReadonlySet<string> {
  const columns = new Set(named.flatMap(([, table]) => columnsOf(table).map(sqlNameOf)));
  const only = new Set(named.flatMap(([name]) => (columns.has(name) ? name : [])));
  let clause = '';
  for (const [, point, word = '', pointAfter] of text.matchAll(wordInPlace)) {
    if (clauses.test(word)) clause = word.toLowerCase();
    else if (pointAfter || (!point && clause !== 'select')) only.delete(word);
  }
  return only;
}

/**
 * Of what belongs to no project only rows that a row of the project points at: a change of those raises their table's
 * revision there, and another one can only come by a change of the row that points.
 */
function isShownByUseOnly(text: string, table: PgTable, known: ReadonlyMap<string, PgTable>): boolean {
  const name = nameOfTable(table);
  const uses = usesOf(table).map((use) => `${nameOfTable(use.table)}.${sqlNameOf(use.column)}`);
  if (uses.length === 0) return false;
  const everywhere = [...text.matchAll(inPlaceOfTable)].filter(([, table]) => table === name);
  const joined = [...text.matchAll(joinedById)].filter(
    ([, table, of, from = '', column]) =>
      table === name && of === name && uses.includes(`${tableCalled(text, from, known)}.${column}`),
  );
  return joined.length > 0 && joined.length === everywhere.length;
}

/** The table that stands under a name in the statement. */
function tableCalled(text: string, name: string, known: ReadonlyMap<string, PgTable>): string {
  const renamed = new Set(
    [...text.matchAll(called)].filter(([, , as]) => as === name).map(([, of = '']) => of),
  );
  if (renamed.size === 0 && known.has(name)) return name;
  return renamed.size === 1 ? [...renamed].join('') : '';
}

function columnsOf(table: PgTable): PgColumn[] {
  return Object.values(getTableColumns(table) as Record<string, PgColumn>);
}

function namesOnlyKnown(text: string, known: ReadonlyMap<string, PgTable>): boolean {
  const bare = text.replace(noTableAfter, ' ');
  const own = new Set([...bare.matchAll(withName)].map(([, name = '']) => unquoted(name)));
  return [...bare.matchAll(named)].every(([, word = '', isCalled]) => {
    const name = unquoted(word);
    if (isCalled) return makesRows.test(name);
    return known.has(name) || own.has(name) || name === 'select';
  });
}

function unquoted(name: string): string {
  return name.replaceAll('"', '');
}

function tablesByName(): ReadonlyMap<string, PgTable> {
  return new Map(listTables().map((table) => [nameOfTable(table), table]));
}
