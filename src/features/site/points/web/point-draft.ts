import { z } from 'zod';
import type { Day } from '#/core/day';
import { centsFromDecimal, decimalFromCents } from '#/core/money';
import { type Point, type PointFields, pointFields } from '#/features/site/points/contract';
import { centsValue, dayValue } from '#/platform/web/form-schema';
import { type FormWords, inDay, inEuro, inOption, inText } from '#/platform/web/merge/field-words';

const { text, roomId, contactId, quoteId, taskId, photoIds, pin } = pointFields.shape;

export const pointForm = z.object({
  ...{ text, roomId, contactId, quoteId, taskId, photoIds, pin },
  dueDate: dayValue.nullable(),
  foundOn: dayValue.nullable(),
  amount: centsValue.nullable(),
});

/** A point as it stands in its form. */
export type PointDraft = z.input<typeof pointForm>;
export type PointValues = z.output<typeof pointForm>;

export function draftOf(point: Point): PointDraft {
  const { roomId, contactId, quoteId, taskId, photoIds, pin, dueDate, foundOn, amount } = point;
  return {
    ...{ text: point.text, roomId, contactId, quoteId, taskId, photoIds, pin, dueDate, foundOn },
    amount: amount === null ? null : centsFromDecimal(amount),
  };
}

export function emptyDraft(today: Day, more: Partial<PointDraft> = {}): PointDraft {
  return {
    ...{ text: '', roomId: null, contactId: null, quoteId: null, taskId: null, photoIds: [], pin: null },
    ...{ dueDate: null, foundOn: today, amount: null },
    ...more,
  };
}

export function fieldsOf({ amount, ...values }: PointValues): Omit<PointFields, 'status'> {
  return { ...values, amount: amount === null ? null : decimalFromCents(amount) };
}

export type Option = { readonly value: string; readonly label: string };
export type PointOptions = Record<'rooms' | 'contacts' | 'quotes' | 'tasks', readonly Option[]>;

export function wordsOf({ rooms, contacts, quotes, tasks }: PointOptions): FormWords<PointDraft> {
  return {
    text: inText('Wat er niet in orde is'),
    roomId: inOption('Ruimte', rooms),
    contactId: inOption('Wie het herstelt', contacts),
    quoteId: inOption('Offerte', quotes),
    taskId: inOption('Taak', tasks),
    photoIds: { label: 'Foto’s', show: (value) => `${(value as readonly number[]).length} foto’s` },
    pin: { label: 'Plaats op het plan', show: () => 'aangeduid' },
    dueDate: inDay('Te herstellen tegen'),
    foundOn: inDay('Vastgesteld op'),
    amount: inEuro('Ingehouden bedrag'),
  };
}
