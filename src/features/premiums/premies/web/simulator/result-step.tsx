import { ArrowRight, ExternalLink, Pencil, RotateCcw } from 'lucide-react';
import type { PremieCalculation } from '#/features/premiums/premies/contract';
import { officialSimulator, officialSite, regionWarning } from '#/features/premiums/premies/rules/advice';
import { compareWith } from '#/features/premiums/premies/rules/compare';
import { simulationFrom } from '#/features/premiums/premies/rules/draft';
import { openPoints } from '#/features/premiums/premies/rules/draft-changes';
import { type RuleTable, specificationTable } from '#/features/premiums/premies/rules/rule-table';
import { calculationFrom } from '#/features/premiums/premies/rules/saved-calculation';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import { euro } from '#/features/premiums/premies/web/amounts';
import { OtherAmount, ResultTotal } from '#/features/premiums/premies/web/simulator/result-amount';
import { ResultWorks } from '#/features/premiums/premies/web/simulator/result-works';
import { SaveButton } from '#/features/premiums/premies/web/simulator/save-button';
import type { useSimulation } from '#/features/premiums/premies/web/simulator/use-simulation';
import { Alert } from '#/ui/alert';
import { Button, buttonClasses } from '#/ui/button';

type Props = {
  simulation: ReturnType<typeof useSimulation>;
  projectId: number;
  saved: readonly PremieCalculation[];
  maySave: boolean;
  intakeLocation: string | undefined;
  onShowSaved: () => void;
};

export function ResultStep({ simulation, projectId, saved, maySave, intakeLocation, onShowSaved }: Props) {
  const { draft, table } = simulation;
  const input = simulationFrom(draft);
  const open = openPoints(draft, table);
  const edit = (
    <Button icon={<Pencil aria-hidden="true" />} onClick={() => simulation.goTo(1)}>
      Antwoorden aanpassen
    </Button>
  );
  // Answers of another time can miss what the rules of now ask.
  if (!input || open.length > 0) {
    return (
      <Alert tone="warning" title="Eerst nog dit" actions={edit}>
        {open.join(' ')}
      </Alert>
    );
  }
  const result = simulate(input, table);
  const specification = specificationTable();
  const region = regionWarning(intakeLocation);
  const warnings = region ? [region, ...result.waarschuwingen] : result.waarschuwingen;
  return (
    <div className="flex flex-col gap-5">
      {result.eligible ? (
        <>
          <OtherRules simulation={simulation} table={table} />
          <div className="flex flex-col gap-4 lg:flex-row lg:items-stretch">
            <section className="flex-1 rounded-card border border-line p-4">
              <h3 className="text-base">Uw inkomenscategorie</h3>
              <p className="mt-1 font-display font-semibold text-xl">{result.label}</p>
              <p className="mt-1 text-[0.9375rem] text-ink-soft">{result.details}</p>
            </section>
            <ResultTotal input={input} result={result} />
          </div>
          <OtherAmount
            comparison={compareWith(input, { result, table }, specification)}
            table={specification}
          />
          <ResultWorks result={result} asbestos={table.asbestos} />
          <Alert tone="warning" title="Let op">
            <ul className="list-disc space-y-1 pl-5">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Alert>
          <Alert title="Goed om te weten">
            Berekend met: {table.name}. Reken zeker ook na met de{' '}
            <a href={officialSimulator} target="_blank" rel="noreferrer" className="text-brick underline">
              officiële simulator<span className="sr-only"> (nieuw tabblad)</span>
            </a>
            .
          </Alert>
        </>
      ) : (
        <Alert tone="danger" title="Geen recht op de premie" announce>
          {result.reason}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2 max-md:*:grow">
        {edit}
        <a href={officialSite} target="_blank" rel="noreferrer" className={buttonClasses()}>
          <ExternalLink aria-hidden="true" className="size-[1.125rem]" />
          Meer info op vlaanderen.be
          <span className="sr-only"> (nieuw tabblad)</span>
        </a>
        <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => simulation.restart(0)}>
          Nieuwe simulatie
        </Button>
        {maySave && result.eligible && (
          <SaveButton
            projectId={projectId}
            calculation={calculationFrom(input, table)}
            saved={saved}
            isSaved={simulation.isSaved}
            onSaved={simulation.markSaved}
          />
        )}
        {simulation.isSaved && (
          <Button icon={<ArrowRight aria-hidden="true" />} onClick={onShowSaved}>
            Naar mijn premies
          </Button>
        )}
      </div>
    </div>
  );
}

type OtherRulesProps = Pick<Props, 'simulation'> & { table: RuleTable };

/** An older calculation is shown again by the rules of its day; what it said then stays in the list. */
function OtherRules({ simulation, table }: OtherRulesProps) {
  const { from } = simulation;
  if (!from || from.ruleTable === null || from.ruleTable === table.id) return null;
  return (
    <Alert tone="warning" title="Andere regels dan toen">
      Deze berekening is opgeslagen met de regels ‘{from.ruleTable}’ en kwam toen op {euro(from.premieBedrag)}
      . Hieronder rekenen we met de regels van uw aanvraagdatum.
    </Alert>
  );
}
