import { z } from 'zod';
import { type Day, isDay } from '#/core/day';

/** A form with a file sends every field as text; as JSON they keep their own type. Both are read here. */

const maxId = 2_147_483_647;
const maxTyped = 40;

/** What forms send for 'nothing chosen'. */
const nothing = new Set(['', 'none', 'null']);

function readId(value: string | number): number | undefined {
  const read = typeof value === 'string' && /^\s*\d{1,10}\s*$/.test(value) ? Number(value) : value;
  return typeof read === 'number' && Number.isInteger(read) && read > 0 && read <= maxId ? read : undefined;
}

const idOrText = (message: string) => z.union([z.string(message).max(maxTyped), z.number()], message);

export function formId(message: string) {
  return idOrText(message).transform((value, context): number => {
    const found = readId(value);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

function readOptionalId(message: string) {
  return (value: string | number | null | undefined, context: z.RefinementCtx): number | null => {
    if (value === undefined || value === null || nothing.has(String(value).trim())) return null;
    const found = readId(value);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
}

export function optionalFormId(message: string) {
  return idOrText(message).nullish().transform(readOptionalId(message));
}

function readDay(value: string | null | undefined, context: z.RefinementCtx): Day | null {
  const text = (value ?? '').trim();
  if (nothing.has(text)) return null;
  if (isDay(text)) return text;
  context.addIssue({ code: 'custom', message: 'Dit is geen geldige datum (JJJJ-MM-DD).' });
  return z.NEVER;
}

export const optionalFormDay = z.string().max(maxTyped).nullish().transform(readDay);

/** Left out, what was stored stays: of a field that a client of older days doesn't know. Blank is nothing. */
export const stayingFormDay = z.string().max(maxTyped).nullable().transform(readDay).optional();

export function stayingFormId(message: string) {
  return idOrText(message).nullable().transform(readOptionalId(message)).optional();
}

export const formFlag = z
  .union([z.boolean(), z.enum(['true', 'false', ''])], 'Kies ja of nee.')
  .nullish()
  .transform((value) => value === true || value === 'true');

/** A word of a list; blank and missing are undefined. */
export function optionalFormWord<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z
    .union([z.enum(words), z.literal('')], `Kies een van deze: ${words.join(', ')}.`)
    .nullish()
    .transform((value): Words[number] | undefined => value || undefined);
}

/** A list in a field of a form; undefined where it is no JSON. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text || '[]');
  } catch {
    return undefined;
  }
}
