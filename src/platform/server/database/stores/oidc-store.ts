import { and, eq, sql } from 'drizzle-orm';
import type { AdapterPayload } from 'oidc-provider';
import { isStorableText } from '#/core/storable';
import type { Database } from '#/platform/server/database/engine/database';
import { oidcRecords } from '#/platform/server/database/schema/people';

/** One model of the embedded identity provider (a session, a code, a grant …). */
export function oidcStore(db: Database, model: string) {
  const isThis = (id: string) => and(eq(oidcRecords.model, model), eq(oidcRecords.id, id));

  async function findWhere(condition: ReturnType<typeof isThis>): Promise<AdapterPayload | undefined> {
    const [row] = await db.select().from(oidcRecords).where(condition);
    if (!row || (row.expiresAt && Date.parse(row.expiresAt) < Date.now())) return undefined;
    return { ...(row.payload as AdapterPayload), ...(row.consumedAt ? { consumed: true } : {}) };
  }

  return {
    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      const values = {
        payload,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000).toISOString() : null,
      };
      await db
        .insert(oidcRecords)
        .values({ model, id, ...values })
        .onConflictDoUpdate({ target: [oidcRecords.model, oidcRecords.id], set: values });
    },
    // A client's name also comes in a header, encoded: what can't be stored was never stored.
    find: async (id: string) => (isStorableText(id) ? findWhere(isThis(id)) : undefined),
    findByUid: (uid: string) => findWhere(and(eq(oidcRecords.model, model), eq(oidcRecords.uid, uid))),
    async findByUserCode(): Promise<undefined> {
      return undefined;
    },
    async consume(id: string): Promise<void> {
      await db.update(oidcRecords).set({ consumedAt: sql`now()` }).where(isThis(id));
    },
    async destroy(id: string): Promise<void> {
      await db.delete(oidcRecords).where(isThis(id));
    },
    async revokeByGrantId(grantId: string): Promise<void> {
      await db.delete(oidcRecords).where(and(eq(oidcRecords.model, model), eq(oidcRecords.grantId, grantId)));
    },
  };
}
