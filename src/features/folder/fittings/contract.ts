import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { grades } from '#/core/grade';
import { day, id, moment, optionalLine, requiredLine, version } from '#/core/shapes';

const mostDocuments = 50;
const mostPhotos = 100;

const optionalId = id.nullish().transform((value) => value ?? null);

const optionalDay = z
  .string('Dit is geen geldige datum (JJJJ-MM-DD).')
  .nullish()
  .transform((typed) => typed?.trim() || null)
  .pipe(day.nullable());

const monthsMessage = 'Vul een geheel aantal maanden in, van 1 tot 240.';
const months = z
  .int(monthsMessage)
  .min(1, monthsMessage)
  .max(240, monthsMessage)
  .nullish()
  .transform((value) => value ?? null);

const idsUpTo = (most: number, message: string) =>
  z
    .array(id)
    .max(most, message)
    .default([])
    .transform((ids) => [...new Set(ids)]);

export const fittingFields = z.object({
  name: requiredLine(200, 'Vul in wat het is.'),
  brand: optionalLine(120),
  type: optionalLine(120),
  serial: optionalLine(120),
  roomId: optionalId,
  contactId: optionalId,
  invoiceId: optionalId,
  deliveredOn: optionalDay,
  guaranteeUntil: optionalDay,
  maintainEveryMonths: months,
  lastMaintained: optionalDay,
  documentIds: idsUpTo(mostDocuments, `Kies hoogstens ${mostDocuments} documenten.`),
  photoIds: idsUpTo(mostPhotos, `Kies hoogstens ${mostPhotos} foto’s.`),
});
export type FittingFields = z.output<typeof fittingFields>;

export const fitting = z.object({
  id,
  name: z.string(),
  brand: z.string().nullable(),
  type: z.string().nullable(),
  serial: z.string().nullable(),
  roomId: id.nullable(),
  contactId: id.nullable(),
  /** Who delivered or placed it. */
  contact: z.object({ id, name: z.string(), company: z.string().nullable() }).nullable(),
  invoiceId: id.nullable(),
  deliveredOn: day.nullable(),
  guaranteeUntil: day.nullable(),
  maintainEveryMonths: z.int().nullable(),
  lastMaintained: day.nullable(),
  /** Counted from the last maintenance, or from the delivery; null where nothing says how often. */
  nextMaintenance: day.nullable(),
  documentIds: z.array(id),
  photoIds: z.array(id),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type Fitting = z.infer<typeof fitting>;

export const listFittings = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/fittings',
  who: { right: 'read' },
  token: 'read',
  shows: ['fittings', 'contacts', 'rooms', 'invoices', 'documents', 'photos'],
  summary: 'What is in the house, with its guarantee and its maintenance, by name',
  output: z.array(fitting),
  sameForAll: true,
});

const proposal = z.object({
  /** The same as long as the line says the same. */
  key: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  type: z.string().nullable(),
  /** The line of the invoice, as it stands there. */
  line: z.string(),
  contactId: id,
  invoiceId: id,
  roomId: id.nullable(),
  /** Of the invoice: the nearest there is to a day of delivery. */
  deliveredOn: day.nullable(),
  guaranteeUntil: day.nullable(),
  /** On what the proposed guarantee rests; null where none is proposed. */
  ground: z.object({ text: z.string(), grade: z.enum(grades), source: z.string() }).nullable(),
});
export type FittingProposal = z.infer<typeof proposal>;

export const listProposals = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/fittings/proposals',
  who: { right: 'read' },
  token: 'read',
  shows: ['fittings', 'invoices'],
  summary: 'What the lines of invoices say was put in the house, and is not among its fittings yet',
  output: z.array(proposal),
  sameForAll: true,
});

export const createFitting = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/fittings',
  who: { right: 'change' },
  summary: 'Add something that is in the house',
  body: fittingFields,
  output: fitting,
  creates: true,
});

export const updateFitting = defineCall({
  method: 'PUT',
  path: '/api/fittings/:id',
  who: { right: 'change', record: 'fittings' },
  summary: 'Say something else of a fitting; what is left out stays',
  body: changesOf(fittingFields),
  output: fitting,
});

export const removeFitting = defineCall({
  method: 'DELETE',
  path: '/api/fittings/:id',
  who: { right: 'change', record: 'fittings' },
  summary: 'Remove a fitting; its documents and photos stay',
});

/** A sheet of labels, each with a code that opens the page of its fitting: `?ids=1,2`, or all. */
export const labelsPath = '/api/projects/:projectId/reports/fittings.pdf';
const mostLabels = 200;
const labelsMessage = 'Geef nummers, met een komma ertussen.';
export const labelIds = z.object({
  ids: z
    .string(labelsMessage)
    .transform((text) => text.split(',').filter(Boolean).map(Number))
    .pipe(z.array(id, labelsMessage).max(mostLabels, `Kies hoogstens ${mostLabels} etiketten.`))
    .optional(),
});
