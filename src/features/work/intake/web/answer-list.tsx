import { type Answers, type Intake, questionIds } from '#/features/work/shared/intake/contract';
import { intakeLabels, showAnswer } from '#/features/work/shared/intake/rules/answers';

export function AnswerList({ answers }: { answers: Answers | Intake }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      {questionIds.map((id) => (
        <div key={id} className="min-w-0">
          <dt className="text-ink-soft text-sm">{intakeLabels[id]}</dt>
          <dd className="break-words font-semibold">{showAnswer(id, answers[id])}</dd>
        </div>
      ))}
    </dl>
  );
}
