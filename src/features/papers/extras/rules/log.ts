import { euroOf, type LogRow, type LogSentences, wordFrom } from '#/core/log';
import { decisionWay, extraName, extraStatusLabels } from '#/features/papers/shared/extras/rules/statuses';
import { linesText } from '#/features/papers/shared/rules/log';

function name({ number, total, title }: LogRow): string {
  const word = extraName({ number: Number(number ?? 0), total: total ?? '' });
  return title ? `${word} ‘${title}’` : word;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wayOf({ sentBy = null, sentTo = null, decidedBy = null, decidedAs = null }: LogRow): string {
  return decisionWay({ sentBy, sentTo, decidedBy, decidedAs });
}

function deed(before: LogRow, after: LogRow): string | undefined {
  if (before.status === after.status) return undefined;
  switch (after.status) {
    case 'sent':
      return `verstuurde ${name(after)} ter goedkeuring, ${euroOf(after.total)}`;
    case 'approved':
      return `goedgekeurd ${wayOf(after)}, ${euroOf(after.total)}`;
    case 'refused':
      return `geweigerd ${wayOf(after)}`;
    case 'withdrawn':
      return `trok ${name(after)} in`;
    default:
      return undefined;
  }
}

export const extraLog: LogSentences = {
  any: 'een meerwerk',
  name,
  deed,
  outsider: (before, after) =>
    !before || before.status === after.status ? undefined : `${capital(name(after))} is`,
  values: { status: wordFrom(extraStatusLabels), lines: linesText },
};
