import type { Finding } from '#/features/papers/shared/findings';
import { toFinding } from '#/features/papers/shared/rules/looked-into';
import type { FileFindingRule } from '#/features/premiums/premium-files/findings-contract';
import { findFileFindings } from '#/features/premiums/premium-files/rules/findings';
import type { Reader } from '#/features/premiums/premium-files/server/proofs-store';
import { getPremiumFile } from '#/features/premiums/premium-files/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { FindGuarded } from '#/platform/server/ports/guards';

/** What is set aside is set aside on the invoice that it is about. */
const nothingLooked = { setAside: [], asked: [] };

export async function listFileFindings(
  db: Database,
  reader: Reader,
  fileId: number,
  findGuarded: FindGuarded,
): Promise<Finding<FileFindingRule>[]> {
  const { projectId, today } = reader;
  const file = await getPremiumFile(db, reader, fileId);
  const ids = file.invoices.map(({ invoiceId }) => invoiceId);
  const found = await findGuarded('invoices', { db, projectId, today, ids });
  return findFileFindings(file, found).map((each) => toFinding(each, nothingLooked));
}
