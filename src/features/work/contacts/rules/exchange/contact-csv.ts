import Papa from 'papaparse';
import { looksLikePhone } from '#/core/phone';
import { joinAddress } from '#/features/work/contacts/rules/exchange/card-address';
import { type CsvField, findColumns, tellsWho } from '#/features/work/contacts/rules/exchange/csv-columns';
import { type FoundContact, makeContact } from '#/features/work/contacts/rules/exchange/found-contact';
import type { CardContact } from '#/features/work/contacts/rules/exchange/write-vcard';
import { tradeLabels } from '#/features/work/shared/contacts/rules/trades';
import { contactTypeLabels } from '#/features/work/shared/contacts/rules/types';

const delimiters = [';', ',', '\t'] as const;

/** Excel takes what begins so for a formula, and would run it; a phone number may begin with a plus. */
function guarded(text: string): string {
  return /^'*[=+\-@]/.test(text) && !looksLikePhone(text) ? `'${text}` : text;
}

function unguarded(text: string): string {
  return /^'+[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** The one with which the first row tells most. */
function findDelimiter(text: string): { delimiter: string; columns: Map<CsvField, number[]> } | undefined {
  const tried = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 });
    return { delimiter, columns: findColumns(data[0] ?? []) };
  });
  return tried.filter(({ columns }) => tellsWho(columns)).sort((a, b) => b.columns.size - a.columns.size)[0];
}

function readRow(row: readonly string[], columns: Map<CsvField, number[]>): FoundContact | undefined {
  // Google puts several in one cell.
  const all = (field: CsvField) =>
    (columns.get(field) ?? [])
      .flatMap((column) => unguarded(row[column] ?? '').split(' ::: '))
      .filter((text) => text.trim() !== '');
  const first = (field: CsvField) => all(field)[0] ?? '';
  const split = (field: CsvField) => all(field).flatMap((text) => text.split(/[,;/]/));
  const street = [first('street'), first('number')].filter(Boolean).join(' ');
  return makeContact({
    name: first('name') || [first('first'), first('middle'), first('last')].filter(Boolean).join(' '),
    company: first('company'),
    emails: all('email'),
    phones: all('phone'),
    address:
      first('address') ||
      joinAddress(['', '', street, first('town'), '', first('postcode'), first('country')]),
    enterpriseNumber: first('enterpriseNumber'),
    iban: first('iban'),
    notes: all('notes').join('\n'),
    types: split('type'),
    trades: [...split('trades'), ...split('type')],
  });
}

/** Undefined where no row says what its columns are; of the rows, undefined for one that tells of nobody. */
export function readContactCsv(text: string, max: number): (FoundContact | undefined)[] | undefined {
  // Excel's own hint, which it doesn't count as a row.
  const body = text.replace(/^sep=.\n/, '').trimStart();
  const found = findDelimiter(body);
  if (!found) return undefined;
  const { data } = Papa.parse<string[]>(body, {
    delimiter: found.delimiter,
    newline: '\n',
    preview: max + 1,
    skipEmptyLines: true,
  });
  return data.slice(1).map((row) => readRow(row, found.columns));
}

const written: readonly [string, (contact: CardContact) => string | null][] = [
  ['Naam', ({ name }) => name],
  ['Bedrijf', ({ company }) => company],
  ['Type', ({ type }) => contactTypeLabels[type]],
  ['Vakken', ({ trades }) => trades.map((trade) => tradeLabels[trade]).join(', ')],
  ['E-mail', ({ email }) => email],
  ['Telefoon', ({ phone }) => phone],
  ['Adres', ({ address }) => address],
  ['Ondernemingsnummer', ({ enterpriseNumber }) => enterpriseNumber],
  ['IBAN', ({ iban }) => iban],
  ['Notities', ({ notes }) => notes],
];

/** As Excel opens it in these parts: with semicolons, and a mark that says it is UTF-8. */
export function writeContactCsv(contacts: readonly CardContact[]): string {
  const rows = contacts.map((contact) => written.map(([, cell]) => guarded(cell(contact) ?? '')));
  const table = [written.map(([header]) => header), ...rows];
  return `\ufeff${Papa.unparse(table, { delimiter: ';', newline: '\r\n' })}\r\n`;
}
