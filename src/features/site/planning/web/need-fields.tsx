import { Plus, Trash2 } from 'lucide-react';
import { type Day, formatDay } from '#/core/day';
import { decideBy, type TaskNeed } from '#/features/site/shared/planning/rules/needs';
import { Button, IconButton } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import { DateField } from '#/ui/date-field';
import { TextField } from '#/ui/text-field';

type NeedFieldsProps = {
  value: readonly TaskNeed[];
  startDate: Day | null;
  today: Day;
  errors: readonly (string | undefined)[];
  onChange: (value: TaskNeed[]) => void;
};

/** What has to be decided or ordered before a task begins, and by when. */
export function NeedFields({ value, startDate, today, errors, onChange }: NeedFieldsProps) {
  const put = (at: number, change: Partial<TaskNeed>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...change } : each)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4 md:col-span-2">
      <legend className="px-1 font-semibold text-[0.9375rem]">Vooraf te beslissen of te bestellen</legend>
      {value.length === 0 && (
        <p className="text-ink-soft text-sm">
          Tegels, een kraan, de kleur van de ramen: zo weet u op tijd wanneer u moet kiezen.
        </p>
      )}
      {value.map((need, index) => {
        const by = decideBy({ status: 'planned', startDate }, need);
        return (
          // Rows have no number of their own, and never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index} className="flex flex-wrap items-start gap-x-2 gap-y-1">
            <TextField
              className="min-w-0 grow basis-48"
              label={`Beslissing ${index + 1}`}
              hideLabel
              placeholder="Tegels badkamer"
              autoComplete="off"
              value={need.what}
              error={errors[index]}
              onChange={({ target }) => put(index, { what: target.value })}
            />
            <TextField
              className="w-20"
              label={`Weken levering van beslissing ${index + 1}`}
              hideLabel
              inputMode="numeric"
              value={String(need.weeks)}
              onChange={({ target }) =>
                put(index, { weeks: Number(target.value.replace(/\D/g, '').slice(0, 3)) })
              }
            />
            <span className="flex min-h-11 items-center whitespace-nowrap text-ink-soft text-sm md:min-h-10">
              weken levering
            </span>
            <Checkbox
              label="Beslist of besteld"
              checked={need.isDone}
              onChange={({ target }) => put(index, { isDone: target.checked })}
            />
            <IconButton
              label={`Beslissing ${index + 1} verwijderen`}
              icon={<Trash2 aria-hidden="true" />}
              className="text-ink-soft"
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            />
            {by && <p className="basis-full text-ink-soft text-sm">Beslis uiterlijk op {formatDay(by)}.</p>}
            {need.isDone && (
              <DateField
                className="basis-full"
                label={`Levering van beslissing ${index + 1} op`}
                today={today}
                value={need.arrivesOn ?? null}
                onChange={(arrivesOn) => put(index, { arrivesOn })}
              />
            )}
          </div>
        );
      })}
      <Button
        size="small"
        className="self-start"
        icon={<Plus aria-hidden="true" />}
        onClick={() => onChange([...value, { what: '', weeks: 0, isDone: false }])}
      >
        Beslissing toevoegen
      </Button>
    </fieldset>
  );
}
