import { type LogRow, type LogSentences, namedBy } from '#/core/log';

function name({ description }: LogRow): string {
  return namedBy('meetstaatitem', null, description);
}

export const itemLog: LogSentences = {
  any: 'een meetstaatitem',
  name,
  deed: (before, after, changed) =>
    before.position !== after.position && changed.length === 1 ? `verplaatste ${name(after)}` : undefined,
  values: { position: () => 'verplaatst' },
};
