import type { Day } from '#/core/day';
import * as store from '#/features/premiums/shared/premium-files/server/awaited-store';
import type { Database } from '#/platform/server/database/engine/database';

/** Premiums that were asked for and didn't come yet. */
export function listAwaitedPremiums(db: Database, projectId: number) {
  return store.listAwaited(db, projectId);
}

/** Money that came in for a premium. In a transaction. */
export function notePremiumPaid(
  tx: Database,
  projectId: number,
  id: number,
  paid: { day: Day; amount: string },
): Promise<void> {
  return store.notePaid(tx, projectId, id, paid);
}
