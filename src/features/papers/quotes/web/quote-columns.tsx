import { EllipsisVertical, FilePlus2, Pencil, Sparkles, Trash2 } from 'lucide-react';
import type { Day } from '#/core/day';
import { formatEuro } from '#/core/money';
import type { Quote } from '#/features/papers/quotes/contract';
import { quoteName } from '#/features/papers/quotes/rules/name';
import {
  effectiveQuoteStatus,
  paymentLabel,
  quoteStatusLabels,
  unforeseenTotal,
} from '#/features/papers/quotes/rules/quote';
import { paymentTones, QuoteStatusBadge } from '#/features/papers/quotes/web/quote-badges';
import {
  actionsColumn,
  amountColumn,
  contactColumn,
  dayColumn,
  descriptionColumn,
  fileColumn,
  numberColumn,
} from '#/features/papers/shared/web/paper-columns';
import type { CheckScores, KeptScore } from '#/features/reading/check/web/shared/check-scores';
import { Badge } from '#/ui/badge';
import { IconButton } from '#/ui/button';
import { Menu, MenuItem } from '#/ui/menu';
import { formatScore, ScoreBadge, scoreBand } from '#/ui/score-badge';
import type { Column } from '#/ui/table-types';

export type QuoteActions = {
  mayChange: (quote: Quote) => boolean;
  mayAdd: boolean;
  onEdit: (quote: Quote) => void;
  onCheck: (quote: Quote) => void;
  checkScores: CheckScores | undefined;
  onProgress: (quote: Quote) => void;
  onMakeInvoice: (quote: Quote) => void;
  onRemove: (quote: Quote) => void;
};

export function quoteColumns(today: Day, actions: QuoteActions): Column<Quote>[] {
  return [
    numberColumn(quoteName),
    contactColumn(),
    descriptionColumn(),
    amountColumn(Unforeseen),
    {
      key: 'status',
      header: 'Status',
      cell: (quote) => <StatusCell quote={quote} today={today} actions={actions} />,
      sortBy: (quote) => quoteStatusLabels[effectiveQuoteStatus(quote, today)],
      width: '8rem',
      tightWidth: '7.5rem',
    },
    {
      key: 'payment',
      header: 'Betaling',
      givesWay: 3,
      hideOnPhone: true,
      cell: (quote) => <PaymentCell quote={quote} onProgress={actions.onProgress} />,
      sortBy: ({ payment }) => payment.percent,
      width: '7.5rem',
    },
    { ...dayColumn<Quote>('validUntil', 'Geldig tot', ({ validUntil }) => validUntil), hideOnPhone: true },
    fileColumn(),
    actionsColumn('4rem', (quote) => <RowActions quote={quote} {...actions} />),
  ];
}

/** The score stands under the status: a column of its own would push the actions out of sight. */
function StatusCell({ quote, today, actions }: { quote: Quote; today: Day; actions: QuoteActions }) {
  const kept = actions.checkScores?.get(quote.id);
  return (
    <span className="inline-flex flex-col items-start gap-1 max-md:items-end">
      <QuoteStatusBadge status={effectiveQuoteStatus(quote, today)} />
      {kept && <ScoreCell quote={quote} kept={kept} onCheck={actions.onCheck} />}
    </span>
  );
}

type ScoreCellProps = { quote: Quote; kept: KeptScore; onCheck: (quote: Quote) => void };

function ScoreCell({ quote, kept, onCheck }: ScoreCellProps) {
  const { score, isOld } = kept;
  const word = isOld ? 'verouderd' : scoreBand(score).label;
  return (
    <button
      type="button"
      aria-label={`Score ${formatScore(score)} op 10, ${word}: controle van ${quoteName(quote)} bekijken`}
      onClick={() => onCheck(quote)}
      className="inline-flex min-h-11 items-center rounded-full hover:brightness-95 md:min-h-8"
    >
      <ScoreBadge {...kept} />
    </button>
  );
}

function Unforeseen({ unforeseenCosts }: Quote) {
  const extra = unforeseenTotal(unforeseenCosts);
  return extra > 0 && <span className="block text-ink-soft text-sm">+ {formatEuro(extra)} onvoorzien</span>;
}

function PaymentCell({ quote, onProgress }: { quote: Quote; onProgress: (quote: Quote) => void }) {
  const { payment } = quote;
  const label = paymentLabel(payment);
  return (
    <button
      type="button"
      aria-label={`${label}: betalingen van ${quoteName(quote)} bekijken`}
      onClick={() => onProgress(quote)}
      className="inline-flex min-h-11 items-center rounded-full hover:brightness-95 md:min-h-8"
    >
      <Badge tone={paymentTones[payment.state]}>{label}</Badge>
    </button>
  );
}

function RowActions({ quote, ...actions }: QuoteActions & { quote: Quote }) {
  const mayChange = actions.mayChange(quote);
  const mayInvoice = actions.mayAdd && (mayChange || quote.status === 'accepted');
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label={`Acties voor ${quoteName(quote)}`}
          icon={<EllipsisVertical aria-hidden="true" />}
        />
      }
    >
      {mayInvoice && (
        <MenuItem icon={<FilePlus2 aria-hidden="true" />} onSelect={() => actions.onMakeInvoice(quote)}>
          Factuur maken
        </MenuItem>
      )}
      <MenuItem icon={<Sparkles aria-hidden="true" />} onSelect={() => actions.onCheck(quote)}>
        AI Controle
      </MenuItem>
      {mayChange && (
        <>
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => actions.onEdit(quote)}>
            Bewerken
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => actions.onRemove(quote)}>
            Verwijderen
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
