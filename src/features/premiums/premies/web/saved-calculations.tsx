import { FolderOpen, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayAt, formatDay } from '#/core/day';
import { groupBy } from '#/core/group-by';
import type { PremieCalculation } from '#/features/premiums/premies/contract';
import { promisedBy } from '#/features/premiums/premies/rules/promised';
import { highestPremiumOf, worksOf } from '#/features/premiums/premies/rules/saved-calculation';
import { euro, euroRange, squareMetres } from '#/features/premiums/premies/web/amounts';
import { useRemoveCalculation, useUpdateCalculation } from '#/features/premiums/premies/web/queries';
import { Badge } from '#/ui/badge';
import { IconButton } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { Checkbox } from '#/ui/checkbox';

type Props = {
  calculations: readonly PremieCalculation[];
  mayChange: boolean;
  onOpen: (calculation: PremieCalculation) => void;
  actions: ReactNode;
};

export function SavedCalculations({ calculations, mayChange, onOpen, actions }: Props) {
  const remove = useRemoveCalculation();
  const update = useUpdateCalculation();
  const promised = promisedBy(
    calculations.map((row) => ({
      counts: row.counts,
      least: row.premieBedrag,
      most: highestPremiumOf(row),
    })),
  );
  const count = promised.count === 1 ? '1 berekening' : `${promised.count} berekeningen`;
  const kinds = groupBy(calculations, (row) => worksOf(row).join(', '));
  return (
    <Card as="section" aria-labelledby="saved-calculations">
      <CardHeader
        id="saved-calculations"
        title="Opgeslagen Premie Berekeningen"
        text={`Totale verwachte premie: ${euroRange(promised.from, promised.to)}, uit ${count}.`}
        about="verwachte-premie"
        actions={actions}
      />
      <div className="flex flex-col gap-5">
        {[...kinds].map(([kind, rows]) => (
          <section key={kind} aria-label={kind}>
            <h3 className="mb-2 font-semibold text-base">{kind}</h3>
            <ul className="divide-y divide-line rounded-control border border-line">
              {rows.map((row) => (
                <CalculationRow
                  key={row.id}
                  calculation={row}
                  onOpen={onOpen}
                  onCount={
                    mayChange
                      ? ({ id, version }, counts) =>
                          update.mutate({ params: { id }, version, body: { counts } })
                      : undefined
                  }
                  onRemove={
                    mayChange ? ({ id, version }) => remove.mutate({ params: { id }, version }) : undefined
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

type RowProps = {
  calculation: PremieCalculation;
  onOpen: (calculation: PremieCalculation) => void;
  onCount: ((calculation: PremieCalculation, counts: boolean) => void) | undefined;
  onRemove: ((calculation: PremieCalculation) => void) | undefined;
};

function CalculationRow({ calculation, onOpen, onCount, onRemove }: RowProps) {
  const { categorie, investering, oppervlakte, asbestM2, createdAt, premieBedrag } = calculation;
  const date = formatDay(dayAt(new Date(createdAt)));
  const facts = [
    `Categorie ${categorie}`,
    `investering ${euro(investering)}`,
    oppervlakte !== null && `oppervlakte ${squareMetres(oppervlakte)}`,
    asbestM2 !== null && Number(asbestM2) > 0 && `asbest ${squareMetres(asbestM2)}`,
  ].filter((fact) => fact !== false);
  const name = `berekening van ${date}, ${euro(premieBedrag)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5 md:px-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-[0.9375rem]">{facts.join(' · ')}</p>
        <p className="text-ink-soft text-sm">
          Opgeslagen op {date}
          {calculation.input?.aanvraagdatum &&
            `, voor een aanvraag op ${formatDay(calculation.input.aanvraagdatum)}`}
        </p>
        {onCount ? (
          <Checkbox
            label={
              <>
                Telt mee<span className="sr-only">: {name}</span>
              </>
            }
            checked={calculation.counts}
            onChange={(event) => onCount(calculation, event.target.checked)}
          />
        ) : (
          !calculation.counts && <Badge>Telt niet mee</Badge>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {calculation.plafondBereikt && <Badge tone="ochre">Plafond bereikt</Badge>}
        <span className="font-display font-semibold text-lg tabular-nums">
          {euroRange(premieBedrag, highestPremiumOf(calculation))}
        </span>
      </div>
      <div className="ml-auto flex">
        {calculation.input && (
          <IconButton
            label={`Open ${name}`}
            icon={<FolderOpen aria-hidden="true" />}
            onClick={() => onOpen({ ...calculation })}
          />
        )}
        {onRemove && (
          <IconButton
            label={`Verwijder ${name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onRemove(calculation)}
          />
        )}
      </div>
    </li>
  );
}
