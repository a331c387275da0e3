import { FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { type Day, formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import type { Quote } from '#/features/quotes/contract';
import {
  effectiveQuoteStatus,
  paymentLabel,
  quoteStatusLabels,
  senderName,
  unforeseenTotal,
} from '#/features/quotes/rules';
import { paymentTones, QuoteStatusBadge } from '#/features/quotes/web/quote-badges';
import { StoredFileLink } from '#/platform/web/paper-file';
import { Badge } from '#/ui/badge';
import { IconButton } from '#/ui/button';
import type { Column } from '#/ui/table-types';

export type QuoteActions = {
  mayChange: (quote: Quote) => boolean;
  mayAdd: boolean;
  onEdit: (quote: Quote) => void;
  onProgress: (quote: Quote) => void;
  onMakeInvoice: (quote: Quote) => void;
  onRemove: (quote: Quote) => void;
};

export function quoteName({ quoteNumber, id }: Pick<Quote, 'quoteNumber' | 'id'>): string {
  return quoteNumber ?? `Offerte ${id}`;
}

export function quoteColumns(today: Day, actions: QuoteActions): Column<Quote>[] {
  return [
    {
      key: 'number',
      header: 'Nummer',
      role: 'title',
      cell: quoteName,
      sortBy: quoteName,
      width: '7rem',
    },
    {
      key: 'contact',
      header: 'Contact',
      cell: ({ contact }) => (
        <>
          <span className="block">{senderName(contact)}</span>
          {contact.company && <span className="block text-ink-soft text-sm">{contact.name}</span>}
        </>
      ),
      sortBy: ({ contact }) => senderName(contact),
    },
    {
      key: 'description',
      header: 'Omschrijving',
      cell: ({ description }) => <span className="line-clamp-2">{description ?? '-'}</span>,
      sortBy: ({ description }) => description,
    },
    {
      key: 'amount',
      header: 'Bedrag',
      align: 'end',
      cell: AmountCell,
      sortBy: ({ amount }) => centsFromDecimal(amount),
      width: '8rem',
    },
    {
      key: 'status',
      header: 'Status',
      cell: (quote) => <QuoteStatusBadge status={effectiveQuoteStatus(quote, today)} />,
      sortBy: (quote) => quoteStatusLabels[effectiveQuoteStatus(quote, today)],
      width: '8rem',
    },
    {
      key: 'payment',
      header: 'Betaling',
      cell: (quote) => <PaymentCell quote={quote} onProgress={actions.onProgress} />,
      sortBy: ({ payment }) => payment.percent,
      width: '8rem',
    },
    {
      key: 'validUntil',
      header: 'Geldig tot',
      cell: ({ validUntil }) => (validUntil ? formatDay(validUntil) : '-'),
      sortBy: ({ validUntil }) => validUntil,
      width: '7rem',
    },
    {
      key: 'file',
      header: 'Bestand',
      cell: ({ file, filePath }) =>
        file && filePath ? <StoredFileLink file={file} path={filePath} look="icon" /> : '-',
      width: '5rem',
    },
    {
      key: 'actions',
      header: 'Acties',
      hideHeader: true,
      role: 'actions',
      align: 'end',
      cell: (quote) => <RowActions quote={quote} {...actions} />,
      width: '9rem',
    },
  ];
}

function AmountCell({ amount, unforeseenCosts }: Quote) {
  const extra = unforeseenTotal(unforeseenCosts);
  return (
    <>
      <span className="block whitespace-nowrap">{formatEuro(centsFromDecimal(amount))}</span>
      {extra > 0 && (
        <span className="block whitespace-nowrap text-ink-soft text-sm">
          + {formatEuro(extra)} onvoorzien
        </span>
      )}
    </>
  );
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

function RowActions({
  quote,
  mayChange,
  mayAdd,
  onEdit,
  onMakeInvoice,
  onRemove,
}: QuoteActions & { quote: Quote }) {
  const name = quoteName(quote);
  return (
    <span className="flex justify-end">
      {mayAdd && quote.status === 'accepted' && (
        <IconButton
          label={`Factuur maken van ${name}`}
          icon={<FilePlus2 aria-hidden="true" />}
          onClick={() => onMakeInvoice(quote)}
        />
      )}
      {mayChange(quote) && (
        <>
          <IconButton
            label={`${name} bewerken`}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onEdit(quote)}
          />
          <IconButton
            label={`${name} verwijderen`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onRemove(quote)}
          />
        </>
      )}
    </span>
  );
}
