import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { wordsOnly } from '#/core/page-text';
import type { ReadingStep } from '#/features/papers/shared/reading/paper-data';
import type { Customer } from '#/features/reading/scan/rules/customer';
import type { UnderstoodPaper } from '#/features/reading/scan/rules/understand';
import type { Understander } from '#/features/reading/scan/server/understander';
import type { Job } from '#/platform/server/heavy-work';
import type {
  PageFile,
  RecognizedText,
  RecognizeOptions,
  TextRecognizer,
} from '#/platform/server/reading/text-recognizer';

/** From a file to its text, and from that text to a paper. */
export type ReadingEngines = { recognizer: TextRecognizer; understander: Understander };

export type ReadOptions = {
  customer: Customer;
  today?: Day | undefined;
  onStep?: ((step: ReadingStep) => void) | undefined;
  /** Pictures of the pages are not needed. */
  withoutPreviews?: true;
};

export type UnderstoodText = { text: RecognizedText; paper: UnderstoodPaper };

/** A page with more words is read once: another look at it would take as long, and tell no more of its sums. */
const mostWordsAgain = 2_500;

/** Reads a paper page by page, and its pictures in other ways where net and VAT do not make the total. */
export async function readPages(
  { recognizer, understander }: ReadingEngines,
  file: PageFile,
  job: Job,
  { customer, today, onStep, withoutPreviews }: ReadOptions,
): Promise<UnderstoodText> {
  const options = { onStep, previews: !withoutPreviews };
  const understand = async (text: RecognizedText): Promise<UnderstoodText> => {
    // The previews stay here: only words go to the thread.
    const pages = wordsOnly(text.pages);
    return { text, paper: await understander.understand({ pages, customer, today }, job) };
  };
  const text = await recognizer.recognize(file, job, options);
  onStep?.({ step: 'understanding' });
  let best = await understand(text);
  const { language } = text;
  for (const another of otherWays(best)) {
    if (best.paper.isSettled) break;
    const again = await tryToRecognize(recognizer, file, job, { ...options, ...another, language });
    if (!again) break;
    const merged = { ...best.text, pages: replaced(best.text.pages, again.pages) };
    const seen = await understand(merged);
    const isAlike = hasSameSums(seen.paper, best.paper);
    if (worth(seen.paper) > worth(best.paper)) best = { ...seen, paper: withHead(seen.paper, best.paper) };
    if (isAlike) break;
  }
  return best;
}

/** The look that shows the sums best may miss what another one read above them. */
function withHead(paper: UnderstoodPaper, before: UnderstoodPaper): UnderstoodPaper {
  return {
    ...paper,
    companyName: paper.companyName ?? before.companyName,
    number: paper.number ?? before.number,
    date: paper.date ?? before.date,
  };
}

/** What two looks read alike, a third would read again. */
function hasSameSums(one: UnderstoodPaper, other: UnderstoodPaper): boolean {
  const isAlike = (field: 'netAmount' | 'vatAmount' | 'totalAmount') =>
    one[field]?.value === other[field]?.value;
  return one.totalAmount !== undefined && (['netAmount', 'vatAmount', 'totalAmount'] as const).every(isAlike);
}

/** What was read the first time stands, whatever becomes of another try. */
async function tryToRecognize(
  recognizer: TextRecognizer,
  file: PageFile,
  job: Job,
  options: RecognizeOptions,
): Promise<RecognizedText | undefined> {
  try {
    return await recognizer.recognize(file, job, options);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unusable') return undefined;
    throw error;
  }
}

/** The sums stand on the last page with any. A text is never read as a picture: nothing is gained by it. */
function otherWays({ text, paper }: UnderstoodText): Partial<RecognizeOptions>[] {
  const last = text.pages.findLast(({ source, lines }) => source === 'picture' && lines.length > 3);
  if (!last) return [];
  const named = paper.totalAmount?.place?.page;
  const isPicture = text.pages.some(({ number, source }) => number === named && source === 'picture');
  const page = named !== undefined && isPicture ? named : last.number;
  const words = text.pages.find(({ number }) => number === page)?.lines.flatMap((line) => line.words) ?? [];
  if (words.length > mostWordsAgain) return [];
  return [
    { mode: 'columns', only: [page] },
    { mode: 'raw', only: [page] },
  ];
}

function replaced(pages: RecognizedText['pages'], others: RecognizedText['pages']): RecognizedText['pages'] {
  return pages.map((page) => others.find(({ number }) => number === page.number) ?? page);
}

function worth(paper: UnderstoodPaper): number {
  return (
    (paper.addsUp ? 100 : 0) +
    (paper.isSettled ? 60 : 0) +
    (paper.itemsAddUp ? 50 : 0) +
    (paper.totalAmount ? 20 : 0) +
    (paper.vatAmount ? 5 : 0) +
    Math.min(10, paper.items.length)
  );
}
