import { fold } from '#/core/search-text';

/** Where such a file is read. */
export const bankPagePath = '/bank';

/** As much of a file as tells what it is. */
export const bankHeadBytes = 16_384;
const mostLines = 25;

const amounts = /\b(?:bedrag|montant|amount|betrag|credit|debet|debit)\b/;
const ofAccounts =
  /\b(?:rekening|rekeningnummer|iban|tegenpartij|tegenrekening|valutadatum|uitvoeringsdatum|boekingsdatum|boekdatum|verrichting|transactiedatum|saldo|mededeling|compte|contrepartie|date valeur|date de comptabilisation|communication|solde|counterparty|value date|booking date|completed date|balance|buchungstag|valuta|empfanger|kontonummer)\b/g;
const ofWorks =
  /\b(?:hoeveelheid|aantal|eenheid|eenheidsprijs|quantite|unite|prix unitaire|qty|quantity|unit|menge|einheit)\b/;

/** What a bank says of an account, by the first of a file: its format as people know it, undefined where it is none. */
export function findBankStatement(bytes: Uint8Array): string | undefined {
  const head = headOf(bytes.subarray(0, bankHeadBytes));
  if (/<(?:[\w.-]{1,20}:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)[\s>]/.test(head)) return 'CAMT';
  if (head.trimStart().startsWith('<')) return undefined;
  const lines = head.split(/\r\n|\n|\r/).slice(0, mostLines);
  if (/^0000[01]\d{5}/.test(lines[0] ?? '') && /^1\d{4}/.test(lines[1] ?? '')) return 'CODA';
  if (
    lines.some((line) => /^:60[FM]:[CD]\d{6}[A-Z]{3}/.test(line)) &&
    lines.some((line) => /^(?:\{4:)?:20:/.test(line))
  )
    return 'MT940';
  return lines.some(isHeading) ? 'csv' : undefined;
}

/** Cut off anywhere: as the one byte or the two bytes a sign that its first say, whatever its last. */
function headOf(bytes: Uint8Array): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
  return new TextDecoder('latin1').decode(bytes).replace(/^ï»¿/, '');
}

/** A row that names an amount and, twice, what only an account has. */
function isHeading(line: string): boolean {
  if (line.length > 2_000 || !/[;,\t]/.test(line)) return false;
  const names = fold(line);
  return amounts.test(names) && !ofWorks.test(names) && new Set(names.match(ofAccounts)).size >= 2;
}

/** The same of the rows of a spreadsheet. */
export function isStatementTable<Cell>(
  rows: readonly (readonly Cell[])[],
  textOf: (cell: Cell) => string,
): boolean {
  return rows.slice(0, mostLines).some((cells) => isHeading(cells.map(textOf).join(';')));
}

export const statementSheetMessage =
  'Dit is een rekeninguittreksel van uw bank, geen meetstaat. We bewaarden er niets van. Vraag uw bank hetzelfde als CSV of CAMT, en open dat bij ‘Bankbestand’.';

/** Of one that waits in the letterbox. */
export const keptStatementMessage =
  'Dit is een rekeninguittreksel van uw bank, geen offerte, factuur of meetstaat. Verwijder het hier, vraag uw bank hetzelfde als CSV of CAMT, en open dat bij ‘Bankbestand’.';

/** What a bank calls its files: what is in them tells which they are. */
export const statementExtensions = ['.cod', '.sta', '.940'] as const;

export function statementMessage(format: string): string {
  const kind = format === 'csv' ? '' : ` (${format})`;
  return `Dit is een rekeninguittreksel van uw bank${kind}, geen offerte, factuur of meetstaat. We bewaarden er niets van: open het bij ‘Bankbestand’.`;
}
