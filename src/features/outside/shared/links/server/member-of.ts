import type { FastifyRequest } from 'fastify';
import { findNameOf } from '#/features/outside/shared/links/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { findMembership } from '#/platform/server/database/stores/access-store';
import { findSignedIn, sessionCookie } from '#/platform/server/identity/sessions';

/** Whose browser it is: a member of the project who follows a link acts for the other side under their own eyes. */
export async function findMemberName(
  db: Database,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  projectId: number,
): Promise<string | null> {
  const user = await findSignedIn(db, cookies[sessionCookie]);
  const member = user && (await findMembership(db, user.id, projectId));
  return user && member ? findNameOf(db, user.id) : null;
}
