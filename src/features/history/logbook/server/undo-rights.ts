import { isInProject } from '#/core/call';
import { may, type Role } from '#/core/rights';
import type { Kind } from '#/platform/server/database/log/logged-kinds';
import type { StoredRow } from '#/platform/server/database/log/stored-row';
import { findColumn, sqlNameOf } from '#/platform/server/database/schema/tables';
import type { Services } from '#/platform/server/services';

type Change = {
  action: 'add' | 'change' | 'remove' | 'restore';
  userId: number | null;
  before: StoredRow | null;
  after: StoredRow | null;
};
type Asking = { userId: number; role: Role };

/** What the change itself needed; who may only change their own undoes only what they did themselves. */
export function mayUndo(
  { needOf, records }: Pick<Services, 'needOf' | 'records'>,
  kind: Kind,
  change: Change,
  { userId, role }: Asking,
): boolean {
  const need = needOf(kind.kind, change.action === 'change' ? 'change' : 'remove');
  // Of no project: it belongs to somebody, and only they change it.
  if (need === 'signed-in') return ownerOf(kind, change) === String(userId);
  if (!isInProject(need)) return may(role, kind.words.right ?? 'change');
  // What everybody adds to, like a page of the diary, holds what others wrote.
  const isTheirOwn = need.right !== 'add' || may(role, 'change') || change.userId === userId;
  if (may(role, need.right) && isTheirOwn) return true;
  const author = findColumn(kind.words.table, records[kind.kind]?.author ?? 'createdBy');
  const row = change.after ?? change.before;
  const isOwn = author !== undefined && row?.[sqlNameOf(author)] === String(userId);
  return need.orOwn === true && may(role, 'add') && isOwn && change.userId === userId;
}

function ownerOf({ words }: Kind, { before, after }: Change): string | null | undefined {
  const owner = findColumn(words.table, 'userId');
  return owner && (after ?? before)?.[sqlNameOf(owner)];
}
