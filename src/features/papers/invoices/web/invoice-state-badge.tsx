import type { InvoiceKind } from '#/features/papers/shared/invoices/contract';
import { type InvoiceState, invoiceStateLabel } from '#/features/papers/shared/invoices/rules/payments';
import { Badge, type BadgeTone } from '#/ui/badge';

const tones: Record<InvoiceState, BadgeTone> = {
  pending: 'ochre',
  partial: 'ochre',
  paid: 'moss',
  overdue: 'danger',
  netted: 'neutral',
};

export function InvoiceStateBadge({ kind, state }: { kind: InvoiceKind; state: InvoiceState }) {
  return <Badge tone={tones[state]}>{invoiceStateLabel(kind, state)}</Badge>;
}
