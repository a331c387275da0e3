import { useState } from 'react';
import type { AskedQuestion, DutyAnswers } from '#/features/duties/duties/contract';
import { originLabels } from '#/features/duties/duties/rules/questions';
import { useAnswerQuestions } from '#/features/duties/duties/web/queries';
import { QuestionField } from '#/features/duties/duties/web/question-field';
import { Alert } from '#/ui/alert';
import { Card, CardHeader } from '#/ui/card';
import { Fold } from '#/ui/fold';

type Props = { projectId: number; questions: readonly AskedQuestion[]; mayChange: boolean };

/** What is still to be answered stands open, what is known is folded. */
export function QuestionCard({ projectId, questions, mayChange }: Props) {
  const { mutate, isPending } = useAnswerQuestions();
  // Who answers keeps what they answer in sight: it is folded with the next visit.
  const [asked] = useState(() => new Set(questions.filter(isOpen).map(({ key }) => key)));
  const open = questions.filter((each) => asked.has(each.key) || each.doubt !== null);
  const known = questions.filter((each) => !open.includes(each));
  const answer = (answers: DutyAnswers, onError?: () => void) =>
    mutate({ params: { projectId }, body: answers }, { ...(onError && { onError }) });
  const list = (some: readonly AskedQuestion[]) => (
    <ul className="grid gap-5 lg:grid-cols-2">
      {some.map((question) => (
        <li key={question.key} className="flex min-w-0 flex-col gap-2">
          {mayChange ? (
            <QuestionField
              // What was typed makes way for what is known since; a press keeps its focus.
              key={question.kind === 'yes-no' ? 'pressed' : String(question.answer)}
              question={question}
              busy={isPending}
              onAnswer={answer}
            />
          ) : (
            <AnsweredQuestion question={question} />
          )}
          {question.from !== null && question.from !== 'answer' && (
            <p className="text-ink-soft text-sm">Ingevuld {originLabels[question.from]}.</p>
          )}
          {question.doubt !== null && <Alert tone="warning">{question.doubt}</Alert>}
        </li>
      ))}
    </ul>
  );
  return (
    <Card as="section" aria-labelledby="duties-questions">
      <CardHeader
        id="duties-questions"
        title="Vragen"
        text={`${questions.filter(({ from }) => from !== null).length} van ${questions.length} beantwoord`}
      />
      <div className="flex flex-col gap-3">
        {open.length > 0 && list(open)}
        {known.length > 0 && (
          <Fold
            title={open.length > 0 ? `Al beantwoord (${known.length})` : 'Antwoorden bekijken of wijzigen'}
          >
            {list(known)}
          </Fold>
        )}
      </div>
    </Card>
  );
}

function isOpen({ from, doubt }: AskedQuestion): boolean {
  return from === null || doubt !== null;
}

function AnsweredQuestion({ question: { text, answer } }: { question: AskedQuestion }) {
  const said = answer === null ? 'Niet bekend' : answer === true ? 'Ja' : answer === false ? 'Nee' : answer;
  return (
    <p>
      <span className="block text-ink-soft text-sm">{text}</span>
      {said}
    </p>
  );
}
