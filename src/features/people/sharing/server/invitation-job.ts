import { z } from 'zod';
import { id } from '#/core/shapes';
import { updateDelivery } from '#/features/people/shared/sharing/server/store';
import { invitationLetter } from '#/features/people/sharing/server/invitation-letter';
import { findWaitingInvitation } from '#/features/people/sharing/server/invitation-store';
import type { Database } from '#/platform/server/database/engine/database';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import type { Mailer } from '#/platform/server/mail/mailer';

export const invitationJob = 'invitation letter';

/** Who is invited to what is read when the letter leaves: the job itself holds nothing about anybody. */
const payload = z.object({ collaboratorId: id, key: z.uuid() });

export function sendInvitation(db: Database, mailer: Mailer, publicUrl: string): JobHandler {
  return async (given) => {
    const { collaboratorId, key } = payload.parse(given);
    const invitation = await findWaitingInvitation(db, collaboratorId);
    if (!invitation) return;
    const delivery = await mailer.deliver({ key, ...invitationLetter(invitation, publicUrl) });
    await updateDelivery(db, collaboratorId, delivery);
  };
}
