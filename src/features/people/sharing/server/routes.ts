import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import { may } from '#/core/rights';
import { getProject } from '#/features/people/shared/server/project-store';
import * as calls from '#/features/people/shared/sharing/contract';
import * as store from '#/features/people/shared/sharing/server/store';
import * as invitationCalls from '#/features/people/sharing/invitations-contract';
import { invitationPath, openBellQuery } from '#/features/people/sharing/rules';
import { accept } from '#/features/people/sharing/server/answer';
import { listInvitations, removeInvitation } from '#/features/people/sharing/server/invitation-store';
import { invite } from '#/features/people/sharing/server/invite';
import { findSignedIn, sessionCookie } from '#/platform/server/identity/sessions';
import type { Services } from '#/platform/server/services';

/** The bell is on every screen. */
const bell = `/?${openBellQuery}=1`;

export function sharingRoutes({ route, browserRoute, db, config }: Services): void {
  const delivery = config.mail.kind === 'smtp' ? 'waiting' : 'kept';

  route(calls.listCollaborators, ({ project: { projectId, role } }) =>
    store.listCollaborators(db, projectId, { withPending: may(role, 'manage') }),
  );

  route(calls.inviteCollaborator, ({ transact, user, project: { projectId }, body }) =>
    transact(async (tx) => {
      const id = await invite(tx, { ...body, projectId, invitedBy: user.id, delivery });
      return store.getCollaborator(tx, projectId, id);
    }),
  );

  route(calls.updateCollaborator, ({ project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      await store.updateRole(tx, projectId, params.id, body.role);
      return store.getCollaborator(tx, projectId, params.id);
    }),
  );

  route(calls.removeCollaborator, ({ project: { projectId }, params }) =>
    db.transaction((tx) => store.removeCollaborator(tx, projectId, params.id)),
  );

  route(invitationCalls.listInvitations, ({ user }) => listInvitations(db, user.id));

  route(calls.acceptInvitation, ({ user, params }) =>
    db.transaction(async (tx) => {
      const projectId = await accept(tx, user.id, params.id);
      return getProject(tx, user.id, projectId);
    }),
  );

  route(calls.declineInvitation, async ({ user, params }) => {
    const isRemoved = await db.transaction((tx) => removeInvitation(tx, user.id, params.id));
    if (!isRemoved) throw new AppError('not_found');
  });

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: invitationPath, who: 'anyone' }),
    async (request, reply) => {
      const signedIn = await findSignedIn(db, request.cookies[sessionCookie]);
      return reply.redirect(signedIn ? bell : `/api/login?terug=${encodeURIComponent(bell)}`, 302);
    },
  );
}
