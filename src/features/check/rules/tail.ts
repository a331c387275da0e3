import { type Cents, parseAmount } from '#/core/money';
import { parseQuantity, type Thousandths } from '#/core/quantity';

export type Unit = 'm²' | 'm³' | 'm' | 'st' | 'uur' | 'dag' | 'kg' | 'Wp' | 'kWp';

/** How quotes write their units. A lump sum is one piece. */
const writtenUnits: Record<Unit, readonly string[]> = {
  'm²': ['m²', 'vkm'],
  'm³': ['m³'],
  m: ['m', 'lm', 'im', 'lopm', 'ml', 'meter'],
  st: [
    'st',
    'stk',
    'stuk',
    'stuks',
    'pc',
    'pcs',
    'pce',
    'set',
    'fft',
    'ff',
    'forf',
    'forfait',
    'gp',
    'sog',
    'ls',
    'eenh',
  ],
  uur: ['u', 'uur', 'uren', 'h', 'hr'],
  dag: ['dag', 'dagen'],
  kg: ['kg'],
  Wp: ['wp'],
  kWp: ['kwp'],
};
const unitOf = new Map(
  Object.entries(writtenUnits).flatMap(([unit, words]) => words.map((word) => [word, unit as Unit])),
);

export type NumberPiece = {
  kind: 'number';
  cents: Cents | undefined;
  quantity: Thousandths | undefined;
  /** Written as money: with cents, or with the sign beside it. */
  isMoney: boolean;
};
type Piece =
  | NumberPiece
  | { kind: 'unit'; unit: Unit }
  | { kind: 'percent'; percent: number }
  | { kind: 'currency' }
  | { kind: 'filler' };

const fillers = new Set(['x', '=', 'à', 'a', '@', '/', 'per', '-', '–', ':', '|', '*']);
const currencies = new Set(['€', 'eur', 'euro']);
const numberWord = /^([-–]?)(€?)([-–]?)(\d[\d.,]{0,17})(-?)(€?)(%?)(?:\/?([a-z²³]{1,7}))?$/;

function readUnit(word: string): Unit | undefined {
  return unitOf.get(word.replace(/^\//, '').replace(/\./g, ''));
}

function readNumber(word: string): Piece[] | undefined {
  const match = numberWord.exec(word);
  if (!match) return undefined;
  const [, minus = '', sign = '', inner = '', body = '', dash = '', after = '', percent = '', glued = ''] =
    match;
  if (dash && !body.endsWith(',')) return undefined;
  const plain = body.replace(/(?<![.,])[.,]+$/, '');
  if (percent) return glued ? undefined : [{ kind: 'percent', percent: Number(plain.replace(',', '.')) }];
  const unit = glued === '' ? undefined : readUnit(glued);
  if (glued !== '' && unit === undefined) return undefined;
  const typed = `${minus || inner ? '-' : ''}${plain}`;
  const number: NumberPiece = {
    kind: 'number',
    cents: parseAmount(typed),
    quantity: parseQuantity(typed),
    isMoney: sign !== '' || after !== '' || dash !== '' || /[.,]\d{2}$/.test(plain),
  };
  return unit === undefined ? [number] : [number, { kind: 'unit', unit }];
}

function readWord(written: string): Piece[] | undefined {
  const word = written
    .toLowerCase()
    .replace(/^\(/, '')
    .replace(/(?<![);:])[);:]+$/, '');
  if (currencies.has(word.replace(/\.$/, ''))) return [{ kind: 'currency' }];
  if (fillers.has(word)) return [{ kind: 'filler' }];
  const unit = readUnit(word);
  if (unit) return [{ kind: 'unit', unit }];
  return readNumber(word);
}

/** '17 645,70' written with a space for the thousands, as one word. */
export function joinThousands(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isTail = /^\d{3}(?:$|[.,]\d{2}$|,-$|\s?€$)/.test(word);
    if (before !== undefined && isTail && /^(?:€|[-–])?\d{1,3}(?:\d{3})?$/.test(before))
      joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

/** No line of work ends in more; a page of nothing but numbers is not read in full. */
const mostPieces = 24;

export type Tail = { pieces: Piece[]; before: string[] };

/** What a line ends in: numbers, units, signs of currency; and the words that stand before. */
export function readTail(words: readonly string[]): Tail {
  const pieces: Piece[] = [];
  let at = words.length;
  while (at > 0 && pieces.length < mostPieces) {
    const word = words[at - 1] ?? '';
    // '6 %' in two words.
    if (word === '%' && /^\d{1,2}$/.test(words[at - 2] ?? '')) {
      pieces.unshift({ kind: 'percent', percent: Number(words[at - 2]) });
      at -= 2;
      continue;
    }
    const read = readWord(word);
    if (!read) break;
    pieces.unshift(...read);
    at -= 1;
  }
  return { pieces: markMoney(pieces), before: words.slice(0, at) };
}

/** '€ 8' and '8 EUR' are money although they have no cents; the sign belongs to what follows, else to what stands before. */
function markMoney(pieces: Piece[]): Piece[] {
  const signFollows = pieces.at(-1)?.kind === 'currency';
  return pieces.map((piece, index) => {
    const beside = pieces[signFollows ? index + 1 : index - 1];
    return piece.kind === 'number' && beside?.kind === 'currency' ? { ...piece, isMoney: true } : piece;
  });
}

export function moneyOf(pieces: readonly Piece[]): Cents[] {
  return pieces.flatMap((piece) =>
    piece.kind === 'number' && piece.isMoney && piece.cents !== undefined ? [piece.cents] : [],
  );
}

type Head = { quantity: Thousandths; unit: Unit | undefined; rest: string[] };

/** The quantity that a line begins with: '6 x Raam', '34 st Stopcontact', '310m Kabel'. */
export function readHead(words: readonly string[]): Head | undefined {
  const [first = '', ...others] = words;
  const [, figure = '', glued = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?)([a-z²³]{0,7})$/i.exec(first) ?? [];
  const [next = '', ...rest] = glued ? [glued, ...others] : others;
  const unit = /^[x×]$/i.test(next) ? 'st' : readUnit(next.toLowerCase());
  const quantity = figure ? parseQuantity(figure) : undefined;
  return quantity === undefined || unit === undefined ? undefined : { quantity, unit, rest };
}
