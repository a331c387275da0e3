import { AppError } from '#/core/errors';
import type { TaskFields } from '#/features/site/shared/planning/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { findIds } from '#/platform/server/database/stores/ids-store';

/** The quote and the documents of a task are of its own project. */
export async function requireLinked(
  db: Database,
  projectId: number,
  { quoteId, documentIds = [] }: Partial<Pick<TaskFields, 'quoteId' | 'documentIds'>>,
): Promise<void> {
  await check('quotes', quoteId ? [quoteId] : [], 'quoteId', 'Deze offerte bestaat niet meer.');
  await check('documents', documentIds, 'documentIds', 'Een van deze documenten bestaat niet meer.');

  async function check(table: string, ids: readonly number[], path: string, message: string) {
    const found = await findIds(db, table, projectId, ids);
    if (!ids.every((id) => found.has(id))) throw new AppError('invalid', message, [{ path, message }]);
  }
}
