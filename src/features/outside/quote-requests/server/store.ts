import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import type {
  QuoteRequestChanges,
  QuoteRequestFields,
  QuoteRequestLine,
} from '#/features/outside/quote-requests/contract';
import { listQuestions, type Place } from '#/features/outside/quote-requests/server/questions-store';
import { priceAnswers, quoteRequests } from '#/features/outside/quote-requests/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { findIds } from '#/platform/server/database/stores/ids-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';

export type StoredRequest = typeof quoteRequests.$inferSelect;

const ofProject = ({ projectId }: Place, id: number) =>
  and(eq(quoteRequests.projectId, projectId), eq(quoteRequests.id, id));

const oneRequest = prepareOnce((db) =>
  db
    .select()
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.projectId, sql.placeholder('projectId')),
        eq(quoteRequests.id, sql.placeholder('id')),
      ),
    ),
);

export async function findRequest(db: Database, { projectId }: Place, id: number): Promise<StoredRequest> {
  const [row] = await oneRequest(db).execute({ projectId, id });
  if (!row) throw new AppError('not_found');
  return row;
}

/** Held until the end of the transaction. */
export async function holdRequest(tx: Database, place: Place, id: number): Promise<StoredRequest> {
  const [row] = await tx.select().from(quoteRequests).where(ofProject(place, id)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

const allRequests = prepareOnce((db) =>
  db
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.projectId, sql.placeholder('projectId')))
    .orderBy(desc(quoteRequests.id)),
);

export async function listAllRequests(db: Database, { projectId }: Place): Promise<StoredRequest[]> {
  return allRequests(db).execute({ projectId });
}

/** What a list shows of one: with those of its files that are there. */
export async function listRequests(db: Database, place: Place): Promise<QuoteRequestLine[]> {
  const requests = await listAllRequests(db, place);
  const answers = await listAnswers(db, place);
  const questions = await listQuestions(db, place);
  return requests.map((request) => {
    const own = answers.filter(({ requestId }) => requestId === request.id);
    return {
      ...shownOf(request),
      contactIds: own.map(({ contactId }) => contactId),
      itemCount: request.status === 'draft' ? request.itemIds.length : request.items.length,
      answeredCount: own.filter(({ state }) => state === 'submitted').length,
      openQuestions: questions.filter(({ requestId, answer }) => requestId === request.id && answer === null)
        .length,
    };
  });
}

export function shownOf(request: StoredRequest) {
  const {
    id,
    title,
    text,
    itemIds,
    until,
    documentIds,
    photoIds,
    visit,
    status,
    sentAt,
    version,
    createdAt,
  } = request;
  return {
    ...{ id, title, text, itemIds, until, documentIds, photoIds, visit },
    ...{ status, sentAt, version, createdAt },
  };
}

export type StoredAnswer = typeof priceAnswers.$inferSelect;

const requestId = sql.placeholder('requestId');

function selectAnswers(db: Database, which?: SQL) {
  return db
    .select()
    .from(priceAnswers)
    .where(and(eq(priceAnswers.projectId, sql.placeholder('projectId')), which))
    .orderBy(asc(priceAnswers.id));
}

const allAnswers = prepareOnce((db) => selectAnswers(db));
const answersOfOne = prepareOnce((db) => selectAnswers(db, eq(priceAnswers.requestId, requestId)));

/** Of one request or of all, in the order in which they were asked. */
export async function listAnswers(
  db: Database,
  { projectId }: Place,
  ofRequest?: number,
): Promise<StoredAnswer[]> {
  if (ofRequest === undefined) return allAnswers(db).execute({ projectId });
  return answersOfOne(db).execute({ projectId, requestId: ofRequest });
}

type Files = Partial<Pick<QuoteRequestFields, 'itemIds' | 'documentIds' | 'photoIds'>>;

const gone = {
  itemIds: ['meetstaat_items', 'Een post staat niet in de meetstaat van dit project.'],
  documentIds: ['documents', 'Een van deze documenten bestaat niet meer.'],
  photoIds: ['photos', 'Een van deze foto’s bestaat niet meer.'],
} as const;

/** All that it speaks of is of its own project. */
async function requireThere(tx: Database, { projectId }: Place, files: Files): Promise<void> {
  for (const path of ['itemIds', 'documentIds', 'photoIds'] as const) {
    const ids = files[path] ?? [];
    const [table, message] = gone[path];
    const found = await findIds(tx, table, projectId, ids);
    if (!ids.every((id) => found.has(id))) throw new AppError('invalid', message, [{ path, message }]);
  }
}

export async function createRequest(
  tx: Database,
  place: Place & { createdBy: number | null },
  { contactIds, ...fields }: QuoteRequestFields,
): Promise<number> {
  await requireThere(tx, place, fields);
  const values = { ...fields, ...place } as typeof quoteRequests.$inferInsert;
  const { id } = writtenRow(
    await tx.insert(quoteRequests).values(values).returning({ id: quoteRequests.id }),
  );
  await inviteContacts(tx, place, id, contactIds);
  return id;
}

export async function updateRequest(
  tx: Database,
  place: Place,
  id: number,
  changes: Omit<QuoteRequestChanges, 'contactIds'>,
): Promise<void> {
  await requireThere(tx, place, changes);
  await writeRequest(tx, place, id, changes as Partial<typeof quoteRequests.$inferInsert>);
}

export async function writeRequest(
  tx: Database,
  place: Place,
  id: number,
  values: Partial<typeof quoteRequests.$inferInsert>,
): Promise<void> {
  await tx
    .update(quoteRequests)
    .set({ ...values, updatedAt: sql`now()` })
    .where(ofProject(place, id));
}

export async function removeRequest(tx: Database, place: Place, id: number): Promise<void> {
  await tx.delete(quoteRequests).where(ofProject(place, id));
}

export async function inviteContacts(
  tx: Database,
  { projectId }: Place,
  requestId: number,
  contactIds: readonly number[],
): Promise<void> {
  if (contactIds.length === 0) return;
  await tx.insert(priceAnswers).values(contactIds.map((contactId) => ({ projectId, requestId, contactId })));
}

export async function uninvite(tx: Database, { projectId }: Place, answerIds: readonly number[]) {
  for (const id of answerIds)
    await tx.delete(priceAnswers).where(and(eq(priceAnswers.projectId, projectId), eq(priceAnswers.id, id)));
}

export async function writeAnswer(
  tx: Database,
  { projectId }: Place,
  id: number,
  values: Partial<typeof priceAnswers.$inferInsert>,
): Promise<void> {
  await tx
    .update(priceAnswers)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(priceAnswers.projectId, projectId), eq(priceAnswers.id, id)));
}

/** Written by the program: no change of anybody in the project. */
export async function markReminded(tx: Database, place: Place, id: number, at: string): Promise<void> {
  await tx.update(quoteRequests).set({ remindedAt: at }).where(ofProject(place, id));
}
