import type { RecordKind } from '#/core/call';
import { AppError } from '#/core/errors';
import { may, type Right, type Role } from '#/core/rights';
import { findMembership, findRecordMembership } from '#/platform/server/database/access-store';
import type { Database } from '#/platform/server/database/database';

/** What the gate lets through: the only source of a project id for a store. */
export type ProjectAccess = { readonly projectId: number; readonly role: Role };

export type Need = { right: Right; record?: RecordKind; orOwn?: true };

/**
 * One query decides. A stranger, an invitation not yet accepted and a project that never existed
 * all read the same, so that ids tell nothing.
 */
export async function gate(
  db: Database,
  userId: number,
  need: Need,
  ids: { projectId?: number; id?: number; key?: string },
): Promise<ProjectAccess> {
  const found =
    need.record === undefined
      ? await findMembership(db, userId, ids.projectId ?? 0)
      : await findRecordMembership(
          db,
          userId,
          need.record,
          need.record === 'files' ? (ids.key ?? '') : (ids.id ?? 0),
        );
  if (!found || (ids.projectId !== undefined && ids.projectId !== found.projectId))
    throw new AppError('not_found');

  const isOwn = found.createdBy === userId;
  const allowed = may(found.role, need.right) || (need.orOwn === true && isOwn && may(found.role, 'add'));
  if (!allowed) throw new AppError('forbidden');
  return { projectId: found.projectId, role: found.role };
}
