import type { Draft } from '#/features/premiums/premies/rules/draft';
import { whyNotAllowed } from '#/features/premiums/premies/rules/draft-changes';
import { tellWork, workNotes } from '#/features/premiums/premies/rules/explain';
import type { Category, WorkResult } from '#/features/premiums/premies/rules/result';
import type { RuleTable } from '#/features/premiums/premies/rules/rule-table';
import { euroRange } from '#/features/premiums/premies/web/amounts';
import { WorkInputs } from '#/features/premiums/premies/web/simulator/work-inputs';
import { epcWorkId, type WorkId, workIds, workNames } from '#/features/premiums/shared/premies/rules/works';
import { Checkbox } from '#/ui/checkbox';
import { cx } from '#/ui/class-names';

type Props = {
  draft: Draft;
  category: Category | undefined;
  table: RuleTable;
  results: readonly WorkResult[];
  onChange: (change: Partial<Draft>) => void;
};

export function WorksList({ results, ...props }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-display font-semibold text-lg">Welke werken plant u?</legend>
      <ul className="flex flex-col gap-2.5">
        {workIds
          .filter((work) => isOnOffer(work, props.table))
          .map((work) => (
            <WorkItem key={work} work={work} result={results.find(({ id }) => id === work)} {...props} />
          ))}
      </ul>
    </fieldset>
  );
}

/** What is over is not shown at all; what one's category doesn't get is greyed or says so. */
function isOnOffer(work: WorkId, table: RuleTable): boolean {
  return work !== epcWorkId || table.epcLabel !== null;
}

type ItemProps = Omit<Props, 'results'> & { work: WorkId; result: WorkResult | undefined };

function WorkItem({ work, result, draft, category, table, onChange }: ItemProps) {
  const refused = whyNotAllowed(work, draft, category, table);
  const isChosen = draft.chosen.includes(work);
  const toggle = () =>
    onChange({
      chosen: isChosen ? draft.chosen.filter((each) => each !== work) : [...draft.chosen, work],
    });
  return (
    <li
      className={cx(
        'rounded-card border px-4 py-2',
        isChosen ? 'border-brick bg-brick-soft/40' : 'border-line',
        refused !== undefined && !isChosen && 'bg-sunken',
      )}
    >
      <Checkbox
        label={
          <span className={cx('font-semibold', refused !== undefined && 'text-ink-soft')}>
            {workNames[work]}
            {refused !== undefined && <span className="font-normal"> {refused}</span>}
          </span>
        }
        hint={hintOf(work, category, table, draft)}
        checked={isChosen}
        disabled={refused !== undefined && !isChosen}
        onChange={toggle}
      />
      {isChosen && (
        <div className="mt-3 mb-2 flex flex-col gap-3 md:pl-[1.875rem]">
          <WorkInputs work={work} draft={draft} category={category} table={table} onChange={onChange} />
          {work !== epcWorkId && (
            <ul className="text-ink-soft text-sm">
              {workNotes(work, table, category).map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {result && (
            <div className="rounded-control bg-surface px-3 py-2 text-sm">
              {work !== epcWorkId && (
                <strong className="tabular-nums">{euroRange(result.premie, result.premieHoogstens)}: </strong>
              )}
              {result.fout ?? result.uitleg}
              {result.opmerkingen.map((remark) => (
                <p key={remark} className="text-ink-soft">
                  {remark}
                </p>
              ))}
            </div>
          )}
        </div>
      )}
    </li>
  );
}

function hintOf(work: WorkId, category: Category | undefined, table: RuleTable, draft: Draft): string {
  if (work === epcWorkId) return 'Voor wie van label E of F naar C, B of A gaat.';
  const variant = work === 'muur' ? draft.muurType : work === 'warmtepomp' ? draft.warmtepompType : undefined;
  return category === undefined
    ? `Categorie 4: ${tellWork(work, 4, table, variant)}. Categorie 1: ${tellWork(work, 1, table, variant)}.`
    : `In uw categorie: ${tellWork(work, category, table, variant)}.`;
}
