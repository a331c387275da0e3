import {
  BellRing,
  CalendarClock,
  ChevronRight,
  FileClock,
  PiggyBank,
  Receipt,
  TriangleAlert,
} from 'lucide-react';
import { Link } from 'wouter';
import { formatShareOf } from '#/core/percent';
import { budgetAdvice } from '#/features/front/dashboard/rules/advice';
import type { Attention } from '#/features/front/dashboard/rules/attention';
import { euro } from '#/features/front/dashboard/web/euro';
import { budgetPage } from '#/features/money/budget/page';
import { invoicesPage } from '#/features/papers/invoices/page';
import { quotesPage } from '#/features/papers/quotes/page';
import {
  countDays,
  deadlineLabels,
  deadlinePath,
  whenText,
} from '#/features/reminders/deadlines/rules/words';
import { planningPage } from '#/features/site/planning/page';
import { Card, CardHeader } from '#/ui/card';
import { cx } from '#/ui/class-names';

type AttentionPanelProps = {
  attention: readonly Attention[];
  /** Nothing is called in order where there is nothing yet. */
  isEmpty: boolean;
};

export function AttentionPanel({ attention, isEmpty }: AttentionPanelProps) {
  return (
    <Card as="section" aria-labelledby="attention-panel">
      <CardHeader id="attention-panel" title="Wat vraagt aandacht" icon={<BellRing aria-hidden="true" />} />
      {attention.length === 0 ? (
        <p className="text-ink-soft">
          {isEmpty
            ? 'Nog niets: er is nog geen factuur, goedgekeurde offerte of geplande taak.'
            : 'Niets: geen late facturen, geen offertes die verlopen, geen taken die te laat zijn.'}
        </p>
      ) : (
        <ul>
          {attention.map((each) => (
            <li
              key={each.kind === 'budget' ? each.kind : 'key' in each ? each.key : `${each.kind} ${each.id}`}
              className="border-line border-t py-0.5"
            >
              <AttentionRow {...rowOf(each)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type Row = { href: string; title: string; text: string; Icon: typeof Receipt; urgent: boolean };

function AttentionRow({ href, title, text, Icon, urgent }: Row) {
  return (
    <Link
      href={href}
      className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
    >
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', urgent ? 'text-danger' : 'text-ochre')} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold">{title}</span>
        <span className={cx('block text-sm', urgent ? 'text-danger' : 'text-ink-soft')}>{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </Link>
  );
}

function rowOf(attention: Attention): Row {
  switch (attention.kind) {
    case 'budget':
      return {
        href: budgetPage.path,
        title: `Goedgekeurde offertes: ${formatShareOf(attention.percentage, 'uw renovatiebudget')}`,
        text: budgetAdvice(attention),
        Icon: PiggyBank,
        urgent: attention.level === 'danger',
      };
    case 'invoice':
      return {
        href: `${invoicesPage.path}/${attention.id}`,
        title: attention.name,
        text: `Factuur van ${euro(attention.amount)}, ${attention.days === null ? 'achterstallig' : `${countDays(attention.days)} over tijd`}`,
        Icon: Receipt,
        urgent: true,
      };
    case 'quote':
      return {
        href: `${quotesPage.path}/${attention.id}`,
        title: attention.name,
        text: `Offerte van ${euro(attention.amount)} ${expiry(attention.days)}`,
        Icon: FileClock,
        urgent: attention.days < 0,
      };
    case 'task':
      return {
        href: `${planningPage.path}?id=${attention.id}`,
        title: attention.name,
        text: `Taak had ${countDays(attention.days)} geleden moeten beginnen`,
        Icon: CalendarClock,
        urgent: false,
      };
    case 'conflict':
      return {
        href: `${planningPage.path}?id=${attention.id}`,
        title: attention.name,
        text: attention.text,
        Icon: TriangleAlert,
        urgent: true,
      };
    case 'deadline':
      return {
        href: deadlinePath({ kind: attention.what, id: attention.id }),
        title: attention.name,
        text: `${deadlineLabels[attention.what]}: ${whenText(attention.days)}`,
        Icon: CalendarClock,
        urgent: attention.days < 0,
      };
  }
}

function expiry(days: number): string {
  if (days < 0) return `is al ${countDays(-days)} verlopen en wacht nog op een beslissing`;
  if (days === 0) return 'verloopt vandaag';
  return days === 1 ? 'verloopt morgen' : `verloopt over ${countDays(days)}`;
}
