import type { Database } from '#/platform/server/database/engine/database';
import { isUnderWay } from '#/platform/server/database/stores/lease-store';

/** While it is held no process removes a stored file. */
export const backupLease = 'backup';

export function isBackupUnderWay(db: Database): Promise<boolean> {
  return isUnderWay(db, backupLease);
}
