import { day, formatDay } from '#/core/day';
import { type LogRow, type LogSentences, wordFrom } from '#/core/log';
import { daysWords } from '#/features/outside/guests/rules/answers';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';

function name({ answer, startDate = null, endDate = null }: LogRow): string {
  return answer === 'proposes'
    ? `voorstel ${daysWords({ startDate, endDate })}`
    : 'antwoord dat de dagen passen';
}

export const answerLog: LogSentences = {
  any: 'een antwoord',
  name,
  deed: (before, after) => {
    if (before.status === after.status) return undefined;
    return after.status === 'taken' ? `nam het ${name(after)} over` : `liet het ${name(after)} liggen`;
  },
  outsider: (before, { sentBy, sentAs, status }) =>
    sentBy && (!before || status === 'open') ? markedAs(sentBy, sentAs ?? null) : undefined,
  values: {
    answer: wordFrom({ fits: 'De dagen passen', proposes: 'Andere dagen' }),
    status: wordFrom({ open: 'Open', taken: 'Overgenomen', declined: 'Laten liggen' }),
    startDate: (value) => formatDay(day(value)),
    endDate: (value) => formatDay(day(value)),
  },
};
