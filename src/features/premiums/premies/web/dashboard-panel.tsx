import { HandCoins } from 'lucide-react';
import { Link } from 'wouter';
import { dayAt, formatDay } from '#/core/day';
import { euroRange } from '#/core/euro';
import type { PremiesOverview } from '#/features/premiums/premies/overview-contract';
import { premiesPage } from '#/features/premiums/premies/page';
import { type DashboardPart, partOf } from '#/platform/web/ports/dashboard';
import { Badge } from '#/ui/badge';
import { buttonClasses } from '#/ui/button';
import { FoldingCard } from '#/ui/folding-card';

const shown = 4;

/** Only where something was calculated. */
export function PremiePanel({ overview }: DashboardPart) {
  const { premies, stats, expectedPremieHoogstens } = partOf<PremiesOverview>(overview);
  if (premies.length === 0) return null;
  const more = premies.length - shown;
  return (
    <FoldingCard
      id="premie-panel"
      title="Opgeslagen Premieberekeningen"
      icon={<HandCoins aria-hidden="true" />}
    >
      <ul>
        {premies.slice(0, shown).map((premie) => (
          <li key={premie.id} className="flex items-start justify-between gap-4 border-line border-t py-2">
            <span className="min-w-0">
              <span className="block break-words">{premie.werksoort}</span>
              <span className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
                Categorie {premie.categorie}, {formatDay(dayAt(new Date(premie.createdAt)))}
                {!premie.counts && <Badge>Telt niet mee</Badge>}
                {premie.plafondBereikt && <Badge tone="ochre">Plafond bereikt</Badge>}
              </span>
            </span>
            <span className="text-right tabular-nums">
              {euroRange(premie.premieBedrag, premie.premieHoogstens)}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-line-strong border-t pt-2 font-semibold">
        <span>Totaal verwacht</span>
        <span className="text-right tabular-nums">
          {euroRange(stats.expectedPremie, expectedPremieHoogstens)}
        </span>
      </p>
      <Link
        href={premiesPage.path}
        className={buttonClasses({ variant: 'quiet', size: 'small', className: 'mt-2 -ml-3' })}
      >
        {more > 0 ? `Nog ${more} bekijken` : 'Naar de premies'}
      </Link>
    </FoldingCard>
  );
}
