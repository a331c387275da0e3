import { type Post, readPost } from '#/features/check/rules/posts';
import { type QuoteText, readQuoteText } from '#/features/check/rules/quote-text';
import { readTail } from '#/features/check/rules/tail';
import { chooseTotals, readTotalLine, type TotalLine, type Totals } from '#/features/check/rules/totals';

const maxPosts = 500;

/** What every rule judges by. */
export type Facts = {
  text: QuoteText;
  posts: readonly Post[];
  totals: Totals;
  /** Of the home, where the owner told it elsewhere. */
  buildYear: number | null;
  /** Read from a picture, where a digit may be misread. */
  scanned: boolean;
  /** Something is priced; what isn't there can only be judged in a quote. */
  isPriced: boolean;
};

/** A table that was copied cell by cell has its amounts on lines of their own: they belong to the words before them. */
function joinCells(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const { pieces, before } = readTail(line.split(' '));
    const isCell = before.length === 0 && pieces.length > 0;
    const isRow = pieces[0]?.kind === 'percent' && pieces.length > 2;
    const endsInNumber = pieces.some(({ kind }) => kind === 'number');
    if (isCell && isOpen && !isRow) joined[joined.length - 1] += ` ${line}`;
    else joined.push(line);
    isOpen = isCell && !isRow ? isOpen : !endsInNumber;
  }
  return joined.map((line) => line.slice(0, 800));
}

/** A line that repeats the sum of those before it closes a chapter; counting it again would double everything. */
function withoutChapterSums(posts: readonly Post[]): Post[] {
  let sum = 0;
  let count = 0;
  return posts.filter((post) => {
    if (count > 1 && post.total === sum) {
      sum = 0;
      count = 0;
      return false;
    }
    sum += post.total;
    count += 1;
    return true;
  });
}

export type FactOptions = { buildYear?: number | null; scanned?: boolean };

export function readFacts(written: string, { buildYear = null, scanned = false }: FactOptions = {}): Facts {
  const text = readQuoteText(written);
  const totalLines: TotalLine[] = [];
  const posts: Post[] = [];
  for (const line of joinCells(text.lines)) {
    const found = readTotalLine(line);
    totalLines.push(...found);
    const post = found.length === 0 && posts.length < maxPosts ? readPost(line) : undefined;
    if (post) posts.push(post);
  }
  const totals = chooseTotals(totalLines);
  const isPriced = posts.length > 0 || totals.excl !== null || totals.incl !== null || totals.bare !== null;
  return { text, posts: withoutChapterSums(posts), totals, buildYear, scanned, isPriced };
}
