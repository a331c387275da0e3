import { useState } from 'react';
import { fillPath } from '#/core/call';
import { type Day, daysBetween } from '#/core/day';
import { diaryReportPath, mostDays } from '#/features/site/diary/contract';
import { useKeepDiary } from '#/features/site/diary/web/queries';
import { Button, buttonClasses } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { Dialog } from '#/ui/dialog';

type PeriodDialogProps = {
  projectId: number;
  first: Day;
  today: Day;
  mayKeep: boolean;
  onClose: () => void;
};

/** A period on paper: to download, or to keep as it is now with the number by which one knows that. */
export function PeriodDialog({ projectId, first, today, mayKeep, onClose }: PeriodDialogProps) {
  const [from, setFrom] = useState<Day | null>(first);
  const [until, setUntil] = useState<Day | null>(today);
  const keep = useKeepDiary();
  const problem = problemOf(from, until);
  const path = fillPath(diaryReportPath, { projectId });
  return (
    <Dialog
      title="Dagboek op papier"
      description="Met foto’s, en bij elke dag wie wat schreef en wie het laatst iets wijzigde."
      onClose={onClose}
      footer={
        <>
          {mayKeep && (
            <Button
              busy={keep.isPending}
              disabled={problem !== undefined}
              onClick={() =>
                from &&
                until &&
                keep.mutate({ params: { projectId }, body: { from, until } }, { onSuccess: onClose })
              }
            >
              Bewaren bij documenten
            </Button>
          )}
          {problem === undefined ? (
            <a
              href={`${path}?from=${from}&until=${until}`}
              download
              className={buttonClasses({ variant: 'primary' })}
            >
              PDF downloaden
            </a>
          ) : (
            <Button variant="primary" disabled>
              PDF downloaden
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <DateField label="Van" today={today} value={from} onChange={setFrom} />
        <DateField label="Tot en met" today={today} value={until} error={problem} onChange={setUntil} />
      </div>
      {mayKeep && (
        <p className="mt-4 text-ink-soft text-sm">
          Wat u bewaart, krijgt een controlegetal (SHA-256). Daarmee toont u later dat er niets aan veranderd
          is.
        </p>
      )}
    </Dialog>
  );
}

function problemOf(from: Day | null, until: Day | null): string | undefined {
  if (!from || !until) return 'Kies een eerste en een laatste dag.';
  if (until < from) return 'De laatste dag kan niet vóór de eerste liggen.';
  return daysBetween(from, until) >= mostDays ? 'Kies hoogstens een jaar tegelijk.' : undefined;
}
