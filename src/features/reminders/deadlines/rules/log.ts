import { type LogRow, type LogSentences, namedBy } from '#/core/log';

function name({ title }: LogRow): string {
  return namedBy('herinnering', null, title);
}

export const reminderLog: LogSentences = {
  any: 'een herinnering',
  name,
  deed: (before, after, changed) =>
    changed.length === 1 && before.isDone !== after.isDone
      ? `zette ${name(after)} op ${after.isDone === 'true' ? 'gedaan' : 'nog te doen'}`
      : undefined,
  values: { isDone: (value) => (value === 'true' ? 'Ja' : 'Nee') },
};
