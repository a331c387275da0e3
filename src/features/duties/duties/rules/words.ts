import { type Day, daysBetween, formatDayLong } from '#/core/day';
import { isBinding } from '#/core/grade';
import type { Duty, DutyState } from '#/features/duties/duties/contract';
import type { Doer, DutyTime } from '#/features/duties/duties/rules/entry';
import type { SigningPlace } from '#/features/duties/duties/rules/facts';

export const timeWords: Record<DutyTime, string> = {
  'before-signing': 'Voor u tekent',
  'before-start': 'Voor de start',
  during: 'Tijdens de werken',
  end: 'Na de werken',
};

export const doerWords: Record<Doer, string> = {
  owner: 'U zelf',
  contractor: 'Uw aannemer',
  architect: 'Uw architect',
  coordinator: 'De veiligheidscoördinator',
  reporter: 'De EPB-verslaggever',
  inspector: 'Een erkende keurder',
};

export const stateWords: Record<DutyState, string> = {
  open: 'Te doen',
  asked: 'Gevraagd',
  done: 'In orde',
  'not-applicable': 'Niet van toepassing',
};

export const placeWords: Record<SigningPlace, string> = {
  home: 'Thuis, of ergens anders dan bij de firma',
  firm: 'Bij de firma',
  distance: 'Op afstand, per mail of online',
};

/** ‘Tegen 10 juni 2027’, or that it has passed: a right may still be possible, and only what is well founded had to be. */
export function dayInWords(
  { dueDate, kind, grade }: Pick<Duty, 'dueDate' | 'kind' | 'grade'>,
  today: Day,
): string | null {
  if (dueDate === null) return null;
  const told = formatDayLong(dueDate);
  const days = daysBetween(today, dueDate);
  if (kind === 'advice') return `Best tegen ${told}`;
  if (kind === 'right') return days < 0 ? `Kon mogelijk tot en met ${told}` : `Mogelijk tot en met ${told}`;
  if (days < 0) return isBinding(grade) ? `Moest tegen ${told}` : `Was tegen ${told}`;
  return days === 0 ? 'Vandaag is de laatste dag' : `Tegen ${told}`;
}
