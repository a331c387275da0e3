import { Controller, type UseFormReturn } from 'react-hook-form';
import { contactName } from '#/core/contact-name';
import { type Day, isDay } from '#/core/day';
import { listQuotes } from '#/features/papers/shared/quotes/contract';
import { CheckFields } from '#/features/site/planning/web/check-fields';
import { CoversField } from '#/features/site/planning/web/covers-field';
import { DocumentFields } from '#/features/site/planning/web/document-fields';
import { NeedFields } from '#/features/site/planning/web/need-fields';
import type { Option, TaskDraft } from '#/features/site/planning/web/task-draft';
import type { TaskFields } from '#/features/site/shared/planning/contract';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { itemCategories } from '#/features/work/shared/meetstaat/contract';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { RoomsField } from '#/features/work/shared/rooms/web/rooms-field';
import { useRead } from '#/platform/web/queries';
import { SelectField } from '#/ui/select';

/** The quotes, documents and rooms that a task can name. */
export function useLinkOptions(projectId: number): Record<'quotes' | 'documents' | 'rooms', Option[]> {
  const { data: quotes = [] } = useRead(listQuotes, { params: { projectId } });
  const { data: documents = [] } = useRead(listDocuments, { params: { projectId } });
  const { data: rooms = [] } = useRooms();
  return {
    rooms: rooms.map(({ id, name }) => ({ value: String(id), label: name })),
    quotes: quotes.map(({ id, contact, description, quoteNumber }) => ({
      value: String(id),
      label: [contactName(contact), description || quoteNumber].filter(Boolean).join(': '),
    })),
    documents: documents.map(({ id, description, fileName }) => ({
      ...{ value: String(id), label: description || fileName },
    })),
  };
}

type TaskLinksProps = {
  form: UseFormReturn<TaskDraft, unknown, TaskFields>;
  options: ReturnType<typeof useLinkOptions>;
  today: Day;
};

/** What a task hangs together with, and what has to be thought of. */
export function TaskLinks({ form, options, today }: TaskLinksProps) {
  const { errors } = form.formState;
  const [startDate, category] = form.watch(['startDate', 'category']);
  const categories = category && !itemCategories.some((each) => each === category) ? [category] : [];
  return (
    <>
      <Controller
        control={form.control}
        name="quoteId"
        render={({ field: { value, onChange, ...field } }) => (
          <SelectField
            {...field}
            className="md:col-span-2"
            label="Offerte"
            value={value ? String(value) : ''}
            onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
            emptyOption="Geen offerte"
            options={options.quotes}
            error={errors.quoteId?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="category"
        render={({ field: { value, ...field } }) => (
          <SelectField
            {...field}
            className="md:col-span-2"
            label="Categorie"
            value={value ?? ''}
            emptyOption="Geen categorie"
            options={[...categories, ...itemCategories].map((name) => ({ value: name, label: name }))}
            error={errors.category?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="roomIds"
        render={({ field: { value, onChange } }) => (
          <RoomsField
            className="md:col-span-2"
            value={value ?? []}
            error={errors.roomIds?.message}
            onChange={onChange}
          />
        )}
      />
      <CoversField form={form} />
      <Controller
        control={form.control}
        name="needs"
        render={({ field: { value, onChange } }) => (
          <NeedFields
            value={(value ?? []).map(({ what, weeks = 0, isDone = false, arrivesOn }) => ({
              ...{ what, weeks, isDone },
              arrivesOn: arrivesOn && isDay(arrivesOn) ? arrivesOn : null,
            }))}
            startDate={startDate && isDay(startDate) ? startDate : null}
            today={today}
            errors={(value ?? []).map((_, at) => errors.needs?.[at]?.what?.message)}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="checks"
        render={({ field: { value, onChange } }) => (
          <CheckFields
            value={(value ?? []).map(({ what, isDone = false }) => ({ what, isDone }))}
            errors={(value ?? []).map((_, at) => errors.checks?.[at]?.what?.message)}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="documentIds"
        render={({ field: { value, onChange } }) => (
          <DocumentFields
            value={value ?? []}
            documents={options.documents}
            error={errors.documentIds?.message}
            onChange={onChange}
          />
        )}
      />
    </>
  );
}
