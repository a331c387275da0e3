import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { contactLabel } from '#/core/contact-name';
import { addDays, dayAt } from '#/core/day';
import {
  type QuoteRequest,
  type QuoteRequestFields,
  quoteRequestFields,
} from '#/features/outside/quote-requests/contract';
import { ChoiceList } from '#/features/outside/quote-requests/web/choice-list';
import { ItemChoice, itemOptions } from '#/features/outside/quote-requests/web/item-choice';
import { useCreateQuoteRequest, useUpdateQuoteRequest } from '#/features/outside/quote-requests/web/queries';
import {
  draftOf,
  emptyDraft,
  type RequestDraft,
  wordsOf,
} from '#/features/outside/quote-requests/web/request-draft';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { draftName } from '#/platform/web/drafts';
import { type PhotoOption, photoOptions } from '#/platform/web/ports/photos';
import { useRead } from '#/platform/web/queries';
import { RecordDialog } from '#/platform/web/record-dialog';
import { useSlot } from '#/platform/web/slots';
import { DateField } from '#/ui/date-field';
import { TextArea, TextField } from '#/ui/text-field';

type RequestFormProps = {
  projectId: number;
  /** The draft to change; left out for a new one. */
  request?: QuoteRequest | undefined;
  /** What a new one begins with. */
  itemIds?: number[];
  onMade?: (id: number) => void;
  onClose: () => void;
};

const usualDays = 21;

/** Without an answer there are none to choose from. */
function usePhotos(projectId: number): readonly PhotoOption[] {
  const [readPhotos] = useSlot(photoOptions);
  const [photos, setPhotos] = useState<readonly PhotoOption[]>([]);
  useEffect(() => {
    let isGone = false;
    readPhotos?.(projectId).then(
      (options) => {
        if (!isGone) setPhotos(options);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [readPhotos, projectId]);
  return photos;
}

function useOptions(projectId: number) {
  const params = { projectId };
  const { data: items = [] } = useRead(listItems, { params });
  const { data: contacts = [] } = useContacts();
  const { data: documents = [] } = useRead(listDocuments, { params });
  const photos = usePhotos(projectId);
  return {
    items,
    contacts: contacts.map((contact) => ({ value: String(contact.id), label: contactLabel(contact) })),
    documents: documents.map(({ id, fileName }) => ({ value: String(id), label: fileName })),
    photos,
  };
}

export function RequestForm(props: RequestFormProps) {
  const { projectId, request, itemIds = [], onMade, onClose } = props;
  const create = useCreateQuoteRequest();
  const update = useUpdateQuoteRequest();
  const options = useOptions(projectId);
  const form = useForm<RequestDraft, unknown, QuoteRequestFields>({
    resolver: zodResolver(quoteRequestFields),
    defaultValues: request ? draftOf(request) : emptyDraft(itemIds, addDays(dayAt(new Date()), usualDays)),
  });
  const { errors } = form.formState;
  const saving = request ? update : create;
  return (
    <RecordDialog
      form={form}
      name={draftName('quote-request', request?.id)}
      title={request ? 'Prijsvraag bewerken' : 'Prijs vragen'}
      description="Aannemers krijgen een link met deze lijst. Uw raming gaat nooit mee."
      saveLabel="Bewaren als ontwerp"
      busy={saving.isPending}
      onClose={onClose}
      changing={
        request && {
          ...{
            record: request,
            id: request.id,
            kind: 'quoteRequests',
            noun: 'deze prijsvraag',
            saving,
            draftOf,
          },
          words: wordsOf({ ...options, items: itemOptions(options.items) }),
        }
      }
      onCreate={(body) =>
        create.mutate({ params: { projectId }, body }, { onSuccess: ({ id }) => onMade?.(id) })
      }
      onChange={
        request &&
        ((body, version) =>
          update.mutate({ params: { id: request.id }, body, version }, { onSuccess: onClose }))
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          className="md:col-span-2"
          label="Titel"
          required
          placeholder="Dakwerken"
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextArea
          className="md:col-span-2"
          label="Wat u vraagt"
          required
          rows={4}
          error={errors.text?.message}
          {...form.register('text')}
        />
        <Controller
          control={form.control}
          name="until"
          render={({ field: { value, onChange, ...field } }) => (
            <DateField
              {...field}
              label="Graag tegen"
              required
              today={dayAt(new Date())}
              value={value as never}
              onChange={onChange}
              error={errors.until?.message}
            />
          )}
        />
        <TextField
          label="Bezoek ter plaatse"
          placeholder="Elke zaterdag tussen 10 en 12 uur"
          maxLength={500}
          error={errors.visit?.message}
          {...form.register('visit')}
        />
        <Controller
          control={form.control}
          name="contactIds"
          render={({ field: { value, onChange } }) => (
            <ChoiceList
              legend="Aan wie? (hoogstens 8)"
              options={options.contacts}
              value={value}
              onChange={onChange}
              error={errors.contactIds?.message}
              none={<p className="text-ink-soft">Voeg eerst een aannemer toe bij Contacten.</p>}
            />
          )}
        />
        <Controller
          control={form.control}
          name="itemIds"
          render={({ field: { value, onChange } }) => (
            <ItemChoice
              items={options.items}
              value={value}
              onChange={onChange}
              error={errors.itemIds?.message}
            />
          )}
        />
        {(['documentIds', 'photoIds'] as const).map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field: { value, onChange } }) => (
              <ChoiceList
                legend={name === 'documentIds' ? 'Documenten meesturen' : 'Foto’s meesturen'}
                options={name === 'documentIds' ? options.documents : options.photos}
                value={value ?? []}
                onChange={onChange}
                error={errors[name]?.message}
              />
            )}
          />
        ))}
      </div>
    </RecordDialog>
  );
}
