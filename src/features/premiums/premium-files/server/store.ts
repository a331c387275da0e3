import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/file-paths';
import { findInvoicePapers } from '#/features/papers/shared/invoices/server/premium-store';
import { listCalculations } from '#/features/premiums/premies/server/store';
import {
  assembleFile,
  type SourceInvoice,
  type Sources,
  type StoredFile,
} from '#/features/premiums/premium-files/rules/assemble';
import { listProofs, type Reader } from '#/features/premiums/premium-files/server/proofs-store';
import type { PremiumFile } from '#/features/premiums/shared/premium-files/contract';
import type { Site } from '#/features/premiums/shared/premium-files/rules/invoice-checks';
import { premiumFiles } from '#/features/premiums/shared/premium-files/server/tables';
import { getHome } from '#/features/work/shared/home/server/store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

function selectFiles(db: Database, only?: SQL) {
  return db
    .select()
    .from(premiumFiles)
    .where(and(eq(premiumFiles.projectId, sql.placeholder('projectId')), only))
    .orderBy(asc(premiumFiles.id));
}

const allFiles = prepareOnce((db) => selectFiles(db));
const oneFile = prepareOnce((db) => selectFiles(db, eq(premiumFiles.id, sql.placeholder('id'))));

function toStored({
  projectId: _,
  createdBy,
  updatedAt,
  ...row
}: typeof premiumFiles.$inferSelect): StoredFile {
  return row;
}

export type FoundInvoice = SourceInvoice & { lines: { description: string; unit: string | null }[] };

/** The invoices of a project by their number, as far as premium files name them and show them. */
export function findInvoices(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FoundInvoice>> {
  return derived(projectId, `invoices of premium files ${ids.join(' ')}`, () =>
    readShown(db, projectId, ids),
  );
}

async function readShown(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, FoundInvoice>> {
  const rows = await findInvoicePapers(db, projectId, ids);
  return new Map(
    rows.map(({ invoice, contractor, file, isCreditedWholly }) => [
      invoice.id,
      {
        id: invoice.id,
        isCredit: invoice.kind === 'credit-note',
        isReceipt: invoice.kind === 'receipt',
        isNetted: invoice.kind === 'credit-note' ? isCreditedWholly === true : invoice.netted,
        invoiceNumber: invoice.invoiceNumber,
        invoiceDate: invoice.invoiceDate,
        amount: invoice.amount,
        netAmount: invoice.netAmount,
        lines: invoice.lines.map(({ description, unit }) => ({ description, unit })),
        contractor: { name: contactName(contractor), email: contractor.email },
        file: file && { ...file, path: filePath(file.key) },
      },
    ]),
  );
}

/** Who asks the premium, and where the works are: what an invoice must name. */
export async function getSite(db: Database, projectId: number): Promise<Site> {
  const { applicants, street, postcode } = await getHome(db, projectId);
  return { applicants, street, postcode };
}

async function readSources(db: Database, reader: Reader, found: readonly StoredFile[]): Promise<Sources> {
  const { projectId, today } = reader;
  const ids = new Set(found.flatMap((file) => file.invoices.map(({ invoiceId }) => invoiceId)));
  const home = await getHome(db, projectId);
  const calculations = await listCalculations(db, projectId);
  const place = [home.postcode, home.city].filter(Boolean).join(' ');
  return {
    today,
    invoices: await findInvoices(db, projectId, [...ids]),
    proofs: await listProofs(db, reader),
    simulations: calculations.flatMap(({ counts, input }) => (counts && input ? [input] : [])),
    home: {
      ean: home.ean,
      iban: home.iban,
      applicants: home.applicants,
      address: [home.street, place].filter(Boolean).join(', ') || null,
    },
  };
}

export function listPremiumFiles(db: Database, reader: Reader): Promise<readonly PremiumFile[]> {
  const { projectId, userId, today } = reader;
  return derived(projectId, `premium files of ${userId} ${today}`, () => selectWhole(db, reader));
}

async function selectWhole(db: Database, reader: Reader): Promise<PremiumFile[]> {
  const found = (await allFiles(db).execute({ projectId: reader.projectId })).map(toStored);
  const sources = await readSources(db, reader, found);
  return found.map((file) => assembleFile(file, sources));
}

type WithSources = { file: StoredFile; sources: Sources };

/** A file as it is stored, with all that is needed to tell of it. */
export async function findWithSources(
  db: Database,
  reader: Reader,
  id: number,
): Promise<WithSources | undefined> {
  const [row] = await oneFile(db).execute({ projectId: reader.projectId, id });
  if (!row) return undefined;
  const file = toStored(row);
  return { file, sources: await readSources(db, reader, [file]) };
}

export async function getWithSources(db: Database, reader: Reader, id: number): Promise<WithSources> {
  const found = await findWithSources(db, reader, id);
  if (!found) throw new AppError('not_found');
  return found;
}

export async function lockFile(tx: Database, projectId: number, id: number): Promise<void> {
  const rows = await tx
    .select({ id: premiumFiles.id })
    .from(premiumFiles)
    .where(and(eq(premiumFiles.id, id), eq(premiumFiles.projectId, projectId)))
    .for('update');
  if (rows.length === 0) throw new AppError('not_found');
}

export async function getPremiumFile(db: Database, reader: Reader, id: number): Promise<PremiumFile> {
  const { file, sources } = await getWithSources(db, reader, id);
  return assembleFile(file, sources);
}

type Values = Partial<typeof premiumFiles.$inferInsert>;

const taken = 'Voor dit werk is er al een premiedossier. Voeg uw facturen daaraan toe.';

export async function createPremiumFile(
  tx: Database,
  place: { projectId: number; createdBy: number },
  values: Pick<typeof premiumFiles.$inferInsert, 'work' | 'wall' | 'invoices'>,
): Promise<number> {
  const [row] = await tx
    .insert(premiumFiles)
    .values({ ...values, ...place })
    .onConflictDoNothing()
    .returning({ id: premiumFiles.id });
  if (!row) throw new AppError('conflict', taken);
  return row.id;
}

export async function updatePremiumFile(
  tx: Database,
  projectId: number,
  id: number,
  values: Values,
): Promise<void> {
  await tx
    .update(premiumFiles)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(premiumFiles.id, id), eq(premiumFiles.projectId, projectId)));
}

export async function removePremiumFile(tx: Database, projectId: number, id: number): Promise<void> {
  await tx.delete(premiumFiles).where(and(eq(premiumFiles.id, id), eq(premiumFiles.projectId, projectId)));
}
