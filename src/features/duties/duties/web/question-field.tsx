import { useState } from 'react';
import { type Day, dayAt, isDay } from '#/core/day';
import { type Thousandths, thousandths } from '#/core/quantity';
import type { AskedQuestion, DutyAnswers } from '#/features/duties/duties/contract';
import { labelOptions } from '#/features/duties/duties/rules/questions';
import { Button } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { QuantityField } from '#/ui/quantity-field';
import { RadioGroup } from '#/ui/radio-group';
import { SelectField } from '#/ui/select';

type Props = {
  question: AskedQuestion;
  busy: boolean;
  onAnswer: (answers: DutyAnswers, onFailure?: () => void) => void;
};

const unknown = 'unknown';

export function QuestionField(props: Props) {
  switch (props.question.kind) {
    case 'yes-no':
      return <YesNo {...props} />;
    case 'choice':
      return <Choice {...props} />;
    case 'day':
      return <DayAnswer {...props} />;
    case 'number':
      return <NumberAnswer {...props} />;
  }
}

function hintOf({ hint }: AskedQuestion) {
  return hint ?? undefined;
}

/** What was said: nothing yet, that they don’t know, or the answer itself. */
function chosenOf({ answer, from }: AskedQuestion): string {
  if (answer === null) return from === null ? '' : unknown;
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer);
}

/** What one pressed is shown at once, until it was kept or could not be. */
function usePressed(question: AskedQuestion) {
  const known = chosenOf(question);
  const [pressed, setPressed] = useState<{ value: string; before: string }>();
  return {
    value: pressed?.before === known ? pressed.value : known,
    press: (value: string) => setPressed({ value, before: known }),
    release: () => setPressed(undefined),
  };
}

function YesNo({ question, onAnswer }: Props) {
  const { value, press, release } = usePressed(question);
  return (
    <RadioGroup
      look="pills"
      label={question.text}
      hint={hintOf(question)}
      value={value}
      options={[
        { value: 'yes', label: 'Ja' },
        { value: 'no', label: 'Nee' },
        { value: unknown, label: 'Weet ik niet' },
      ]}
      onChange={(said) => {
        press(said);
        onAnswer({ [question.key]: said === unknown ? null : said === 'yes' }, release);
      }}
    />
  );
}

function Choice({ question, busy, onAnswer }: Props) {
  return (
    <SelectField
      label={question.text}
      hint={hintOf(question)}
      className="max-w-sm"
      value={chosenOf(question)}
      disabled={busy}
      placeholder="Kies een label"
      options={[
        ...labelOptions.map((label) => ({ value: label as string, label })),
        { value: unknown, label: 'Weet ik niet' },
      ]}
      onChange={(said) => onAnswer({ [question.key]: said === unknown ? null : said } as DutyAnswers)}
    />
  );
}

function DayAnswer({ question, busy, onAnswer }: Props) {
  const said = typeof question.answer === 'string' && isDay(question.answer) ? question.answer : null;
  const [typed, setTyped] = useState<Day | null>(said);
  const { value, press, release } = usePressed(question);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <DateField
          className="min-w-0 max-w-sm grow"
          label={question.text}
          hint={hintOf(question)}
          today={dayAt(new Date())}
          value={typed}
          onChange={setTyped}
        />
        {typed !== null && typed !== said && (
          <Button busy={busy} onClick={() => onAnswer({ [question.key]: typed })}>
            Bewaren
          </Button>
        )}
      </div>
      <RadioGroup
        look="pills"
        hideLabel
        label={`Zonder dag: ${question.text}`}
        value={value}
        options={[
          ...(question.key === 'permit' ? [{ value: 'no', label: 'Geen vergunning' }] : []),
          { value: unknown, label: 'Weet ik niet' },
        ]}
        onChange={(choice) => {
          press(choice);
          setTyped(null);
          onAnswer({ [question.key]: choice === 'no' ? false : null }, release);
        }}
      />
    </div>
  );
}

function NumberAnswer({ question, busy, onAnswer }: Props) {
  const isArea = question.key === 'livingArea';
  const said = typeof question.answer === 'number' ? thousandths(Math.round(question.answer * 1_000)) : null;
  const [typed, setTyped] = useState<Thousandths | null>(said);
  const save = () => onAnswer({ [question.key]: typed === null ? null : typed / 1_000 });
  return (
    <div className="flex flex-wrap items-end gap-2">
      <QuantityField
        className="min-w-0 max-w-sm grow"
        label={question.text}
        hint={hintOf(question)}
        {...(isArea && { unit: 'm²' })}
        value={typed}
        onChange={setTyped}
      />
      {typed !== null && typed !== said && (
        <Button busy={busy} onClick={save}>
          Bewaren
        </Button>
      )}
      {chosenOf(question) === unknown ? (
        <p className="min-h-11 content-center text-ink-soft">U weet het niet</p>
      ) : (
        <Button
          variant="quiet"
          disabled={busy}
          aria-label={`Weet ik niet: ${question.text}`}
          onClick={() => {
            setTyped(null);
            onAnswer({ [question.key]: null });
          }}
        >
          Weet ik niet
        </Button>
      )}
    </div>
  );
}
