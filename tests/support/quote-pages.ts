import type { PageText, PageWord } from '#/core/page-text';

/** Quotes laid out as lines with positions, as a reader would hand them over. */

const letter = 0.0085;
const blank = 0.006;
const lineHeight = 0.011;

export type Cell = { text: string; at: number; align?: 'left' | 'right'; size?: number };

/** One line: cells that start (or end) at a share of the width. */
function wordsOf({ text, at, align = 'left', size = 1 }: Cell, top: number, confidence: number): PageWord[] {
  const width = (word: string) => word.length * letter * size;
  const parts = text.split(' ');
  const whole = parts.reduce((sum, part) => sum + width(part), 0) + blank * size * (parts.length - 1);
  let left = align === 'right' ? at - whole : at;
  return parts.map((part) => {
    const box = { left, top, width: width(part), height: lineHeight * size };
    left += width(part) + blank * size;
    return { text: part, box, confidence };
  });
}

export function pageOf(rows: readonly (readonly Cell[])[], confidence = 1): PageText {
  const lines = rows.map((cells, index) => {
    const words = cells.flatMap((cell) => wordsOf(cell, 0.05 + index * 0.02, confidence));
    const first = words[0]?.box ?? { left: 0, top: 0, width: 0, height: 0 };
    const last = words.at(-1)?.box ?? first;
    return {
      text: words.map(({ text }) => text).join(' '),
      words,
      box: { ...first, width: last.left + last.width - first.left },
    };
  });
  return { number: 1, lines };
}

export type MadeItem = { description: string; quantity: number; unit: string; price: number };
export type MadeQuote = {
  company: string;
  contact: string;
  subject: string;
  items: readonly MadeItem[];
  rate: 6 | 21;
  language: 'nl' | 'fr';
  layout: 'columns' | 'quantityFirst' | 'numbered' | 'totalsOnly';
  money: (cents: number) => string;
};

export const moneyStyles: readonly ((cents: number) => string)[] = [
  (cents) => grouped(cents, '.'),
  (cents) => `€ ${grouped(cents, '.')}`,
  (cents) => `${grouped(cents, '.')} €`,
  (cents) => `EUR ${grouped(cents, ' ')}`,
  (cents) => grouped(cents, ' '),
];

function grouped(cents: number, separator: string): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, separator);
  return `${whole},${String(cents % 100).padStart(2, '0')}`;
}

export function sumsOf({ items, rate }: Pick<MadeQuote, 'items' | 'rate'>) {
  const net = items.reduce((sum, { quantity, price }) => sum + (quantity * price) / 1000, 0);
  const vat = Math.round((net * rate) / 100);
  return { net, vat, gross: net + vat };
}

const texts = {
  nl: {
    customer: 'Aan: Familie De Wilde',
    contact: 'Contactpersoon',
    subject: 'Betreft',
    number: 'Offerte nr. OF-2025-114',
    date: 'Datum: 14/03/2025',
    head: ['Omschrijving', 'Aantal', 'Prijs', 'Totaal'],
    net: 'Totaal excl. btw',
    vat: (rate: number) => `BTW ${rate}%`,
    gross: 'Totaal incl. btw',
    valid: 'Deze offerte is 30 dagen geldig.',
  },
  fr: {
    customer: 'Client: Famille Dubois',
    contact: 'Personne de contact',
    subject: 'Objet',
    number: 'Devis n° DV-2025-114',
    date: 'Date: 14/03/2025',
    head: ['Description', 'Quantité', 'Prix', 'Montant'],
    net: 'Total HTVA',
    vat: (rate: number) => `TVA ${rate}%`,
    gross: 'Total TVAC',
    valid: 'Offre valable 30 jours.',
  },
} as const;

export function layOut(quote: MadeQuote, confidence = 1): PageText {
  const { company, contact, subject, items, rate, language, layout, money } = quote;
  const say = texts[language];
  const sums = sumsOf(quote);
  const right = (text: string, at: number): Cell => ({ text, at, align: 'right' });
  const label = (text: string, cents: number): Cell[] => [right(text, 0.75), right(money(cents), 0.95)];
  const [what, count, price, total] = say.head;
  return pageOf(
    [
      [{ text: company, at: 0.08, size: 1.9 }],
      [{ text: 'Molenstraat 45, 9300 Aalst', at: 0.08 }],
      [{ text: 'BTW BE 0403.170.701 - 053 77 12 34', at: 0.08 }],
      [{ text: say.customer, at: 0.08 }],
      [{ text: 'Kerkstraat 12, 9310 Moorsel', at: 0.08 }],
      [{ text: say.number, at: 0.08 }, right(say.date, 0.95)],
      [{ text: `${say.contact}: ${contact}`, at: 0.08 }],
      [{ text: `${say.subject}: ${subject}`, at: 0.08 }],
      ...(layout === 'totalsOnly'
        ? []
        : [[{ text: what, at: 0.08 }, right(count, 0.6), right(price, 0.78), right(total, 0.95)]]),
      ...items.map((item, index) => rowOf(item, index, layout, money)),
      label(say.net, sums.net),
      label(say.vat(rate), sums.vat),
      label(say.gross, sums.gross),
      [{ text: say.valid, at: 0.08 }],
    ],
    confidence,
  );
}

function rowOf(
  item: MadeItem,
  index: number,
  layout: MadeQuote['layout'],
  money: (cents: number) => string,
): Cell[] {
  const { description, quantity, unit, price } = item;
  const count = `${String(quantity / 1000).replace('.', ',')} ${unit}`;
  const amounts: Cell[] = [
    { text: money(price), at: 0.78, align: 'right' },
    { text: money((quantity * price) / 1000), at: 0.95, align: 'right' },
  ];
  switch (layout) {
    case 'columns':
      return [{ text: description, at: 0.08 }, { text: count, at: 0.6, align: 'right' }, ...amounts];
    case 'quantityFirst':
      return [{ text: count, at: 0.08 }, { text: description, at: 0.2 }, ...amounts];
    case 'numbered':
      return [
        { text: `${index + 1}.1`, at: 0.08 },
        { text: description, at: 0.14 },
        { text: count, at: 0.6, align: 'right' },
        ...amounts,
      ];
    case 'totalsOnly':
      return [{ text: `- ${description}`, at: 0.08 }, ...amounts.slice(1)];
  }
}
