import type { QuoteStatus } from '#/features/papers/quotes/contract';
import { quoteStatusLabels } from '#/features/papers/quotes/rules/quote';
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

export const paymentTones = { unpaid: 'neutral', partial: 'ochre', paid: 'moss' } as const;
