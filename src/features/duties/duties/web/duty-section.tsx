import type { Duty } from '#/features/duties/duties/contract';
import type { DutyTime } from '#/features/duties/duties/rules/entry';
import { timeWords } from '#/features/duties/duties/rules/words';
import { DutyRow } from '#/features/duties/duties/web/duty-row';
import { Card, CardHeader } from '#/ui/card';
import { Fold } from '#/ui/fold';

type Props = {
  projectId: number;
  time: DutyTime;
  duties: readonly Duty[];
  mayChange: boolean;
  shown: string | null;
};

function isDone({ state }: Duty): boolean {
  return state === 'done' || state === 'not-applicable';
}

/** One time of the works: what to do, and folded what hangs on an answer, what one may know, and what is done. */
export function DutySection({ projectId, time, duties, mayChange, shown }: Props) {
  const open = duties.filter((each) => !isDone(each));
  const heaps = [
    { title: 'Hangt af van uw antwoorden', some: open.filter(({ isSure }) => !isSure) },
    { title: 'Uw rechten', some: open.filter(({ isSure, kind }) => isSure && kind === 'right') },
    { title: 'In orde', some: duties.filter(isDone) },
  ];
  const first = open.filter(({ isSure, kind }) => isSure && kind !== 'right');
  const id = `duties-${time}`;
  const rows = (some: readonly Duty[]) => (
    <ul>
      {some.map((duty) => (
        <DutyRow key={duty.key} {...{ projectId, duty, mayChange }} isShown={duty.key === shown} />
      ))}
    </ul>
  );
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader id={id} title={timeWords[time]} className="mb-1" />
      {first.length > 0 ? rows(first) : <p className="py-1 text-ink-soft">Niets te regelen.</p>}
      {heaps
        .filter(({ some }) => some.length > 0)
        .map(({ title, some }) => (
          <Fold
            // What one came for is never behind another fold.
            key={`${title} ${some.some(({ key }) => key === shown)}`}
            title={<span className="text-ink-soft">{`${title} (${some.length})`}</span>}
            startsOpen={some.some(({ key }) => key === shown)}
            className="border-line border-t"
          >
            {rows(some)}
          </Fold>
        ))}
    </Card>
  );
}
