import { tellWork } from '#/features/premiums/premies/rules/explain';
import type { SimulationResult, WorkResult } from '#/features/premiums/premies/rules/result';
import type { RuleTable } from '#/features/premiums/premies/rules/rule-table';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import type { Simulation } from '#/features/premiums/premies/rules/simulation';
import { epcWorkId } from '#/features/premiums/shared/premies/rules/works';

type Compared = { result: SimulationResult; table: RuleTable };
export type Comparison = { other: SimulationResult; reasons: string[] };

/** What another table gives for the same answers, and why that is not the same. */
export function compareWith(input: Simulation, current: Compared, table: RuleTable): Comparison {
  const other = simulate(input, table);
  return { other, reasons: differences(input, current, { result: other, table }) };
}

function differences(input: Simulation, now: Compared, then: Compared): string[] {
  const category =
    now.result.categorie === then.result.categorie
      ? []
      : [
          `U valt nu in categorie ${now.result.categorie} en daar in categorie ${then.result.categorie}: de inkomensgrenzen verschillen.`,
        ];
  const works = now.result.werken.flatMap((work) => {
    const before = then.result.werken.find(({ id }) => id === work.id);
    return before && isOther(work, before) ? [tellDifference(input, work, now, then)] : [];
  });
  return [...category, ...works];
}

function isOther(one: WorkResult, other: WorkResult): boolean {
  return (
    one.id !== epcWorkId && (one.premie !== other.premie || one.premieHoogstens !== other.premieHoogstens)
  );
}

function tellDifference(input: Simulation, { id, naam, fout }: WorkResult, now: Compared, then: Compared) {
  if (id === epcWorkId) return naam;
  const kind = id === 'muur' ? input.muurType : id === 'warmtepomp' ? input.warmtepompType : undefined;
  const [at, before] = [now, then].map(({ result, table }) => tellWork(id, result.categorie, table, kind));
  const reason = fout === null ? '' : ` ${fout}`;
  return `${naam}: nu ${at}, daar ${before}.${reason}`;
}
