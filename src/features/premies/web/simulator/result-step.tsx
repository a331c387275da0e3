import { ExternalLink, Pencil, RotateCcw, Save } from 'lucide-react';
import { formatDayLong } from '#/core/day';
import { officialSimulator, officialSite, regionWarning, whenToApply } from '#/features/premies/rules/advice';
import { simulationFrom } from '#/features/premies/rules/draft';
import type { RuleTable } from '#/features/premies/rules/rule-table';
import { calculationFrom } from '#/features/premies/rules/saved-calculation';
import { simulate } from '#/features/premies/rules/simulate';
import { euro } from '#/features/premies/web/amounts';
import { useCreateCalculation } from '#/features/premies/web/queries';
import { ResultWorks } from '#/features/premies/web/simulator/result-works';
import type { useSimulation } from '#/features/premies/web/simulator/use-simulation';
import { Alert } from '#/ui/alert';
import { Button, buttonClasses } from '#/ui/button';

type Props = {
  table: RuleTable;
  simulation: ReturnType<typeof useSimulation>;
  projectId: number;
  maySave: boolean;
  intakeLocation: string | undefined;
};

export function ResultStep({ table, simulation, projectId, maySave, intakeLocation }: Props) {
  const create = useCreateCalculation();
  const input = simulationFrom(simulation.draft);
  const edit = (
    <Button icon={<Pencil aria-hidden="true" />} onClick={() => simulation.goTo(1)}>
      Antwoorden aanpassen
    </Button>
  );
  if (!input) return edit;
  const result = simulate(input, table);
  const region = regionWarning(intakeLocation);
  const warnings = region ? [region, ...result.waarschuwingen] : result.waarschuwingen;
  const save = () =>
    create.mutate(
      { params: { projectId }, body: calculationFrom(input, table) },
      { onSuccess: () => simulation.markSaved() },
    );
  return (
    <div className="flex flex-col gap-5">
      {result.eligible ? (
        <>
          <OtherRules simulation={simulation} table={table} />
          <div className="flex flex-col gap-4 md:flex-row md:items-stretch">
            <section className="flex-1 rounded-card border border-line p-4">
              <h3 className="text-base">Uw inkomenscategorie</h3>
              <p className="mt-1 font-display font-semibold text-xl">{result.label}</p>
              <p className="mt-1 text-[0.9375rem] text-ink-soft">{result.details}</p>
            </section>
            <section className="rounded-card border border-moss/30 bg-moss-soft p-4 md:w-72">
              <h3 className="text-base">Totale premie</h3>
              <p className="mt-1 font-display font-semibold text-[2rem] text-moss tabular-nums leading-tight">
                {euro(result.totaal)}
              </p>
              <p className="mt-1 text-sm">Raming voor de werken hieronder samen.</p>
            </section>
          </div>
          <ResultWorks result={result} asbestos={table.asbestos} />
          <Alert tone="warning" title="Let op">
            <ul className="list-disc space-y-1 pl-5">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Alert>
          <Alert title="Goed om te weten">
            Berekend met: {table.name}. Deze regels gelden voor facturen vanaf{' '}
            {formatDayLong(table.validFrom)}. {whenToApply(table)} Reken zeker ook na met de{' '}
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
          <ExternalLink aria-hidden="true" className="mr-2 size-[1.125rem]" />
          Meer info op vlaanderen.be
          <span className="sr-only"> (nieuw tabblad)</span>
        </a>
        <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => simulation.restart(0)}>
          Nieuwe simulatie
        </Button>
        {maySave && result.eligible && (
          <Button
            variant="primary"
            icon={<Save aria-hidden="true" />}
            disabled={create.isPending || simulation.isSaved}
            onClick={save}
          >
            {saveText(create.isPending, simulation.isSaved)}
          </Button>
        )}
      </div>
    </div>
  );
}

function saveText(isSaving: boolean, isSaved: boolean): string {
  if (isSaving) return 'Opslaan...';
  return isSaved ? 'Opgeslagen' : 'Opslaan';
}

/** An older calculation is shown again by the rules of now; what it said then stays in the list. */
function OtherRules({ simulation, table }: Pick<Props, 'simulation' | 'table'>) {
  const { from } = simulation;
  if (!from || from.ruleTable === null || from.ruleTable === table.id) return null;
  return (
    <Alert tone="warning" title="Andere regels dan toen">
      Deze berekening is opgeslagen met de regels ‘{from.ruleTable}’ en kwam toen op {euro(from.premieBedrag)}
      . Hieronder rekenen we met de regels van nu.
    </Alert>
  );
}
