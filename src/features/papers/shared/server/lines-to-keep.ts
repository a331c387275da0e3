import { AppError } from '#/core/errors';
import type { PaperLine } from '#/features/papers/shared/contract';
import { linkedItemIds, withHiddenLinks } from '#/features/work/shared/rules/item-links';
import type { Database } from '#/platform/server/database/engine/database';
import { findIds } from '#/platform/server/database/stores/ids-store';

/** Which of these are items of the meetstaat now. */
export function findItemIds(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  return findIds(db, 'meetstaat_items', projectId, ids);
}

/** Refuses a line of a paper that points at what is no item of the project. */
async function requireItems(
  db: Database,
  projectId: number,
  ids: readonly number[],
  path: 'lines' | 'coversItemIds' = 'lines',
): Promise<void> {
  const found = await findItemIds(db, projectId, ids);
  if (ids.every((id) => found.has(id))) return;
  const message =
    path === 'lines'
      ? 'Een lijn wijst naar een item dat niet in de meetstaat van dit project staat.'
      : 'Dit papier gaat over een item dat niet in de meetstaat van dit project staat.';
  throw new AppError('invalid', message, [{ path, message }]);
}

/** The lines of a paper as they are kept: their items checked, and links that were only hidden still there. */
export async function linesToKeep(
  tx: Database,
  projectId: number,
  sent: PaperLine[] | undefined,
  stored: readonly PaperLine[] = [],
): Promise<PaperLine[] | undefined> {
  if (sent === undefined) return undefined;
  await requireItems(tx, projectId, linkedItemIds([{ lines: sent }]));
  const there = await findItemIds(tx, projectId, linkedItemIds([{ lines: stored }]));
  return withHiddenLinks(sent, stored, there);
}

/** The same of what a lump sum covers: an item in the trash was only not shown. */
export async function coversToKeep(
  tx: Database,
  projectId: number,
  sent: number[] | undefined,
  stored: readonly number[] = [],
): Promise<number[] | undefined> {
  if (sent === undefined) return undefined;
  await requireItems(tx, projectId, sent, 'coversItemIds');
  const there = await findItemIds(tx, projectId, stored);
  return [...new Set([...sent, ...stored.filter((id) => !there.has(id))])];
}
