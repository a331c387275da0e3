import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import type { HistoryEntry } from '#/features/work/shared/contacts/contract';
import { perUse, usesOfContacts } from '#/features/work/shared/contacts/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { projects } from '#/platform/server/database/schema/projects';
import { memberProjectIds } from '#/platform/server/database/stores/access-store';
import { kindOf, plainColumnsOf, plainLine } from '#/platform/server/database/stores/record-kind';
import type { Services } from '#/platform/server/services';

type Seen = { userId: number; contactId: number; today: Day };

const ofUse = perUse(({ table, column, projectId }) =>
  prepareOnce((db) =>
    db
      .select({
        project: { projectId: projects.id, projectName: projects.name },
        row: plainColumnsOf(table),
      })
      .from(table)
      .innerJoin(projects, eq(projects.id, projectId))
      .where(
        and(
          eq(column, sql.placeholder('contactId')),
          inArray(projectId, memberProjectIds(db, sql.placeholder('userId'))),
        ),
      ),
  ),
);

/** Only in the projects that this person works in: a contact may be used by others elsewhere. */
export async function listHistory(
  db: Database,
  records: Services['records'],
  { userId, contactId, today }: Seen,
): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  const shown = usesOfContacts().flatMap((use) => {
    const [kind, record] = kindOf(use.table, records);
    return record.isInHistory ? { use, kind, ...record } : [];
  });
  const found = await Promise.all(shown.map(({ use }) => ofUse(use)(db).execute({ contactId, userId })));
  for (const [at, { kind, words, line = plainLine, statusWord, path }] of shown.entries()) {
    for (const { project, row } of found[at] ?? []) {
      const id = Number(row.id);
      const told = {
        kind,
        label: words.one,
        many: words.many,
        id,
        paid: null,
        statusLabel: statusWord?.(row, today) ?? '',
        path: path?.(id) ?? null,
      };
      entries.push({ ...told, ...project, ...line(row, today) });
    }
  }
  return entries;
}
