import { useState } from 'react';
import { formatPercent } from '#/core/percent';
import { product } from '#/core/product';
import { may } from '#/core/rights';
import { answerOf, useDraft } from '#/features/work/intake/web/draft';
import { IntakeFinished } from '#/features/work/intake/web/intake-finished';
import { useIntakeChat, useSaveIntake } from '#/features/work/intake/web/queries';
import { QuestionFields } from '#/features/work/intake/web/question-fields';
import { rememberUnsaved } from '#/features/work/intake/web/unsaved-session';
import type { Answers, AskingStep } from '#/features/work/shared/intake/contract';
import { answerMissing } from '#/features/work/shared/intake/rules/questions';
import { useProject } from '#/platform/web/project/current-project';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { Progress, shareOf } from '#/ui/progress';
import { SkeletonList } from '#/ui/skeleton';

export function IntakeChat({ onClose }: { onClose: () => void }) {
  const { project } = useProject();
  const saving = useSaveIntake();
  const finish = (session: string, answers: Answers) => {
    if (project && may(project.role, 'change')) saving.save(project.id, session, answers);
    else if (!project) rememberUnsaved(session);
  };
  const chat = useIntakeChat(finish);
  const { step } = chat;
  const asking = step && !step.completed ? step : undefined;
  const { draft, change } = useDraft(asking, chat.session);
  /** The question that was sent without an answer. */
  const [blank, setBlank] = useState<string>();

  const submit = () => {
    if (!asking || !draft || chat.busy) return;
    const answer = answerOf(draft);
    setBlank(answer === '' ? asking.question_id : undefined);
    if (answer !== '') chat.answer(answer, asking.question_id);
  };
  const restart = () => {
    setBlank(undefined);
    chat.restart();
  };

  return (
    <Dialog
      onClose={onClose}
      size="small"
      place="bottom-left"
      title={`${product.name} Intake`}
      onSubmit={asking ? submit : undefined}
      footer={
        asking ? (
          <>
            {asking.current_question > 1 && (
              <Button disabled={chat.busy} onClick={chat.back}>
                Vorige
              </Button>
            )}
            <Button type="submit" variant="primary" busy={chat.busy}>
              Volgende
            </Button>
          </>
        ) : step ? (
          <>
            <Button onClick={restart}>Opnieuw starten</Button>
            <Button variant="primary" onClick={onClose}>
              Sluiten
            </Button>
          </>
        ) : undefined
      }
    >
      {chat.problem && (
        <Alert tone="danger" announce className="mb-4">
          {chat.problem}
        </Alert>
      )}
      {asking && draft ? (
        <>
          <QuestionProgress step={asking} />
          {project && !may(project.role, 'change') && (
            <Alert tone="info" className="mb-4">
              U kunt de vragen overlopen. De antwoorden bewaren kan alleen de eigenaar of een bewerker.
            </Alert>
          )}
          <QuestionFields
            key={`${chat.session} ${asking.question_id}`}
            step={asking}
            draft={draft}
            onChange={change}
            error={blank === asking.question_id ? answerMissing : (asking.error ?? undefined)}
          />
        </>
      ) : step ? (
        <IntakeFinished
          session={chat.session}
          answers={step.answers}
          saving={saving.isPending}
          onSave={(projectId) => saving.save(projectId, chat.session, step.answers)}
        />
      ) : chat.startFailed ? (
        <Alert tone="danger" announce actions={<Button onClick={chat.retryStart}>Opnieuw proberen</Button>}>
          Kon chatbot niet starten. Probeer het opnieuw.
        </Alert>
      ) : (
        <SkeletonList rows={3} label="Vraag laden" />
      )}
    </Dialog>
  );
}

/** How much is done: at the first question nothing yet. */
function QuestionProgress({ step }: { step: AskingStep }) {
  const { current_question: current, total_questions: total } = step;
  const place = `Vraag ${current} van ${total}`;
  return (
    <div className="mb-5">
      <p className="mb-1.5 flex justify-between text-ink-soft text-sm">
        <span>{place}</span>
        <span className="tabular-nums">{formatPercent(shareOf(current - 1, total))}</span>
      </p>
      <Progress label="Voortgang van de intake" value={current - 1} max={total} valueText={place} />
    </div>
  );
}
