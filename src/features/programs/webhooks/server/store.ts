import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { mostDeliveries, mostWebhooks } from '#/features/programs/webhooks/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';
import { webhookDeliveries, webhooks } from '#/platform/server/database/schema/webhooks';
import { isThere } from '#/platform/server/database/stores/access-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';

const shown = {
  id: webhooks.id,
  url: webhooks.url,
  tables: webhooks.tables,
  createdAt: webhooks.createdAt,
  lastDeliveredAt: webhooks.lastDeliveredAt,
  offSince: webhooks.offSince,
};

export async function listWebhooks(db: Database, userId: number, projectId: number) {
  return db
    .select(shown)
    .from(webhooks)
    .where(and(eq(webhooks.userId, userId), eq(webhooks.ofProject, projectId)))
    .orderBy(asc(webhooks.id));
}

/** What their owner may know of them: not the secret, which nobody is told again. */
export async function listForExport(db: Database, userId: number) {
  return db
    .select({ ...shown, projectId: webhooks.ofProject, projectName: projects.name })
    .from(webhooks)
    .innerJoin(projects, eq(projects.id, webhooks.ofProject))
    .where(eq(webhooks.userId, userId))
    .orderBy(asc(webhooks.id));
}

type Made = { userId: number; projectId: number; url: string; tables: string[]; sealedSecret: string };

/** One after the other for each project, which is locked, so that none has more than it may. */
export async function createWebhook(tx: Database, { projectId: ofProject, ...made }: Made): Promise<number> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, ofProject)).for('no key update');
  const [held] = await tx.select({ count: count() }).from(webhooks).where(eq(webhooks.ofProject, ofProject));
  if ((held?.count ?? 0) >= mostWebhooks)
    throw new AppError(
      'conflict',
      `Dit project heeft al ${mostWebhooks} webhooks. Verwijder er eerst een die u niet meer gebruikt.`,
    );
  const row = writtenRow(
    await tx
      .insert(webhooks)
      .values({ ...made, ofProject })
      .returning({ id: webhooks.id }),
  );
  return row.id;
}

function isOf(userId: number, id: number) {
  return and(eq(webhooks.userId, userId), eq(webhooks.id, id));
}

/** False where this person has no such webhook. */
export async function removeWebhook(tx: Database, userId: number, id: number): Promise<boolean> {
  const rows = await tx.delete(webhooks).where(isOf(userId, id)).returning({ id: webhooks.id });
  return rows.length > 0;
}

/** Of who still owns its project, where that is there. */
export async function findOwnWebhook(db: Database, userId: number, id: number) {
  const [row] = await db
    .select({
      ...{ id: webhooks.id, url: webhooks.url, sealedSecret: webhooks.sealedSecret },
      ...{ userId: webhooks.userId, projectId: webhooks.ofProject },
    })
    .from(webhooks)
    .innerJoin(
      projects,
      and(eq(projects.id, webhooks.ofProject), eq(projects.userId, webhooks.userId), isThere),
    )
    .where(isOf(userId, id));
  return row;
}

export async function listDeliveries(db: Database, webhookId: number) {
  return db
    .select({
      ...{ id: webhookDeliveries.eventId, tableName: webhookDeliveries.tableName },
      ...{ at: webhookDeliveries.at, status: webhookDeliveries.status, tries: webhookDeliveries.tries },
    })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(mostDeliveries);
}

/** Not delivered until it is known to be: should this server end meanwhile, nobody is told that it was. */
export async function createTest(tx: Database, webhookId: number) {
  return writtenRow(
    await tx
      .insert(webhookDeliveries)
      .values({ webhookId, status: 'failed', tries: 1, firstTriedAt: sql`now()` })
      .returning({ id: webhookDeliveries.id, eventId: webhookDeliveries.eventId, at: webhookDeliveries.at }),
  );
}

/** It is there: what happens from now on is told again. */
export async function markTestTaken(tx: Database, webhookId: number, deliveryId: number): Promise<void> {
  await tx.update(webhookDeliveries).set({ status: 'delivered' }).where(eq(webhookDeliveries.id, deliveryId));
  await tx
    .update(webhooks)
    .set({ offSince: null, lastDeliveredAt: sql`now()` })
    .where(eq(webhooks.id, webhookId));
}
