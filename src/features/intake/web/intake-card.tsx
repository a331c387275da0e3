import { ClipboardList } from 'lucide-react';
import { dayAt, formatDay } from '#/core/day';
import { AnswerList } from '#/features/intake/web/answer-list';
import { useIntakes } from '#/features/intake/web/queries';
import { messageOf } from '#/platform/web/api-error';
import { Alert } from '#/ui/alert';
import { Badge } from '#/ui/badge';
import { Card, CardHeader } from '#/ui/card';
import { Skeleton } from '#/ui/skeleton';

/** 'Intake Gegevens' of a project: the newest intake, or how to make one. */
export function IntakeCard({ projectId }: { projectId: number }) {
  const { data: intakes, error } = useIntakes(projectId);
  const intake = intakes?.[0];
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
      {error ? (
        <Alert tone="danger">{messageOf(error, 'De intake kon niet worden geladen.')}</Alert>
      ) : !intakes ? (
        <Skeleton className="h-28 w-full" />
      ) : intake ? (
        <>
          <AnswerList answers={intake} />
          <p className="mt-4 border-line border-t pt-3 text-ink-soft text-sm">
            Intake voltooid op: {formatDay(dayAt(new Date(intake.createdAt)))}
          </p>
        </>
      ) : (
        <p className="text-ink-soft">
          Nog geen intake gegevens beschikbaar. Gebruik de chatbot om je project intake te voltooien.
        </p>
      )}
    </Card>
  );
}
