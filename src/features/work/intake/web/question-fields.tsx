import { useEffect, useRef } from 'react';
import type { Draft } from '#/features/work/intake/web/draft';
import type { AskingStep } from '#/features/work/shared/intake/contract';
import { AmountField } from '#/ui/amount-field';
import { RadioGroup } from '#/ui/radio-group';
import { TextField } from '#/ui/text-field';

type Props = {
  step: AskingStep;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  error: string | undefined;
};

/**
 * The question is the name of its field, so that a screen reader asks it on arrival: give each question a key of its
 * own, and its field takes the focus.
 */
export function QuestionFields({ step, draft, onChange, error }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = box.current;
    const field = fields?.querySelector<HTMLElement>('input:checked') ?? fields?.querySelector('input');
    field?.focus();
  }, []);
  const options = step.options.map((value) => ({ value, label: value }));
  return (
    <div ref={box} className="flex flex-col gap-5">
      {(step.type === 'choice' || step.type === 'choice_or_amount') && (
        <RadioGroup
          label={step.question}
          look="pills"
          options={options}
          value={draft.chosen}
          onChange={(chosen) => onChange({ chosen, amount: null })}
          error={error}
        />
      )}
      {step.type === 'choice_or_amount' && (
        <AmountField
          label={step.placeholder ?? 'Eigen bedrag'}
          value={draft.amount}
          onChange={(amount) => onChange(amount === null ? { amount } : { amount, chosen: '' })}
        />
      )}
      {(step.type === 'text' || step.type === 'number') && (
        <TextField
          label={step.question}
          value={draft.typed}
          onChange={(event) => onChange({ typed: event.target.value })}
          placeholder={step.placeholder ?? undefined}
          inputMode={step.type === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          error={error}
        />
      )}
    </div>
  );
}
