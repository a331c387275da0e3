import type { ExtraStatus } from '#/features/papers/shared/extras/contract';

export const extraStatusLabels: Record<ExtraStatus, string> = {
  draft: 'Ontwerp',
  sent: 'Verstuurd',
  approved: 'Goedgekeurd',
  refused: 'Geweigerd',
  withdrawn: 'Ingetrokken',
};

/** What the other side decided on stays as it is: who wants it otherwise agrees on something new. */
export function isFinal(status: ExtraStatus): boolean {
  return status === 'approved' || status === 'refused';
}

type Decision = {
  sentBy: string | null;
  sentTo: string | null;
  decidedBy: string | null;
  decidedAs: string | null;
};

/** 'via de link die Tom mailde aan info@maes.example, als Jan Maes': who held the link is all that is known. */
export function decisionWay({ sentBy, sentTo, decidedBy, decidedAs }: Decision): string {
  const link = `via de link die ${sentBy ?? 'een oud-medewerker'} ${sentTo ? `mailde aan ${sentTo}` : 'kopieerde'}`;
  const as = `als ${decidedBy ?? ''}`;
  return decidedAs ? `${link}, ${as}, in een browser waarin ${decidedAs} was ingelogd` : `${link}, ${as}`;
}

export function maySend(status: ExtraStatus): boolean {
  return status === 'draft' || status === 'sent';
}

/** In days. */
export const linkDays = 14;

/** 'meerwerk 2' or, below zero, 'minwerk 2'. */
export function extraName({ number, total }: { number: number; total: string }): string {
  return `${total.startsWith('-') ? 'minwerk' : 'meerwerk'} ${number}`;
}

/** '3 dagen uitstel', '1 dag vroeger klaar'. */
export function daysText(days: number): string {
  const count = Math.abs(days);
  const word = count === 1 ? '1 dag' : `${count} dagen`;
  return days < 0 ? `${word} vroeger klaar` : `${word} uitstel`;
}
