import { joinAddress } from '#/features/work/contacts/rules/exchange/card-address';
import {
  type FoundContact,
  makeContact,
  type RawContact,
} from '#/features/work/contacts/rules/exchange/found-contact';
import {
  type CardLine,
  plainValue,
  readLine,
  splitValue,
  unfoldLines,
} from '#/features/work/contacts/rules/exchange/vcard-lines';

/** 'tel:+32-470-12-34-56' of a newer card. */
function withoutScheme(value: string): string {
  return plainValue(value).replace(/^(?:tel|mailto):/i, '');
}

function has(line: CardLine, word: string): boolean {
  return line.marks.some((mark) => mark.split(/[=,"]/).includes(word));
}

/** What one is reached on first: what is marked as such, then a mobile, a fax last. */
function rank(line: CardLine): number {
  if (has(line, 'FAX')) return 3;
  if (has(line, 'PREF') || line.marks.includes('PREF=1')) return 0;
  return has(line, 'CELL') ? 1 : 2;
}

/** Of family, first, other names, title before and letters after. */
function nameFromParts(value: string): string {
  const [family = '', first = '', others = '', before = '', after = ''] = splitValue(value, ';');
  return [before, first, others, family, after].filter((part) => part.trim() !== '').join(' ');
}

function rawOf(lines: readonly CardLine[]): RawContact {
  const all = (...names: string[]) => lines.filter(({ name }) => names.includes(name));
  const first = (...names: string[]) => all(...names)[0]?.value ?? '';
  return {
    name: plainValue(first('FN')).trim() || nameFromParts(first('N')),
    company: splitValue(first('ORG'), ';')
      .filter((part) => part.trim() !== '')
      .join(', '),
    emails: all('EMAIL').map(({ value }) => withoutScheme(value)),
    phones: all('TEL')
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ value }) => withoutScheme(value)),
    address: joinAddress(splitValue(first('ADR'), ';')),
    enterpriseNumber: plainValue(first('X-VAT-NUMBER')),
    iban: plainValue(first('X-IBAN')),
    notes: all('NOTE')
      .map(({ value }) => plainValue(value))
      .join('\n'),
    types: all('CATEGORIES').flatMap(({ value }) => splitValue(value, ',')),
    trades: all('CATEGORIES', 'ROLE', 'TITLE').flatMap(({ value }) => splitValue(value, ',')),
  };
}

/** Every card in a file, of version 2.1, 3.0 or 4.0; undefined for one that tells nothing of anybody. */
export function* readCards(text: string): Generator<FoundContact | undefined> {
  let card: CardLine[] | undefined;
  for (const unfolded of unfoldLines(text)) {
    const line = readLine(unfolded);
    if (!line) continue;
    const isBorder = line.value.trim().toUpperCase() === 'VCARD';
    if (isBorder && (line.name === 'BEGIN' || line.name === 'END')) {
      if (card) yield makeContact(rawOf(card));
      card = line.name === 'BEGIN' ? [] : undefined;
    } else card?.push(line);
  }
  // Of a file that was cut off.
  if (card && card.length > 0) yield makeContact(rawOf(card));
}
