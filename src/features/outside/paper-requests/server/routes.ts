import { day, formatDayLong } from '#/core/day';
import * as store from '#/features/outside/paper-requests/server/store';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import { findOpenLink } from '#/features/outside/shared/links/server/store';
import * as calls from '#/features/outside/shared/paper-requests/contract';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import type { Services } from '#/platform/server/services';

export function paperRequestRoutes({ route, db, config }: Services): void {
  const sendsMail = config.mail.kind === 'smtp';

  route(calls.listPaperRequests, ({ project }) => store.listRequests(db, project));

  route(calls.createPaperRequest, ({ transact, user, project: { projectId }, body }) =>
    transact(async (tx) => {
      await getUsableContacts(tx, { userId: user.id, projectId }, [body.contactId]);
      const made = await store.createRequest(tx, { ...body, projectId, createdBy: user.id });
      const link = await findOpenLink(tx, { projectId, contactId: body.contactId, purpose: 'guest' });
      const before = body.dueDate ? ` Graag tegen ${formatDayLong(day(body.dueDate))}.` : '';
      const text = `Kunt u dit afgeven op uw pagina: ${body.what}?${before}${body.note ? ` ${body.note}` : ''}`;
      if (link) await orderNotice(tx, link, sendsMail, { subject: `Gevraagd: ${body.what}`, text });
      return made;
    }),
  );

  route(calls.updatePaperRequest, ({ project, params, body }) =>
    db.transaction((tx) => store.updateRequest(tx, project, params.id, body)),
  );

  route(calls.removePaperRequest, ({ project, params }) =>
    db.transaction((tx) => store.removeRequest(tx, project, params.id)),
  );
}
