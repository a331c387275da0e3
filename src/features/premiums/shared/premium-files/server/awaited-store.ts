import { and, eq, inArray } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { decimalFromCents, totalFromDecimal, totalOf } from '#/core/money';
import { isSubmitted } from '#/features/premiums/shared/premium-files/rules/statuses';
import { premiumFiles } from '#/features/premiums/shared/premium-files/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

/** Premiums that were asked for and didn't come yet. */
export async function listAwaited(db: Database, projectId: number) {
  return db
    .select({
      id: premiumFiles.id,
      work: premiumFiles.work,
      reference: premiumFiles.reference,
      grantedAmount: premiumFiles.grantedAmount,
    })
    .from(premiumFiles)
    .where(
      and(
        eq(premiumFiles.projectId, projectId),
        inArray(premiumFiles.status, ['ingediend', 'info_gevraagd', 'toegekend']),
      ),
    )
    .orderBy(premiumFiles.id);
}

/** Money that came in for a premium; what came before stays counted. In a transaction. */
export async function notePaid(
  tx: Database,
  projectId: number,
  id: number,
  { day, amount }: { day: Day; amount: string },
): Promise<void> {
  const own = and(eq(premiumFiles.id, id), eq(premiumFiles.projectId, projectId));
  const [file] = await tx
    .select({ status: premiumFiles.status, paid: premiumFiles.paidAmount, paidTo: premiumFiles.paidTo })
    .from(premiumFiles)
    .where(own)
    .for('update');
  if (!file) throw new AppError('not_found', 'Dit premiedossier bestaat niet. Kies een ander.');
  if (!isSubmitted(file.status)) {
    throw new AppError('invalid', 'Dit premiedossier is nog niet ingediend. Zet het eerst op ingediend.');
  }
  const sum = totalOf([totalFromDecimal(file.paid ?? '0.00'), totalFromDecimal(amount)]);
  await tx
    .update(premiumFiles)
    .set({
      ...{ status: 'uitbetaald', paidOn: day, paidAmount: decimalFromCents(sum) },
      paidTo: file.paidTo ?? 'eigenaar',
    })
    .where(own);
}
