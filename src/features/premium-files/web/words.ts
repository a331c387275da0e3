import { formatDay } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { FileInvoice, PremiumFile } from '#/features/premium-files/contract';
import type { PremiumFileStatus } from '#/features/premium-files/rules/statuses';
import type { BadgeTone } from '#/ui/badge';

export function euro(amount: string): string {
  return formatEuro(totalFromDecimal(amount));
}

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
  if (daysLeft < 0) return `Te laat sinds ${formatDay(lastDay)}`;
  if (daysLeft === 0) return 'Vandaag is de laatste dag';
  return `Nog ${daysLeft === 1 ? '1 dag' : `${daysLeft} dagen`}, tot en met ${formatDay(lastDay)}`;
}

export function tellDeadline({ deadline, daysLeft }: PremiumFile): string {
  return tellDays({ daysLeft, lastDay: deadline });
}

export function nameOfInvoice({ invoiceNumber, invoiceId }: FileInvoice): string {
  return invoiceNumber ?? `F-${invoiceId}`;
}
