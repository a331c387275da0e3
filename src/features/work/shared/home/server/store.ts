import { eq, sql } from 'drizzle-orm';
import { decimalFromQuantity, quantityFromDecimal } from '#/core/quantity';
import type { HomeFields } from '#/features/work/shared/home/change-contract';
import type { Home } from '#/features/work/shared/home/contract';
import { homes } from '#/features/work/shared/home/server/tables';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

const unknown: Home = {
  street: null,
  postcode: null,
  city: null,
  applicants: [],
  firstUseYear: null,
  livingArea: null,
  epcLabel: null,
  boughtYear: null,
  deedDate: null,
  ean: null,
  iban: null,
  use: null,
  protectedCustomer: null,
  keepsHalfOfArea: null,
  keepsHalfOfBearingWalls: null,
  meetstaatVat: 'excl',
  practical: null,
  version: 0,
};

export function getHome(db: Database, projectId: number): Promise<Home> {
  return derived(projectId, 'home', () => selectHome(db, projectId));
}

/** Blank while nobody filled in anything. */
async function selectHome(db: Database, projectId: number): Promise<Home> {
  const [stored] = await db.select().from(homes).where(eq(homes.projectId, projectId));
  if (!stored) return unknown;
  const { projectId: _, updatedAt, boughtYear, livingArea, ...fields } = stored;
  return {
    ...fields,
    livingArea: livingArea && decimalFromQuantity(quantityFromDecimal(livingArea)),
    boughtYear: fields.deedDate ? Number(fields.deedDate.slice(0, 4)) : boughtYear,
  };
}

export async function updateHome(
  db: Database,
  projectId: number,
  fields: Partial<HomeFields>,
): Promise<Home> {
  // Kept twice, the two could come to differ.
  const stored = fields.deedDate ? { ...fields, boughtYear: null } : fields;
  await db
    .insert(homes)
    .values({ projectId, ...stored })
    .onConflictDoUpdate({ target: homes.projectId, set: { ...stored, updatedAt: sql`now()` } });
  return getHome(db, projectId);
}
