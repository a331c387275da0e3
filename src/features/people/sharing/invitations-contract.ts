import { z } from 'zod';
import { defineCall } from '#/core/call';
import { memberRoles } from '#/core/rights';
import { id, moment } from '#/core/shapes';

export const invitation = z.object({
  id,
  project: z.object({ name: z.string() }),
  role: z.enum(memberRoles),
  /** Who sent it, while that person has a name. */
  invitedBy: z.string().nullable(),
  createdAt: moment,
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = defineCall({
  method: 'GET',
  path: '/api/user/invitations',
  shows: ['projects', 'collaborators'],
  who: 'signed-in',
  summary: 'The invitations that wait for one’s verified e-mail address, oldest first',
  output: z.array(invitation),
});
