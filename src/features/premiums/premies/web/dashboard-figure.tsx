import { euro } from '#/core/euro';
import type { PremiesOverview } from '#/features/premiums/premies/overview-contract';
import { premiesPage } from '#/features/premiums/premies/page';
import { type DashboardPart, partOf } from '#/platform/web/ports/dashboard';
import { StatCard } from '#/ui/stat-card';

export function PremieFigure({ overview }: DashboardPart) {
  const { stats, expectedPremieHoogstens } = partOf<PremiesOverview>(overview);
  return (
    <StatCard
      label="MijnVerbouwPremie"
      about="verwachte-premie"
      value={euro(stats.expectedPremie)}
      hint={
        expectedPremieHoogstens === stats.expectedPremie
          ? 'Berekende premie'
          : `Berekende premie, hoogstens ${euro(expectedPremieHoogstens)}`
      }
      isSmall
      href={premiesPage.path}
    />
  );
}
