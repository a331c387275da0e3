import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import * as calls from '#/features/reminders/digest/contract';
import { findStopper } from '#/features/reminders/digest/server/stop-link';
import * as store from '#/features/reminders/digest/server/store';
import { sendHtml } from '#/platform/server/http/pages';
import type { Deadlines } from '#/platform/server/ports/deadlines';
import type { Services } from '#/platform/server/services';

const asked = 'U krijgt dan geen e-mails meer over termijnen, van geen enkel project.';
const done = 'U krijgt geen e-mails meer over termijnen. Op ‘Uw account’ kunt u ze weer aanzetten.';
const noKind = 'Dit is geen soort van herinnering.';
const unknown =
  'Deze link is niet volledig of niet meer geldig. Op ‘Uw account’ kiest u welke e-mails u krijgt.';

/** Refuses what is no kind of deadline. */
function requireKinds(known: Deadlines['kinds'], { off, from = {} }: Partial<calls.MailSettings>): void {
  const errors = [
    ...(off ?? []).map((kind, at) => ({ kind, path: `off.${at}` })),
    ...Object.keys(from).map((kind) => ({ kind, path: `from.${kind}` })),
  ].flatMap(({ kind, path }) => (known.has(kind) ? [] : [{ path, message: noKind }]));
  if (errors.length > 0) throw new AppError('invalid', noKind, errors);
}

export function digestRoutes(services: Services): void {
  const { route, browserRoute, db, config, publicUrl, deadlines } = services;
  const askPage = services.readPage('stop-mail.html');
  const saidPage = services.readPage('refused.html');
  const isSent = config.mail.kind === 'smtp';

  route(calls.getMailSettings, async ({ user }) => ({
    ...(await store.getChoices(db, user.id)),
    address: user.emailVerified ? user.email : null,
    isSent,
    choices: [...deadlines.kinds].map(([kind, { name }]) => ({ kind, name })),
  }));

  route(calls.updateMailSettings, ({ user, body }) => {
    requireKinds(deadlines.kinds, body);
    return db.transaction((tx) => store.saveChoices(tx, user.id, body));
  });

  const said = (title: string, text: string) => saidPage({ TITLE: title, TEXT: text, HOME: `${publicUrl}/` });
  const limit = { name: 'stop letters', max: 60, perSeconds: 60 };
  const whose = (params: unknown) => findStopper(db, (params as { token: string }).token);

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: calls.stopPath, who: 'anyone', limit }),
    async (request, reply) => {
      if (!(await whose(request.params)))
        return sendHtml(request, reply.code(404), said('Link niet gevonden', unknown));
      const action = request.url.split('?', 1)[0] ?? '';
      return sendHtml(request, reply, askPage({ TEXT: asked, ACTION: action }));
    },
  );

  browserRoute(
    defineBrowserRoute({ method: 'POST', path: calls.stopPath, who: 'anyone', limit }),
    async (request, reply) => {
      const userId = await whose(request.params);
      if (!userId) return sendHtml(request, reply.code(404), said('Link niet gevonden', unknown));
      await db.transaction(async (tx) => {
        if (await store.isUser(tx, userId)) await store.saveChoices(tx, userId, { isStopped: true });
      });
      return sendHtml(request, reply, said('Dat is in orde', done));
    },
  );
}
