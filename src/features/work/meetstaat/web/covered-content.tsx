import type { ReactNode } from 'react';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { CoveredItem } from '#/features/work/meetstaat/coverage-contract';
import type { CoverageFigure } from '#/features/work/meetstaat/rules/coverage-sum';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { hasPrice, noPrice } from '#/features/work/shared/meetstaat/rules/priced';
import { Badge } from '#/ui/badge';
import { nothing } from '#/ui/table-types';

export const coverageNames: Record<CoverageFigure, string> = {
  estimated: 'Geschat',
  quoted: 'Offerte',
  invoiced: 'Gefactureerd',
  paid: 'Betaald',
};

/** In a row and on a card alike. */
export function coveredContent(
  figure: CoverageFigure,
  item: Item,
  covered: CoveredItem | undefined,
): ReactNode {
  if (!covered) return nothing;
  if (figure === 'quoted') return <Quoted {...covered} />;
  return figure === 'estimated' && !hasPrice(item) ? noPrice : euro(covered[figure]);
}

/** What a cell says to another program. */
export function coveredText(figure: CoverageFigure, covered: CoveredItem | undefined): string {
  return (covered?.[figure] ?? '').replace('.', ',');
}

export function euro(amount: string): string {
  return formatEuro(totalFromDecimal(amount));
}

function Quoted({ quoted, quotedAs }: CoveredItem) {
  if (quoted === null) return <Badge tone="ochre">Nog geen offerte</Badge>;
  return (
    <span className="inline-flex flex-col items-end leading-5">
      {euro(quoted)}
      <span className="text-[0.8125rem] text-ink-soft leading-[1.125rem]">
        {quotedAs === 'accepted' ? 'geaccepteerd' : 'laagste offerte'}
      </span>
    </span>
  );
}
