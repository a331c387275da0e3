import { type LogRow, type LogSentences, namedBy, wordFrom } from '#/core/log';
import { priorityLabels, statusLabels } from '#/features/site/shared/planning/rules/tasks';

function name({ title }: LogRow): string {
  return namedBy('taak', null, title);
}

export const taskLog: LogSentences = {
  any: 'een taak',
  name,
  deed: (before, after) =>
    before.status === after.status
      ? undefined
      : `zette ${name(after)} op ${wordFrom(statusLabels)(after.status ?? '').toLowerCase()}`,
  values: { status: wordFrom(statusLabels), priority: wordFrom(priorityLabels) },
};
