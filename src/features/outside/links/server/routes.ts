import { randomUUID } from 'node:crypto';
import { day, dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { checkCode, orderCode } from '#/features/outside/links/server/code';
import { codePages } from '#/features/outside/links/server/pages';
import { guestJob } from '#/features/outside/links/server/send-job';
import * as calls from '#/features/outside/shared/links/contract';
import { endOfDay, untilOf } from '#/features/outside/shared/links/rules/until';
import { makeKey } from '#/features/outside/shared/links/server/make-key';
import * as store from '#/features/outside/shared/links/server/store';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import type { Services } from '#/platform/server/services';

const wrongUntil = `Kies een dag vanaf vandaag, hoogstens ${calls.mostDays} dagen ver.`;

export function linkRoutes(services: Services): void {
  const { route, db, now, publicUrl, config } = services;
  const sendsMail = config.mail.kind === 'smtp';

  route(calls.listGuestLinks, ({ project }) => store.listLinks(db, project.projectId, now().toISOString()));

  route(calls.createGuestLink, ({ user, project: { projectId }, body: { contactId, kind, until: said } }) => {
    const last = untilOf(said === undefined ? undefined : day(said), dayAt(now()));
    if (last === undefined)
      throw new AppError('invalid', wrongUntil, [{ path: 'until', message: wrongUntil }]);
    return db.transaction(async (tx) => {
      await getUsableContacts(tx, { userId: user.id, projectId }, [contactId]);
      const { name, email } = await store.getLinkedContact(tx, contactId);
      await store.endLinks(tx, { projectId, contactId, purpose: 'guest' }, 'replaced');
      const isMailed = sendsMail && email !== null;
      const id = await store.createLink(tx, {
        ...{ projectId, contactId, purpose: 'guest', kind, name, email, until: endOfDay(last) },
        ...{ delivery: isMailed ? 'mailed' : 'by-hand', createdBy: user.id },
      });
      if (!isMailed) return { url: await makeKey(tx, { id, purpose: 'guest' }, publicUrl), isMailed };
      await enqueue(tx, guestJob, { linkId: id, key: randomUUID() });
      return { url: null, isMailed };
    });
  });

  route(calls.revokeLink, ({ project, params }) =>
    db.transaction((tx) => store.endLinks(tx, { projectId: project.projectId, id: params.id }, 'revoked')),
  );

  route(calls.sendLinkCode, async ({ link, body: { code }, reply }) => {
    if (code === undefined) await orderCode(services, link);
    else await checkCode(services, link, code, reply);
    return { isKnown: code !== undefined };
  });

  codePages(services);
}
