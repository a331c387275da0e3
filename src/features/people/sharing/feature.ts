import { collaborator } from '#/features/people/sharing/contract';
import { invitationJob, sendInvitation } from '#/features/people/sharing/server/invitation-job';
import { afterRemove, collaboratorLog, conceals, refusesUndo } from '#/features/people/sharing/server/log';
import { sharingRoutes } from '#/features/people/sharing/server/routes';
import { getCollaborator } from '#/features/people/sharing/server/store';
import { collaborators } from '#/platform/server/database/schema/projects';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import type { Feature } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const sharingFeature: Feature = {
  name: 'sharing',
  versions: {
    collaborators: {
      table: collaborators,
      shape: collaborator,
      read: (db, { projectId }, id) => getCollaborator(db, projectId, id),
    },
  },
  routes: sharingRoutes,
  jobs: ({ db, mailer, publicUrl }) => ({
    [invitationJob]: { run: sendInvitation(db, mailer, publicUrl) },
  }),
  records: {
    collaborators: defineRecord({
      table: collaborators,
      words: { title: 'Medewerkers', one: 'medewerker', many: 'medewerkers' },
      // A membership is the member's own, whoever sent the invitation.
      author: 'userId',
    }),
  },
  words: { columns: { role: 'Rol', delivery: 'Brief' } },
  standing: { collaborators: free },
  log: {
    collaborators: {
      table: collaborators,
      hidden: ['delivery'],
      neverForce: true,
      conceals,
      refusesUndo,
      afterRemove,
      ...collaboratorLog,
    },
  },
};
