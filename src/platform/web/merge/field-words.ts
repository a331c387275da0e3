import { type Day, formatDay } from '#/core/day';
import { cents, formatEuro } from '#/core/money';
import { formatQuantity, type Thousandths } from '#/core/quantity';

/** How a question about a field names it, and what it shows of a value: only asked for one that isn't empty. */
export type FieldWords = { label: string; show: (value: unknown) => string };

export type FormWords<Typed> = { readonly [Name in keyof Typed]-?: FieldWords };

export function inText(label: string): FieldWords {
  return { label, show: String };
}

export function inEuro(label: string): FieldWords {
  return { label, show: (value) => formatEuro(cents(Number(value))) };
}

export function inQuantity(label: string): FieldWords {
  return { label, show: (value) => formatQuantity(value as Thousandths) };
}

export function inDay(label: string): FieldWords {
  return { label, show: (value) => formatDay(value as Day) };
}

export function inFlag(label: string): FieldWords {
  return { label, show: (value) => (value ? 'Ja' : 'Nee') };
}

/** A word of a list, as people read it. */
export function inWord(label: string, labels: Readonly<Record<string, string>>): FieldWords {
  return { label, show: (value) => labels[String(value)] ?? String(value) };
}

type Option = { readonly value: string; readonly label: string };

/** The id of something that is chosen from a list. */
export function inOption(label: string, options: readonly Option[]): FieldWords {
  const nameOf = (value: unknown) => options.find((option) => option.value === String(value))?.label;
  return { label, show: (value) => nameOf(value) ?? 'iets dat niet meer in de lijst staat' };
}

/** The ids of several. */
export function inOptions(label: string, options: readonly Option[]): FieldWords {
  const { show } = inOption(label, options);
  return { label, show: (value) => (value as readonly unknown[]).map(show).join(', ') };
}

/** Empty where there is nothing to show. */
export function showValue(words: FieldWords, value: unknown): string {
  const isNothing = value === undefined || value === null || (typeof value === 'string' && !value.trim());
  return isNothing || (Array.isArray(value) && value.length === 0) ? '' : words.show(value);
}
