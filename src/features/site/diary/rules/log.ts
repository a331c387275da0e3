import { formatDayLong, isDay } from '#/core/day';
import type { LogRow, LogSentences } from '#/core/log';

function name({ day }: LogRow): string {
  return day && isDay(day) ? `het dagboek van ${formatDayLong(day)}` : 'een bladzijde van het dagboek';
}

/** Contacts are kept by their numbers, which say nothing to people. */
function countContacts(value: string): string {
  const count = value.match(/\d+/g)?.length ?? 0;
  return count === 1 ? '1 contact' : `${count} contacten`;
}

export const diaryLog: LogSentences = {
  any: 'een bladzijde van het dagboek',
  name,
  values: { present: countContacts },
};
