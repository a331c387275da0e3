import { fold } from '#/core/search-text';
import type { BankField, BankMapping } from '#/features/money/bank/rules/statement';

/** By the column's own name; of several names the first that is there. */
type Names = readonly string[];

export type Layout = {
  readonly bank: string;
  /** A row that has all of these is its header. */
  readonly needs: Names;
  readonly account: Names;
  readonly day: Names;
  readonly amount: Names;
  readonly currency: Names;
  readonly name: Names;
  readonly iban: Names;
  readonly structured: Names;
  readonly message: Names;
  /** What stands in for a message where the bank has none. */
  readonly details: Names;
  /** Together they are the bank's own reference. */
  readonly reference: Names;
  readonly balance?: string;
  /** A row that says so in this column is no payment. */
  readonly refused?: string;
  /** The day and the number are there also where the counterparty is told in words only. */
  readonly hasReference?: (parts: readonly string[]) => boolean;
};

const none: Names = [];

/** As the banks call their columns in Dutch. */
const layouts: readonly Layout[] = [
  {
    bank: 'KBC',
    needs: ['rekeningnummer', 'rubrieknaam', 'datum', 'bedrag'],
    account: ['rekeningnummer'],
    day: ['datum'],
    amount: ['bedrag'],
    currency: ['munt'],
    name: ['naam tegenpartij'],
    iban: ['rekeningnummer tegenpartij', 'rekening tegenpartij'],
    structured: ['gestructureerde mededeling'],
    message: ['vrije mededeling'],
    details: ['omschrijving'],
    reference: none,
    balance: 'saldo',
  },
  {
    bank: 'Belfius',
    needs: ['rekening', 'boekingsdatum', 'transactienummer', 'bedrag'],
    account: ['rekening'],
    day: ['boekingsdatum'],
    amount: ['bedrag'],
    currency: ['devies'],
    name: ['naam tegenpartij bevat', 'naam tegenpartij'],
    iban: ['rekening tegenpartij'],
    structured: none,
    message: ['mededelingen'],
    details: ['transactie'],
    reference: ['afschriftnummer', 'transactienummer'],
    hasReference: (parts) => parts.every((part) => /^0*[1-9]\d*$/.test(part)),
  },
  {
    bank: 'ING',
    needs: ['rekeningnummer', 'omzetnummer', 'boekingsdatum', 'bedrag'],
    account: ['rekeningnummer'],
    day: ['boekingsdatum'],
    amount: ['bedrag'],
    currency: ['munteenheid'],
    name: none,
    iban: ['rekening tegenpartij'],
    structured: none,
    message: ['bericht'],
    details: ['omschrijving', 'detail van de omzet'],
    reference: ['omzetnummer'],
    hasReference: (parts) => parts.every((part) => /[1-9]/.test(part)),
  },
  {
    bank: 'BNP Paribas Fortis',
    needs: ['volgnummer', 'uitvoeringsdatum', 'bedrag', 'valuta rekening'],
    account: ['rekeningnummer'],
    day: ['uitvoeringsdatum'],
    amount: ['bedrag'],
    currency: ['valuta rekening'],
    name: ['naam van de tegenpartij', 'tegenpartij van de verrichting'],
    iban: ['tegenpartij'],
    structured: none,
    message: ['mededeling'],
    details: ['details'],
    reference: ['volgnummer'],
    refused: 'status',
    // '2026-' is a number that is still to come.
    hasReference: (parts) => parts.every((part) => /^\d{4}-\d{1,8}$/.test(part)),
  },
];

const refusals = /^(?:geweigerd|refuse|rejected|geannuleerd)/;

export function isRefused(status: string | undefined): boolean {
  return refusals.test(fold((status ?? '').trim()));
}

/** How a column is called, whatever the capitals, accents and blanks. */
export function columnKey(name: string): string {
  return fold(name)
    .replace(/^\ufeff/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function findLayout(row: readonly string[]): Layout | undefined {
  const names = new Set(row.map(columnKey));
  return layouts.find(({ needs }) => needs.every((name) => names.has(name)));
}

/** What columns of other banks are mostly called: a first choice for who looks, nothing more. */
const guesses: Record<BankField, RegExp> = {
  day: /^(?:boek(?:ings)?datum|datum|uitvoeringsdatum|transactiedatum|date|date comptable|date de comptabilisation|date d.execution|booking date|execution date|transaction date|completed date|buchungstag)$/,
  amount: /^(?:bedrag|montant|amount|betrag)\b/,
  credit: /^(?:credit|bij|crediet|money in)\b/,
  debit: /^(?:debet|debit|af|money out)\b/,
  currency: /^(?:munt|munteenheid|devies|valuta|devise|currency|wahrung|valuta rekening|devise du compte)$/,
  name: /(?:^|\s)(?:naam|nom|name)\b.*(?:tegenpartij|contrepartie|counterparty|begunstigde|beneficiaire)|^(?:tegenpartij|contrepartie|counterparty|begunstigde|payee|omschrijving|description|libelles?)$/,
  iban: /(?:rekening|compte|account|iban|tegenrekening).*(?:tegenpartij|contrepartie|counterparty|partie adverse)|^(?:tegenrekening|iban tegenpartij|tegenpartij iban)/,
  message:
    /^(?:mededeling|mededelingen|vrije mededeling|communications?|communication libre|message|bericht|details?|reference|omschrijving|description)$/,
  reference:
    /^(?:volgnummer|transactienummer|referentie|numero de (?:transaction|mouvement|sequence)|n. de sequence|transaction (?:id|number)|sequence number|omzetnummer)$/,
  account: /^(?:rekening|rekeningnummer|compte|numero de compte|n. de compte|account|account number|iban)$/,
};

/** Each column for one field at most. */
export function guessMapping(names: readonly string[]): BankMapping {
  const used = new Set<number>();
  const found: Partial<Record<BankField, number>> = {};
  for (const field of Object.keys(guesses) as BankField[]) {
    const at = names.findIndex((name, index) => !used.has(index) && guesses[field].test(columnKey(name)));
    if (at < 0) continue;
    if ((field === 'credit' || field === 'debit') && found.amount !== undefined) continue;
    used.add(at);
    found[field] = at;
  }
  return found;
}
