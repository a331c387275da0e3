import { formatDay } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { FileInvoice, PremiumFile } from '#/features/premiums/shared/premium-files/contract';
import { isSubmitted, type PremiumFileStatus } from '#/features/premiums/shared/premium-files/rules/statuses';
import type { BadgeTone } from '#/ui/badge';

export function euro(amount: string): string {
  return formatEuro(totalFromDecimal(amount));
}

/** Where the parts of a file stand on its page. */
export const partIds = { invoices: 'facturen', proofs: 'stukken', followUp: 'opvolging' } as const;

export const statusTones: Record<PremiumFileStatus, BadgeTone> = {
  in_opbouw: 'neutral',
  ingediend: 'sky',
  info_gevraagd: 'ochre',
  toegekend: 'moss',
  geweigerd: 'danger',
  uitbetaald: 'moss',
};

const soon = 60;

export function toneOfDays(days: number | null): BadgeTone {
  if (days === null) return 'neutral';
  if (days < 0) return 'danger';
  return days <= soon ? 'ochre' : 'moss';
}

export function tellDays({ daysLeft, lastDay }: Pick<FileInvoice, 'daysLeft' | 'lastDay'>): string {
  if (daysLeft === null || lastDay === null) return 'Geen factuurdatum';
  if (daysLeft < 0) return `Te laat: de laatste dag was ${formatDay(lastDay)}`;
  if (daysLeft === 0) return 'Vandaag is de laatste dag';
  return `Nog ${daysLeft === 1 ? '1 dag' : `${daysLeft} dagen`}, tot en met ${formatDay(lastDay)}`;
}

export function tellCounted(invoices: readonly Pick<FileInvoice, 'counts'>[]): string {
  const counted = invoices.filter(({ counts }) => counts).length;
  if (invoices.length === 0) return 'Nog geen facturen gekozen.';
  if (invoices.length === 1) return counted === 1 ? 'Deze factuur telt mee.' : 'Deze factuur telt niet mee.';
  return `${counted} van ${invoices.length} facturen ${counted === 1 ? 'telt' : 'tellen'} mee.`;
}

type DeadlineText = { tone: BadgeTone; text: string };

/** Until when the whole file can be handed in; of one that was, nothing has to be done in time any more. */
export function tellDeadline({
  status,
  invoices,
  deadline,
  daysLeft,
}: PremiumFile): DeadlineText | undefined {
  if (isSubmitted(status)) return undefined;
  if (deadline !== null)
    return { tone: toneOfDays(daysLeft), text: tellDays({ daysLeft, lastDay: deadline }) };
  if (invoices.length === 0) return { tone: 'neutral', text: 'Nog geen facturen' };
  return { tone: 'danger', text: 'Geen enkele factuur telt mee' };
}
