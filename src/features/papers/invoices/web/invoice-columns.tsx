import {
  CircleCheck,
  Coins,
  EllipsisVertical,
  Pencil,
  QrCode,
  Trash2,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import type { CallOutput } from '#/core/call';
import { type Day, formatDay } from '#/core/day';
import { formatEuro } from '#/core/money';
import { describeIbanChange, ibanChangeTitle } from '#/features/papers/invoices/rules/iban-change';
import { canTakeBack, nextInvoiceStep } from '#/features/papers/invoices/rules/next-step';
import { InvoiceStateBadge } from '#/features/papers/invoices/web/invoice-state-badge';
import type { IbanChange, Invoice } from '#/features/papers/shared/invoices/contract';
import type { listOpenFindings } from '#/features/papers/shared/invoices/findings-contract';
import { linkedQuoteLabel } from '#/features/papers/shared/invoices/rules/invoice';
import { invoiceKindWords, invoiceName, invoiceTitle } from '#/features/papers/shared/invoices/rules/name';
import {
  type InvoiceState,
  invoiceState,
  isSettled,
  restOf,
  settledWord,
} from '#/features/papers/shared/invoices/rules/payments';
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
import { Badge } from '#/ui/badge';
import { Button, IconButton } from '#/ui/button';
import { Menu, MenuItem } from '#/ui/menu';
import type { Column } from '#/ui/table-types';

export type InvoiceActions = {
  mayChange: (invoice: Invoice) => boolean;
  onEdit: (invoice: Invoice) => void;
  onMarkPaid: (invoice: Invoice) => void;
  onTakeBack: (invoice: Invoice) => void;
  onPay: (invoice: Invoice) => void;
  onPayments: (invoice: Invoice) => void;
  findingsOf: (invoice: Invoice) => OpenFindings | undefined;
  onRemove: (invoice: Invoice) => void;
};

/** What presses first. */
export const stateOrder: Record<InvoiceState, number> = {
  overdue: 0,
  partial: 1,
  pending: 1,
  paid: 2,
  netted: 2,
};

type OpenFindings = CallOutput<typeof listOpenFindings>[number];

const numberOf = ({ invoiceNumber }: Invoice) => invoiceNumber;

export function invoiceColumns(today: Day, actions: InvoiceActions): Column<Invoice>[] {
  return [
    contactColumn({ titleOf: invoiceTitle, numberOf }, (invoice) => (
      <>
        {invoice.ibanChange && <IbanWarning change={invoice.ibanChange} />}
        <FindingsBadge findings={actions.findingsOf(invoice)} />
      </>
    )),
    descriptionColumn(),
    numberColumn(numberOf),
    amountColumn(({ kind, subsidyEligible }) => (
      <>
        {kind !== 'invoice' && <Badge tone="sky">{invoiceKindWords[kind]}</Badge>}
        {subsidyEligible && <Badge tone="sky">Premie</Badge>}
      </>
    )),
    {
      key: 'status',
      header: 'Status',
      cell: (invoice) => <StatusCell invoice={invoice} today={today} />,
      sortBy: (invoice) => stateOrder[invoiceState(invoice, today)],
      width: '8rem',
      tightWidth: '7.25rem',
    },
    dayColumn({ key: 'dueDate', header: 'Vervalt' }, ({ dueDate }) => dueDate),
    {
      key: 'quote',
      header: 'Offerte',
      givesWay: 8,
      onPhone: 'fill',
      cell: ({ quote }) =>
        quote ? (
          <span className="line-clamp-2 wrap-anywhere">{linkedQuoteLabel(quote)}</span>
        ) : (
          'Directe uitgave'
        ),
      sortBy: ({ quote }) => (quote ? linkedQuoteLabel(quote) : null),
      width: '7.5rem',
    },
    fileColumn(),
    shortcutsColumn('5.25rem', (invoice) => <Shortcuts invoice={invoice} {...actions} />),
    {
      ...actionsColumn<Invoice>('8.5rem', (invoice) => <RowActions invoice={invoice} {...actions} />),
      tightWidth: '7.75rem',
    },
  ];
}

/** Under a name: over two lines rather than make its column wider than the rest has room for. */
const mayBreak = 'whitespace-normal! rounded-control';

function FindingsBadge({ findings }: { findings: OpenFindings | undefined }) {
  if (!findings) return null;
  return (
    <Badge
      tone={findings.severity === 'danger' ? 'danger' : 'ochre'}
      icon={<TriangleAlert aria-hidden="true" />}
      className={mayBreak}
    >
      {findings.count === 1 ? '1 punt na te kijken' : `${findings.count} punten na te kijken`}
    </Badge>
  );
}

function IbanWarning({ change }: { change: IbanChange }) {
  return (
    <>
      <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />} className={mayBreak}>
        {ibanChangeTitle(change)}
      </Badge>
      <span className="mt-1 block text-ink-soft text-sm">{describeIbanChange(change)}</span>
    </>
  );
}

function StatusCell({ invoice, today }: { invoice: Invoice; today: Day }) {
  const state = invoiceState(invoice, today);
  const left = restOf(invoice);
  const isPart = left !== 0n && (invoice.payments.length > 0 || invoice.credited !== '0.00');
  return (
    <>
      <InvoiceStateBadge kind={invoice.kind} state={state} />
      {isPart && (
        <span className="block text-ink-soft text-sm max-md:ml-1.5 max-md:inline-block">
          <span className="whitespace-nowrap">
            nog {formatEuro(left > 0n ? left : (-left as typeof left))}
          </span>
          {left < 0n && ' terug'}
        </span>
      )}
      {invoice.paidDate && (
        <span className="block whitespace-nowrap text-ink-soft text-sm max-md:ml-1.5 max-md:inline-block">
          op {formatDay(invoice.paidDate)}
        </span>
      )}
    </>
  );
}

type RowProps = InvoiceActions & { invoice: Invoice };

function Shortcuts({ invoice, mayChange, onEdit, onRemove }: RowProps) {
  if (!mayChange(invoice)) return null;
  const name = invoiceName(invoice);
  return (
    <>
      <IconButton
        label={`Bewerken: ${name}`}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => onEdit(invoice)}
      />
      <IconButton
        label={`Verwijderen: ${name}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onRemove(invoice)}
      />
    </>
  );
}

function RowActions({ invoice, ...actions }: RowProps) {
  const name = invoiceName(invoice);
  const settled = settledWord(invoice.kind);
  const isOpen = !isSettled(invoice);
  const isPayable = nextInvoiceStep(invoice) === 'pay';
  if (!actions.mayChange(invoice)) return null;
  return (
    <span className="flex items-center justify-end gap-0.5">
      {isPayable && (
        <Button
          size="small"
          className="shrink-0 md:px-2"
          aria-label={`Betalen: ${name}`}
          onClick={() => actions.onPay(invoice)}
        >
          Betalen
        </Button>
      )}
      {isOpen && !isPayable && (
        <IconButton
          label={`${name} als ${settled} markeren`}
          icon={<CircleCheck aria-hidden="true" />}
          onClick={() => actions.onMarkPaid(invoice)}
        />
      )}
      <Menu
        align="end"
        trigger={<IconButton label={`Acties voor ${name}`} icon={<EllipsisVertical aria-hidden="true" />} />}
      >
        {isPayable && (
          <MenuItem icon={<QrCode aria-hidden="true" />} onSelect={() => actions.onPay(invoice)}>
            Betalen
          </MenuItem>
        )}
        {isOpen && (
          <MenuItem icon={<CircleCheck aria-hidden="true" />} onSelect={() => actions.onMarkPaid(invoice)}>
            Markeren als {settled}
          </MenuItem>
        )}
        {canTakeBack(invoice) && (
          <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => actions.onTakeBack(invoice)}>
            Toch niet {settled}
          </MenuItem>
        )}
        <MenuItem icon={<Coins aria-hidden="true" />} onSelect={() => actions.onPayments(invoice)}>
          Betalingen
        </MenuItem>
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => actions.onEdit(invoice)}>
          Bewerken
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => actions.onRemove(invoice)}>
          Verwijderen
        </MenuItem>
      </Menu>
    </span>
  );
}
