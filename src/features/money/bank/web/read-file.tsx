import { useState } from 'react';
import { day, formatDayLong } from '#/core/day';
import type { BankFile, BankFileLine } from '#/features/money/bank/contract';
import { chosenOf, firstTicked, type Ticked } from '#/features/money/bank/rules/choice';
import { LineRow } from '#/features/money/bank/web/line-row';
import { useApplyBankFile } from '#/features/money/bank/web/queries';
import { useBankOptions } from '#/features/money/bank/web/use-bank-options';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { Fold } from '#/ui/fold';

type ReadFileProps = { projectId: number; read: BankFile; onDone: () => void };

/** What was read: what is sure is ticked, what is proposed is to be chosen, the rest is folded and counted. */
export function ReadFile({ projectId, read, onDone }: ReadFileProps) {
  const [chosen, setChosen] = useState(() => new Map(sureOf(read)));
  const options = useBankOptions(projectId);
  const applying = useApplyBankFile();
  const choose = (seal: string, ticked: Ticked | undefined) => {
    const next = new Map(chosen);
    if (ticked === undefined) next.delete(seal);
    else next.set(seal, ticked);
    setChosen(next);
  };
  const ready = read.lines.flatMap((each) => chosenOf(each, chosen.get(each.seal)) ?? []);
  const list = (lines: readonly BankFileLine[]) => (
    <Lines
      lines={lines}
      row={(each) => (
        <LineRow
          line={each}
          ticked={chosen.get(each.seal)}
          options={options}
          onChoose={(ticked) => choose(each.seal, ticked)}
        />
      )}
    />
  );
  const sure = read.lines.filter(({ proposal }) => proposal.isSure);
  const proposed = read.lines.filter(({ proposal }) => !proposal.isSure && proposal.as !== 'none');
  const others = read.lines.filter(({ proposal }) => proposal.as === 'none');
  return (
    <>
      <Card>
        <CardHeader title={readTitle(read)} text={periodOf(read)} className="mb-0!" />
        {read.notes.length > 0 && (
          <Alert tone="warning" title="Kijk dit na" className="mt-3">
            <ul className="list-disc pl-5">
              {read.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Alert>
        )}
      </Card>
      {sure.length > 0 && (
        <Card>
          <CardHeader title={`Zeker (${sure.length})`} text="Deze zijn al aangevinkt." />
          {list(sure)}
        </Card>
      )}
      {proposed.length > 0 && (
        <Card>
          <CardHeader
            title={`Kijk na en kies (${proposed.length})`}
            text="Wat we denken, en waarom. U beslist."
          />
          {list(proposed)}
        </Card>
      )}
      {others.length > 0 && (
        <Card>
          <Fold title={`Niet van dit project (${others.length})`}>{list(others)}</Fold>
        </Card>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t bg-paper py-3 md:sticky md:bottom-0 md:z-10">
        <Button
          variant="primary"
          busy={applying.isPending}
          disabled={ready.length === 0}
          onClick={() =>
            applying.mutate({ params: { projectId }, body: { lines: ready } }, { onSuccess: onDone })
          }
        >
          {ready.length === 1 ? 'Eén lijn noteren' : `${ready.length} lijnen noteren`}
        </Button>
        <Button onClick={onDone}>Niets noteren</Button>
      </div>
    </>
  );
}

function sureOf({ lines }: BankFile): [string, Ticked][] {
  return lines.filter(({ proposal }) => proposal.isSure).map((each) => [each.seal, firstTicked(each)]);
}

function readTitle({ format, count }: BankFile): string {
  const name = format === 'csv' ? 'uw bankbestand' : `uw bestand (${format})`;
  return `${count === 1 ? 'Eén lijn' : `${count} lijnen`} gelezen uit ${name}`;
}

function periodOf({ from, until, accounts, addsUp }: BankFile): string {
  const period = from && until ? [`Van ${formatDayLong(day(from))} tot ${formatDayLong(day(until))}`] : [];
  const of = accounts.length > 0 ? [`rekening ${accounts.join(' en ')}`] : [];
  const sum = addsUp === true ? ['de saldi kloppen'] : [];
  return `${[...period, ...of, ...sum].join(', ')}.`;
}

const shownAtOnce = 100;

/** A year of somebody's account is long: what comes after the first is shown when one asks for it. */
function Lines({
  lines,
  row,
}: {
  lines: readonly BankFileLine[];
  row: (line: BankFileLine) => React.ReactNode;
}) {
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <>
      <ul className="-my-1 divide-y divide-line">
        {lines.slice(0, shown).map((each) => (
          <li key={each.seal} className="py-2.5">
            {row(each)}
          </li>
        ))}
      </ul>
      {lines.length > shown && (
        <Button size="small" className="mt-2" onClick={() => setShown(shown + shownAtOnce)}>
          Toon er nog {Math.min(shownAtOnce, lines.length - shown)}
        </Button>
      )}
    </>
  );
}
