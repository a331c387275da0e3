import { EllipsisVertical, FilePlus2, Pencil, Sparkles, Trash2 } from 'lucide-react';
import type { Day } from '#/core/day';
import { formatEuro } from '#/core/money';
import { PaymentBadge, QuoteStatusBadge } from '#/features/papers/quotes/web/quote-badges';
import type { CheckScores, KeptScore } from '#/features/papers/shared/checks/web/check-scores';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteName, quoteTitle } from '#/features/papers/shared/quotes/rules/name';
import {
  effectiveQuoteStatus,
  paymentLabel,
  paymentOfContract,
  quoteStatusLabels,
  unforeseenTotal,
} from '#/features/papers/shared/quotes/rules/quote';
import {
  actionsColumn,
  amountColumn,
  contactColumn,
  dayColumn,
  descriptionColumn,
  fileColumn,
  numberColumn,
  shortcutsColumn,
} from '#/features/papers/shared/web/paper-columns';
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

const numberOf = ({ quoteNumber }: Quote) => quoteNumber;

export function quoteColumns(today: Day, actions: QuoteActions): Column<Quote>[] {
  return [
    contactColumn({ titleOf: quoteTitle, numberOf }),
    descriptionColumn(),
    numberColumn(numberOf),
    amountColumn(Unforeseen),
    {
      key: 'status',
      header: 'Status',
      cell: (quote) => <StatusCell quote={quote} today={today} actions={actions} />,
      sortBy: (quote) => quoteStatusLabels[effectiveQuoteStatus(quote, today)],
      width: '8rem',
      tightWidth: '7.25rem',
    },
    {
      key: 'payment',
      header: 'Betaling',
      givesWay: 5,
      foldsInto: 'status',
      cell: (quote) => <PaymentCell quote={quote} onProgress={actions.onProgress} />,
      sortBy: (quote) => paymentOfContract(quote).percent,
      width: '7.5rem',
    },
    dayColumn(
      { key: 'validUntil', header: 'Geldig tot', shortHeader: 'tot' },
      ({ validUntil }) => validUntil,
    ),
    fileColumn(),
    shortcutsColumn('7.5rem', (quote) => <Shortcuts quote={quote} {...actions} />),
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
  const label = paymentLabel(paymentOfContract(quote));
  return (
    <button
      type="button"
      aria-label={`${label}: betalingen van ${quoteName(quote)} bekijken`}
      onClick={() => onProgress(quote)}
      className="inline-flex min-h-11 items-center rounded-full hover:brightness-95 md:min-h-8"
    >
      <PaymentBadge quote={quote} />
    </button>
  );
}

type RowProps = QuoteActions & { quote: Quote };

/** An invoice of one that nobody accepted is made by who may accept it. */
function mayInvoice({ quote, mayAdd, mayChange }: RowProps): boolean {
  return mayAdd && (mayChange(quote) || quote.status === 'accepted');
}

function Shortcuts(props: RowProps) {
  const { quote, mayChange, onMakeInvoice, onEdit, onRemove } = props;
  const name = quoteName(quote);
  return (
    <>
      {mayInvoice(props) && (
        <IconButton
          label={`Factuur maken: ${name}`}
          icon={<FilePlus2 aria-hidden="true" />}
          onClick={() => onMakeInvoice(quote)}
        />
      )}
      {mayChange(quote) && (
        <>
          <IconButton
            label={`Bewerken: ${name}`}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onEdit(quote)}
          />
          <IconButton
            label={`Verwijderen: ${name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onRemove(quote)}
          />
        </>
      )}
    </>
  );
}

function RowActions(props: RowProps) {
  const { quote, ...actions } = props;
  const mayChange = actions.mayChange(quote);
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
      {mayInvoice(props) && (
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
