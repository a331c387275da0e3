import { formatDayLong } from '#/core/day';
import type { Comparison } from '#/features/premiums/premies/rules/compare';
import type { SimulationResult } from '#/features/premiums/premies/rules/result';
import type { RuleTable } from '#/features/premiums/premies/rules/rule-table';
import type { Simulation } from '#/features/premiums/premies/rules/simulation';
import { euroRange } from '#/features/premiums/premies/web/amounts';
import { cx } from '#/ui/class-names';

type TotalProps = { input: Simulation; result: SimulationResult };

/** The amount of the day on which one applies, with what of it isn't sure. */
export function ResultTotal({ input, result }: TotalProps) {
  const { totaal, totaalHoogstens, nogTeBevestigen } = result;
  const isRange = totaal !== totaalHoogstens;
  return (
    <section
      aria-label="Totale premie"
      className="rounded-card border border-moss/30 bg-moss-soft p-4 lg:w-72"
    >
      <h3 className="text-base">Totale premie</h3>
      <p
        className={cx(
          'mt-1 font-display font-semibold text-moss tabular-nums leading-tight',
          isRange ? 'text-2xl' : 'text-[2rem]',
        )}
      >
        {euroRange(totaal, totaalHoogstens)}
      </p>
      <p className="mt-1 text-sm">
        Raming voor de werken hieronder samen
        {input.aanvraagdatum && `, bij een aanvraag op ${formatDayLong(input.aanvraagdatum)}`}.
      </p>
      {nogTeBevestigen.length > 0 && (
        <p className="mt-2 text-sm">
          <strong>Nog te bevestigen op vlaanderen.be:</strong> {nogTeBevestigen.join(', ')}.
        </p>
      )}
    </section>
  );
}

/** What the other rules give for the same answers. */
export function OtherAmount({ comparison, table }: { comparison: Comparison; table: RuleTable }) {
  const { other, reasons } = comparison;
  return (
    <section aria-labelledby="other-amount" className="rounded-card border border-line p-4">
      <h3 id="other-amount" className="text-base">
        Ter vergelijking: regels voor facturen vanaf {formatDayLong(table.validFrom)}
      </h3>
      <p className="mt-1 font-semibold tabular-nums">{euroRange(other.totaal, other.totaalHoogstens)}</p>
      {reasons.length === 0 ? (
        <p className="mt-1 text-ink-soft text-sm">Die geven hetzelfde.</p>
      ) : (
        <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-soft text-sm">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
