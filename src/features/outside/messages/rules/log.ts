import type { LogRow, LogSentences } from '#/core/log';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';

const mostShown = 80;

function name({ text }: LogRow): string {
  const short = (text ?? '').replace(/\s+/g, ' ').trim();
  return short
    ? `bericht ‘${short.length > mostShown ? `${short.slice(0, mostShown)}…` : short}’`
    : 'een bericht';
}

export const messageLog: LogSentences = {
  any: 'een bericht',
  name,
  outsider: (before, { sentBy, sentAs }) =>
    before || !sentBy ? undefined : markedAs(sentBy, sentAs ?? null),
};
