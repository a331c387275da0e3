import { useState } from 'react';
import { type Point, type PointStatus, whyLength } from '#/features/site/points/contract';
import { useJudgePoint } from '#/features/site/points/web/queries';
import { Button } from '#/ui/button';
import { TextField } from '#/ui/text-field';

type JudgePointProps = { point: Point };

/** How it stands, with one press; ‘nog niet’ says why. */
export function JudgePoint({ point: { id, status, version } }: JudgePointProps) {
  const judge = useJudgePoint();
  const [why, setWhy] = useState<string>();
  const say = (next: PointStatus, reason?: string) =>
    judge.mutate(
      { params: { id }, body: { status: next, why: reason }, version },
      { onSuccess: () => setWhy(undefined) },
    );
  const isOver = status === 'accepted' || status === 'dropped';
  return (
    <div className="mb-4 flex flex-col gap-3 rounded-card bg-sunken p-3">
      {status === 'repaired' && <p className="font-semibold">Als hersteld gemeld. Is het in orde?</p>}
      <div className="flex flex-wrap gap-2">
        {!isOver && (
          <Button size="small" busy={judge.isPending} onClick={() => say('accepted')}>
            In orde
          </Button>
        )}
        {status === 'repaired' && (
          <Button size="small" aria-expanded={why !== undefined} onClick={() => setWhy(why ?? '')}>
            Nog niet
          </Button>
        )}
        {status === 'open' && (
          <Button size="small" variant="quiet" busy={judge.isPending} onClick={() => say('repaired')}>
            Hersteld gemeld
          </Button>
        )}
        {!isOver && (
          <Button size="small" variant="quiet" busy={judge.isPending} onClick={() => say('dropped')}>
            Laten vallen
          </Button>
        )}
        {isOver && (
          <Button size="small" variant="quiet" busy={judge.isPending} onClick={() => say('open')}>
            Opnieuw openen
          </Button>
        )}
      </div>
      {why !== undefined && status === 'repaired' && (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            className="min-w-0 grow"
            label="Waarom nog niet?"
            required
            maxLength={whyLength}
            autoComplete="off"
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
          <Button busy={judge.isPending} disabled={why.trim() === ''} onClick={() => say('open', why)}>
            Doorgeven
          </Button>
        </div>
      )}
    </div>
  );
}
