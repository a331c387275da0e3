import { ClipboardList } from 'lucide-react';
import { dayAt, formatDay } from '#/core/day';
import { AnswerList } from '#/features/work/intake/web/answer-list';
import { useIntakes } from '#/features/work/intake/web/queries';
import { intakeOffers } from '#/features/work/shared/intake/web/slots';
import { QueryStates } from '#/platform/web/query-states';
import { SlotParts } from '#/platform/web/slots';
import { Badge } from '#/ui/badge';
import { Card, CardHeader } from '#/ui/card';
import { Skeleton } from '#/ui/skeleton';

/** 'Intake Gegevens' of a project: the newest intake, or how to make one. */
export function IntakeCard({ projectId, mayChange }: { projectId: number; mayChange: boolean }) {
  const intakes = useIntakes(projectId);
  const intake = intakes.data?.[0];
  return (
    <Card as="section" aria-labelledby="intake-card">
      <CardHeader
        id="intake-card"
        title="Intake Gegevens"
        icon={<ClipboardList aria-hidden="true" />}
        actions={
          intake && (
            <Badge tone={intake.completed ? 'moss' : 'ochre'}>
              {intake.completed ? 'Voltooid' : 'In behandeling'}
            </Badge>
          )
        }
      />
      <QueryStates
        query={intakes}
        failed="De intake kon niet geladen worden"
        loading={<Skeleton className="h-28 w-full" />}
      >
        {([newest]) =>
          newest ? (
            <>
              <AnswerList answers={newest} />
              {mayChange && (
                <SlotParts key={newest.id} of={intakeOffers} given={{ projectId, intake: newest }} />
              )}
              <p className="mt-4 border-line border-t pt-3 text-ink-soft text-sm">
                Intake voltooid op: {formatDay(dayAt(new Date(newest.createdAt)))}
              </p>
            </>
          ) : (
            <p className="text-ink-soft">
              Nog geen intake gegevens beschikbaar. Gebruik de chatbot om je project intake te voltooien.
            </p>
          )
        }
      </QueryStates>
    </Card>
  );
}
