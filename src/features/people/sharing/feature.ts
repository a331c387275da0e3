import { collaborator } from '#/features/people/shared/sharing/contract';
import { getCollaborator } from '#/features/people/shared/sharing/server/store';
import { invitationJob, sendInvitation } from '#/features/people/sharing/server/invitation-job';
import { collaboratorLog, conceals, refusesUndo } from '#/features/people/sharing/server/log';
import { sharingPart } from '#/features/people/sharing/server/overview';
import { sharingRoutes } from '#/features/people/sharing/server/routes';
import { collaborators } from '#/platform/server/database/schema/projects';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const sharingFeature: Feature = {
  name: 'sharing',
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
      versioned: { shape: collaborator, read: (db, { projectId }, id) => getCollaborator(db, projectId, id) },
      standing: free,
      log: { hidden: ['delivery'], neverForce: true, conceals, refusesUndo, ...collaboratorLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  money: nothing,
  overview: sharingPart,
  news: nothing,
  example: nothing,
  find: nothing,
  words: { columns: { role: 'Rol', delivery: 'Brief' } },
};
