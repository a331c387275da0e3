import { day, formatDay } from '#/core/day';
import { listQuoteRequests } from '#/features/outside/quote-requests/contract';
import { quoteRequestsPage } from '#/features/outside/quote-requests/page';
import { requestStatusLabels } from '#/features/outside/quote-requests/rules/log';
import { defineFound, type Find, joinDetail } from '#/platform/web/find';

export const quoteRequestsFind: Find = {
  name: 'quote-requests',
  screen: { page: quoteRequestsPage, words: 'prijs vragen aannemers bestek offerte aanvragen vergelijken' },
  records: defineFound(listQuoteRequests, ({ id, title, text, status, until }) => ({
    kind: 'Prijsvraag',
    path: `${quoteRequestsPage.path}/${id}`,
    title,
    detail: joinDetail(requestStatusLabels[status], `tegen ${formatDay(day(until))}`),
    text,
  })),
};
