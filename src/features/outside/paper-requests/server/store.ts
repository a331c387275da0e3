import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { paperRequests } from '#/features/outside/paper-requests/server/tables';
import type { PaperRequest } from '#/features/outside/shared/paper-requests/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { findIds, presentId } from '#/platform/server/database/stores/ids-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';

type Place = { projectId: number };

const shown = {
  id: paperRequests.id,
  contactId: paperRequests.contactId,
  what: paperRequests.what,
  note: paperRequests.note,
  dueDate: paperRequests.dueDate,
  status: paperRequests.status,
  documentId: presentId('documents', paperRequests.documentId),
  version: paperRequests.version,
  createdAt: paperRequests.createdAt,
};

export async function listRequests(
  db: Database,
  { projectId, contactId }: Place & { contactId?: number },
): Promise<PaperRequest[]> {
  const ofContact = contactId === undefined ? undefined : eq(paperRequests.contactId, contactId);
  return db
    .select(shown)
    .from(paperRequests)
    .where(and(eq(paperRequests.projectId, projectId), ofContact))
    .orderBy(desc(paperRequests.id));
}

export async function getRequest(db: Database, { projectId }: Place, id: number): Promise<PaperRequest> {
  const [row] = await db
    .select(shown)
    .from(paperRequests)
    .where(and(eq(paperRequests.projectId, projectId), eq(paperRequests.id, id)));
  if (!row) throw new AppError('not_found');
  return row;
}

type NewRequest = Pick<PaperRequest, 'contactId' | 'what' | 'note'> & {
  dueDate: string | null;
  projectId: number;
  createdBy: number;
};

export async function createRequest(tx: Database, request: NewRequest): Promise<PaperRequest> {
  const values = request as typeof paperRequests.$inferInsert;
  const { id } = writtenRow(
    await tx.insert(paperRequests).values(values).returning({ id: paperRequests.id }),
  );
  return getRequest(tx, request, id);
}

type Changes = Partial<Pick<PaperRequest, 'what' | 'note' | 'dueDate' | 'status' | 'documentId'>>;

export async function updateRequest(
  tx: Database,
  { projectId }: Place,
  id: number,
  changes: Changes,
): Promise<PaperRequest> {
  const { documentId } = changes;
  if (documentId && !(await findIds(tx, 'documents', projectId, [documentId])).has(documentId))
    throw new AppError('invalid', 'Dit document bestaat niet meer.', [
      { path: 'documentId', message: 'Dit document bestaat niet meer.' },
    ]);
  await tx
    .update(paperRequests)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(and(eq(paperRequests.projectId, projectId), eq(paperRequests.id, id)));
  return getRequest(tx, { projectId }, id);
}

export async function removeRequest(tx: Database, { projectId }: Place, id: number): Promise<void> {
  await tx.delete(paperRequests).where(and(eq(paperRequests.projectId, projectId), eq(paperRequests.id, id)));
}

/** By who it was asked of: what is in order or dropped is not asked any more. False where it isn’t theirs. */
export async function receiveFor(
  tx: Database,
  { projectId, contactId, sentBy }: Place & { contactId: number; sentBy: string },
  id: number,
): Promise<string | undefined> {
  const [row] = await tx
    .update(paperRequests)
    .set({ status: 'received', sentBy, updatedAt: sql`now()` })
    .where(
      and(
        eq(paperRequests.id, id),
        eq(paperRequests.projectId, projectId),
        eq(paperRequests.contactId, contactId),
        inArray(paperRequests.status, ['asked', 'received']),
      ),
    )
    .returning({ what: paperRequests.what });
  return row?.what;
}
