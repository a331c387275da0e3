import type { PageText } from '#/core/page-text';
import { passageOf } from '#/features/reading/check/rules/passages';
import { type Post, postsOf } from '#/features/reading/check/rules/posts';
import { type QuoteText, readQuoteText } from '#/features/reading/check/rules/quote-text';
import { hasColumns, textPages } from '#/features/reading/check/rules/text-pages';
import { type Totals, totalsOf } from '#/features/reading/check/rules/totals';
import type { Place } from '#/features/reading/scan/rules/places';
import { type UnderstoodPaper, understandPaper } from '#/features/reading/scan/rules/understand';
import type { VatHome } from '#/features/work/shared/rules/vat/parts';

/** What every rule judges by. */
export type Facts = {
  text: QuoteText;
  pages: readonly PageText[];
  /** As the scan understands it too. */
  paper: UnderstoodPaper;
  posts: readonly Post[];
  totals: Totals;
  /** Of the home, where the owner told it elsewhere. */
  buildYear: number | null;
  /** How much of it is left after the works, where the owner said. */
  kept: KeptOfHome;
  /** Read from a picture, where a digit may be misread. */
  scanned: boolean;
  /** Pages that nobody read: what isn't found may stand on them. */
  pagesLeftOut: number;
  /** The line that something of the paper was read from. */
  passageOf: (place: Place | undefined) => string;
  /** Something is priced; what isn't there can only be judged in a quote. */
  isPriced: boolean;
};

type KeptOfHome = Pick<VatHome, 'keepsHalfOfArea' | 'keepsHalfOfBearingWalls'>;

export type FactOptions = {
  buildYear?: number | null;
  kept?: KeptOfHome;
  scanned?: boolean;
  pagesLeftOut?: number;
  /** What an e-invoice in the file says of itself: its own lines and sums, whatever the page looks like. */
  told?: UnderstoodPaper | undefined;
};

/** Of a file the pages as they were read; of a text that somebody pasted its lines alone. */
export type QuoteSource = string | readonly PageText[];

/** Its words about itself stay those of the page, which have a place there; so do sums that the page has otherwise. */
function withTold(seen: UnderstoodPaper, told: UnderstoodPaper): UnderstoodPaper {
  // A sum of ours contradicts nothing.
  const isPrinted = seen.totalAmount !== undefined && !seen.calculated.includes('totalAmount');
  const isOther = seen.isSettled && isPrinted && seen.totalAmount?.value !== told.totalAmount?.value;
  if (isOther) return seen;
  const { netAmount, vatAmount, totalAmount, vatLines, addsUp, calculated, unread } = told;
  const sums = { netAmount, vatAmount, totalAmount, vatLines, addsUp, calculated, unread };
  const isPriced = !seen.itemsAddUp && told.items.some(({ unitPrice }) => unitPrice !== undefined);
  const items = isPriced ? { items: told.items, itemsAddUp: told.itemsAddUp } : {};
  return { ...seen, ...sums, ...items };
}

const nobodySaid: KeptOfHome = { keepsHalfOfArea: null, keepsHalfOfBearingWalls: null };

export function readFacts(source: QuoteSource, options: FactOptions = {}): Facts {
  const { buildYear = null, kept = nobodySaid, scanned = false, pagesLeftOut = 0, told } = options;
  const written =
    typeof source === 'string'
      ? source
      : source.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
  const text = readQuoteText(written);
  const isText = typeof source === 'string';
  const pages = isText ? textPages(text.rows) : source;
  const seen = understandPaper(pages, { isPlain: isText && !hasColumns(text.rows) });
  const paper = told ? withTold(seen, told) : seen;
  const posts = postsOf(paper, pages);
  const totals = totalsOf(paper, pages);
  const isPriced = posts.length > 0 || totals.excl !== null || totals.incl !== null || totals.bare !== null;
  return {
    ...{ text, pages, paper, posts, totals, buildYear, kept, scanned, pagesLeftOut, isPriced },
    passageOf: (place) => passageOf(pages, place),
  };
}
