import type { ExtraStatus } from '#/features/extras/contract';

export const extraStatusLabels: Record<ExtraStatus, string> = {
  draft: 'Ontwerp',
  sent: 'Verstuurd',
  approved: 'Goedgekeurd',
  refused: 'Geweigerd',
  withdrawn: 'Ingetrokken',
};

/** What both sides agreed on stays as it is: who wants it otherwise agrees on something new. */
export function isFinal(status: ExtraStatus): boolean {
  return status === 'approved';
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
