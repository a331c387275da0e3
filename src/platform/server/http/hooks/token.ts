import type { FastifyReply } from 'fastify';
import type { TokenRight } from '#/core/call';
import { AppError } from '#/core/errors';
import type { Database } from '#/platform/server/database/engine/database';
import type { Membership } from '#/platform/server/database/stores/access-store';
import {
  findTokenVisit,
  type TokenVisit,
  touchToken,
} from '#/platform/server/database/stores/token-visit-store';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import { createPace } from '#/platform/server/http/hooks/token-pace';
import type { Gate } from '#/platform/server/identity/access';
import { isAccessToken } from '#/platform/server/identity/access-token';
import { hashToken, remember } from '#/platform/server/identity/sessions';

/** A program that was let in, for the one project that it is for. */
export type OpenedToken = { readonly id: number; readonly name: string; readonly right: TokenRight };

const touchAfterMs = 60_000;

const wrong =
  'Dit token werkt niet of niet meer. Maak een nieuw bij ‘Programma’s’ op de pagina van uw account.';
const closed = 'Een programma met dit token mag dit niet.';
const forbidden = 'De eigenaar van dit project laat geen programma’s van anderen toe.';

const requirePace = createPace();

/** Whose program it is, whatever it asks. Throws 401, with the header by which a program knows why, and 429. */
export async function findProgram(db: Database, bearer: string, reply: FastifyReply): Promise<TokenVisit> {
  const tokenHash = hashToken(bearer);
  const visit = isAccessToken(bearer) ? await findTokenVisit(db, tokenHash) : undefined;
  if (!visit) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new AppError('unauthorized', wrong);
  }
  remember(tokenHash);
  requirePace(tokenHash, Date.now());
  const { id, lastUsedAt } = visit.token;
  if (!lastUsedAt || Date.now() - Date.parse(lastUsedAt) > touchAfterMs) await touchToken(db, id);
  return visit;
}

/** Only the owner's programs may come in where the owner wants no others. */
export function requireAllowed({ membership, allowsTokens }: TokenVisit): void {
  if (membership && membership.role !== 'owner' && !allowsTokens) throw new AppError('forbidden', forbidden);
}

type Asked = { opens: TokenRight | undefined; gate: Gate | undefined; key: number | string | undefined };
type Admitted = { user: SignedInUser; token: OpenedToken; membership: Membership | undefined };

/**
 * Who comes with a token is the program and nobody else, whatever cookie stands beside it. Of another project than its
 * own it learns nothing; what they themselves may do in this one is the gate's to say.
 */
export async function admitProgram(
  db: Database,
  visit: TokenVisit,
  { opens, gate, key }: Asked,
): Promise<Admitted> {
  const { user, token, membership } = visit;
  if (opens !== token.right) throw new AppError('forbidden', closed);
  const place = gate && key !== undefined ? await gate.locate(db, key) : undefined;
  const isItsOwn = place !== undefined && place.projectId === membership?.projectId;
  if (isItsOwn) requireAllowed(visit);
  return {
    user,
    token,
    membership: isItsOwn && membership ? { ...membership, createdBy: place.createdBy } : undefined,
  };
}
