import { day, formatDay } from '#/core/day';
import { type LogRow, type LogSentences, namedBy, wordFrom } from '#/core/log';
import type { AnswerState, RequestStatus } from '#/features/outside/quote-requests/contract';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';

export const requestStatusLabels: Record<RequestStatus, string> = {
  draft: 'Ontwerp',
  sent: 'Verstuurd',
  closed: 'Afgesloten',
};

export const answerStateLabels: Record<AnswerState, string> = {
  invited: 'Nog geen prijs',
  submitted: 'Prijs ingediend',
  declined: 'Geeft geen prijs',
};

const request = ({ title }: LogRow) => namedBy('prijsvraag', null, title);

export const requestLog: LogSentences = {
  any: 'een prijsvraag',
  name: request,
  deed: (before, after) => {
    if (before.status === after.status)
      return before.addenda === after.addenda ? undefined : `vulde ${request(after)} aan`;
    return after.status === 'sent' ? `verstuurde ${request(after)}` : `sloot ${request(after)} af`;
  },
  values: { status: wordFrom(requestStatusLabels), until: (value) => formatDay(day(value)) },
};

export const answerLog: LogSentences = {
  any: 'een prijs',
  name: ({ state, number }) =>
    state === 'submitted' ? namedBy('prijs', number) : 'een aannemer bij een prijsvraag',
  deed: (_, after) => {
    if (after.state === 'submitted') return 'gaf een prijs';
    return after.state === 'declined' ? 'geeft geen prijs' : undefined;
  },
  outsider: (before, { sentBy, sentAs, state }) =>
    before && sentBy && state !== 'invited' ? markedAs(sentBy, sentAs ?? null) : undefined,
  values: { state: wordFrom(answerStateLabels), validUntil: (value) => formatDay(day(value)) },
};

export const questionLog: LogSentences = {
  any: 'een vraag over een prijs',
  name: ({ question }) => (question ? 'een vraag over een prijs' : 'een bericht bij een prijsvraag'),
  deed: (before, after) =>
    before.answer === after.answer ? undefined : 'beantwoordde een vraag over een prijs',
  outsider: (before, { sentBy, sentAs }) =>
    before || !sentBy ? undefined : markedAs(sentBy, sentAs ?? null),
};
