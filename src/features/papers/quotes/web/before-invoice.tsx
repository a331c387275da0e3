import { formatEuro, totalFromDecimal } from '#/core/money';
import { invoiceObstacle } from '#/features/papers/quotes/rules/next-step';
import { AcceptDialog } from '#/features/papers/quotes/web/lazy-accept';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteName } from '#/features/papers/shared/quotes/rules/name';
import { ConfirmDialog } from '#/ui/confirm';

type Props = { quote: Quote; onGoOn: () => void; onClose: () => void };

/** Asked before an invoice is made of a quote that nobody accepted, or of which nothing is left. */
export function BeforeInvoice({ quote, onGoOn, onClose }: Props) {
  const name = quoteName(quote);
  if (invoiceObstacle(quote) === 'invoiced') {
    return (
      <ConfirmDialog
        title={`${name} is volledig gefactureerd`}
        text={`Van de ${formatEuro(totalFromDecimal(quote.contractSum))} is ${formatEuro(totalFromDecimal(quote.invoiced))} gefactureerd: er is niets meer om voor te stellen. Een factuur boven de offerte kunt u wel zelf invullen.`}
        confirmLabel="Factuur maken"
        onClose={onClose}
        onConfirm={onGoOn}
      />
    );
  }
  // An invoice belongs to a quote that was accepted; accepting can be undone.
  return <AcceptDialog quote={quote} onDone={onGoOn} onClose={onClose} />;
}
