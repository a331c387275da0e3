import { z } from 'zod';
import { formId } from '#/core/form-fields';
import { amount, amountInput, id, moment, optionalLine, optionalText, version } from '#/core/wire';

/** What quotes and invoices have in common. */

export const requiredFields = 'Vul minimaal een contact en bedrag in.';

/** What a paper shows of its contact. */
const paperContact = z.object({
  id,
  name: z.string(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  iban: z.string().nullable(),
});

const paperFile = z.object({ name: z.string(), mimeType: z.string(), size: z.int() });

/** What a paper may come as. */
export const paperUpload = {
  field: 'file',
  kinds: ['pdf', 'jpg', 'png', 'xls', 'xlsx', 'webp', 'tiff', 'avif', 'heic', 'xml', 'eml', 'docx'],
} as const;

export const paper = z.object({
  id,
  projectId: id,
  contactId: id,
  contact: paperContact,
  category: z.string().nullable(),
  description: z.string().nullable(),
  amount,
  notes: z.string().nullable(),
  filePath: z.string().nullable(),
  file: paperFile.nullable(),
  isOwn: z.boolean(),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type Paper = z.infer<typeof paper>;

export const paperFields = z.object({
  contactId: formId(requiredFields),
  category: optionalLine(120),
  description: optionalText(2_000),
  amount: amountInput,
  notes: optionalText(4_000),
});
