import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defineBrowserRoute } from '#/core/call';
import { requiredLine } from '#/core/shapes';
import { sendHtml } from '#/platform/server/http/pages';
import type { OpenBrowserRoute } from '#/platform/server/http/routes';
import type { Template } from '#/platform/server/http/templates';
import type { EmbeddedProvider } from '#/platform/server/identity/embedded-provider';

const form = z.object({
  name: requiredLine(100, 'Vul uw naam in.'),
  email: z
    .string('Vul uw e-mailadres in.')
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email('Ongeldig e-mailadres')),
});

/** What is no form is nothing to it. */
const formFields = z.record(z.string(), z.string()).catch({});

const blank = { ERROR: '', NAME: '', EMAIL_TYPED: '' };

/** The embedded provider's own paths, behind the same limits and headers as everything else. */
export function embeddedProviderRoutes(browserRoute: OpenBrowserRoute, provider: EmbeddedProvider): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const form = new URLSearchParams(formFields.parse(request.body)).toString();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    await provider.answer(request.raw, reply.raw, form);
  };
  browserRoute(defineBrowserRoute({ method: 'GET', path: `${provider.mount}/*`, who: 'anyone' }), answer);
  browserRoute(defineBrowserRoute({ method: 'POST', path: `${provider.mount}/*`, who: 'anyone' }), answer);
}

/** The embedded provider's one page. */
export function embeddedSignInPage(
  browserRoute: OpenBrowserRoute,
  provider: EmbeddedProvider,
  page: Template,
  pageValues: () => Record<string, string>,
): void {
  const show = (request: FastifyRequest, reply: FastifyReply, values: typeof blank) =>
    sendHtml(
      request,
      reply,
      page({ ...pageValues(), ...values, ACTION: request.url.split('?', 1)[0] ?? '' }),
    );

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: '/inloggen', who: 'anyone' }),
    async (_request, reply) => reply.redirect('/api/login', 302),
  );

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: '/inloggen/:uid', who: 'anyone' }),
    async (request, reply) => {
      if (!(await provider.isWaiting(request.raw, reply.raw))) return reply.redirect('/api/login', 302);
      return show(request, reply, blank);
    },
  );

  browserRoute(
    defineBrowserRoute({ method: 'POST', path: '/inloggen/:uid', who: 'anyone' }),
    async (request, reply) => {
      const parsed = form.safeParse(request.body);
      if (!parsed.success) {
        const given = z
          .object({ name: z.string().catch(''), email: z.string().catch('') })
          .catch({ name: '', email: '' });
        const { name, email } = given.parse(request.body);
        const error = parsed.error.issues[0]?.message ?? '';
        return show(request, reply.code(400), { ERROR: error, NAME: name, EMAIL_TYPED: email });
      }
      if (!(await provider.isWaiting(request.raw, reply.raw))) return reply.redirect('/api/login', 303);
      return reply.redirect(await provider.signIn(request.raw, reply.raw, parsed.data), 303);
    },
  );
}
