import {
  type Asked,
  checkOwners,
  checkRights,
  isAdded,
  isRemoved,
  type Standing,
  type Table,
} from '#/features/history/logbook/server/undo-checks';
import { UndoRefused } from '#/features/history/logbook/server/undo-refused';
import * as rows from '#/features/history/logbook/server/undo-rows-store';
import { sortParts } from '#/features/history/logbook/server/undo-sorted';
import * as store from '#/features/history/logbook/server/undo-store';
import type { Database } from '#/platform/server/database/engine/database';
import { listTables } from '#/platform/server/database/schema/define-table';
import { nameOfTable } from '#/platform/server/database/schema/tables';
import { removeFile, restoreFile } from '#/platform/server/database/stores/file-store';

type Undone = {
  /** What was written by it. */
  changeId: number | null;
  stays: readonly string[];
};

/** Undoes an act with all that belongs to it. In a transaction. */
export async function undo(tx: Database, asked: Asked): Promise<Undone> {
  const { line, kinds } = asked;
  const records = netOf(await store.listAct(tx, line)).filter(
    (record) => !(isAdded(record) && kinds.get(nameOfTable(record.table))?.words.outlivesUndo),
  );
  checkRights(records, asked);
  await checkOwners(tx, records, asked);
  const { going, stays } = await sortParts(tx, records, asked);
  await store.beginUndoing(tx, line.act);
  await carryOut(tx, going);
  for (const { kind } of going) {
    const refused = await kind?.words.whyNotSo?.(tx, line.projectId);
    if (refused) throw new UndoRefused(refused, { canForce: false });
  }
  return { changeId: await store.findWritten(tx, line.tableName, line.recordKey), stays };
}

/** One for each record, whatever the number of lines that tell of it. Files follow what they belong to. */
function netOf(lines: readonly store.LogLine[]): store.Undoable[] {
  const byName = new Map(listTables().map((table) => [nameOfTable(table), table]));
  const net = new Map<string, store.Undoable>();
  for (const { id, act: _act, tableName, recordKey, ...line } of lines) {
    const table = byName.get(tableName);
    if (!table || tableName === 'files') continue;
    const name = `${tableName} ${recordKey}`;
    const first = net.get(name);
    const last = { ...line, table, key: recordKey, lastId: id };
    net.set(
      name,
      first ? { ...last, firstId: first.firstId, before: first.before } : { ...last, firstId: id },
    );
  }
  return [...net.values()].flatMap((each) => {
    if (each.before === null && each.after === null) return [{ ...each }];
    return [{ ...each, action: netAction(each) }];
  });
}

function netAction({ before, after, action }: store.Undoable): store.Undoable['action'] {
  if (before === null) return action === 'restore' ? 'restore' : 'add';
  if (after === null) return 'remove';
  return action === 'add' ? 'change' : action;
}

async function carryOut(tx: Database, tables: readonly Table[]): Promise<void> {
  // Saved from the letterbox, a paper took over the file of what comes back now: it stays.
  const returning = new Set(
    tables.flatMap(({ records }) => records.flatMap((each) => each.before?.file_key ?? [])),
  );
  for (const { table, records } of tables) {
    const gone = records.filter(isRemoved);
    for (const { before } of gone) if (before?.file_key) await restoreFile(tx, before.file_key);
    if (gone.length > 0) await rows.insertAgain(tx, table, gone);
  }
  for (const { table, records } of tables) {
    const changed = records.filter((record) => !isAdded(record) && !isRemoved(record));
    if (changed.length === 0) continue;
    await rows.changeBack(tx, table, changed);
    for (const record of changed) await swapFiles(tx, record);
  }
  for (const { table, records } of tables.toReversed()) {
    const added = records.filter(isAdded);
    if (added.length === 0) continue;
    await rows.removeAgain(
      tx,
      table,
      added.map(({ key }) => key),
    );
    for (const { file } of added) {
      if (file && !returning.has(file)) await removeFile(tx, file);
    }
  }
}

/** The file that comes back is there again, the one in its place is not. */
async function swapFiles(tx: Database, { changed, before, file }: Standing): Promise<void> {
  if (!changed.includes('file_key')) return;
  const back = before?.file_key ?? null;
  if (back === file) return;
  if (back) await restoreFile(tx, back);
  if (file) await removeFile(tx, file);
}
