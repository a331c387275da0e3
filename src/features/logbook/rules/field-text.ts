import { dayAt, formatDayLong, isDay } from '#/core/day';
import { euroOf } from '#/core/log';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';

/** What a column holds. */
export type Holds = 'money' | 'quantity' | 'number' | 'day' | 'moment' | 'flag' | 'json' | 'text' | 'link';

/** A value of the log as the other calls give it. */
export function wireValue(holds: Holds, text: string | null): string | boolean | null {
  if (text === null) return null;
  if (holds === 'flag') return text === 'true';
  if (holds === 'moment') return new Date(text).toISOString();
  return text;
}

/** The same as people read it. */
export function readableValue(holds: Holds, text: string | null): string | null {
  if (text === null || text === '') return null;
  switch (holds) {
    case 'money':
      return euroOf(text);
    case 'quantity':
      return formatQuantity(quantityFromDecimal(text));
    case 'day':
      return isDay(text) ? formatDayLong(text) : text;
    case 'moment':
      return formatDayLong(dayAt(new Date(text)));
    case 'flag':
      return text === 'true' ? 'ja' : 'nee';
    default:
      return text;
  }
}
