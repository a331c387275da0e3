import type { Quote, QuoteStatus } from '#/features/papers/shared/quotes/contract';
import {
  paymentLabel,
  paymentOfContract,
  quoteStatusLabels,
} from '#/features/papers/shared/quotes/rules/quote';
import { Badge, type BadgeTone } from '#/ui/badge';

const tones: Record<QuoteStatus, BadgeTone> = {
  pending: 'ochre',
  accepted: 'moss',
  rejected: 'danger',
  expired: 'neutral',
};

export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  return <Badge tone={tones[status]}>{quoteStatusLabels[status]}</Badge>;
}

const paymentTones = { unpaid: 'ochre', partial: 'ochre', paid: 'moss' } as const;

/** 'Onbetaald' is grey on what nobody ordered: there is nothing to pay. */
export function PaymentBadge({ quote }: { quote: Quote }) {
  const payment = paymentOfContract(quote);
  const isGrey = payment.state === 'unpaid' && quote.status !== 'accepted';
  return <Badge tone={isGrey ? 'neutral' : paymentTones[payment.state]}>{paymentLabel(payment)}</Badge>;
}
