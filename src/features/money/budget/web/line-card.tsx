import { Route } from 'lucide-react';
import { useId } from 'react';
import { formatEuro, type Total } from '#/core/money';
import type { MoneyLine } from '#/features/money/budget/rules/line';
import { MoneyLineFigures } from '#/features/money/budget/web/shared/money-line-figures';
import { Card, CardHeader } from '#/ui/card';

type LineCardProps = { line: MoneyLine; outside: Total; unforeseen: Total };

export function LineCard({ line, outside, unforeseen }: LineCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="break-inside-avoid">
      <CardHeader id={id} title="Van budget tot betaald" icon={<Route aria-hidden="true" />} />
      <MoneyLineFigures line={line} />
      <p className="mt-3 text-ink-soft text-sm">{explanation(outside, unforeseen)}</p>
    </Card>
  );
}

function explanation(outside: Total, unforeseen: Total): string {
  return [
    'Vastgelegd zijn goedgekeurde offertes en goedgekeurd meerwerk.',
    outside === 0n
      ? 'Vrij is wat daarna van uw renovatiebudget overblijft.'
      : `Vrij is wat daarna overblijft, ook na ${formatEuro(outside)} aan facturen zonder goedgekeurde offerte.`,
    ...(unforeseen > 0n
      ? [
          `Onvoorziene kosten (${formatEuro(unforeseen)}) liggen nog niet vast: die tellen mee in het reële budget.`,
        ]
      : []),
  ].join(' ');
}
