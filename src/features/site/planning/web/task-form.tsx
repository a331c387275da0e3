import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { contactLabel } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { DayFields } from '#/features/site/planning/web/day-fields';
import { FollowingFields } from '#/features/site/planning/web/following-fields';
import { useTasks } from '#/features/site/planning/web/queries';
import { TaskConflicts } from '#/features/site/planning/web/task-conflicts';
import {
  draftOf,
  emptyDraft,
  type Option,
  type TaskDraft,
  wordsOf,
} from '#/features/site/planning/web/task-draft';
import { TaskLinks, useLinkOptions } from '#/features/site/planning/web/task-links';
import {
  type Task,
  type TaskFields,
  taskForm,
  taskPriorities,
  taskStatuses,
  titleRequired,
} from '#/features/site/shared/planning/contract';
import { priorityLabels, statusLabels } from '#/features/site/shared/planning/rules/tasks';
import { taskCards, taskNotes } from '#/features/site/shared/planning/web/slots';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { draftName } from '#/platform/web/drafts';
import type { Saving } from '#/platform/web/merge/changing';
import { RecordDialog } from '#/platform/web/record-dialog';
import { RecordHistory } from '#/platform/web/record-history';
import { SlotParts } from '#/platform/web/slots';
import { Button } from '#/ui/button';
import { SelectField } from '#/ui/select';
import { TextArea, TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

type TaskFormProps = {
  projectId: number;
  /** The one to change; left out for a new one. */
  task?: Task | undefined;
  isGone?: boolean | undefined;
  today: Day;
  saving: Saving;
  busy: boolean;
  onCreate: (fields: TaskFields) => void;
  onChange: ((fields: TaskFields, version: number) => void) | undefined;
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

const statusOptions = taskStatuses.map((value) => ({ value, label: statusLabels[value] }));
const priorityOptions = taskPriorities.map((value) => ({ value, label: priorityLabels[value] }));

export function TaskForm({ projectId, task, isGone, today, saving, onRemove, ...dialog }: TaskFormProps) {
  const form = useForm<TaskDraft, unknown, TaskFields>({
    resolver: zodResolver(taskForm),
    defaultValues: task ? draftOf(task) : emptyDraft,
  });
  const { errors } = form.formState;
  const contacts = useContactOptions(task);
  const others = useOtherTasks(projectId, task?.id);
  const links = useLinkOptions(projectId);
  return (
    <RecordDialog
      {...dialog}
      form={form}
      name={draftName('task', task?.id)}
      changing={
        task && {
          ...{ record: task, id: task.id, kind: 'tasks', noun: 'deze taak', isGone, saving, draftOf },
          words: wordsOf({ contacts, others, ...links }),
        }
      }
      title={task ? 'Taak bewerken' : 'Nieuwe taak'}
      saveLabel={task ? 'Opslaan' : 'Taak toevoegen'}
      onRefused={(found) => {
        if (found.title) showToast({ tone: 'destructive', title: 'Titel vereist', text: titleRequired });
      }}
      otherButton={
        onRemove && (
          <Button variant="quiet" className="md:mr-auto" onClick={onRemove}>
            Verwijderen
          </Button>
        )
      }
    >
      {task && <TaskConflicts projectId={projectId} taskId={task.id} today={today} />}
      {task && <SlotParts of={taskNotes} given={{ task }} />}
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
        <DayFields form={form} today={today} />
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
        <Controller
          control={form.control}
          name="dependsOn"
          render={({ field: { value, onChange } }) => (
            <FollowingFields
              value={(value ?? []).map(({ taskId, days = 0 }) => ({ taskId, days }))}
              tasks={others}
              error={errors.dependsOn?.message}
              onChange={onChange}
            />
          )}
        />
        <TaskLinks form={form} options={links} today={today} />
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
      {task && <SlotParts of={taskCards} given={{ projectId, taskId: task.id }} />}
      {task && <RecordHistory kind="tasks" record={task.id} />}
    </RecordDialog>
  );
}

function useOtherTasks(projectId: number, ownId: number | undefined): Option[] {
  const { data = [] } = useTasks(projectId);
  return data.filter(({ id }) => id !== ownId).map(({ id, title }) => ({ value: String(id), label: title }));
}

/** The contacts one can choose, and the one that somebody else chose before. */
function useContactOptions(task: Task | undefined) {
  const { data = [] } = useContacts();
  const chosen = task?.contact;
  const all = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data;
  return all.map((contact) => ({ value: String(contact.id), label: contactLabel(contact) }));
}
