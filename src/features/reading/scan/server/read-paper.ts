import { formatDay, isDay } from '#/core/day';
import { AppError } from '#/core/errors';
import type { readableKinds } from '#/core/files';
import { type Cents, formatEuro } from '#/core/money';
import type { Found } from '#/features/reading/scan/rules/places';
import type { UnderstoodPaper } from '#/features/reading/scan/rules/understand';
import type { Mail } from '#/features/reading/scan/server/mail-parts';
import { type ReadingEngines, type ReadOptions, readPages } from '#/features/reading/scan/server/read-pages';
import type { Job } from '#/platform/server/heavy-work';
import type { RecognizedPage } from '#/platform/server/reading/text-recognizer';
import { findKind } from '#/platform/server/storage/inspect';

export type PaperFileKind = (typeof readableKinds)[number];

/** A paper with the text that it was understood from. */
export type ReadPaper = {
  paper: UnderstoodPaper;
  source: 'xml' | 'text' | 'picture';
  pages: readonly RecognizedPage[];
  pageCount: number;
  pagesLeftOut: number;
  /** What people have to know besides. */
  notes: string[];
  /** An e-invoice is right in itself, and its page says something else. */
  isContradicted?: boolean;
};

type PaperFile = { kind: PaperFileKind; bytes: Uint8Array };

const noEInvoice =
  'Dit XML-bestand is geen e-factuur die we kennen (UBL of Factur-X). Vraag de factuur als PDF, of vul ze zelf in.';

/** Reads what a paper says, from whatever it came as. */
export async function readPaper(
  engines: ReadingEngines,
  file: PaperFile,
  job: Job,
  options: ReadOptions,
): Promise<ReadPaper> {
  switch (file.kind) {
    case 'xml':
      return readXml(engines, file.bytes, job, options);
    case 'docx':
      return readDocx(engines, file.bytes, job, options);
    case 'eml':
      return readMailed(engines, file.bytes, job, options);
    case 'pdf':
    case 'jpg':
    case 'png':
    case 'webp':
    case 'tiff':
    case 'avif':
    case 'heic':
      return readPdfOrPicture(engines, { bytes: file.bytes, kind: file.kind }, job, options);
  }
}

async function readXml(
  { understander }: ReadingEngines,
  bytes: Uint8Array,
  job: Job,
  { onStep }: ReadOptions,
): Promise<ReadPaper> {
  onStep?.({ step: 'opening' });
  const paper = await understander.findEInvoice(bytes, job);
  if (!paper) throw new AppError('unusable', noEInvoice);
  onStep?.({ step: 'understanding' });
  return { paper, source: 'xml', pages: [], pageCount: 0, pagesLeftOut: 0, notes: [] };
}

async function readDocx(
  { understander }: ReadingEngines,
  bytes: Uint8Array,
  job: Job,
  { onStep, customer, today }: ReadOptions,
): Promise<ReadPaper> {
  onStep?.({ step: 'opening' });
  const pages = await understander.findDocxPages(bytes, job);
  if (!pages || pages.length === 0)
    throw new AppError(
      'unusable',
      'Dit Word-bestand is beschadigd of leeg. Bewaar het als PDF en probeer het opnieuw.',
    );
  onStep?.({ step: 'understanding' });
  const paper = await understander.understand({ pages, customer, today }, job);
  const read = pages.map((page): RecognizedPage => ({ ...page, source: 'text', preview: undefined }));
  return { paper, source: 'text', pages: read, pageCount: pages.length, pagesLeftOut: 0, notes: [] };
}

/** XML inside a PDF wins over what is printed; where they disagree both are told. */
async function readPdfOrPicture(
  engines: ReadingEngines,
  file: { bytes: Uint8Array; kind: Exclude<PaperFileKind, 'xml' | 'docx' | 'eml'> },
  job: Job,
  options: ReadOptions,
): Promise<ReadPaper> {
  const { paper: printed, text } = await readPages(engines, file, job, options);
  const { pages, source, pageCount, pagesLeftOut, attachments } = text;
  const shared = { pages, pageCount, pagesLeftOut };
  for (const { bytes } of attachments) {
    const paper = await engines.understander.findEInvoice(bytes, job);
    if (!paper) continue;
    const sums = differentSums(paper, printed);
    const both = withPlaces(paper, printed);
    // Sums that the page contradicts are not right because they are right among themselves.
    const isContradicted = both.addsUp && sums.length > 0;
    const addsUp = both.addsUp && !isContradicted;
    const notes = [...sums, ...differentDetails(paper, printed)];
    return { ...shared, paper: { ...both, addsUp }, source: 'xml', notes, isContradicted };
  }
  return { ...shared, paper: printed, source, notes: [] };
}

const placed = [
  'companyName',
  'number',
  'date',
  'netAmount',
  'vatAmount',
  'totalAmount',
  'dueDate',
  'iban',
] as const;

/** What the page says as well is shown where it stands. */
function withPlaces(paper: UnderstoodPaper, printed: UnderstoodPaper): UnderstoodPaper {
  const found = placed.flatMap((field) => {
    const [one, other]: (Found<string | number> | undefined)[] = [paper[field], printed[field]];
    return one && other?.place && one.value === other.value ? [[field, { ...one, place: other.place }]] : [];
  });
  return { ...paper, ...Object.fromEntries(found) };
}

const sureSums = 0.75;

function differentSums(paper: UnderstoodPaper, printed: UnderstoodPaper): string[] {
  const names = { totalAmount: 'totaal', netAmount: 'bedrag zonder btw', vatAmount: 'btw-bedrag' } as const;
  return Object.entries(names).flatMap(([field, name]) => {
    const [one, other] = [paper[field as keyof typeof names], printed[field as keyof typeof names]];
    // A page whose own sums don't agree, or of which one rate of several was read, contradicts nothing.
    if (!one || !other?.place || one.value === other.value || other.confidence < sureSums) return [];
    return [differs(`het ${name}`, formatEuro(one.value as Cents), formatEuro(other.value as Cents))];
  });
}

/** What a page shows so surely that it is worth a word. */
const sureEnough = 0.85;

function differentDetails(paper: UnderstoodPaper, printed: UnderstoodPaper): string[] {
  const { number, date } = paper;
  const isSure = (found: Found<unknown> | undefined) => (found?.confidence ?? 0) >= sureEnough;
  const bare = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  const told: string[] = [];
  if (number && printed.number && isSure(printed.number)) {
    const [one, other] = [bare(number.value), bare(printed.number.value)];
    if (!one.includes(other) && !other.includes(one))
      told.push(differs('het nummer', number.value, printed.number.value));
  }
  if (date && printed.date && isSure(printed.date) && date.value !== printed.date.value)
    told.push(differs('de datum', formatDay(date.value), formatDay(printed.date.value)));
  return told;
}

function differs(what: string, told: string, shown: string): string {
  return `In de e-factuur is ${what} ${told}, op de pagina lezen we ${shown}. We namen de e-factuur.`;
}

const rank: readonly PaperFileKind[] = ['xml', 'pdf', 'docx', 'jpg', 'png', 'heic', 'webp', 'tiff', 'avif'];
/** Logos under a signature are pictures too. */
const smallestPicture = 30_000;
const noPaper =
  'In deze mail zit geen offerte of factuur als bijlage. Sla de bijlage apart op, of bewaar de mail als PDF.';

/** The paper attached to a mail; its other parts are named, not opened. */
async function readMailed(
  engines: ReadingEngines,
  bytes: Uint8Array,
  job: Job,
  options: ReadOptions,
): Promise<ReadPaper> {
  options.onStep?.({ step: 'opening' });
  const mail = await engines.understander.findMail(bytes, job);
  const papers = mail ? await listPapers(mail) : [];
  for (const [index, { kind, part }] of papers.entries())
    try {
      const read = await readPaper(engines, { kind, bytes: part.bytes }, job, options);
      const others = mail?.parts.filter((one) => one !== part).map(({ name }) => `‘${name}’`) ?? [];
      const notes =
        others.length > 0 ? [`In de mail zit ook ${others.join(', ')}. Dat is niet gelezen.`] : [];
      return { ...read, paper: withSender(read.paper, mail), notes: [...read.notes, ...notes] };
    } catch (error) {
      // An XML that is no invoice may stand before the PDF that is.
      if (!(error instanceof AppError) || index === papers.length - 1) throw error;
    }
  throw new AppError('unusable', noPaper);
}

async function listPapers({ parts }: Mail) {
  const known = await Promise.all(
    parts.map(async (part) => ({ part, kind: await findKind(Buffer.from(part.bytes)) })),
  );
  return known
    .flatMap(({ part, kind }) => {
      const own = rank.find((one) => one === kind);
      const isPicture = own !== undefined && !['xml', 'pdf', 'docx'].includes(own);
      return own === undefined || (isPicture && part.bytes.length < smallestPicture)
        ? []
        : [{ part, kind: own }];
    })
    .sort((one, other) => rank.indexOf(one.kind) - rank.indexOf(other.kind))
    .slice(0, 3);
}

/** Who sent the mail and when, where the paper doesn't say. */
function withSender(paper: UnderstoodPaper, mail: Mail | undefined): UnderstoodPaper {
  const guess = <Value>(value: Value): Found<Value> => ({ value, confidence: 0.6, place: undefined });
  const { from, date } = mail ?? {};
  return {
    ...paper,
    email: paper.email ?? (from && guess(from.address.toLowerCase())),
    contactPerson: paper.contactPerson ?? (from?.name ? guess(from.name.slice(0, 200)) : undefined),
    date: paper.date ?? (date !== undefined && isDay(date) ? guess(date) : undefined),
  };
}
