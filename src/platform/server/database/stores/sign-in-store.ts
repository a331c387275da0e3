import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { accessTokens } from '#/platform/server/database/schema/access-tokens';
import {
  oidcRecords,
  secrets,
  sessions,
  signInAttempts,
  users,
} from '#/platform/server/database/schema/people';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Device } from '#/platform/server/identity/device';

export type Identity = {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
};

/** The person behind an issuer's subject, with what the provider says of them today. */
export async function saveUser(db: Database, identity: Identity): Promise<SignedInUser> {
  return writtenRow(
    await db
      .insert(users)
      .values(identity)
      .onConflictDoUpdate({
        target: [users.issuer, users.subject],
        set: { ...identity, updatedAt: sql`now()` },
      })
      .returning(),
  );
}

export type Attempt = typeof signInAttempts.$inferInsert;

export async function saveAttempt(db: Database, attempt: Attempt): Promise<void> {
  await db.insert(signInAttempts).values(attempt);
}

/** An attempt is good for one try, in the browser that began it. */
export async function takeAttempt(db: Database, state: string, browserHash: string) {
  const [row] = await db
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.state, state),
        eq(signInAttempts.browserHash, browserHash),
        gt(signInAttempts.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}

export async function saveSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Notes a visit, and the device of a session that is older than that we note it. */
export async function touchSession(db: Database, tokenHash: string, device: Device): Promise<void> {
  await db
    .update(sessions)
    .set({
      lastSeenAt: sql`now()`,
      browser: sql`coalesce(${sessions.browser}, ${device.browser}::text)`,
      system: sql`coalesce(${sessions.system}, ${device.system}::text)`,
    })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Those that still open the door, the last used first. */
export async function listSessions(db: Database, userId: number, idleSeconds: number) {
  const { key, browser, system, createdAt, lastSeenAt } = sessions;
  return db
    .select({ key, browser, system, createdAt, lastSeenAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.lastSeenAt, sql`now() - make_interval(secs => ${idleSeconds})`),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.key);
}

/** False where this person has no such session. */
export async function removeOwnSession(db: Database, userId: number, key: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.key, key)))
    .returning({ key: sessions.key });
  return rows.length > 0;
}

export async function removeOtherSessions(db: Database, userId: number, key: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.key, key)));
}

export async function removeSession(
  db: Database,
  tokenHash: string,
): Promise<{ idToken: string | null } | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ idToken: sessions.idToken });
  return row;
}

type EndedElsewhere = { issuer: string; subject: string | undefined; sid: string | undefined };

/**
 * Every session of somebody, or those of one sign-in, where the provider names it. Whoever they let in as themselves,
 * their programs, goes too: the provider may have put them out.
 */
export async function removeSessionsOf(
  db: Database,
  { issuer, subject, sid }: EndedElsewhere,
): Promise<void> {
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.issuer, issuer), subject === undefined ? undefined : eq(users.subject, subject)));
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(inArray(sessions.userId, people), sid === undefined ? undefined : eq(sessions.sid, sid)))
      .returning({ userId: sessions.userId });
    const concerned = isAnyOf(accessTokens.userId, [...new Set(ended.map(({ userId }) => userId))]);
    const named = subject === undefined ? undefined : inArray(accessTokens.userId, people);
    await tx.delete(accessTokens).where(or(concerned, named));
  });
}

export async function removeTokensOf(db: Database, userId: number): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId));
}

/** What has had its time; run now and then. */
export async function removeExpired(db: Database, idleSeconds: number): Promise<void> {
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, sql`now()`),
        lt(sessions.lastSeenAt, sql`now() - make_interval(secs => ${idleSeconds})`),
      ),
    );
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, sql`now()`));
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, sql`now()`));
  await db.delete(oidcRecords).where(lt(oidcRecords.expiresAt, sql`now()`));
}

/** Made once per database, by whichever process comes first. */
export async function getOrCreateSecret<T>(db: Database, name: string, create: () => T): Promise<T> {
  const find = () => db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  const [existing] = await find();
  if (existing) return existing.value as T;
  await db.insert(secrets).values({ name, value: create() }).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`the secret ${name} could not be kept`);
  return made.value as T;
}
