import { and, eq } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { quotes } from '#/features/papers/quotes/server/tables';
import type { TaskFields } from '#/features/site/planning/contract';
import { documents } from '#/features/work/documents/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

function refuse(path: string, message: string): never {
  throw new AppError('invalid', message, [{ path, message }]);
}

/** The quote and the documents of a task are of its own project. */
export async function requireLinked(
  db: Database,
  projectId: number,
  { quoteId, documentIds = [] }: Partial<Pick<TaskFields, 'quoteId' | 'documentIds'>>,
): Promise<void> {
  if (quoteId) {
    const wanted = and(eq(quotes.projectId, projectId), eq(quotes.id, quoteId));
    if ((await db.$count(quotes, wanted)) === 0) refuse('quoteId', 'Deze offerte bestaat niet meer.');
  }
  const ids = [...new Set(documentIds)];
  if (ids.length === 0) return;
  const wanted = and(eq(documents.projectId, projectId), isAnyOf(documents.id, ids));
  if ((await db.$count(documents, wanted)) < ids.length)
    refuse('documentIds', 'Een van deze documenten bestaat niet meer.');
}
