import { centsFromDecimal, decimalFromCents, totalFromDecimal, totalOf } from '#/core/money';
import type { PremiesOverview } from '#/features/premiums/premies/overview-contract';
import { highestPremiumOf, worksOf } from '#/features/premiums/premies/rules/saved-calculation';
import { listCalculations } from '#/features/premiums/premies/server/store';
import type { Database } from '#/platform/server/database/engine/database';

const mostRows = 100;

export async function sumPremies(db: Database, projectId: number): Promise<string> {
  const counted = (await listCalculations(db, projectId)).filter(({ counts }) => counts);
  return decimalFromCents(totalOf(counted.map(({ premieBedrag }) => totalFromDecimal(premieBedrag))));
}

/** As the page of the premiums adds them up: where sources disagree about a work, what it is at most. */
export async function sumHighestPremies(db: Database, projectId: number): Promise<string> {
  const counted = (await listCalculations(db, projectId)).filter(({ counts }) => counts);
  return decimalFromCents(totalOf(counted.map((row) => centsFromDecimal(highestPremiumOf(row)))));
}

/** The newest first. */
export async function listShownPremies(db: Database, projectId: number): Promise<PremiesOverview['premies']> {
  const rows = await listCalculations(db, projectId);
  return rows
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id)
    .slice(0, mostRows)
    .map((row) => ({
      ...{ id: row.id, categorie: row.categorie, premieBedrag: row.premieBedrag, counts: row.counts },
      ...{ plafondBereikt: row.plafondBereikt, createdAt: row.createdAt },
      werksoort: worksOf(row).join(', '),
      premieHoogstens: highestPremiumOf(row),
    }));
}
