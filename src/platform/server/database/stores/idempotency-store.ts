import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { keptAnswers } from '#/platform/server/database/schema/answers';

const keptSeconds = 86_400;
/** Whoever works longer than this may be overtaken, and then writes nothing. */
const claimSeconds = 20;

/** Whose key it is: 'user 7', or 'link 12' of who has no account. */
export type AnswerKey = { holder: string; key: string };
/** `id` tells who claims from others who claim the same key. */
export type Claim = AnswerKey & { userId: number | null; id: string; fingerprint: string };
export type StoredAnswer = { status: number; body: string };

const after = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

function isKey({ holder, key }: AnswerKey) {
  return and(eq(keptAnswers.holder, holder), eq(keptAnswers.key, key));
}

function isUnanswered({ id, ...key }: Claim) {
  return and(isKey(key), eq(keptAnswers.claim, id), isNull(keptAnswers.status));
}

/** True where the key is now theirs: it is new, its answer is out of date, or who was at it stopped half-way. */
export async function claimKey(db: Database, claim: Claim): Promise<boolean> {
  const { id, fingerprint } = claim;
  const fresh = { fingerprint, claim: id, claimedUntil: after(claimSeconds), expiresAt: after(keptSeconds) };
  const isAbandoned = and(isNull(keptAnswers.status), lt(keptAnswers.claimedUntil, sql`now()`));
  const rows = await db
    .insert(keptAnswers)
    .values({ holder: claim.holder, userId: claim.userId, key: claim.key, ...fresh })
    .onConflictDoUpdate({
      target: [keptAnswers.holder, keptAnswers.key],
      set: { ...fresh, status: null, body: null },
      setWhere: or(isAbandoned, lt(keptAnswers.expiresAt, sql`now()`)),
    })
    .returning({ key: keptAnswers.key });
  return rows.length > 0;
}

/** What is there under a key: `answer` is missing while somebody is at it, `isFree` says that it can be claimed. */
export async function findAnswer(db: Database, key: AnswerKey) {
  const [row] = await db
    .select({
      fingerprint: keptAnswers.fingerprint,
      status: keptAnswers.status,
      body: keptAnswers.body,
      isFree: sql<boolean>`${keptAnswers.expiresAt} < now() or (${keptAnswers.status} is null and ${keptAnswers.claimedUntil} < now())`,
    })
    .from(keptAnswers)
    .where(isKey(key));
  if (!row || row.isFree) return undefined;
  const { fingerprint, status, body } = row;
  const answer: StoredAnswer | undefined = status === null ? undefined : { status, body: body ?? '' };
  return { fingerprint, answer };
}

/** In the transaction that made what the answer tells of. False where somebody else took the key over meanwhile. */
export async function storeAnswer(
  tx: Database,
  claim: Claim,
  { status, body }: StoredAnswer,
): Promise<boolean> {
  const rows = await tx
    .update(keptAnswers)
    .set({ status, body, expiresAt: after(keptSeconds) })
    .where(isUnanswered(claim))
    .returning({ key: keptAnswers.key });
  return rows.length > 0;
}

export async function releaseKey(db: Database, claim: Claim): Promise<void> {
  await db.delete(keptAnswers).where(isUnanswered(claim));
}

export async function removeOldAnswers(db: Database): Promise<void> {
  await db.delete(keptAnswers).where(lt(keptAnswers.expiresAt, sql`now()`));
}
