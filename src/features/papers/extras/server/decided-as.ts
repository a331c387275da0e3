import type { FastifyRequest } from 'fastify';
import { getNameOf } from '#/features/papers/extras/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { findMembership } from '#/platform/server/database/stores/access-store';
import { findSignedIn, sessionCookie } from '#/platform/server/identity/sessions';

/** Whose browser it is: a member of the project who follows the link decides for the other side under their own eyes. */
export function memberOf(db: Database, { cookies }: Pick<FastifyRequest, 'cookies'>) {
  return {
    findMember: async (projectId: number): Promise<string | null> => {
      const user = await findSignedIn(db, cookies[sessionCookie]);
      const member = user && (await findMembership(db, user.id, projectId));
      return user && member ? getNameOf(db, user.id) : null;
    },
  };
}
