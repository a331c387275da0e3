// How well and at what cost quotes are read, by the quality of the picture: npx tsx bench/scan.ts [quality,…] [quote,…]
// Reads ../shared/samples/quotes; every file goes the way of POST /api/ocr/extract-quote, without the server around it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageText } from '#/core/page-text';
import { distance } from '#/features/reading/scan/rules/words';
import {
  type ReadingEngines,
  readPages,
  type UnderstoodText,
} from '#/features/reading/scan/server/read-pages';
import { createUnderstander } from '#/features/reading/scan/server/understander';
import { Job } from '#/platform/server/heavy-work';
import { createTextRecognizer, type PageFileKind } from '#/platform/server/reading/text-recognizer';

type TruthItem = {
  description: string;
  quantity: number | null;
  unitPrice: number | null;
  totalPrice: number;
};
type Truth = {
  id: string;
  pdf: string;
  scanPdf: string;
  images: Record<string, string[]>;
  text: string[];
  fields: {
    companyName: string;
    contactPerson: string;
    totalAmount: number;
    vatAmount: number;
    description: string;
    items: TruthItem[];
  };
};

const samples = join(import.meta.dirname, '../../shared/samples/quotes');
if (!existsSync(samples)) throw new Error('the sample quotes are not here (../shared/samples/quotes)');
const read = (name: string) => readFileSync(join(samples, name));
const truths = JSON.parse(read('truth.json').toString()) as Truth[];

const qualities = (process.argv[2] ?? 'pdf,clean200,scan150,scanPdf,photo,bad').split(',');
const wanted = process.argv[3]?.split(',');

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
function isSame(seen: string | undefined, truth: string, share: number): boolean {
  const [one, other] = [plain(seen ?? ''), plain(truth)];
  const most = Math.floor(Math.max(one.length, other.length) * (1 - share));
  return one !== '' && distance(one, other, most) <= most;
}
const cents = (value: number | null) => (value === null ? undefined : Math.round(value * 100));

function wordRecall(pages: readonly PageText[], texts: readonly string[]): [found: number, all: number] {
  const seen = new Map<string, number>();
  const words = (text: string) =>
    text
      .split(/\s+/)
      .map(plain)
      .filter((word) => word.length > 1);
  for (const word of pages.flatMap(({ lines }) => lines.flatMap(({ text }) => words(text))))
    seen.set(word, (seen.get(word) ?? 0) + 1);
  const expected = texts.flatMap(words);
  const found = expected.filter((word) => {
    const left = seen.get(word) ?? 0;
    seen.set(word, left - 1);
    return left > 0;
  });
  return [found.length, expected.length];
}

/** A quote of several pages was photographed page by page: the total is on the last, the lines on all. */
async function readFiles(engines: ReadingEngines, names: readonly string[]): Promise<UnderstoodText[]> {
  const scans: UnderstoodText[] = [];
  for (const name of names) {
    const kind = name.split('.').at(-1) as PageFileKind;
    const options = { customer: { names: [], addresses: [] }, onStep: () => undefined };
    const job = new Job(1, new AbortController().signal);
    scans.push(await readPages(engines, { bytes: read(name), kind }, job, options));
  }
  return scans;
}

/** What has to be right, as a share: both sums of every clean and scanned page, the lines of clean pages. */
const clean = ['pdf', 'clean200'];
const aimFor = (quality: string) => ({
  sums: [...clean, 'scan150', 'scanPdf'].includes(quality) ? 1 : 0.9,
  company: 0.9,
  items: clean.includes(quality) ? 0.9 : 0,
});

const engines = { recognizer: createTextRecognizer(), understander: createUnderstander() };
const rows = [];
const missed: string[] = [];
for (const quality of qualities) {
  const score = { total: 0, vat: 0, company: 0, contact: 0, subject: 0, items: 0, words: 0 };
  const all = { quotes: 0, items: 0, words: 0, pages: 0 };
  const cpu = process.cpuUsage();
  for (const truth of truths) {
    if (wanted && !wanted.includes(truth.id)) continue;
    const names =
      quality === 'pdf'
        ? [truth.pdf]
        : quality === 'scanPdf'
          ? [truth.scanPdf]
          : (truth.images[quality] ?? []);
    const scans = await readFiles(engines, names);
    const [first, last] = [scans[0]?.paper, scans.at(-1)?.paper];
    const { fields } = truth;
    const checks = {
      total: last?.totalAmount?.value === cents(fields.totalAmount),
      vat: last?.vatAmount?.value === cents(fields.vatAmount),
      company: isSame(first?.companyName?.value, fields.companyName, 0.9),
      contact: isSame((first?.contactPerson ?? last?.contactPerson)?.value, fields.contactPerson, 0.9),
      subject: isSame(first?.description?.value, fields.description, 0.85),
    };
    for (const [name, right] of Object.entries(checks)) {
      if (right) score[name as keyof typeof checks] += 1;
      else console.error(`${truth.id} ${quality}: ${name} is wrong`);
    }
    const items = scans.flatMap(({ paper }) => paper.items);
    for (const item of fields.items) {
      const at = items.findIndex(
        (seen) =>
          seen.totalPrice === cents(item.totalPrice) &&
          isSame(seen.description, item.description, 0.75) &&
          (item.quantity === null ||
            (seen.quantity === Math.round(item.quantity * 1000) && seen.unitPrice === cents(item.unitPrice))),
      );
      if (at < 0) console.error(`${truth.id} ${quality}: ${item.description} is wrong`);
      else {
        score.items += 1;
        items.splice(at, 1);
      }
    }
    const pages = scans.flatMap(({ text }) => text.pages);
    const [found, expected] = wordRecall(pages, truth.text);
    score.words += found;
    all.words += expected;
    all.pages += pages.length;
    all.items += fields.items.length;
    all.quotes += 1;
  }
  const aim = aimFor(quality);
  const shares = {
    sums: Math.min(score.total, score.vat) / all.quotes,
    company: score.company / all.quotes,
    items: score.items / all.items,
  };
  for (const name of ['sums', 'company', 'items'] as const)
    if (shares[name] < aim[name]) missed.push(`${quality}: ${name}`);
  const { user, system } = process.cpuUsage(cpu);
  const of = (right: number) => `${right}/${all.quotes}`;
  rows.push({
    quality,
    total: of(score.total),
    vat: of(score.vat),
    company: of(score.company),
    contact: of(score.contact),
    subject: of(score.subject),
    items: `${score.items}/${all.items}`,
    words: `${((100 * score.words) / all.words).toFixed(1)}%`,
    'CPU s a page': ((user + system) / 1e6 / all.pages).toFixed(2),
    'peak MB': Math.round(process.resourceUsage().maxRSS / 1024),
  });
}
await engines.recognizer.close();
await engines.understander.close();
console.table(rows);
if (missed.length > 0) {
  console.log(`aims missed: ${missed.join(', ')}`);
  process.exitCode = 1;
}
