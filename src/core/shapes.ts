import { z } from 'zod';
import { isDay } from '#/core/day';
import { decimalFromWhole, exactFromDecimal } from '#/core/decimal';
import { amountTooLarge, maxCents } from '#/core/money';
import { decimalFromQuantity, maxThousandths, type Thousandths } from '#/core/quantity';
import { isStorable, unstorableText } from '#/core/storable';

/** The shapes that the contracts share. What goes out is always in one form; what comes in may be a number too. */

const maxId = 2_147_483_647;
export const id = z.int().positive().max(maxId);
/** Of any record that the log tells of: see `loggedIdOf`. */
export const loggedId = z.union([z.int(), z.string()]);

export const amount = z.string().regex(/^-?\d+\.\d{2}$/);
export const quantity = z.string().regex(/^-?\d+(\.\d{1,3})?$/);
export const day = z.string().refine(isDay, 'Dit is geen geldige datum (JJJJ-MM-DD).');
/** Of a record: a change that says which one it was made on is refused when there is a newer. */
export const version = z.int();

export const moment = z.iso.datetime();

function plainText(value: string | number): string {
  return typeof value === 'number' ? String(value) : value.trim();
}

type DecimalRules = {
  decimals: number;
  /** Left out: nothing below zero. */
  min?: number;
  max: number;
  message: string;
  tooLarge: string;
  show: (value: number) => string;
};

function decimalInput({ decimals, min = 0, max, message, tooLarge, show }: DecimalRules) {
  return z.union([z.string().max(40), z.number()], message).transform((value, context) => {
    const whole = exactFromDecimal(plainText(value), decimals);
    if (whole !== undefined && whole >= min && whole <= max) return show(Number(whole));
    const isTooLarge = whole !== undefined && (whole > max || (min < 0 && whole < min));
    context.addIssue({ code: 'custom', message: isTooLarge ? tooLarge : message });
    return z.NEVER;
  });
}

export const amountInput = decimalInput({
  decimals: 2,
  max: maxCents,
  message: 'Vul een bedrag in van 0 of meer, met hoogstens twee decimalen.',
  tooLarge: amountTooLarge,
  show: (value) => decimalFromWhole(value, 2),
});

export const quantityInput = decimalInput({
  decimals: 3,
  max: maxThousandths,
  message: 'Vul een hoeveelheid in van 0 of meer, met hoogstens drie decimalen.',
  tooLarge: 'Vul een hoeveelheid in van hoogstens 999.999.999,999.',
  show: (value) => decimalFromQuantity(value as Thousandths),
});

/** What may be given back too: the amount of a credit note, a refund, a discount. */
export const signedAmountInput = decimalInput({
  decimals: 2,
  min: -maxCents,
  max: maxCents,
  message: 'Vul een bedrag in met hoogstens twee decimalen.',
  tooLarge: amountTooLarge,
  show: (value) => decimalFromWhole(value, 2),
});

export const signedQuantityInput = decimalInput({
  decimals: 3,
  min: -maxThousandths,
  max: maxThousandths,
  message: 'Vul een hoeveelheid in met hoogstens drie decimalen.',
  tooLarge: 'Vul een hoeveelheid in van hoogstens 999.999.999,999.',
  show: (value) => decimalFromQuantity(value as Thousandths),
});

/** Finer than a cent where a paper is: '0.1234', and '45.50'. */
export const unitPriceInput = decimalInput({
  decimals: 4,
  min: -maxCents * 100,
  max: maxCents * 100,
  message: 'Vul een eenheidsprijs in met hoogstens vier decimalen.',
  tooLarge: amountTooLarge,
  show: (value) => decimalFromWhole(value, 4).replace(/0{1,2}$/, ''),
});

/** PostgreSQL can't store the NUL character, and no person types one. */
function clean(value: string): string {
  return value.replaceAll('\u0000', '').trim();
}

export function text(max: number, tooLong = `Hoogstens ${max} tekens.`) {
  return z.string().transform(clean).pipe(z.string().max(max, tooLong));
}

export function requiredText(max: number, required: string) {
  return z
    .string(required)
    .transform(clean)
    .pipe(z.string().min(1, required).max(max, `Hoogstens ${max} tekens.`));
}

/** Optional on a form: blank and missing are both null. */
export function optionalText(max: number) {
  return text(max)
    .nullish()
    .transform((value) => value || null);
}

/** A newline in a name makes a second line of a letter, a list or a file. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

export function line(max: number) {
  return z.string().transform(oneLine).pipe(text(max));
}

export function requiredLine(max: number, required: string) {
  return z.string(required).transform(oneLine).pipe(requiredText(max, required));
}

export function optionalLine(max: number) {
  return line(max)
    .nullish()
    .transform((value) => value || null);
}

type SameAs<Schema extends z.ZodType> = z.ZodType<
  z.output<Schema>,
  z.input<Schema>,
  z.core.$ZodTypeInternals<z.output<Schema>, z.input<Schema>> & Pick<Schema['_zod'], 'optin' | 'optout'>
>;

/** A field of a form is always a text: '' is nothing, '12', 'true' and '[…]' are what they say. JSON passes as it is. */
export function fromForm<Schema extends z.ZodType>(schema: Schema): SameAs<Schema> {
  return (
    z
      .unknown()
      .optional()
      .transform((value) => (typeof value === 'string' ? readFormText(value) : value))
      // A text that is JSON can spell out what could not have come as a text.
      .refine(isStorable, unstorableText)
      .pipe(schema) as unknown as SameAs<Schema>
  );
}

function readFormText(value: string): unknown {
  if (value.trim() === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
