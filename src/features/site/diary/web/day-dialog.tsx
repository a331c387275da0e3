import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { contactLabel } from '#/core/contact-name';
import { type Day, formatDayLong } from '#/core/day';
import { may } from '#/core/rights';
import { type DiaryDay, type DiaryFields, diaryFields } from '#/features/site/diary/contract';
import { type DayDraft, draftOf, wordsOf } from '#/features/site/diary/web/day-draft';
import { PresentField } from '#/features/site/diary/web/present-field';
import { useWriteDiary } from '#/features/site/diary/web/queries';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { draftName } from '#/platform/web/drafts';
import { useProject } from '#/platform/web/project/current-project';
import { RecordDialog } from '#/platform/web/record-dialog';
import { RecordHistory } from '#/platform/web/record-history';
import { TextArea, TextField } from '#/ui/text-field';

type Page = Pick<
  DiaryDay,
  'id' | 'day' | 'text' | 'weather' | 'present' | 'version' | 'expected' | 'contacts'
>;
type DayDialogProps = { projectId: number; page: Page; isToday: boolean; onClose: () => void };

/** By which what was typed is found again: a day as a number. */
const numberOf = (day: Day) => Number(day.replaceAll('-', ''));

/** What people say of a day: a line, who was there, and the weather where somebody types it. */
export function DayDialog({ projectId, page, isToday, onClose }: DayDialogProps) {
  const { data: own = [] } = useContacts();
  const { project } = useProject();
  const staysForOthers =
    project && !may(project.role, 'change') && page.text ? ' Wat anderen schreven, blijft staan.' : '';
  const known = new Set(page.contacts.map(({ id }) => id));
  const contacts = [
    ...page.contacts.map(({ id, name }) => ({ value: String(id), label: name })),
    ...own
      .filter(({ id }) => !known.has(id))
      .map((contact) => ({ value: String(contact.id), label: contactLabel(contact) })),
  ];
  const form = useForm<DayDraft, unknown, DiaryFields>({
    resolver: zodResolver(diaryFields),
    defaultValues: draftOf(page),
  });
  const { errors } = form.formState;
  const write = useWriteDiary();
  return (
    <RecordDialog
      form={form}
      name={draftName('diary', numberOf(page.day))}
      title={isToday ? 'Notitie van vandaag' : formatDayLong(page.day)}
      busy={write.isPending}
      changing={{
        ...{ record: page, id: page.id ?? 0, kind: 'diary', noun: 'deze bladzijde', saving: write },
        ...{ draftOf, words: wordsOf(contacts) },
      }}
      onChange={(fields, version) =>
        write.mutate(
          { params: { projectId }, body: { day: page.day, ...fields }, version },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextArea
          label="Wat gebeurde er?"
          rows={4}
          hint={`Typ, of spreek in met de microfoon van uw toetsenbord.${staysForOthers}`}
          error={errors.text?.message}
          {...form.register('text')}
        />
        <Controller
          control={form.control}
          name="present"
          render={({ field: { value, onChange } }) => (
            <PresentField
              value={value ?? []}
              expected={page.expected}
              contacts={contacts}
              error={errors.present?.message}
              onChange={onChange}
            />
          )}
        />
        <TextField
          label="Weer"
          placeholder="Droog, 12 graden"
          autoComplete="off"
          error={errors.weather?.message}
          {...form.register('weather')}
        />
      </div>
      {page.id !== null && <RecordHistory kind="diary" record={page.id} />}
    </RecordDialog>
  );
}
