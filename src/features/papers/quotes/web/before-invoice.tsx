import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Quote } from '#/features/papers/quotes/contract';
import { quoteName } from '#/features/papers/quotes/rules/name';
import { invoiceObstacle } from '#/features/papers/quotes/rules/next-step';
import { useSetQuoteStatus } from '#/features/papers/quotes/web/queries';
import { ConfirmDialog } from '#/ui/confirm';

type Props = { quote: Quote; onGoOn: () => void; onClose: () => void };

/** Asked before an invoice is made of a quote that nobody accepted, or of which nothing is left. */
export function BeforeInvoice({ quote, onGoOn, onClose }: Props) {
  const { mutate, isPending } = useSetQuoteStatus();
  const name = quoteName(quote);
  if (invoiceObstacle(quote) === 'invoiced') {
    return (
      <ConfirmDialog
        title={`${name} is volledig gefactureerd`}
        text={`Van de ${formatEuro(totalFromDecimal(quote.contractSum))} is ${formatEuro(totalFromDecimal(quote.invoiced))} gefactureerd: er is niets meer om voor te stellen. Een factuur boven de offerte kunt u wel zelf invullen.`}
        confirmLabel="Toch een factuur maken"
        onClose={onClose}
        onConfirm={onGoOn}
      />
    );
  }
  return (
    <ConfirmDialog
      title={`${name} eerst accepteren?`}
      text="Een factuur hoort bij een offerte die u geaccepteerd heeft. Daarna vult u de factuur in; accepteren kunt u ongedaan maken."
      confirmLabel="Accepteren en factuur maken"
      busy={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate(
          { params: { id: quote.id }, body: { status: 'accepted' }, version: quote.version },
          { onSuccess: onGoOn },
        )
      }
    />
  );
}
