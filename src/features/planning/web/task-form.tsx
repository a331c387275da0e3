import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Day, isDay } from '#/core/day';
import { useContacts } from '#/features/contacts/web/shared/contacts';
import {
  type Task,
  type TaskFields,
  taskFields,
  taskPriorities,
  taskStatuses,
  titleRequired,
} from '#/features/planning/contract';
import { priorityLabels, statusLabels } from '#/features/planning/rules/tasks';
import { draftName } from '#/platform/web/kept-drafts';
import { RecordDialog } from '#/platform/web/record-dialog';
import { Button } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { SelectField } from '#/ui/select';
import { TextArea, TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

type TaskFormProps = {
  /** The one to change; left out for a new one. */
  task?: Task;
  today: Day;
  busy: boolean;
  onSave: (fields: TaskFields) => void;
  onRemove?: () => void;
  onClose: () => void;
};

type Typed = z.input<typeof taskFields>;

const statusOptions = taskStatuses.map((value) => ({ value, label: statusLabels[value] }));
const priorityOptions = taskPriorities.map((value) => ({ value, label: priorityLabels[value] }));

export function TaskForm({ task, today, busy, onSave, onRemove, onClose }: TaskFormProps) {
  const form = useForm<Typed, unknown, TaskFields>({
    resolver: zodResolver(taskFields),
    defaultValues: {
      title: task?.title ?? '',
      description: task?.description ?? '',
      startDate: task?.startDate ?? null,
      endDate: task?.endDate ?? null,
      contactId: task?.contactId ?? null,
      status: task?.status ?? 'planned',
      priority: task?.priority ?? 'medium',
      notes: task?.notes ?? '',
    },
  });
  const { errors } = form.formState;
  const contacts = useContactOptions(task);
  return (
    <RecordDialog
      form={form}
      name={draftName('task', task?.id)}
      title={task ? 'Taak bewerken' : 'Nieuwe taak'}
      saveLabel={task ? 'Opslaan' : 'Taak toevoegen'}
      busy={busy}
      onSave={onSave}
      onRefused={(found) => {
        if (found.title) showToast({ tone: 'destructive', title: 'Titel vereist', text: titleRequired });
      }}
      onClose={onClose}
      otherButton={
        onRemove && (
          <Button variant="quiet" className="md:mr-auto" onClick={onRemove}>
            Verwijderen
          </Button>
        )
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          className="md:col-span-2"
          label="Titel"
          required
          placeholder="Dak vernieuwen"
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <Controller
          control={form.control}
          name="startDate"
          render={({ field: { value, ...field } }) => (
            <DateField
              {...field}
              label="Startdatum"
              today={today}
              value={dayOrNull(value)}
              error={errors.startDate?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="endDate"
          render={({ field: { value, ...field } }) => (
            <DateField
              {...field}
              label="Einddatum"
              today={today}
              value={dayOrNull(value)}
              error={errors.endDate?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="contactId"
          render={({ field: { value, onChange, ...field } }) => (
            <SelectField
              {...field}
              className="md:col-span-2"
              label="Contact"
              value={value ? String(value) : ''}
              onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
              emptyOption="Geen contact"
              options={contacts}
              error={errors.contactId?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="status"
          render={({ field: { value = 'planned', ...field } }) => (
            <SelectField {...field} value={value} label="Status" options={statusOptions} />
          )}
        />
        <Controller
          control={form.control}
          name="priority"
          render={({ field: { value = 'medium', ...field } }) => (
            <SelectField {...field} value={value} label="Prioriteit" options={priorityOptions} />
          )}
        />
        <TextArea
          className="md:col-span-2"
          label="Beschrijving"
          rows={2}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <TextArea
          className="md:col-span-2"
          label="Notities"
          rows={2}
          error={errors.notes?.message}
          {...form.register('notes')}
        />
      </div>
    </RecordDialog>
  );
}

function dayOrNull(value: string | null | undefined): Day | null {
  return value && isDay(value) ? value : null;
}

/** The contacts one can choose, and the one that somebody else chose before. */
function useContactOptions(task: Task | undefined) {
  const { data = [] } = useContacts();
  const chosen = task?.contact;
  const all = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data;
  return all.map(({ id, name, company }) => ({
    value: String(id),
    label: company ? `${name} (${company})` : name,
  }));
}
