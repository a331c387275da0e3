// How well papers are read, ours and those that strangers made: npx tsx bench/read.ts [part of a name,…]
// Of each field: right / wrong / empty. Wrong is worse than empty; wrong under a tick must be none.
// Reads ../shared/samples; every file goes the way of POST /api/papers/read, without the server around it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindToRead } from '#/features/reading/scan/server/kind-to-read';
import { readPaper } from '#/features/reading/scan/server/read-paper';
import { createUnderstander } from '#/features/reading/scan/server/understander';
import { Job } from '#/platform/server/heavy-work';
import { createTextRecognizer } from '#/platform/server/reading/text-recognizer';
import { findKind } from '#/platform/server/storage/inspect';
import { startBuiltWorkers } from './support/built-workers';

const samples = join(import.meta.dirname, '../../shared/samples');
if (!existsSync(samples)) throw new Error('the samples are not here (../shared/samples)');

/** What is counted and what one of it costs, in units and euros. */
type Work = { quantity: number | undefined; price: number | undefined };

type Seen = {
  company: string | null;
  number: string | null;
  date: string | null;
  net: number | null;
  vat: number | null;
  total: number | null;
  lines: number;
  works: Work[];
  green: boolean;
  pages: number;
};

type Truth = {
  company: string | null;
  number: string | null;
  date: string | null;
  net: number | null;
  vat: number | null;
  total: number | null;
  lines: number | null;
  /** Not told of the papers of strangers. */
  works?: Work[];
};
type Paper = { name: string; group: string; files: string[]; truth: Truth };

const json = (path: string) => JSON.parse(readFileSync(join(samples, path), 'utf8'));

function realPapers(): Paper[] {
  const truths = json('real/papers.json') as Record<string, Truth & { language: string }>;
  return Object.entries(truths).map(([name, truth]) => ({
    name,
    group: `real ${/\.(pdf|docx)$/.test(name) ? `text ${truth.language}` : 'picture'}`,
    files: [`real/papers/${name}`],
    truth,
  }));
}

/** What an e-invoice says stands in it: taken out here by its tags alone, another way than the reader's. */
function eInvoices(): Paper[] {
  return readdirSync(join(samples, 'real/e-invoices')).map((name) => {
    const path = `real/e-invoices/${name}`;
    const xml = readFileSync(join(samples, path), 'utf8').replace(/<!--[\s\S]*?-->/g, '');
    const isCredit = xml.includes('<CreditNote');
    const first = (tag: string, from = xml) =>
      new RegExp(`<cbc:${tag}\\b[^>]*>([^<]*)<`).exec(from)?.[1]?.trim();
    const amount = (tag: string, from = xml) => (isCredit ? -1 : 1) * Number(first(tag, from));
    const seller = xml.slice(
      xml.indexOf('<cac:AccountingSupplierParty>'),
      xml.indexOf('</cac:AccountingSupplierParty>'),
    );
    const tax = xml.slice(xml.indexOf('<cac:TaxTotal>'));
    return {
      name,
      group: 'e-invoice',
      files: [path],
      truth: {
        company:
          first('Name', seller.slice(seller.indexOf('<cac:PartyName>'))) ??
          first('RegistrationName', seller) ??
          null,
        number: first('ID') ?? null,
        date: first('IssueDate') ?? null,
        net: amount('TaxExclusiveAmount'),
        vat: amount('TaxAmount', tax),
        total: amount('TaxInclusiveAmount'),
        lines: xml.match(/<cac:(?:Invoice|CreditNote)Line>/g)?.length ?? 0,
        works: xml
          .split(/<cac:(?:Invoice|CreditNote)Line>/)
          .slice(1)
          .map((line) => ({
            quantity: Number(first('(?:Invoiced|Credited)Quantity', line)),
            price: Number(first('PriceAmount', line)) / Number(first('BaseQuantity', line) ?? 1),
          })),
      },
    };
  });
}

type Drawn = {
  id: string;
  pdf: string;
  scanPdf: string;
  images: Record<string, string[]>;
  fields: {
    companyName: string;
    totalAmount: number;
    vatAmount: number;
    netAmount: number;
    items: { quantity: number; unitPrice: number }[];
  };
};

function drawnQuotes(): Paper[] {
  const truths = json('quotes/truth.json') as Drawn[];
  return ['pdf', 'clean200', 'scan150', 'scanPdf', 'photo', 'bad'].flatMap((quality) =>
    truths.map(({ id, pdf, scanPdf, images, fields }) => {
      const files = quality === 'pdf' ? [pdf] : quality === 'scanPdf' ? [scanPdf] : (images[quality] ?? []);
      return {
        name: `${id} ${quality}`,
        group: `drawn ${quality}`,
        files: files.map((name) => `quotes/${name}`),
        truth: {
          company: fields.companyName,
          number: null,
          date: null,
          net: fields.netAmount,
          vat: fields.vatAmount,
          total: fields.totalAmount,
          lines: fields.items.length,
          works: fields.items.map(({ quantity, unitPrice }) => ({ quantity, price: unitPrice })),
        },
      };
    }),
  );
}

const plain = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

const holds = (one: string, other: string) =>
  one !== '' && other !== '' && (one.includes(other) || other.includes(one));
const cents = (value: number | null) => (value === null ? null : Math.round(value * 100));

const fields = ['company', 'number', 'date', 'net', 'vat', 'total', 'lines'] as const;
type Field = (typeof fields)[number];

/** Of a quote photographed page by page the total is on the last, the lines on all. */
function together(seen: readonly Seen[]): Seen {
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last) throw new Error('nothing was read');
  return {
    ...last,
    company: first.company,
    number: first.number,
    date: first.date,
    lines: seen.reduce((sum, { lines }) => sum + lines, 0),
    works: seen.flatMap(({ works }) => works),
    pages: seen.reduce((sum, { pages }) => sum + pages, 0),
  };
}

const isNear = (one: number | undefined, other: number | undefined, most: number) =>
  one !== undefined && other !== undefined && Math.abs(Math.abs(one) - Math.abs(other)) <= most;

/** How many were found, each with its quantity and its price to the cent. */
function countWorks(seen: readonly Work[], truth: readonly Work[]): number {
  const left = [...seen];
  return truth.filter(({ quantity, price }) => {
    const at = left.findIndex(
      (one) => isNear(one.quantity, quantity, 0.0006) && isNear(one.price, price, 0.0051),
    );
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

function isRight(field: Field, seen: Seen, truth: Truth): boolean {
  switch (field) {
    case 'company':
      return holds(plain(seen.company), plain(truth.company));
    case 'number':
      return plain(seen.number) === plain(truth.number);
    case 'date':
      return seen.date === truth.date;
    case 'lines':
      return seen.lines === truth.lines;
    case 'net':
    case 'vat':
    case 'total':
      return seen[field] === cents(truth[field]);
  }
}

const wanted = process.argv[2]?.split(',');
const papers = [...realPapers(), ...eInvoices(), ...drawnQuotes()].filter(
  ({ name, group }) => !wanted || wanted.some((part) => `${group} ${name}`.includes(part)),
);

/** Refused, or given up on a machine that has other things to do. */
const nothing: Seen = {
  ...{ company: null, number: null, date: null, net: null, vat: null, total: null },
  ...{ lines: 0, works: [], green: false, pages: 1 },
};

await startBuiltWorkers();
const engines = { recognizer: createTextRecognizer(), understander: createUnderstander() };

async function read(path: string): Promise<Seen> {
  const bytes = readFileSync(join(samples, path));
  const kind = kindToRead({ kind: (await findKind(bytes)) ?? 'pdf', bytes });
  const job = new Job(1, new AbortController().signal);
  const options = { customer: { names: [], addresses: [] }, onStep: () => undefined };
  const { paper, pages } = await readPaper(engines, { bytes, kind }, job, options);
  return {
    company: paper.companyName?.value ?? null,
    number: paper.number?.value ?? null,
    date: paper.date?.value ?? null,
    net: paper.netAmount?.value ?? null,
    vat: paper.vatAmount?.value ?? null,
    total: paper.totalAmount?.value ?? null,
    lines: paper.items.length,
    works: paper.items.map(({ quantity, unitPrice }) => ({
      quantity: quantity === undefined ? undefined : quantity / 1000,
      price: unitPrice === undefined ? undefined : unitPrice / 100,
    })),
    green: paper.addsUp,
    pages: Math.max(1, pages.length),
  };
}

type Row = Record<Field, [right: number, wrong: number, empty: number]> & {
  papers: number;
  works: [right: number, all: number];
  green: number;
  wrongGreen: number;
  pages: number;
  cpu: number;
};
const rows = new Map<string, Row>();
for (const { name, group, files, truth } of papers) {
  const row = rows.get(group) ?? {
    ...(Object.fromEntries(fields.map((field) => [field, [0, 0, 0]])) as Record<
      Field,
      [number, number, number]
    >),
    papers: 0,
    works: [0, 0],
    green: 0,
    wrongGreen: 0,
    pages: 0,
    cpu: 0,
  };
  rows.set(group, row);
  const before = process.cpuUsage();
  const seen = together(await Promise.all(files.map((file) => read(file).catch(() => nothing))));
  const { user, system } = process.cpuUsage(before);
  row.papers += 1;
  row.pages += seen.pages;
  row.cpu += (user + system) / 1e6;
  const wrong: string[] = [];
  for (const field of fields) {
    if (truth[field] === null) continue;
    const isEmpty = seen[field] === null || (field === 'lines' && seen.lines === 0);
    row[field][isRight(field, seen, truth) ? 0 : isEmpty ? 2 : 1] += 1;
    if (!isRight(field, seen, truth)) wrong.push(`${field} ${seen[field] ?? '–'} (${truth[field]})`);
  }
  if (truth.works) {
    const right = countWorks(seen.works, truth.works);
    row.works[0] += right;
    row.works[1] += truth.works.length;
    if (right < truth.works.length) wrong.push(`quantity and price of ${right} (${truth.works.length})`);
  }
  const isWrongAmount = (['net', 'vat', 'total'] as const).some(
    (field) => truth[field] !== null && !isRight(field, seen, truth),
  );
  if (seen.green) row.green += 1;
  if (seen.green && isWrongAmount) row.wrongGreen += 1;
  if (wrong.length > 0) console.error(`${seen.green ? 'GREEN ' : ''}${name}: ${wrong.join(', ')}`);
}
await engines.recognizer.close();
await engines.understander.close();
console.table(
  [...rows].map(([group, row]) => ({
    group,
    ...Object.fromEntries(
      fields.map((field) => [
        `${field} r/w/e`,
        row[field].some((count) => count > 0) ? row[field].join('/') : '',
      ]),
    ),
    'quantity and price': row.works[1] > 0 ? row.works.join('/') : '',
    green: `${row.green}/${row.papers}`,
    'wrong under green': row.wrongGreen,
    'CPU s a page': (row.cpu / row.pages).toFixed(2),
  })),
);
console.log(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
