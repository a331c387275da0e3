import { useState } from 'react';
import { type Day, dayAt } from '#/core/day';
import type { Duty, DutyState } from '#/features/duties/duties/contract';
import { useUpdateDuty } from '#/features/duties/duties/web/queries';
import { Button } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { TextField } from '#/ui/text-field';

type Props = { projectId: number; duty: Duty };
type Asking = 'reason' | 'day' | null;

/** How it stands: done, asked for, not here, or to be done by another day. */
export function DutyActs({ projectId, duty }: Props) {
  const { mutate, isPending } = useUpdateDuty();
  const [asking, setAsking] = useState<Asking>(null);
  const { key, state, who, kind } = duty;
  const params = { projectId };
  const put = (next: DutyState, more: { reason?: string | null; dueDate?: Day | null } = {}) =>
    mutate({ params, body: { key, state: next, ...more } }, { onSuccess: () => setAsking(null) });
  if (state === 'done' || state === 'not-applicable') {
    return (
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isPending} onClick={() => put('open', { reason: null })}>
          Weer openzetten
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isPending} onClick={() => put('done')}>
          {kind === 'right' ? 'Gelezen' : 'In orde'}
        </Button>
        {who !== 'owner' && state === 'open' && kind === 'duty' && (
          <Button size="small" disabled={isPending} onClick={() => put('asked')}>
            Gevraagd
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setAsking('reason')}>
          Niet van toepassing
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsking('day')}>
          {duty.dueDate === null ? 'Dag kiezen' : 'Andere dag'}
        </Button>
      </div>
      {asking === 'reason' && (
        <ReasonField busy={isPending} onSave={(reason) => put('not-applicable', { reason })} />
      )}
      {asking === 'day' && (
        <DayField duty={duty} busy={isPending} onSave={(dueDate) => put(state, { dueDate })} />
      )}
    </div>
  );
}

function ReasonField({ busy, onSave }: { busy: boolean; onSave: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        className="min-w-0 grow"
        label="Waarom niet?"
        hint="Mag leeg blijven. Zo weet u het later nog."
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button busy={busy} onClick={() => onSave(reason)}>
        Bewaren
      </Button>
    </div>
  );
}

type DayFieldProps = { duty: Duty; busy: boolean; onSave: (day: Day | null) => void };

function DayField({ duty, busy, onSave }: DayFieldProps) {
  const [day, setDay] = useState<Day | null>(duty.dueDate);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <DateField
        className="min-w-0 max-w-sm grow"
        label="Tegen welke dag?"
        hint="Leeg: zoals het uit uw antwoorden volgt."
        today={dayAt(new Date())}
        value={day}
        onChange={setDay}
      />
      <Button busy={busy} onClick={() => onSave(day)}>
        Bewaren
      </Button>
    </div>
  );
}
