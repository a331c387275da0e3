import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import * as calls from '#/features/outside/guests/contract';
import { daysWords } from '#/features/outside/guests/rules/answers';
import { moveWords } from '#/features/outside/guests/rules/moved';
import { makeCall } from '#/platform/web/call';
import { useRead, useWrite } from '#/platform/web/queries';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';

type AnswersCardProps = { projectId: number; contactId: number; mayChange: boolean };

/** What the contact answered on days; a proposal is taken with one press, that says what shifts. */
export function AnswersCard({ projectId, contactId, mayChange }: AnswersCardProps) {
  const { data = [] } = useRead(calls.listTaskAnswers, { params: { projectId } });
  const answers = data.filter((each) => each.contactId === contactId && each.status === 'open');
  if (answers.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="task-answers">
      <CardHeader
        id="task-answers"
        title="Antwoord op de planning"
        icon={<CalendarClock aria-hidden="true" />}
      />
      <ul className="flex flex-col gap-3">
        {answers.map((answer) => (
          <li key={answer.id} className="flex flex-col gap-1">
            <p className="wrap-anywhere font-semibold">{answer.task}</p>
            <p className="wrap-anywhere">
              {answer.answer === 'fits' ? 'De dagen passen.' : `Stelt voor: ${daysWords(answer)}.`}{' '}
              {answer.note}
            </p>
            {answer.answer === 'proposes' && mayChange && <Decide answer={answer} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Decide({ answer: { id, at, task } }: { answer: calls.TaskAnswer }) {
  const preview = useQuery({
    queryKey: [calls.decideTaskAnswer.path, { id }, at],
    queryFn: ({ signal }) =>
      makeCall(
        calls.decideTaskAnswer,
        { params: { id }, body: { status: 'taken', preview: true } },
        { signal },
      ),
    retry: false,
  });
  const { mutate, isPending } = useWrite(calls.decideTaskAnswer, {
    success: ({ moves }) => ({
      title: moves.length > 0 ? 'Voorstel overgenomen' : 'De planning blijft zoals ze is',
      text: moveWords(moves),
    }),
    undo: ({ params }) => ({ kind: 'taskAnswers', record: String(params.id) }),
    failure: { text: 'Het voorstel kon niet overgenomen worden.' },
  });
  return (
    <>
      {preview.data && <p className="text-[0.9375rem] text-ink-soft">{moveWords(preview.data.moves)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={isPending}
          aria-label={`Voorstel voor ${task} overnemen`}
          onClick={() => mutate({ params: { id }, body: { status: 'taken' } })}
        >
          Overnemen
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={isPending}
          aria-label={`Voorstel voor ${task} laten liggen`}
          onClick={() => mutate({ params: { id }, body: { status: 'declined' } })}
        >
          Laten liggen
        </Button>
      </div>
    </>
  );
}
