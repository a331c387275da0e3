import { and, eq, gt, sql } from 'drizzle-orm';
import { linkSecrets, linkStates } from '#/features/outside/shared/links/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { writtenRow } from '#/platform/server/database/stores/written-row';

export async function addSecret(
  tx: Database,
  linkId: number,
  secret: { kind: 'key' | 'device' | 'code'; hash: string; until?: string },
): Promise<void> {
  if (secret.kind === 'code')
    await tx.delete(linkSecrets).where(and(eq(linkSecrets.linkId, linkId), eq(linkSecrets.kind, 'code')));
  await tx.insert(linkSecrets).values({ linkId, ...secret });
}

export async function isKnownDevice(db: Database, linkId: number, hash: string): Promise<boolean> {
  const found = await db.$count(
    linkSecrets,
    and(eq(linkSecrets.linkId, linkId), eq(linkSecrets.kind, 'device'), eq(linkSecrets.hash, hash)),
  );
  return found > 0;
}

/** True where it is the code that was mailed last, and it is not too late; it is good for one device. */
export async function takeCode(tx: Database, linkId: number, hash: string, now: string): Promise<boolean> {
  const taken = await tx
    .delete(linkSecrets)
    .where(
      and(
        ...[eq(linkSecrets.linkId, linkId), eq(linkSecrets.kind, 'code'), eq(linkSecrets.hash, hash)],
        gt(linkSecrets.until, now),
      ),
    )
    .returning({ id: linkSecrets.id });
  return taken.length > 0;
}

/** How many were wrong until now; who checks another waits for this one. */
export async function holdWrongCodes(tx: Database, linkId: number): Promise<number> {
  const [row] = await tx
    .select({ wrongCodes: linkStates.wrongCodes })
    .from(linkStates)
    .where(eq(linkStates.linkId, linkId))
    .for('update');
  return row?.wrongCodes ?? 0;
}

export async function countWrongCode(tx: Database, linkId: number): Promise<number> {
  const { wrongCodes } = writtenRow(
    await tx
      .update(linkStates)
      .set({ wrongCodes: sql`${linkStates.wrongCodes} + 1` })
      .where(eq(linkStates.linkId, linkId))
      .returning({ wrongCodes: linkStates.wrongCodes }),
  );
  return wrongCodes;
}
