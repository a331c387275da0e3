import { and, asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Day, dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/file-paths';
import { groupBy } from '#/core/group-by';
import { decimalFromCents, totalFromDecimal } from '#/core/money';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { listQuoteContracts } from '#/features/papers/shared/quotes/server/contracts-store';
import { getQuote } from '#/features/papers/shared/quotes/server/store';
import type { Acceptance } from '#/features/site/acceptances/contract';
import { followsOf } from '#/features/site/acceptances/rules/follows';
import { leftOfKept, releaseOf } from '#/features/site/acceptances/rules/kept';
import { acceptances } from '#/features/site/acceptances/server/tables';
import { listContractPoints } from '#/features/site/points/server/shared/points-of-contract';
import { documentNamed, findFileKeys } from '#/features/work/shared/documents/server/document-of-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { findLoggedVersion } from '#/platform/server/database/log/change-store';
import { findIds } from '#/platform/server/database/stores/ids-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';

export type StoredAcceptance = typeof acceptances.$inferSelect;

const minutes = documentNamed('minutes', acceptances.documentId);
const paper = documentNamed('paper', acceptances.paperId);

type Shown = { row: StoredAcceptance; fileKey: string | null; paperKey: string | null };
type Contract = Pick<NonNullable<Quote['contract']>, 'sum' | 'paid'>;

type OfContract = { contract: Contract; ofContract: readonly StoredAcceptance[] };

/** What was agreed on and paid, of whoever keeps the money. */
export function contractOf({
  contract,
  contractSum,
  payment,
}: Pick<Quote, 'contract' | 'contractSum' | 'payment'>): Contract {
  return contract ?? { sum: contractSum, paid: payment.paid };
}

function shown(
  { row, fileKey, paperKey }: Shown,
  { isDone, isThere, fileOf, contract, ofContract, today }: Known & OfContract,
): Acceptance {
  const { projectId: _, createdBy: __, documentId, paperId, frozen, signatures, addenda, ...fields } = row;
  const [sum, paid] = [totalFromDecimal(contract.sum), totalFromDecimal(contract.paid)];
  return {
    ...fields,
    pointIds: row.pointIds.filter(isThere.point),
    clearRoomIds: row.clearRoomIds.filter(isThere.room),
    signatures: signatures.filter(({ sha256 }) => sha256 === row.sha256),
    filePath: fileKey && filePath(fileKey),
    paperPath: paperKey && filePath(paperKey),
    addenda: addenda.map(({ documentId: of, ...each }) => ({ ...each, filePath: fileOf(of) })),
    released: releaseOf(row, isDone, today),
    toPay: decimalFromCents(leftOfKept(row, ofContract, { sum, paid })),
    follows: followsOf(row),
  };
}

type Known = {
  isDone: (pointId: number) => boolean;
  isThere: { point: (id: number) => boolean; room: (id: number) => boolean };
  /** Of an addendum, where it can be fetched. */
  fileOf: (documentId: number) => string | null;
  today: Day;
};

async function readKnown(
  db: Database,
  projectId: number,
  rows: readonly StoredAcceptance[],
  today: Day,
): Promise<Known> {
  const pointIds = rows.flatMap((row) => row.pointIds);
  const points = new Map((await listContractPoints(db, projectId, pointIds)).map((each) => [each.id, each]));
  const rooms = await findIds(
    db,
    'rooms',
    projectId,
    rows.flatMap(({ clearRoomIds }) => clearRoomIds),
  );
  const added = rows.flatMap(({ addenda }) => addenda.map(({ documentId }) => documentId));
  const keys = await findFileKeys(db, projectId, added);
  return {
    today,
    fileOf: (id) => {
      const key = keys.get(id);
      return key ? filePath(key) : null;
    },
    isDone: (id) => points.get(id)?.isPending === false,
    isThere: { point: (id) => points.has(id), room: (id) => rooms.has(id) },
  };
}

type Asked = { projectId: number; today: Day; only?: SQL };

function selectRows(db: Database, projectId: number | Placeholder, only?: SQL) {
  return db
    .select({ row: acceptances, fileKey: minutes.fileKey, paperKey: paper.fileKey })
    .from(acceptances)
    .leftJoin(...minutes.join)
    .leftJoin(...paper.join)
    .where(and(eq(acceptances.projectId, projectId), only))
    .orderBy(asc(acceptances.day), asc(acceptances.id));
}

const ofProject = prepareOnce((db) => selectRows(db, sql.placeholder('projectId')));

export function listAcceptances(db: Database, asked: Omit<Asked, 'only'>): Promise<readonly Acceptance[]> {
  return derived(asked.projectId, `acceptances ${asked.today}`, () => selectAcceptances(db, asked));
}

/** With the money of each contract, read once for all of them. */
async function selectAcceptances(db: Database, { projectId, today, only }: Asked): Promise<Acceptance[]> {
  const found: Shown[] = only
    ? await selectRows(db, projectId, only)
    : await ofProject(db).execute({ projectId });
  if (found.length === 0) return [];
  const known = await readKnown(
    db,
    projectId,
    found.map(({ row }) => row),
    today,
  );
  const contracts = new Map((await listQuoteContracts(db, projectId)).map((each) => [each.id, each]));
  const byQuote = groupBy(
    found.map(({ row }) => row),
    ({ quoteId }) => quoteId,
  );
  return found.flatMap((each) => {
    const { quoteId } = each.row;
    const quote = contracts.get(quoteId);
    const ofContract = byQuote.get(quoteId) ?? [];
    return quote ? [shown(each, { ...known, contract: contractOf(quote), ofContract })] : [];
  });
}

export function listOfQuote(
  db: Database,
  asked: Omit<Asked, 'only'>,
  quoteId: number,
): Promise<Acceptance[]> {
  return selectAcceptances(db, { ...asked, only: eq(acceptances.quoteId, quoteId) });
}

export async function getAcceptance(
  db: Database,
  { projectId, today }: Omit<Asked, 'only'>,
  id: number,
): Promise<Acceptance> {
  const [found] = await selectRows(db, projectId, eq(acceptances.id, id));
  if (!found) throw new AppError('not_found');
  const known = await readKnown(db, projectId, [found.row], today);
  const quote = await getQuote(db, { projectId, userId: 0 }, found.row.quoteId);
  const ofContract = await listStoredOf(db, projectId, found.row.quoteId);
  return shown(found, { ...known, contract: contractOf(quote), ofContract });
}

/** For who is told that it was changed meanwhile. */
export function readAcceptance(
  db: Database,
  { projectId }: { projectId: number },
  id: number,
): Promise<Acceptance> {
  return getAcceptance(db, { projectId, today: dayAt(new Date()) }, id);
}

function isThis(projectId: number, id: number): SQL | undefined {
  return and(eq(acceptances.projectId, projectId), eq(acceptances.id, id));
}

export async function getStored(db: Database, projectId: number, id: number): Promise<StoredAcceptance> {
  const [row] = await db.select().from(acceptances).where(isThis(projectId, id));
  if (!row) throw new AppError('not_found');
  return row;
}

/** Held until the end of the transaction. */
export async function getForChange(tx: Database, projectId: number, id: number): Promise<StoredAcceptance> {
  const [row] = await tx.select().from(acceptances).where(isThis(projectId, id)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

export function listStoredOf(db: Database, projectId: number, quoteId: number): Promise<StoredAcceptance[]> {
  return db
    .select()
    .from(acceptances)
    .where(and(eq(acceptances.projectId, projectId), eq(acceptances.quoteId, quoteId)))
    .orderBy(asc(acceptances.day), asc(acceptances.id));
}

export async function insertAcceptance(
  tx: Database,
  values: typeof acceptances.$inferInsert,
): Promise<number> {
  return writtenRow(await tx.insert(acceptances).values(values).returning({ id: acceptances.id })).id;
}

export async function changeAcceptance(
  tx: Database,
  { projectId, id }: { projectId: number; id: number },
  change: Partial<typeof acceptances.$inferInsert>,
): Promise<void> {
  await tx
    .update(acceptances)
    .set({ ...change, updatedAt: sql`now()` })
    .where(isThis(projectId, id));
}

export async function deleteAcceptance(tx: Database, projectId: number, id: number): Promise<void> {
  await tx.delete(acceptances).where(isThis(projectId, id));
}

/** As the log knows that it was, when it had that version. */
export function findAsRead(db: Database, id: number, version: number) {
  return findLoggedVersion(db, acceptances, id, version);
}
