import { z } from 'zod';
import { defineCall } from '#/core/call';
import {
  amount,
  amountInput,
  id,
  line,
  moment,
  optionalLine,
  optionalText,
  quantity,
  quantityInput,
  requiredText,
  text,
  version,
} from '#/core/shapes';
import { roomIdsField } from '#/features/work/shared/rooms/rules/room-ids';
import { itemVatRates } from '#/features/work/shared/rules/with-vat';

export const itemCategories = [
  'Sanitair',
  'Keuken',
  'Elektra',
  'Loodgieter',
  'Schilderwerk',
  'Vloeren',
  'Ramen',
  'Deuren',
  'Dakwerk',
  'Isolatie',
  'Algemeen',
] as const;
export type ItemCategory = (typeof itemCategories)[number];

export const itemUnits = ['st', 'm', 'm²', 'm³', 'kg', 'uur', 'dag', 'week'] as const;
export type ItemUnit = (typeof itemUnits)[number];

export const itemDescriptionLength = 2_000;
export const itemNotesLength = 2_000;
export const articleNumberLength = 60;
/** As many as one import adds at a time. */
export const maxBulkItems = 5_000;
const bulkBytes = 16 * 1_048_576;

export const item = z.object({
  id,
  projectId: id,
  category: z.enum(itemCategories),
  description: z.string(),
  /** The architect's own: '02.40.11.A'. */
  articleNumber: z.string().nullable(),
  quantity,
  unit: z.enum(itemUnits),
  unitPrice: amount,
  totalAmount: amount,
  /** The same value under the name that older readers use. */
  totalPrice: amount,
  /** In per cent; null: that of the home. */
  vatRate: z.literal(itemVatRates).nullable(),
  /** Nothing more is to be asked for it. */
  isComplete: z.boolean(),
  contactId: id.nullable(),
  includedInLoan: z.boolean(),
  subsidyEligible: z.boolean(),
  subsidyTypeId: id.nullable(),
  roomIds: z.array(id),
  notes: z.string().nullable(),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type Item = z.infer<typeof item>;

const vatRate = z.literal(itemVatRates, 'Kies een btw-tarief van 0, 6, 12 of 21%.');

const needed = {
  category: z.enum(itemCategories, 'Kies een categorie uit de lijst.'),
  description: requiredText(itemDescriptionLength, 'Vul een omschrijving in.'),
  quantity: quantityInput,
  unit: z.enum(itemUnits, 'Kies een eenheid uit de lijst.'),
  unitPrice: amountInput,
};

/** What a client may say of an item. Not its total: the server computes that, and ignores another. */
export const itemFields = z.object({
  ...needed,
  articleNumber: optionalLine(articleNumberLength),
  contactId: id.nullish().transform((value) => value ?? null),
  includedInLoan: z.boolean().default(false),
  subsidyEligible: z.boolean().default(false),
  subsidyTypeId: id.nullish().transform((value) => value ?? null),
  vatRate: vatRate.nullish().transform((value) => value ?? null),
  isComplete: z.boolean().default(false),
  roomIds: roomIdsField.nullish().transform((ids) => ids ?? []),
  notes: optionalText(itemNotesLength),
});
export type ItemFields = z.output<typeof itemFields>;

/** What is left out stays as it is, so that a tick set by one doesn't undo what another is typing. */
export const itemChanges = z
  .object({
    ...needed,
    articleNumber: line(articleNumberLength)
      .nullable()
      .transform((value) => value || null),
    contactId: id.nullable(),
    includedInLoan: z.boolean(),
    subsidyEligible: z.boolean(),
    subsidyTypeId: id.nullable(),
    vatRate: vatRate.nullable(),
    isComplete: z.boolean(),
    roomIds: roomIdsField,
    notes: text(itemNotesLength)
      .nullable()
      .transform((value) => value || null),
  })
  .partial();
export type ItemChanges = z.output<typeof itemChanges>;

export const listItems = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/bill-of-quantities',
  who: { right: 'read' },
  token: 'read',
  shows: ['items', 'contacts', 'rooms'],
  summary: 'The meetstaat of a project, in the order in which it stands',
  output: z.array(item),
  sameForAll: true,
});

export const createItem = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/bill-of-quantities',
  who: { right: 'change' },
  summary: 'Add an item to the meetstaat',
  body: itemFields,
  output: item,
  creates: true,
});

export const createItems = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/bill-of-quantities/bulk',
  who: { right: 'change' },
  summary: 'Add many items at once: all of them or none',
  body: z.object({
    items: z
      .array(itemFields, 'Geef een lijst van items mee.')
      .min(1, 'Geef minstens één item mee.')
      .max(maxBulkItems, `Voeg hoogstens ${maxBulkItems.toLocaleString('nl-NL')} items tegelijk toe.`),
  }),
  bodyLimit: bulkBytes,
  output: z.object({ count: z.int() }),
  creates: true,
});

const seen = { id, version };
const tooMany = `Wijzig hoogstens ${maxBulkItems.toLocaleString('nl-NL')} items tegelijk.`;

function isOfEachOne(entries: readonly { id: number }[]): boolean {
  return new Set(entries.map((entry) => entry.id)).size === entries.length;
}

/** What a sheet changes in one go: a paste, a tick for a whole selection, a selection that moves or goes. */
const itemBatch = z
  .object({
    update: z
      .array(z.object({ ...seen, changes: itemChanges }))
      .max(maxBulkItems, tooMany)
      .default([]),
    create: z.array(itemFields).max(maxBulkItems, tooMany).default([]),
    remove: z.array(z.object(seen)).max(maxBulkItems, tooMany).default([]),
    /** In the order in which they stand, to one side of an item that stays. */
    move: z
      .object({
        ids: z.array(id).min(1).max(maxBulkItems, tooMany),
        to: id,
        side: z.enum(['before', 'after']),
      })
      .optional(),
  })
  .refine(({ update, remove }) => isOfEachOne([...update, ...remove]), 'Noem elk item hoogstens één keer.')
  .refine(
    ({ update, create, remove, move }) => move || update.length + create.length + remove.length > 0,
    'Geef minstens één wijziging mee.',
  );
export type ItemBatch = z.output<typeof itemBatch>;

export const changeItems = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/bill-of-quantities/changes',
  who: { right: 'change' },
  summary:
    'Change, add, remove and move many items: all of it or nothing. Refused with 409 where an item has another version or is gone; `errors` says which',
  body: itemBatch,
  bodyLimit: bulkBytes,
  output: z.object({
    /** The changed ones, then the added ones, in the order of the body; then the moved ones. */
    items: z.array(item),
    /** Of the project: a list as of the first that has all of this in it is one as of the second. */
    revision: z.object({ before: z.int(), after: z.int() }),
  }),
  creates: true,
});

export const updateItem = defineCall({
  method: 'PUT',
  path: '/api/bill-of-quantities/:id',
  who: { right: 'change', record: 'items' },
  summary: 'Change an item; what is left out stays as it is',
  body: itemChanges,
  output: item,
});

export const removeItem = defineCall({
  method: 'DELETE',
  path: '/api/bill-of-quantities/:id',
  who: { right: 'change', record: 'items' },
  summary: 'Remove an item',
});
