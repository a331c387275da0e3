import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { InboxEntry } from '#/features/reading/inbox/contract';
import { answerText } from '#/features/reading/inbox/rules/words';
import { useTakeAnswer } from '#/features/reading/inbox/web/queries';
import { Button } from '#/ui/button';
import { SelectField } from '#/ui/select';

type Answer = NonNullable<InboxEntry['answer']>;
type AnswerOfferProps = { entry: InboxEntry; answer: Answer; mayTake: boolean };

/** A list of prices that came back: with one click it stands beside the others. */
export function AnswerOffer({ entry, answer, mayTake }: AnswerOfferProps) {
  const { contacts, closed, path } = answer;
  const [chosen, setChosen] = useState(answer.contactId === null ? '' : String(answer.contactId));
  const { mutate, isPending } = useTakeAnswer();
  const options = contacts.map(({ id, name }) => ({ value: String(id), label: name }));
  const take = () =>
    mutate({ params: { id: entry.id }, body: chosen === '' ? {} : { contactId: Number(chosen) } });
  return (
    <div className="flex basis-full flex-wrap items-end gap-3 rounded-control bg-paper p-3">
      <p className="wrap-anywhere min-w-0 grow basis-64 text-[0.9375rem]">
        <MailCheck aria-hidden="true" className="mr-1.5 inline size-4 align-text-bottom" />
        {answerText(answer)}{' '}
        <Link href={path} className="underline hover:text-brick">
          Prijsvraag openen
        </Link>
        {closed && <span className="mt-1 block text-ochre">{closed}</span>}
      </p>
      {mayTake && closed === null && (
        <>
          {answer.contactId === null && (
            <SelectField
              label="Van wie is deze prijs?"
              value={chosen}
              onChange={setChosen}
              options={options}
              placeholder="Kies een aannemer"
            />
          )}
          <Button
            variant="primary"
            busy={isPending}
            disabled={chosen === ''}
            aria-label={`${entry.file.name} overnemen als prijs`}
            onClick={take}
          >
            Overnemen
          </Button>
        </>
      )}
    </div>
  );
}
