import { randomUUID } from 'node:crypto';
import type { Database } from '#/platform/server/database/engine/database';
import {
  findStoreId,
  proposeStoreId,
  replaceStoreId,
} from '#/platform/server/database/stores/installation-store';
import { compareStore, type StoreReport } from '#/platform/server/storage/compare-store';
import { type FileStorage, StoreRefused } from '#/platform/server/storage/file-storage';

const advice =
  'Check DATABASE_URL, DATA_DIR and the S3_ settings. If they do belong together, join them: npm run join-store.';

/**
 * Store and database carry the same id, so that neither is taken for another's: a new, empty database beside a store in
 * use would see nothing but files without a row. Where an id is missing, what is in them decides.
 */
export async function ensureJoined(db: Database, storage: FileStorage, now: Date): Promise<void> {
  const [known, own] = await Promise.all([findStoreId(db), findOwnId(storage)]);
  if (known !== undefined && known === own) return;
  if (known !== undefined && own !== undefined) {
    throw new StoreRefused(`The file store belongs to another database than this one. ${advice}`);
  }
  const report = await compareStore(db, storage, now).catch(refuseUnreachable);
  if (!fits(report)) throw new StoreRefused(`${describe(report)} ${advice}`);
  const id = await proposeStoreId(db, known ?? own ?? randomUUID());
  if (id !== own) await storage.saveId(id).catch(refuseUnreachable);
}

/** Joins them on purpose, by a new id: whatever was joined to either before no longer fits. */
export async function joinStore(db: Database, storage: FileStorage, now: Date): Promise<StoreReport> {
  const report = await compareStore(db, storage, now).catch(refuseUnreachable);
  const id = randomUUID();
  await storage.saveId(id).catch(refuseUnreachable);
  await replaceStoreId(db, id);
  return report;
}

/** Keys are random: where half of them are on both sides, it is no accident. */
function fits({ rows, stored, missing, onTheirWay }: StoreReport): boolean {
  if (rows === 0 || stored === 0) return rows === stored;
  const both = rows - missing.length;
  return both * 2 >= rows && both * 2 >= stored - onTheirWay.length;
}

function describe({ rows, stored, missing }: StoreReport): string {
  const both = rows - missing.length;
  return `The file store holds ${stored} files and the database knows ${rows}, of which ${both} are in the store: they don’t belong together.`;
}

async function findOwnId(storage: FileStorage): Promise<string | undefined> {
  return (await storage.findId().catch(refuseUnreachable)) || undefined;
}

function refuseUnreachable(error: unknown): never {
  const {
    message = String(error),
    code,
    cause,
  } = error as { message?: string; code?: string; cause?: Error };
  const why = [code, cause?.message ?? message].filter(Boolean).join(': ');
  const refusal = new StoreRefused(`The file store can’t be used (${why}).`);
  refusal.cause = error;
  throw refusal;
}
