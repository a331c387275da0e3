import type { DutyState } from '#/features/duties/duties/contract';
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
