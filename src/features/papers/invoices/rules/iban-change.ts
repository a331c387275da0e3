import { dayAt, formatDay } from '#/core/day';
import { formatIban } from '#/core/iban';
import type { IbanChange } from '#/features/papers/shared/invoices/contract';

export function ibanChangeTitle({ from }: IbanChange): string {
  return from === null ? 'Nieuw rekeningnummer' : 'Ander rekeningnummer';
}

/** What it was, what it is, who changed it and when. */
export function describeIbanChange({ from, to, changedBy, changedAt }: IbanChange): string {
  const before = from === null ? 'Er was geen rekeningnummer' : `Het was ${formatIban(from)}`;
  const verb = from === null ? 'Toegevoegd' : 'Gewijzigd';
  const who = changedBy ?? 'iemand van wie de naam niet bekend is';
  return `${before}, nu is het ${formatIban(to)}. ${verb} door ${who} op ${formatDay(dayAt(new Date(changedAt)))}.`;
}
