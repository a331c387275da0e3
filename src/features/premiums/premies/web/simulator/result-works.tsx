import { formatEuro } from '#/core/money';
import type { SimulationResult, WorkResult } from '#/features/premiums/premies/rules/result';
import type { RuleTable } from '#/features/premiums/premies/rules/rule-table';
import { euro, euroRange, squareMetres } from '#/features/premiums/premies/web/amounts';
import { epcWorkId } from '#/features/premiums/shared/premies/rules/works';
import { Badge } from '#/ui/badge';

type Props = { result: SimulationResult; asbestos: RuleTable['asbestos'] };

export function ResultWorks({ result, asbestos }: Props) {
  return (
    <section aria-label="Gekozen werken">
      <h3 className="mb-2 text-base">Gekozen werken</h3>
      <ul className="divide-y divide-line rounded-card border border-line">
        {result.werken.map((work) => (
          <ResultWork key={work.id} work={work} category={result.categorie} />
        ))}
        {result.asbestToeslag !== null && asbestos && (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold">Mogelijke asbesttoeslag</p>
              <p className="text-ink-soft text-sm">
                {formatEuro(asbestos.perM2)} per m², samen met de dakpremie nooit meer dan{' '}
                {asbestos.totalShare}% van de factuur. Niet meegeteld in het totaal.
              </p>
            </div>
            <p className="text-ink-soft tabular-nums">{euro(result.asbestToeslag)}</p>
          </li>
        )}
      </ul>
    </section>
  );
}

function ResultWork({ work, category }: { work: WorkResult; category: number }) {
  const isRange = work.id === epcWorkId;
  const facts = [
    work.oppervlakte !== null && squareMetres(work.oppervlakte),
    !isRange && `investering ${euro(work.investering)}`,
    `categorie ${category}`,
  ].filter((fact) => fact !== false);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{work.naam}</p>
        <p className="text-ink-soft text-sm">{facts.join(' · ')}</p>
        <p className="text-sm">{work.uitleg}</p>
        {work.opmerkingen.map((remark) => (
          <p key={remark} className="text-ink-soft text-sm">
            {remark}
          </p>
        ))}
        {work.fout !== null && <p className="font-medium text-danger text-sm">{work.fout}</p>}
        <div className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          {work.plafondBereikt && <Badge tone="ochre">Plafond bereikt</Badge>}
          {work.nogTeBevestigen && <Badge tone="sky">Nog te bevestigen</Badge>}
          {work.maxOppervlakteOverschreden && <Badge tone="ochre">Max oppervlakte overschreden</Badge>}
        </div>
      </div>
      <p className="font-display font-semibold text-lg tabular-nums">
        {isRange ? 'richtbedrag' : euroRange(work.premie, work.premieHoogstens)}
      </p>
    </li>
  );
}
