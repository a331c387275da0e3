import { fold } from '#/core/search-text';
import type { PremiumWorkId } from '#/features/premiums/shared/premies/rules/works';

/** What must stand on an invoice of a work. */
export const checkKinds = [
  'nummer',
  'datum',
  'btw_nummer',
  'geadresseerde',
  'werfadres',
  'oppervlakte',
  'rd',
  'ug',
] as const;
export type CheckKind = (typeof checkKinds)[number];

export const checkLabels: Record<CheckKind, string> = {
  nummer: 'factuurnummer',
  datum: 'factuurdatum',
  btw_nummer: 'btw-nummer van de aannemer',
  geadresseerde: 'naam van de aanvrager',
  werfadres: 'adres van de werken',
  oppervlakte: 'oppervlakte in m²',
  rd: 'Rd-waarde van de isolatie',
  ug: 'Ug-waarde van het glas',
};

/** null: it can't be told, because the file couldn't be read or we don't know what to look for. */
export type InvoiceCheck = { kind: CheckKind; isThere: boolean | null };

/** What was found on an invoice, in the file that it had then. */
export type ReadInvoice = { invoiceId: number; fileKey: string | null; checks: InvoiceCheck[] };

export type InvoicePaper = {
  invoiceNumber: string | null;
  invoiceDate: string | null;
  /** Of its lines: what they say and in what unit. */
  lines: readonly { description: string; unit: string | null }[];
  /** All that could be read in the file; null where there is none or nothing. */
  text: string | null;
};

export type Site = {
  applicants: readonly string[];
  street: string | null;
  postcode: string | null;
};

const ofWork: Record<PremiumWorkId, readonly CheckKind[]> = {
  dak: ['oppervlakte', 'rd'],
  vloer: ['oppervlakte', 'rd'],
  muur: ['oppervlakte', 'rd'],
  ramen: ['oppervlakte', 'ug'],
  warmtepomp: [],
  warmtepompboiler: [],
  voorbereidingswerken_isolatie: [],
  voorbereidingswerken_sanitair: [],
};

function checksOf(work: PremiumWorkId): CheckKind[] {
  return ['nummer', 'datum', 'btw_nummer', 'geadresseerde', 'werfadres', ...ofWork[work]];
}

/** Looks for what must be on an invoice in all that is known of it. */
export function checkInvoice(work: PremiumWorkId, paper: InvoicePaper, site: Site): InvoiceCheck[] {
  return checksOf(work).map((kind) => ({ kind, isThere: isThere(kind, paper, site) }));
}

function isThere(kind: CheckKind, paper: InvoicePaper, site: Site): boolean | null {
  const { text } = paper;
  switch (kind) {
    case 'nummer':
      return paper.invoiceNumber ? true : unlessUnread(paper, false);
    case 'datum':
      return paper.invoiceDate !== null;
    case 'btw_nummer':
      return text === null ? null : hasVatNumber(text);
    case 'geadresseerde':
      if (text === null || site.applicants.length === 0) return null;
      return site.applicants.some((name) => hasWords(text, name));
    case 'werfadres':
      if (text === null || site.street === null) return null;
      return hasWords(text, [site.street, site.postcode].filter(Boolean).join(' '));
    case 'oppervlakte':
      return paper.lines.some(({ unit }) => isSquareMetre(unit)) || inWords(paper, /\d\s?m(?:²|2\b)/i);
    case 'rd':
      return inWords(paper, /\brd\b|r-waarde|warmteweerstand/i);
    case 'ug':
      return inWords(paper, /\bug\b|u-waarde/i);
  }
}

function unlessUnread({ text }: InvoicePaper, answer: boolean): boolean | null {
  return text === null ? null : answer;
}

function inWords(paper: InvoicePaper, pattern: RegExp): boolean | null {
  const lines = paper.lines.map(({ description }) => description);
  return pattern.test([...lines, paper.text ?? ''].join('\n')) || unlessUnread(paper, false);
}

function isSquareMetre(unit: string | null): boolean {
  return unit !== null && ['m²', 'm2'].includes(unit.trim().toLowerCase());
}

/** Ten digits after BE or behind 'btw', with any dots and spaces between them. */
function hasVatNumber(text: string): boolean {
  return /(?:be|btw)[^0-9\n]{0,12}[01]?\d{3}[. ]?\d{3}[. ]?\d{3}/i.test(text);
}

/** Every word of a name or an address is on the paper. */
function hasWords(text: string, words: string): boolean {
  const all = new Set(wordsOf(text));
  return wordsOf(words).every((word) => all.has(word));
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
