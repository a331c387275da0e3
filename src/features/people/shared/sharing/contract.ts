import { z } from 'zod';
import { defineCall } from '#/core/call';
import { project } from '#/core/project';
import { collaboratorStatuses, deliveries, memberRoles } from '#/core/rights';
import { id, moment, version } from '#/core/shapes';

const role = z.enum(memberRoles, 'Kies een rol uit de lijst.');
const email = z.string('Ongeldig e-mailadres').trim().max(254).pipe(z.email('Ongeldig e-mailadres'));

export const collaborator = z.object({
  id,
  /** Known from the moment the invitation is accepted. */
  userId: id.nullable(),
  status: z.enum(collaboratorStatuses),
  role,
  user: z.object({ email: z.string(), name: z.string().nullable() }),
  delivery: z.enum(deliveries),
  version,
  createdAt: moment,
});
export type Collaborator = z.infer<typeof collaborator>;

export const invitationFields = z.object({ email, role: role.default('collaborator') });

export const listCollaborators = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/collaborators',
  who: { right: 'read' },
  shows: ['collaborators'],
  summary: 'Who works in the project; the owner also sees who is still invited',
  output: z.array(collaborator),
  sameForAll: true,
});

export const inviteCollaborator = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/collaborators/invite',
  who: { right: 'manage' },
  summary: 'Invite somebody by e-mail address, who need not have an account yet',
  body: invitationFields,
  output: collaborator,
  creates: true,
  limit: { max: 30, perSeconds: 3600 },
});

export const updateCollaborator = defineCall({
  method: 'PUT',
  path: '/api/projects/:projectId/collaborators/:id',
  who: { right: 'manage', record: 'collaborators' },
  summary: 'Give a collaborator, or somebody still invited, another role',
  body: z.object({ role }),
  output: collaborator,
});

export const removeCollaborator = defineCall({
  method: 'DELETE',
  path: '/api/projects/:projectId/collaborators/:id',
  who: { right: 'manage', record: 'collaborators', orOwn: true },
  summary: 'Remove a collaborator or withdraw an invitation; collaborators may remove themselves',
});

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/api/collaborators/:id/accept',
  who: 'signed-in',
  summary: 'Accept an invitation; answers the project one now works in',
  output: project,
});

export const declineInvitation = defineCall({
  method: 'POST',
  path: '/api/collaborators/:id/decline',
  who: 'signed-in',
  summary: 'Decline an invitation, which then is gone',
});
