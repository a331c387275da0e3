import { type InferSelectModel, sql } from 'drizzle-orm';
import { nameOfPerson } from '#/platform/server/database/log/change-store';
import { rowReader, type StoredRow } from '#/platform/server/database/log/stored-row';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';

type Line = InferSelectModel<typeof changes>;

export type ChangeRow = Pick<
  Line,
  'id' | 'revision' | 'act' | 'at' | 'userId' | 'via' | 'tableName' | 'recordKey' | 'action' | 'seen'
> & {
  userName: string;
  before: StoredRow | null;
  after: StoredRow | null;
};

/** Of a line of the log and who did it; what it was and became as the database writes it. */
export const line = {
  id: changes.id,
  revision: changes.revision,
  act: changes.act,
  at: changes.at,
  userId: users.id,
  userName: nameOfPerson,
  via: changes.via,
  tableName: changes.tableName,
  recordKey: changes.recordKey,
  action: changes.action,
  seen: changes.seen,
  before: sql<string | null>`${changes.before}::text`,
  after: sql<string | null>`${changes.after}::text`,
};

type Selected = Omit<ChangeRow, 'before' | 'after'> & { before: string | null; after: string | null };

export function readLines(rows: readonly Selected[]): ChangeRow[] {
  const read = rowReader();
  return rows.map((row) => ({ ...row, before: read(row.before), after: read(row.after) }));
}
