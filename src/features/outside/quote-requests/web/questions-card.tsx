import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { type Question, type QuoteRequest, textLength } from '#/features/outside/quote-requests/contract';
import { useAnswerQuestion } from '#/features/outside/quote-requests/web/queries';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { Checkbox } from '#/ui/checkbox';
import { Fold } from '#/ui/fold';
import { TextArea } from '#/ui/text-field';

/** What contractors asked; an answer for all keeps them equal. */
export function QuestionsCard({ request, mayChange }: { request: QuoteRequest; mayChange: boolean }) {
  const { id, questions } = request;
  return (
    <Card as="section" aria-labelledby="questions">
      <CardHeader
        id="questions"
        title="Vragen"
        icon={<MessageCircleQuestionMark aria-hidden="true" />}
        text={questions.length === 0 ? 'Er is nog niets gevraagd.' : undefined}
      />
      <ul className="flex flex-col gap-4">
        {questions.map((question) => (
          <li key={question.id} className="flex flex-col gap-1">
            <Asked question={question} />
            {question.answer === null && mayChange && <Answer requestId={id} question={question} />}
          </li>
        ))}
      </ul>
      {mayChange && (
        <Fold title="Aan iedereen schrijven">
          <Answer requestId={id} />
        </Fold>
      )}
    </Card>
  );
}

function Asked({ question: { question, askedBy, answer, toAll } }: { question: Question }) {
  return (
    <>
      {question && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">{askedBy}:</span> {question}
        </p>
      )}
      {answer && (
        <p className="wrap-anywhere whitespace-pre-line text-[0.9375rem]">
          <Badge>{toAll ? 'Aan iedereen' : 'Alleen aan wie vroeg'}</Badge> {answer}
        </p>
      )}
    </>
  );
}

function Answer({ requestId, question }: { requestId: number; question?: Question }) {
  const [text, setText] = useState('');
  const [toAll, setToAll] = useState(true);
  const { mutate, isPending } = useAnswerQuestion();
  const who = question?.askedBy ?? 'iedereen';
  return (
    <form
      className="mt-2 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const asked = question ? { questionId: question.id } : {};
        mutate(
          { params: { id: requestId }, body: { text, toAll, ...asked } },
          { onSuccess: () => setText('') },
        );
      }}
    >
      <TextArea
        label={question ? `Antwoord op de vraag van ${who}` : 'Uw bericht'}
        rows={3}
        maxLength={textLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {question && (
        <Checkbox
          label="Iedereen leest de vraag en het antwoord, zonder te zien wie vroeg"
          checked={toAll}
          onChange={({ target }) => setToAll(target.checked)}
        />
      )}
      <Button type="submit" className="self-start" busy={isPending} disabled={text.trim() === ''}>
        Versturen
      </Button>
    </form>
  );
}
