import type { ItemChanges } from '#/features/meetstaat/contract';
import type { Database } from '#/platform/server/database/database';
import { getUsableContact, requireSubsidyType } from '#/platform/server/database/reference-store';

type References = Pick<ItemChanges, 'contactId' | 'subsidyTypeId'>;

/** Each once: thousands of items point at a handful of contacts. */
export async function checkReferences(
  db: Database,
  place: { userId: number; projectId: number },
  items: readonly References[],
): Promise<void> {
  for (const id of distinct(items.map(({ contactId }) => contactId))) await getUsableContact(db, place, id);
  for (const id of distinct(items.map((item) => item.subsidyTypeId))) await requireSubsidyType(db, id);
}

function distinct(ids: readonly (number | null | undefined)[]): number[] {
  return [...new Set(ids.filter((id) => typeof id === 'number'))];
}
