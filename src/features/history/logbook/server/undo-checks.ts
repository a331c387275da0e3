import { AppError } from '#/core/errors';
import { may, type Role } from '#/core/rights';
import { UndoRefused } from '#/features/history/logbook/server/undo-refused';
import { mayUndo } from '#/features/history/logbook/server/undo-rights';
import * as rows from '#/features/history/logbook/server/undo-rows-store';
import * as store from '#/features/history/logbook/server/undo-store';
import type { Database } from '#/platform/server/database/engine/database';
import { type Kind, type Kinds, rowOf } from '#/platform/server/database/log/logged-kinds';
import { nameOfTable } from '#/platform/server/database/schema/tables';
import type { Services } from '#/platform/server/services';

export type Asked = {
  line: store.LogLine;
  userId: number;
  role: Role;
  force: boolean;
  kinds: Kinds;
  services: Pick<Services, 'needOf' | 'records' | 'words' | 'standing'>;
  trashDays: number;
};

export type AnyTable = store.Undoable['table'];
export type Standing = store.Undoable & store.Standing;
export type Table = { table: AnyTable; kind: Kind | undefined; records: Standing[] };

/** Whether undoing takes the row away, puts it back, or changes it. */
export function isAdded({ before }: store.Undoable): boolean {
  return before === null;
}

export function isRemoved({ after }: store.Undoable): boolean {
  return after === null;
}

export function checkRights(records: readonly store.Undoable[], { line, kinds, ...asked }: Asked): void {
  const spoken = records.flatMap((record) => {
    const kind = kinds.get(nameOfTable(record.table));
    return kind ? [{ record, kind }] : [];
  });
  // What has calls of its own decides; what only goes along with it, like a warning with a contact, does not.
  const main = spoken.filter(({ kind }) => asked.services.needOf(kind.kind, 'change') !== undefined);
  const deciding = main.length > 0 ? main : spoken;
  const isAllowed = deciding.every(({ record, kind }) => mayUndo(asked.services, kind, record, asked));
  if (!isAllowed || deciding.length === 0) throw new AppError('forbidden');
  if (!deciding.some(({ record }) => nameOfTable(record.table) === line.tableName) && main.length === 0) {
    throw new AppError('forbidden');
  }
}

/** Who a contact belongs to now: it may have been handed over since. */
export async function checkOwners(
  tx: Database,
  records: readonly store.Undoable[],
  { kinds, services, userId }: Asked,
): Promise<void> {
  for (const { table, key } of records) {
    const kind = kinds.get(nameOfTable(table));
    if (!kind || services.needOf(kind.kind, 'change') !== 'signed-in') continue;
    if ((await store.findOwner(tx, table, key)) !== userId) throw new AppError('forbidden');
  }
}

export const noLongerKept =
  'Wat hier veranderde, wordt niet meer bewaard en kan niet meer ongedaan gemaakt worden.';

type UndoneChange = Pick<store.Undoable, 'action' | 'userId' | 'before' | 'after'>;

/** Why a kind won’t have this sort of change undone, however the record stands. */
export function refusesUndo({ action, userId, before, after }: UndoneChange, kind: Kind | undefined) {
  if (!kind?.words.refusesUndo) return undefined;
  const { columns, words } = kind;
  return words.refusesUndo?.({
    action,
    userId,
    before: rowOf(columns, before),
    after: rowOf(columns, after),
  });
}

export function checkRefusals(records: readonly store.Undoable[], { kinds, trashDays }: Asked): void {
  const no = (message: string) => new UndoRefused(message, { canForce: false });
  for (const record of records) {
    if (isAdded(record) && isRemoved(record)) throw no(noLongerKept);
    const refused = refusesUndo(record, kinds.get(nameOfTable(record.table)));
    if (refused) throw no(refused);
    const age = Date.now() - Date.parse(record.at);
    if (isRemoved(record) && age > trashDays * 24 * 60 * 60_000) {
      throw no(`Dit is langer dan ${trashDays} dagen geleden verwijderd en komt niet meer terug.`);
    }
  }
}

function mayNotForce(
  { words: { neverForce, forcing } }: Kind,
  moved: readonly string[],
  role: Role,
): boolean {
  const isAmong = (columns: readonly string[]) => moved.some((column) => columns.includes(column));
  if (forcing && isAmong(forcing.columns) && !may(role, forcing.right)) return true;
  return typeof neverForce === 'object' ? isAmong(neverForce) : neverForce === true;
}

export async function checkStanding(
  tx: Database,
  { table, kind, records }: Table,
  tables: readonly Table[],
  { force, services, userId, role }: Asked,
): Promise<void> {
  const no = (message: string) => new UndoRefused(message, { canForce: false });
  const ask = (fact: string, otherwise: string) => {
    if (!force) throw new UndoRefused(fact, { canForce: true, otherwise });
  };
  const labelsOf = (columns: readonly string[]) => {
    const names = (kind?.columns ?? []).filter(({ sqlName }) => columns.includes(sqlName));
    return names.map(({ name }) => (services.words.columns[name] ?? name).toLowerCase()).join(', ');
  };
  for (const record of records) {
    if (isRemoved(record) && record.isThere) throw no('Dit is al ongedaan gemaakt.');
    if (isAdded(record) && !record.isThere) throw no('Dit is al ongedaan gemaakt.');
    if (!isRemoved(record) && !record.isThere) {
      throw no('Dit is intussen verwijderd. Haal het eerst terug uit de prullenmand.');
    }
    if (record.moved.length === 0 || isRemoved(record)) continue;
    const isFinal = kind !== undefined && mayNotForce(kind, record.moved, role);
    const what = labelsOf(record.moved);
    const since = `Dit is intussen opnieuw gewijzigd${what && ` (${what})`}.`;
    if (isFinal) throw no(`${since} Pas het zelf aan.`);
    ask(since, 'Als u doorgaat, gaat die latere wijziging verloren.');
  }
  await checkLinks(tx, table, records, tables, { no, ask, labelsOf, userId });
  await checkHanging(tx, table, records, tables, { no, ask });
}

const askThem = 'Vraag om het daar eerst terug te zetten.';

type Answers = { no: (message: string) => UndoRefused; ask: (fact: string, otherwise: string) => void };

async function checkLinks(
  tx: Database,
  table: AnyTable,
  records: readonly Standing[],
  tables: readonly Table[],
  {
    no,
    ask,
    labelsOf,
    userId,
  }: Answers & { labelsOf: (columns: readonly string[]) => string; userId: number },
): Promise<void> {
  const back = records.filter((record) => !isAdded(record));
  for (const lost of await store.listLostLinks(tx, table, back)) {
    const comesAlong = tables.some(
      (each) =>
        each.table === lost.target &&
        each.records.some((record) => record.key === lost.key && isRemoved(record)),
    );
    if (comesAlong) continue;
    const what = labelsOf([lost.column]) || 'waarnaar dit verwees';
    if (lost.isInTrash) {
      if ((await store.findOwner(tx, lost.target, lost.key)) !== userId) {
        throw no(`Het ${what} waarnaar dit verwijst, staat in de prullenmand van iemand anders. ${askThem}`);
      }
      ask(`Het ${what} waarnaar dit verwijst, is verwijderd.`, 'Als u doorgaat, komt het mee terug.');
      await rows.bringBack(tx, lost.target, [lost.key]);
    } else if (lost.isRequired) {
      throw no(`Dit kan niet terugkomen: ${what} bestaat niet meer.`);
    } else {
      ask(`Waarnaar dit verwees (${what}), bestaat niet meer.`, 'Als u doorgaat, komt dit terug zonder.');
    }
  }
}

async function checkHanging(
  tx: Database,
  table: AnyTable,
  records: readonly Standing[],
  tables: readonly Table[],
  { no, ask }: Answers,
): Promise<void> {
  const going = records.filter(isAdded).map(({ key }) => key);
  if (going.length === 0) return;
  for (const hanging of await store.listHanging(tx, table, going)) {
    const own = tables.find((each) => each.table === hanging.table)?.records ?? [];
    const later = hanging.keys.filter((key) => !own.some((each) => each.key === key));
    if (later.length === 0) continue;
    if (hanging.holds) throw no('Er is intussen iets aan gekoppeld. Koppel dat eerst los.');
    ask('Er is later iets bij gekomen.', 'Als u doorgaat, verdwijnt dat mee.');
  }
}
