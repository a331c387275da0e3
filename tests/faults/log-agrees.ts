import { type Change, listChanges } from '#/features/history/shared/logbook/contract';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import type { Person } from './person';

async function readLog(person: Person, projectId: number, kind: string): Promise<Change[]> {
  const lines: Change[] = [];
  for (;;) {
    const before = lines.at(-1)?.id;
    const query = new URLSearchParams({ kind, ...(before === undefined ? {} : { before: String(before) }) });
    const path = listChanges.path.replace(':projectId', String(projectId));
    const page = (await (await person.fetch(`${path}?${query}`)).json()) as Change[];
    if (page.length === 0) return lines;
    lines.push(...page);
  }
}

/** Each version of a record is a line of the log, and what the log says is gone is gone. */
export async function compareLog(person: Person, projectId: number) {
  const params = { projectId };
  const wrong: string[] = [];
  let count = 0;
  const there = {
    items: (await person.call(listItems, { params })).body,
    documents: (await person.call(listDocuments, { params })).body,
  };
  for (const [kind, records] of Object.entries(there)) {
    const lines = await readLog(person, projectId, kind);
    count += lines.length;
    for (const { id, version } of records) {
      const own = lines.filter(({ recordId }) => recordId === id);
      if (own.length !== version) wrong.push(`${kind} ${id}: version ${version}, ${own.length} lines of log`);
      if (own[0]?.action === 'remove') wrong.push(`${kind} ${id}: there, and removed by the log`);
    }
    const ids = new Set<number | string>(records.map(({ id }) => id));
    const gone = new Set(lines.filter(({ action }) => action === 'remove').map(({ recordId }) => recordId));
    for (const { recordId } of lines) {
      if (recordId !== null && !ids.has(recordId) && !gone.has(recordId))
        wrong.push(`${kind} ${recordId}: in the log, and nowhere else`);
    }
  }
  return { wrong, count };
}
