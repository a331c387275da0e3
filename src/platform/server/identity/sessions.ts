import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#/platform/server/database/engine/database';
import { removeSession, saveSession, touchSession } from '#/platform/server/database/stores/sign-in-store';
import {
  type FindVisit,
  findVisitAnywhere,
  type SignedInUser,
  type Visit,
} from '#/platform/server/database/stores/visit-store';
import { type Device, deviceOf } from '#/platform/server/identity/device';

const day = 86_400;
export const sessionIdleSeconds = 14 * day;
const sessionMaxSeconds = 90 * day;
/** Writing the last visit on every request would make each read a write. */
const touchAfterMs = 10 * 60_000;

export const sessionCookie = 'session';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The session that a request came with; its key opens nothing. */
export type CurrentSession = Visit['session'];

type About = Partial<Device> & { confirmedAt?: string; sid?: string | null };

export async function startSession(
  db: Database,
  userId: number,
  idToken: string | null,
  about: About = {},
): Promise<{ token: string; maxAge: number }> {
  const token = newToken();
  await saveSession(db, {
    ...{ userId, idToken, ...about },
    tokenHash: hashToken(token),
    expiresAt: new Date(Date.now() + sessionMaxSeconds * 1000).toISOString(),
  });
  return { token, maxAge: sessionMaxSeconds };
}

export async function findSignedIn(
  db: Database,
  token: string | undefined,
): Promise<SignedInUser | undefined> {
  return (await findVisit(db, token))?.user;
}

type Asked = { userAgent?: string | undefined; key?: number | string; find?: FindVisit };

/** Who is signed in, by which session; and, where `find` looks for it, what they are in a project. */
export async function findVisit(
  db: Database,
  token: string | undefined,
  { userAgent, key = 0, find = findVisitAnywhere }: Asked = {},
): Promise<Omit<Visit, 'lastSeenAt'> | undefined> {
  if (!token) return undefined;
  const tokenHash = hashToken(token);
  const visit = await find(db, { tokenHash, idleSeconds: sessionIdleSeconds, key });
  if (!visit) return undefined;
  remember(tokenHash);
  const { lastSeenAt, ...found } = visit;
  if (Date.now() - Date.parse(lastSeenAt) > touchAfterMs) {
    await touchSession(db, tokenHash, deviceOf(userAgent));
  }
  return found;
}

/** Sessions and tokens that were real when last looked up, for counting visitors only; nobody is let in by it. */
const known = new Set<string>();
const mostKnown = 20_000;

export function remember(tokenHash: string): void {
  if (known.has(tokenHash)) return;
  const [oldest] = known.size < mostKnown ? [] : known;
  if (oldest !== undefined) known.delete(oldest);
  known.add(tokenHash);
}

export function isKnownSession(tokenHash: string): boolean {
  return known.has(tokenHash);
}

export async function endSession(
  db: Database,
  token: string,
): Promise<{ idToken: string | null } | undefined> {
  const tokenHash = hashToken(token);
  known.delete(tokenHash);
  return removeSession(db, tokenHash);
}
