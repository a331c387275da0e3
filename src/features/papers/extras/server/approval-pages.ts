import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineBrowserRoute } from '#/core/call';
import { dayAt, formatDayLong } from '#/core/day';
import { AppError } from '#/core/errors';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { findMemberName } from '#/features/outside/shared/links/server/member-of';
import { refusedPage, sendPage } from '#/features/outside/shared/links/server/refused-page';
import { decide, getAsked, toApproval } from '#/features/papers/extras/server/decide';
import { lineCount, momentText } from '#/features/papers/extras/server/frozen-pdf';
import { type Approval, approvalPath, decision, getApproval } from '#/features/papers/shared/extras/contract';
import { daysText, extraName } from '#/features/papers/shared/extras/rules/statuses';
import { vatOfExtra } from '#/features/papers/shared/extras/rules/totals';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';
import { escapeHtml, type Markup } from '#/platform/server/http/templates';
import type { OpenedLink } from '#/platform/server/ports/links';
import type { Services } from '#/platform/server/services';

const { limit } = getApproval;
const open = { path: approvalPath, who: { link: 'approval' }, ...(limit ? { limit } : {}) } as const;
const showRoute = defineBrowserRoute({ method: 'GET', ...open });
const decideRoute = defineBrowserRoute({ method: 'POST', ...open });

function euro(amount: string): string {
  return formatEuro(totalFromDecimal(amount));
}

function row(name: string, amount: string, small = ''): string {
  const below = small && `<small>${escapeHtml(small)}</small>`;
  return `<li><span>${escapeHtml(name)}${below}</span><span>${escapeHtml(amount)}</span></li>`;
}

function linesOf({ lines, net, total }: Approval): Markup {
  const rows = lines.map((line) => {
    if (line.kind === 'heading') return `<li><strong>${escapeHtml(line.description)}</strong></li>`;
    const rate = line.vatRate === null ? '' : `btw ${String(line.vatRate).replace('.', ',')}%`;
    const kind = line.kind === 'option' ? 'optie, telt niet mee' : '';
    const small = [lineCount(line), rate, kind].filter(Boolean).join(' · ');
    return row(line.description, line.net === null ? '' : euro(line.net), small);
  });
  const vat = vatOfExtra(lines).map(({ rate, amount }) =>
    row(`Btw ${String(rate).replace('.', ',')}%`, formatEuro(amount)),
  );
  const sum = `<li><strong>Totaal met btw</strong><strong>${escapeHtml(euro(total))}</strong></li>`;
  return { html: [...rows, row('Totaal zonder btw', euro(net)), ...vat, sum].join('') };
}

function factsOf({ quote, contractor, reason, days }: Approval): Markup {
  const facts = [
    ['Aannemer', contractor],
    ['Bij offerte', [quote.number, quote.description].filter(Boolean).join(': ')],
    ['Reden', reason ?? ''],
    ['Termijn', days === 0 ? '' : daysText(days)],
  ];
  const shown = facts.filter(([, value]) => value);
  return {
    html: shown
      .map(
        ([label = '', value = '']) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
      )
      .join(''),
  };
}

function isStillOpen(body: { current?: Approval }): boolean {
  return body.current?.status === 'sent';
}

function decidedText({ status, decidedBy, decidedAt, sha256 }: Approval): string {
  if (status === 'sent' || decidedAt === null) return '';
  const what = status === 'approved' ? 'Goedgekeurd' : 'Geweigerd';
  const print = sha256 ? ` Vingerafdruk van de bewaarde PDF (SHA-256): ${sha256.slice(0, 16)}…` : '';
  return `${what} door ${decidedBy ?? ''} op ${momentText(decidedAt)}.${print}`;
}

function valuesOf(asked: Approval, fault: string) {
  const what = extraName(asked);
  return {
    STATE: asked.status === 'sent' ? 'open' : 'decided',
    INTRO: `${asked.sentBy} vraagt uw akkoord`,
    TITLE: `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${asked.title}`,
    DECIDED: decidedText(asked),
    FACTS: factsOf(asked),
    LINES: linesOf(asked),
    TERM: `De link werkt tot en met ${formatDayLong(dayAt(new Date(asked.expiresAt)))}, voor één beslissing.`,
    VERSION: String(asked.version),
    FAULT: fault,
  };
}

function linkOf({ visitor: { link } }: FastifyRequest): OpenedLink {
  if (!link) throw new AppError('not_found');
  return link;
}

/** For people: the page behind the link, which works without a script and without an account. */
export function approvalPages(services: Services): void {
  const { browserRoute, readPage, db } = services;
  const page = readPage('approval.html');

  const show = async (request: FastifyRequest, reply: FastifyReply, fault = '') => {
    const asked = toApproval(await getAsked(services, linkOf(request)));
    return sendPage(reply.code(fault ? 400 : 200), page(valuesOf(asked, fault)));
  };

  browserRoute(showRoute, (request, reply) => show(request, reply), refusedPage);

  browserRoute(
    decideRoute,
    async (request, reply) => {
      const link = linkOf(request);
      const sent = (request.body ?? {}) as Record<string, unknown>;
      const said = decision.safeParse(sent);
      if (!said.success) return show(request, reply, said.error.issues[0]?.message);
      if (sent.agreed !== 'yes') return show(request, reply, 'Bevestig dat u alles gelezen heeft.');
      try {
        const as = await findMemberName(db, request, link.projectId);
        await decide(services, link, { ...said.data, as });
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
        if (error instanceof ErrorWithBody && isStillOpen(error.body))
          return show(request, reply, error.message);
      }
      return reply.redirect(request.url, 303);
    },
    refusedPage,
  );
}
