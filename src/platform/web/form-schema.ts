import { z } from 'zod';
import { type Day, isDay } from '#/core/day';
import type { Cents } from '#/core/money';

/** What the fields of a form hold before it is sent: amounts as cents, days as days, nothing as null. */

export const centsValue = z.custom<Cents>((value) => Number.isSafeInteger(value));
export const dayValue = z.custom<Day>((value) => typeof value === 'string' && isDay(value));

export function typedText(max: number) {
  return z.string().max(max, `Hoogstens ${max} tekens.`);
}

/** May be empty while typing, not when sent. */
export function filled<Schema extends z.ZodType>(schema: Schema, message: string) {
  return schema.nullable().transform((value, context): z.output<Schema> => {
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}
