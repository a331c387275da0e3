import type { FastifyRequest } from 'fastify';
import { AppError } from '#/core/errors';
import { findMemberName } from '#/features/outside/shared/links/server/member-of';
import type { Database } from '#/platform/server/database/engine/database';
import type { OpenedLink } from '#/platform/server/ports/links';

export type Outsider = {
  link: OpenedLink;
  /** The member whose browser it is, if any. */
  as: string | null;
};

/** Who is behind the link of a page. */
export async function outsiderOf(db: Database, request: FastifyRequest): Promise<Outsider> {
  const { link } = request.visitor;
  if (!link) throw new AppError('not_found');
  return { link, as: await findMemberName(db, request, link.projectId) };
}
