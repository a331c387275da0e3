import { day, formatDay } from '#/core/day';
import type { TaskAnswerFields } from '#/features/outside/guests/contract';

type Days = { startDate: string | null; endDate: string | null };

/** '3 mrt 2027 tot 5 mrt 2027'. */
export function daysWords({ startDate, endDate }: Days): string {
  if (startDate === null) return 'nog niet gepland';
  const first = formatDay(day(startDate));
  return endDate === null || endDate === startDate ? first : `${first} tot ${formatDay(day(endDate))}`;
}

export function answerWords({ answer, note, ...days }: TaskAnswerFields): string {
  const said = answer === 'fits' ? 'de dagen passen' : `stelt voor: ${daysWords(days)}`;
  return note ? `${said} (${note})` : said;
}
