import { formatDay, isDay } from '#/core/day';
import { euroOf, type LogRow, type LogSentences, wordFrom } from '#/core/log';
import { statusLabels } from '#/features/site/points/rules/steps';

function name({ number, text }: LogRow): string {
  if (!number) return 'een punt';
  const [first = ''] = (text ?? '').split('\n');
  return first ? `punt ${number} ‘${first.slice(0, 80)}’` : `punt ${number}`;
}

const deeds: Readonly<Record<string, string>> = {
  open: 'vond nog niet in orde:',
  repaired: 'meldde als hersteld:',
  accepted: 'vond in orde:',
  dropped: 'liet vallen:',
};

const dayWords = (value: string) => (isDay(value) ? formatDay(value) : value);

export const pointLog: LogSentences = {
  any: 'een punt',
  name,
  deed: (before, after) =>
    before.status === after.status ? undefined : `${deeds[after.status ?? ''] ?? 'wijzigde'} ${name(after)}`,
  outsider: (before, after) =>
    after.status === 'repaired' && before?.status !== 'repaired' ? after.sentBy : undefined,
  values: {
    status: wordFrom(statusLabels),
    amount: euroOf,
    dueDate: dayWords,
    foundOn: dayWords,
    photoIds: (value) => {
      const count = value.match(/\d+/g)?.length ?? 0;
      return count === 1 ? '1 foto' : `${count} foto’s`;
    },
  },
};
