import type { z } from 'zod';
import { type Fitting, fittingFields } from '#/features/folder/fittings/contract';
import { wrongDays } from '#/features/folder/fittings/rules/guarantee';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import type { ProjectDocument } from '#/features/work/shared/documents/contract';
import { type FormWords, inDay, inOption, inOptions, inText } from '#/platform/web/merge/field-words';

export const fittingForm = fittingFields.superRefine((fields, context) => {
  const message = wrongDays(fields);
  if (message) context.addIssue({ code: 'custom', message, path: ['guaranteeUntil'] });
});
export type Typed = z.input<typeof fittingFields>;

export const empty: Typed = {
  ...{ name: '', brand: '', type: '', serial: '', roomId: null, contactId: null, invoiceId: null },
  ...{ deliveredOn: null, guaranteeUntil: null, maintainEveryMonths: null, lastMaintained: null },
  ...{ documentIds: [], photoIds: [] },
};

export function draftOf(fitting: Fitting): Typed {
  const { name, brand, type, serial, roomId, contactId, invoiceId } = fitting;
  const { deliveredOn, guaranteeUntil, maintainEveryMonths, lastMaintained, documentIds, photoIds } = fitting;
  return {
    ...{ name, brand: brand ?? '', type: type ?? '', serial: serial ?? '', roomId, contactId, invoiceId },
    ...{ deliveredOn, guaranteeUntil, maintainEveryMonths, lastMaintained, documentIds, photoIds },
  };
}

type Option = { value: string; label: string };

export function invoiceOptions(invoices: readonly Invoice[]): Option[] {
  return invoices.map(({ id, invoiceNumber, description, contact }) => ({
    value: String(id),
    label: [contact?.company ?? contact?.name, invoiceNumber ?? description].filter(Boolean).join(' · '),
  }));
}

export function documentOptions(documents: readonly ProjectDocument[]): Option[] {
  return documents.map(({ id, fileName, description }) => ({
    value: String(id),
    label: description ? `${fileName} (${description})` : fileName,
  }));
}

/** What one can point at. */
export type Choices = Record<'rooms' | 'contacts' | 'invoices' | 'documents', readonly Option[]> & {
  photos: readonly (Option & { filePath: string })[];
};

/** How a question names a field that somebody else changed too. */
export function wordsOf({ rooms, contacts, invoices, documents, photos }: Choices): FormWords<Typed> {
  return {
    name: inText('Wat'),
    brand: inText('Merk'),
    type: inText('Type'),
    serial: inText('Serienummer'),
    roomId: inOption('Ruimte', rooms),
    contactId: inOption('Contact', contacts),
    invoiceId: inOption('Factuur', invoices),
    deliveredOn: inDay('Geleverd op'),
    guaranteeUntil: inDay('Waarborg tot'),
    maintainEveryMonths: inText('Onderhoud om de (maanden)'),
    lastMaintained: inDay('Laatste onderhoud'),
    documentIds: inOptions('Documenten', documents),
    photoIds: inOptions('Foto’s', photos),
  };
}
