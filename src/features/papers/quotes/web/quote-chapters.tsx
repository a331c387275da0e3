import { type ReactNode, useId } from 'react';
import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { formatEuro, type Total, totalFromDecimal, zeroTotal } from '#/core/money';
import {
  type Chapter,
  type ChapterBar,
  type ChapterItem,
  chaptersOf,
  restMatters,
} from '#/features/papers/quotes/rules/chapters';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { ContactLink } from '#/features/work/shared/contacts/web/contact-link';
import { useHome } from '#/features/work/shared/home/web/use-home';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { amountInWords } from '#/features/work/shared/meetstaat/rules/priced';
import { estimateWithVat } from '#/features/work/shared/meetstaat/rules/totals';
import { useRead } from '#/platform/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { type Stage, StageBar } from '#/ui/chart/stage-bar';
import { cx } from '#/ui/class-names';
import { Skeleton } from '#/ui/skeleton';

const stages = [{ key: 'asked', label: 'Offerte', fill: 'near' }] as const satisfies readonly Stage<string>[];

type QuoteChaptersProps = { projectId: number; quotes: readonly Quote[]; today: Day };

export function QuoteChapters({ projectId, quotes, today }: QuoteChaptersProps) {
  const items = useRead(listItems, { params: { projectId } });
  const home = useHome(projectId);
  const waiting = { failed: 'De meetstaat kon niet geladen worden', loading: <Skeleton className="h-96" /> };
  return (
    <QueryStates query={items} {...waiting}>
      {(all) => (
        <QueryStates query={home} {...waiting}>
          {(own) => (
            <ChapterBars
              quotes={quotes}
              items={all.map((item) => ({ ...item, estimate: estimateWithVat(item, own, today) }))}
            />
          )}
        </QueryStates>
      )}
    </QueryStates>
  );
}

type ChapterBarsProps = { quotes: readonly Quote[]; items: readonly ChapterItem[] };

/** What each quote asks in all and of each chapter of the meetstaat, with what was estimated as a mark. */
function ChapterBars({ quotes, items }: ChapterBarsProps) {
  const id = useId();
  const compared = chaptersOf(quotes, items);
  const { chapters, rest, estimate } = compared;
  const names = namesOf(quotes);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {chapters.length === 0 ? 'De hele offertes' : 'Per hoofdstuk van de meetstaat'}
      </h2>
      <p className="mt-0.5 mb-4 text-[0.9375rem] text-ink-soft">
        {chapters.length === 0
          ? 'Alles met btw. Koppel de lijnen aan posten van de meetstaat om ze per hoofdstuk te vergelijken.'
          : 'Alles met btw, zonder onvoorziene kosten. Het streepje is wat u schatte voor de posten waar deze offertes over gaan.'}
      </p>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <Group
          title="Hele offerte"
          text={estimate > 0n ? `geschat ${amountInWords(estimate, countEstimated(chapters))}` : ''}
          className="md:col-span-2"
          mark={estimate}
          rows={quotes.map((quote) => ({
            quoteId: quote.id,
            amount: totalFromDecimal(quote.amount),
            words:
              chapters.length > 0 && !isLinked(quote, chapters) ? 'nog niet aan de meetstaat gekoppeld' : '',
          }))}
          names={names}
        />
        {chapters.map((chapter) => (
          <Group
            key={chapter.category}
            title={chapter.category}
            text={estimateWords(chapter)}
            mark={chapter.estimate}
            rows={chapter.bars.map((bar) => rowOf(bar, chapter))}
            names={names}
          />
        ))}
        {restMatters(compared, quotes) && (
          <Group
            title="Niet gekoppeld"
            text="lijnen zonder post"
            mark={zeroTotal}
            rows={[...rest].map(([quoteId, amount]) => ({ quoteId, amount, words: '' }))}
            names={names}
          />
        )}
      </div>
    </section>
  );
}

type Row = { quoteId: number; amount: Total | null; words: string };

type GroupProps = {
  title: string;
  text: string;
  mark: Total;
  rows: readonly Row[];
  names: ReadonlyMap<number, ReactNode>;
  className?: string;
};

/** Bars of one scale, so that they can be read against each other. */
function Group({ title, text, mark, rows, names, className }: GroupProps) {
  const whole = [mark, ...rows.map(({ amount }) => amount ?? zeroTotal)].reduce((most, each) =>
    each > most ? each : most,
  );
  return (
    <div className={cx('min-w-0 break-inside-avoid', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b pb-1">
        <h3 className="font-semibold text-base">{title}</h3>
        <p className="text-ink-soft text-sm tabular-nums">{text}</p>
      </div>
      <dl className="mt-2 flex flex-col gap-2.5">
        {rows.map(({ quoteId, amount, words }) => (
          <div
            key={quoteId}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 text-sm"
          >
            <dt className="wrap-anywhere min-w-0">{names.get(quoteId)}</dt>
            <dd className="whitespace-nowrap text-right tabular-nums">
              {amount === null ? <Gap>{words}</Gap> : formatEuro(amount)}
            </dd>
            <dd aria-hidden={amount === null || words === ''} className="col-span-2">
              <StageBar stages={stages} figures={{ asked: amount ?? zeroTotal }} mark={mark} whole={whole} />
              {amount !== null && words !== '' && <Gap>{words}</Gap>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Gap({ children }: { children: ReactNode }) {
  return <span className="block font-semibold text-ochre">{children}</span>;
}

function isLinked({ id }: Quote, chapters: readonly Chapter[]): boolean {
  return chapters.some(({ bars }) => bars.some(({ quoteId }) => quoteId === id));
}

function countEstimated(chapters: readonly Chapter[]) {
  const add = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);
  return {
    count: add(chapters.map(({ itemCount }) => itemCount)),
    withoutPrice: add(chapters.map(({ withoutEstimate }) => withoutEstimate)),
  };
}

function estimateWords({ estimate, itemCount, withoutEstimate }: Chapter): string {
  const posts = itemCount === 1 ? '1 post' : `${itemCount} posten`;
  if (withoutEstimate === itemCount) return `${posts}, niet geschat`;
  const gap = withoutEstimate === 0 ? '' : `, ${withoutEstimate} niet geschat`;
  return `geschat ${formatEuro(estimate)} · ${posts}${gap}`;
}

const gapWords = {
  'no line': 'geen lijn hiervoor',
  'no price': 'geen prijs hiervoor',
  'only an option': 'alleen als optie',
} as const;

function rowOf({ quoteId, asked, lacking }: ChapterBar, { itemCount }: Chapter): Row {
  if (typeof asked === 'string') return { quoteId, amount: null, words: gapWords[asked] };
  return { quoteId, amount: asked, words: lacking === 0 ? '' : `zonder ${lacking} van ${itemCount} posten` };
}

/** By who sent it; with its number where one sent several. */
function namesOf(quotes: readonly Quote[]): ReadonlyMap<number, ReactNode> {
  return new Map(
    quotes.map((quote) => {
      const name = contactName(quote.contact);
      const isShared = quotes.some(({ id, contact }) => id !== quote.id && contactName(contact) === name);
      const firm = <ContactLink key="firm" contact={quote.contact} />;
      return [
        quote.id,
        isShared ? (
          <>
            {quote.quoteNumber ?? 'Offerte'} van {firm}
          </>
        ) : (
          firm
        ),
      ];
    }),
  );
}
