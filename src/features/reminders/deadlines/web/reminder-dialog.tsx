import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Day, isDay } from '#/core/day';
import {
  useCreateReminder,
  useRemoveReminder,
  useUpdateReminder,
} from '#/features/reminders/deadlines/web/queries';
import {
  type Reminder,
  type ReminderFields,
  reminderFields,
} from '#/features/reminders/shared/deadlines/contract';
import { draftName } from '#/platform/web/drafts';
import { type FormWords, inDay, inFlag, inText } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { Button } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import { DateField } from '#/ui/date-field';
import { TextField } from '#/ui/text-field';

type Typed = z.input<typeof reminderFields>;

const words: FormWords<Typed> = {
  title: inText('Waaraan'),
  day: inDay('Dag'),
  isDone: inFlag('Gedaan'),
};

function draftOf({ title, day, isDone }: Reminder): Typed {
  return { title, day, isDone };
}

type Props = {
  projectId: number;
  /** The one to change; left out for a new one. */
  reminder?: Reminder | undefined;
  isGone?: boolean;
  today: Day;
  onClose: () => void;
};

export function ReminderDialog({ projectId, reminder, isGone, today, onClose }: Props) {
  const form = useForm<Typed, unknown, ReminderFields>({
    resolver: zodResolver(reminderFields),
    defaultValues: reminder ? draftOf(reminder) : { title: '', day: '', isDone: false },
  });
  const [create, update, remove] = [useCreateReminder(), useUpdateReminder(), useRemoveReminder()];
  const { errors } = form.formState;
  const done = { onSuccess: onClose };
  return (
    <RecordDialog
      form={form}
      name={draftName('reminder', reminder?.id)}
      size="small"
      title={reminder ? 'Herinnering bewerken' : 'Nieuwe herinnering'}
      saveLabel={reminder ? 'Opslaan' : 'Herinnering toevoegen'}
      busy={create.isPending || update.isPending}
      changing={
        reminder && {
          ...{ record: reminder, id: reminder.id, kind: 'reminders', noun: 'deze herinnering' },
          ...{ isGone, saving: update, draftOf, words },
        }
      }
      onCreate={(body) => create.mutate({ params: { projectId }, body }, done)}
      onChange={
        reminder && ((body, version) => update.mutate({ params: { id: reminder.id }, body, version }, done))
      }
      onClose={onClose}
      otherButton={
        reminder && (
          <Button
            variant="quiet"
            className="md:mr-auto"
            onClick={() =>
              remove.mutate(
                { params: { id: reminder.id }, version: reminder.version },
                { onSettled: onClose },
              )
            }
          >
            Verwijderen
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="Waaraan"
          required
          placeholder="Ketel laten onderhouden"
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <Controller
          control={form.control}
          name="day"
          render={({ field: { value, onChange, ...field } }) => (
            <DateField
              {...field}
              label="Dag"
              required
              today={today}
              value={isDay(value) ? value : null}
              onChange={(chosen) => onChange(chosen ?? '')}
              error={errors.day?.message}
            />
          )}
        />
        {reminder && <Checkbox label="Gedaan" {...form.register('isDone')} />}
      </div>
    </RecordDialog>
  );
}
