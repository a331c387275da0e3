import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { contactLabel } from '#/core/contact-name';
import type { Fitting, FittingFields } from '#/features/folder/fittings/contract';
import { DayFields } from '#/features/folder/fittings/web/day-fields';
import {
  type Choices,
  documentOptions,
  draftOf,
  empty,
  fittingForm,
  invoiceOptions,
  type Typed,
  wordsOf,
} from '#/features/folder/fittings/web/fitting-draft';
import { PointedFields } from '#/features/folder/fittings/web/pointed-fields';
import { useFittingPapers, useOwnPhotos } from '#/features/folder/fittings/web/queries';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { draftName } from '#/platform/web/drafts';
import type { Saving } from '#/platform/web/merge/changing';
import { RecordDialog } from '#/platform/web/record-dialog';
import { TextField } from '#/ui/text-field';

type FittingFormProps = {
  projectId: number;
  /** The one to change; left out for a new one. */
  fitting?: Fitting | undefined;
  isGone?: boolean | undefined;
  saving: Saving;
  busy: boolean;
  onCreate: (fields: FittingFields) => void;
  /** With the version that was on screen, or merged with what somebody else did since. */
  onChange: ((fields: FittingFields, version: number) => void) | undefined;
  onClose: () => void;
};

export function FittingForm({ projectId, fitting, isGone, saving, ...dialog }: FittingFormProps) {
  const form = useForm<Typed, unknown, FittingFields>({
    resolver: zodResolver(fittingForm),
    defaultValues: fitting ? draftOf(fitting) : empty,
  });
  const { errors } = form.formState;
  const choices = useChoices(projectId, fitting);
  return (
    <RecordDialog
      {...dialog}
      form={form}
      name={draftName('fitting', fitting?.id)}
      title={fitting ? 'Toestel of onderdeel bewerken' : 'Nieuw toestel of onderdeel'}
      saveLabel={fitting ? 'Opslaan' : 'Toevoegen'}
      changing={
        fitting && {
          ...{ record: fitting, id: fitting.id, kind: 'fittings', noun: 'dit toestel', isGone, saving },
          ...{ draftOf, words: wordsOf(choices) },
        }
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          className="md:col-span-2"
          label="Wat is het?"
          hint="Ketel, ramen, vaatwasser, dakpannen …"
          required
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Merk"
          autoComplete="off"
          error={errors.brand?.message}
          {...form.register('brand')}
        />
        <TextField label="Type" autoComplete="off" error={errors.type?.message} {...form.register('type')} />
        <TextField
          className="md:col-span-2"
          label="Serienummer"
          hint="Staat meestal op een plaatje op het toestel."
          autoComplete="off"
          error={errors.serial?.message}
          {...form.register('serial')}
        />
        <DayFields form={form} />
        <PointedFields form={form} choices={choices} />
      </div>
    </RecordDialog>
  );
}

/** What one can choose, and what was chosen before: a contact of somebody else, photos from before the last hundred. */
function useChoices(projectId: number, fitting: Fitting | undefined): Choices {
  const { documents, invoices, photos } = useFittingPapers(projectId);
  const older = useOwnPhotos(projectId, fitting?.photoIds ?? []).filter(
    (own) => !photos.some(({ id }) => id === own.id),
  );
  const { data: rooms = [] } = useRooms();
  const { data: known = [] } = useContacts();
  const chosen = fitting?.contact;
  const contacts = chosen && !known.some(({ id }) => id === chosen.id) ? [chosen, ...known] : known;
  return {
    rooms: rooms.map(({ id, name }) => ({ value: String(id), label: name })),
    contacts: contacts.map((contact) => ({ value: String(contact.id), label: contactLabel(contact) })),
    invoices: invoiceOptions(invoices),
    documents: documentOptions(documents),
    photos: [...photos, ...older].map((photo) => ({
      ...{ value: String(photo.id), label: photoName(photo), filePath: photo.filePath },
    })),
  };
}
