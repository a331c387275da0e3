import { formatDay } from '#/core/day';
import { centsFromDecimal, formatAmount } from '#/core/money';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import type { ExampleLine } from '#/features/papers/shared/example/line';
import { type ExamplePaper, paperTitles } from '#/features/papers/shared/example/paper';
import { contacts } from '#/features/work/shared/example/contacts';
import { home } from '#/features/work/shared/example/home';

export type LineWords = Record<'description' | 'quantity' | 'unit' | 'price' | 'rate' | 'net', string>;

export const columnWords: LineWords = {
  description: 'Omschrijving',
  quantity: 'Aantal',
  unit: 'Eenheid',
  price: 'Eenheidsprijs',
  rate: 'Btw',
  net: 'Bedrag',
};

const amountOf = (decimal: string) => formatAmount(centsFromDecimal(decimal));

function lineWords({ description, quantity, unit, unitPrice, vatRate, net }: ExampleLine): LineWords {
  return {
    description,
    quantity: quantity === undefined ? '' : formatQuantity(quantityFromDecimal(quantity)),
    unit: unit ?? '',
    price: unitPrice === undefined ? '' : amountOf(unitPrice),
    rate: `${vatRate}%`,
    net: amountOf(net),
  };
}

type Fact = { label: string; value: string };

/** Every word that stands on a paper, in the order in which it is read. */
export type PaperWords = {
  title: string;
  company: string;
  /** Of the firm, below its name. */
  sender: string[];
  facts: Fact[];
  customer: string[];
  subject: string;
  lines: LineWords[];
  totals: Fact[];
  terms: string[];
};

const untilLabels: Record<ExamplePaper['kind'], string> = {
  quote: 'Geldig tot',
  invoice: 'Vervaldatum',
  'credit-note': 'Te verrekenen vóór',
};

export function wordsOfPaper(paper: ExamplePaper): PaperWords {
  const { company, address, phone, email, enterpriseNumber, iban } = contacts[paper.contact];
  const title = paperTitles[paper.kind];
  const euro = (decimal: string) => `€ ${amountOf(decimal)}`;
  return {
    title,
    company,
    sender: [address, `Tel. ${phone}`, email, `Btw ${enterpriseNumber}`, `IBAN ${iban}`],
    facts: [
      { label: `${title} nr.`, value: paper.number },
      { label: 'Datum', value: formatDay(paper.date) },
      { label: untilLabels[paper.kind], value: formatDay(paper.until) },
    ],
    customer: [home.applicants.join(' en '), home.street, `${home.postcode} ${home.city}`],
    subject: paper.subject,
    lines: paper.lines.map(lineWords),
    totals: [
      { label: 'Totaal excl. btw', value: euro(paper.netAmount) },
      ...paper.vatLines.map(({ rate, base, amount }) => ({
        ...{ label: `Btw ${rate}% op ${amountOf(base ?? '0.00')}`, value: euro(amount) },
      })),
      { label: 'Totaal incl. btw', value: euro(paper.amount) },
    ],
    terms: [...paper.terms],
  };
}

/** The same as plain lines, as somebody copies them out of a PDF. */
export function textOfPaper(paper: ExamplePaper): string {
  const { title, company, sender, facts, customer, subject, lines, totals, terms } = wordsOfPaper(paper);
  const row = (words: LineWords) => Object.values(words).filter(Boolean).join(' ');
  const told = ({ label, value }: Fact) => `${label}: ${value}`;
  return [
    ...[company, ...sender, title, ...facts.map(told), 'Klant:', ...customer, `Betreft: ${subject}`],
    ...[row(columnWords), ...lines.map(row), ...totals.map(told), ...terms],
  ].join('\n');
}
