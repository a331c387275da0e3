import { AppError } from '#/core/errors';
import { updateRole } from '#/features/people/shared/sharing/server/store';
import { betterRole } from '#/features/people/sharing/rules';
import * as invitations from '#/features/people/sharing/server/invitation-store';
import type { Database } from '#/platform/server/database/engine/database';

/**
 * Makes an invitation a membership and answers which project that is. Who is in the project already, by an older
 * address or as its owner, stays in and loses nothing: the second invitation only can make the role better.
 */
export async function accept(tx: Database, userId: number, id: number): Promise<number> {
  await invitations.lockPerson(tx, userId);
  const invitation = await invitations.takeInvitation(tx, userId, id);
  if (!invitation) {
    const accepted = await invitations.findAccepted(tx, userId, id);
    if (!accepted) throw new AppError('not_found');
    return accepted.projectId;
  }
  const { projectId, role } = invitation;
  const membership = await invitations.findMembershipOf(tx, userId, projectId);
  if (membership || (await invitations.isOwner(tx, userId, projectId))) {
    await invitations.removeInvitation(tx, userId, id);
    if (membership) await updateRole(tx, projectId, membership.id, betterRole(membership.role, role));
  } else {
    await invitations.becomeMember(tx, userId, id);
  }
  return projectId;
}
