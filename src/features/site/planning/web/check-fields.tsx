import { Plus, Trash2 } from 'lucide-react';
import type { Task } from '#/features/site/shared/planning/contract';
import { Button, IconButton } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import { TextField } from '#/ui/text-field';

type Check = Task['checks'][number];

type CheckFieldsProps = {
  value: readonly Check[];
  errors: readonly (string | undefined)[];
  onChange: (value: Check[]) => void;
};

export function CheckFields({ value, errors, onChange }: CheckFieldsProps) {
  const put = (at: number, change: Partial<Check>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...change } : each)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 rounded-card border border-line p-4 md:col-span-2">
      <legend className="px-1 font-semibold text-[0.9375rem]">Controlelijst</legend>
      {value.map(({ what, isDone }, index) => (
        // Rows have no number of their own, and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className="flex items-start gap-3">
          <Checkbox
            className="mt-0.5"
            aria-label={`Punt ${index + 1} is in orde`}
            checked={isDone}
            onChange={({ target }) => put(index, { isDone: target.checked })}
          />
          <TextField
            className="min-w-0 grow"
            label={`Punt ${index + 1} van de controlelijst`}
            hideLabel
            autoComplete="off"
            placeholder="Voegen nagekeken"
            value={what}
            error={errors[index]}
            onChange={({ target }) => put(index, { what: target.value })}
          />
          <IconButton
            label={`Punt ${index + 1} verwijderen`}
            icon={<Trash2 aria-hidden="true" />}
            className="text-ink-soft"
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="small"
        className="self-start"
        icon={<Plus aria-hidden="true" />}
        onClick={() => onChange([...value, { what: '', isDone: false }])}
      >
        Punt toevoegen
      </Button>
    </fieldset>
  );
}
