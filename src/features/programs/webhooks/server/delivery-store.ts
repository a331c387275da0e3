import { and, asc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { deliveryJob } from '#/platform/server/database/log/tell-webhooks';
import { jobs } from '#/platform/server/database/schema/jobs';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { webhookDeliveries, webhooks } from '#/platform/server/database/schema/webhooks';

/** So long the same is tried. */
const hoursOfTrying = 24;
/** So long is shown what was told. */
const daysKept = 30;

/** `isOpen`: it is on, and its maker still owns the project, which is not in the trash. */
export async function findReceiver(db: Database, id: number) {
  const [row] = await db
    .select({
      ...{ url: webhooks.url, sealedSecret: webhooks.sealedSecret },
      ...{ userId: webhooks.userId, projectId: webhooks.ofProject },
      isOpen: sql<boolean>`${webhooks.offSince} is null and ${projects.userId} = ${webhooks.userId} and ${projects.removedAt} is null`,
    })
    .from(webhooks)
    .innerJoin(projects, eq(projects.id, webhooks.ofProject))
    .where(eq(webhooks.id, id));
  return row;
}

function isWaitingFor(webhookId: number) {
  return and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, 'waiting'));
}

/** The oldest that was not taken yet: the next one goes after it, and never before. */
export async function findNext(db: Database, webhookId: number) {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(isWaitingFor(webhookId))
    .orderBy(asc(webhookDeliveries.id))
    .limit(1);
  return row;
}

/** Before it is sent: a try that this server does not survive counts as well. Answers whether it is the last. */
export async function countTry(db: Database, deliveryId: number): Promise<boolean> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({
      tries: sql`${webhookDeliveries.tries} + 1`,
      firstTriedAt: sql`coalesce(${webhookDeliveries.firstTriedAt}, now())`,
    })
    .where(eq(webhookDeliveries.id, deliveryId))
    .returning({
      isLast: sql<boolean>`coalesce(${webhookDeliveries.firstTriedAt} <= now() - make_interval(hours => ${hoursOfTrying}), false)`,
    });
  return row?.isLast ?? false;
}

export async function markTaken(db: Database, webhookId: number, deliveryId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({ status: 'delivered' })
      .where(eq(webhookDeliveries.id, deliveryId));
    await tx.update(webhooks).set({ lastDeliveredAt: sql`now()` }).where(eq(webhooks.id, webhookId));
  });
}

/** What waits is told to nobody any more. */
export async function dropWaiting(tx: Database, webhookId: number): Promise<void> {
  await tx.update(webhookDeliveries).set({ status: 'failed' }).where(isWaitingFor(webhookId));
}

export async function turnOff(tx: Database, webhookId: number): Promise<void> {
  await tx.update(webhooks).set({ offSince: sql`now()` }).where(eq(webhooks.id, webhookId));
  await dropWaiting(tx, webhookId);
}

/** Once nobody who wrote something meanwhile is still on their way; see `tellWebhooks`. */
export async function hasMore(tx: Database, webhookId: number): Promise<boolean> {
  await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, deliveryJob), eq(jobs.key, String(webhookId))))
    .for('update');
  return (await findNext(tx, webhookId)) !== undefined;
}

export async function findForLetter(db: Database, webhookId: number) {
  const [row] = await db
    .select({
      ...{ url: webhooks.url, offSince: webhooks.offSince, email: users.email },
      ...{ projectId: projects.id, project: projects.name },
    })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .innerJoin(projects, eq(projects.id, webhooks.ofProject))
    .where(eq(webhooks.id, webhookId));
  return row;
}

export async function removeOldDeliveries(db: Database): Promise<number> {
  const rows = await db
    .delete(webhookDeliveries)
    .where(
      and(
        ne(webhookDeliveries.status, 'waiting'),
        lt(webhookDeliveries.at, sql`now() - make_interval(days => ${daysKept})`),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return rows.length;
}
