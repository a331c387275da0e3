import { type LogRow, type LogSentences, namedBy, wordFrom } from '#/core/log';
import { requestStatusLabels } from '#/features/outside/shared/paper-requests/contract';

function name({ what }: LogRow): string {
  return namedBy('gevraagd papier', undefined, what);
}

export const requestLog: LogSentences = {
  any: 'een gevraagd papier',
  name,
  deed: (before, after) =>
    before.status !== 'received' && after.status === 'received' ? `gaf ${name(after)} af` : undefined,
  outsider: (before, { sentBy }) => (before ? sentBy : undefined),
  values: { status: wordFrom(requestStatusLabels) },
};
