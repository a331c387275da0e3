import { Controller, type UseFormReturn } from 'react-hook-form';
import { coveredBy } from '#/features/site/planning/rules/covers';
import type { TaskDraft } from '#/features/site/planning/web/task-draft';
import type { TaskFields } from '#/features/site/shared/planning/contract';
import { Checkbox } from '#/ui/checkbox';

/** As the words of the task say, until somebody says otherwise. */
export function CoversField({ form }: { form: UseFormReturn<TaskDraft, unknown, TaskFields> }) {
  const [title = '', description, category, roomIds] = form.watch([
    'title',
    'description',
    'category',
    'roomIds',
  ]);
  return (
    <Controller
      control={form.control}
      name="covers"
      render={({ field: { value, onChange, ref: _, ...field } }) => {
        const named = { title, description: description ?? null, category: category ?? null };
        const covered = coveredBy({ ...named, covers: value ?? null });
        const hasRooms = (roomIds ?? []).length > 0;
        return (
          <Checkbox
            {...field}
            className="md:col-span-2"
            label="Hierachter verdwijnt iets"
            hint={
              covered && !hasRooms
                ? 'Kies de ruimtes: dan vragen we op tijd foto’s van wat er verdwijnt.'
                : 'Vijf dagen vooraf vragen we foto’s van elke ruimte, zoals van leidingen voor de pleister erop gaat.'
            }
            checked={covered !== undefined}
            onChange={({ target }) => onChange(target.checked)}
          />
        );
      }}
    />
  );
}
