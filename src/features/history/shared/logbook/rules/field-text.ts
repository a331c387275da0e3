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
    case 'json':
      return readableJson(JSON.parse(text));
    default:
      return text;
  }
}

/** The names in a list where its parts have one, else how many there are: what a machine keeps is for nobody to read. */
function readableJson(value: unknown): string | null {
  if (!Array.isArray(value)) return isEmpty(value) ? null : 'ingevuld';
  if (value.length === 0) return null;
  const names = value.flatMap((part) => nameOf(part) ?? []);
  return names.length === value.length ? names.join(', ') : String(value.length);
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

function nameOf(part: unknown): string | undefined {
  if (typeof part === 'string') return part;
  if (part === null || typeof part !== 'object') return undefined;
  const named: Record<string, unknown> = { ...part };
  const name = named.description ?? named.what ?? named.title ?? named.name;
  return typeof name === 'string' && name !== '' ? name : undefined;
}
