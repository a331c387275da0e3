import { AppError } from '#/core/errors';
import * as calls from '#/features/outside/messages/contract';
import { writeAsContact } from '#/features/outside/messages/server/shared/write-as-contact';
import * as store from '#/features/outside/messages/server/store';
import { findMemberName } from '#/features/outside/shared/links/server/member-of';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import { findNameOf, findOpenLink } from '#/features/outside/shared/links/server/store';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import { getProjectName } from '#/platform/server/database/stores/project-name-store';
import type { Services } from '#/platform/server/services';

export function messageRoutes({ route, db, config }: Services): void {
  const sendsMail = config.mail.kind === 'smtp';

  route(calls.listMessages, ({ project, query }) =>
    store.listMessages(db, { projectId: project.projectId, contactId: query.contactId }),
  );

  route(calls.writeMessage, ({ transact, user, project: { projectId }, body: { contactId, text } }) =>
    transact(async (tx) => {
      await getUsableContacts(tx, { userId: user.id, projectId }, [contactId]);
      const sentBy = await findNameOf(tx, user.id);
      const made = { projectId, contactId, text, isOfContact: false, sentBy, createdBy: user.id };
      const message = await store.createMessage(tx, made);
      const link = await findOpenLink(tx, { projectId, contactId, purpose: 'guest' });
      if (!link) return { ...message, isMailed: false };
      const invitation = { invitedById: link.createdBy, project: await getProjectName(tx, projectId) };
      const sender = store.senderFor({ sentBy, createdBy: user.id }, invitation);
      const isMailed = await orderNotice(tx, link, sendsMail, { subject: `Bericht van ${sender}`, text });
      return { ...message, isMailed };
    }),
  );

  route(calls.writeAsGuest, async ({ transact, link, body: { text }, request }) => {
    if (link.contactId === null) throw new AppError('not_found');
    const as = await findMemberName(db, request, link.projectId);
    return transact((tx) => writeAsContact(tx, { link, text, as, sendsMail }));
  });
}
