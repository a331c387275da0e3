import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { AnswerList } from '#/features/work/intake/web/answer-list';
import { useIntakes } from '#/features/work/intake/web/queries';
import type { Answers } from '#/features/work/shared/intake/contract';
import { intakeOffers } from '#/features/work/shared/intake/web/slots';
import { useProject } from '#/platform/web/project/current-project';
import { SlotParts } from '#/platform/web/slots';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Spinner } from '#/ui/spinner';

type Props = { session: string; answers: Answers; saving: boolean; onSave: (projectId: number) => void };

export function IntakeFinished({ answers, ...saving }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-xl outline-none">
        <CircleCheck aria-hidden="true" className="size-6 text-moss" />
        Intake Voltooid!
      </h3>
      <WhereSaved {...saving} />
      <AnswerList answers={answers} />
    </div>
  );
}

function WhereSaved({ session, saving, onSave }: Omit<Props, 'answers'>) {
  const { project } = useProject();
  if (!project) {
    return (
      <Alert title="Nog niet in een project bewaard">
        Zodra u een project heeft, kunt u deze antwoorden daarin bewaren.
      </Alert>
    );
  }
  if (!may(project.role, 'change')) {
    return <Alert>In ‘{project.name}’ bewaart alleen de eigenaar of een bewerker de intake.</Alert>;
  }
  return <SavedIn project={project} session={session} saving={saving} onSave={() => onSave(project.id)} />;
}

type SavedInProps = { project: Project; session: string; saving: boolean; onSave: () => void };

function SavedIn({ project, session, saving, onSave }: SavedInProps) {
  const { data } = useIntakes(project.id);
  if (!data || saving) return <Spinner label="Antwoorden bewaren" />;
  const saved = data.find(({ sessionId }) => sessionId === session);
  if (saved) {
    return (
      <div>
        <Alert tone="success" announce>
          Bewaard in ‘{project.name}’.
        </Alert>
        <SlotParts of={intakeOffers} given={{ projectId: project.id, intake: saved }} />
      </div>
    );
  }
  return (
    <Alert
      tone="warning"
      title="Nog niet bewaard"
      actions={
        <Button size="small" onClick={onSave}>
          Bewaren in ‘{project.name}’
        </Button>
      }
    />
  );
}
