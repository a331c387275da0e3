import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Cases that were worked out or drawn once, by hand, and have to hold: tests/samples. */
export const sampleFolder = join(import.meta.dirname, '../samples');

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(sampleFolder, name), 'utf8')) as T;
}

type PremieVector = {
  name: string;
  input: unknown;
  expected: { totaal?: string; reason?: string } & Record<string, unknown>;
};
type Quote = { id: string; fields: { companyName: string; contactPerson: string }; text: string[] };

/** Computed from the specification's text, apart from the program. */
export const premieVectors = () => read<PremieVector[]>('premie-vectors.json');
export const sampleQuotes = () => read<Quote[]>('quotes.json');
export const quoteChecklist = () =>
  read<{ rules: { key: string; section: string }[] }>('quote-checklist.json').rules;
