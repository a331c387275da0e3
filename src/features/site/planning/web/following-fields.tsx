import { Plus, Trash2 } from 'lucide-react';
import type { Option } from '#/features/site/planning/web/task-draft';
import type { Following } from '#/features/site/shared/planning/rules/shift';
import { Button, IconButton } from '#/ui/button';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

type FollowingFieldsProps = {
  value: readonly Following[];
  /** The other tasks of the project. */
  tasks: readonly Option[];
  error: string | undefined;
  onChange: (value: Following[]) => void;
};

/** What a task comes after, with the days in between. */
export function FollowingFields({ value, tasks, error, onChange }: FollowingFieldsProps) {
  const chosen = new Set(value.map(({ taskId }) => String(taskId)));
  const free = tasks.filter((task) => !chosen.has(task.value));
  const [next] = free;
  const put = (at: number, change: Partial<Following>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...change } : each)));
  if (tasks.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4 md:col-span-2">
      <legend className="px-1 font-semibold text-[0.9375rem]">Na</legend>
      {value.length === 0 && <p className="text-ink-soft text-sm">Moet er eerst iets anders klaar zijn?</p>}
      {value.map(({ taskId, days }, index) => (
        <div key={taskId} className="flex flex-wrap items-start gap-2 sm:flex-nowrap">
          <SelectField
            className="min-w-0 grow basis-full sm:basis-0"
            label={`Taak ${index + 1} waarop deze volgt`}
            hideLabel
            value={String(taskId)}
            onChange={(picked) => put(index, { taskId: Number(picked) })}
            options={tasks.filter((task) => task.value === String(taskId) || !chosen.has(task.value))}
          />
          <TextField
            className="w-20"
            label={`Dagen tussen taak ${index + 1} en deze`}
            hideLabel
            inputMode="numeric"
            value={String(days)}
            onChange={({ target }) =>
              put(index, { days: Number(target.value.replace(/\D/g, '').slice(0, 3)) })
            }
          />
          <span className="self-center whitespace-nowrap text-ink-soft text-sm">dagen ertussen</span>
          <IconButton
            label={`Taak ${index + 1} niet meer volgen`}
            icon={<Trash2 aria-hidden="true" />}
            className="text-ink-soft"
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {error && <p className="text-danger text-sm">{error}</p>}
      {next && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...value, { taskId: Number(next.value), days: 0 }])}
        >
          Taak kiezen
        </Button>
      )}
    </fieldset>
  );
}
