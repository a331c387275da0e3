import { type Day, formatDayLong } from '#/core/day';
import type { ReadyMail } from '#/core/ready-mail';
import type { VatVerdict } from '#/features/work/shared/rules/judge-vat';

type Written = {
  contractor: { name: string; email: string | null };
  invoice: { invoiceNumber: string | null; invoiceDate: Day | null };
  verdicts: readonly VatVerdict[];
  applicants: readonly string[];
};

/** Ready to send: contests a wrong 6% in writing, and asks about the rest. */
export function vatMail({ contractor, invoice, verdicts, applicants }: Written): ReadyMail {
  const which = [
    invoice.invoiceNumber && `nr. ${invoice.invoiceNumber}`,
    invoice.invoiceDate && `van ${formatDayLong(invoice.invoiceDate)}`,
  ]
    .filter(Boolean)
    .join(' ');
  const contests = verdicts.some(({ side, certainty }) => side === 'too-little' && certainty !== 'ask');
  const named = which ? ` ${which}` : '';
  const body = [
    `Beste ${contractor.name}`,
    '',
    contests
      ? `Hierbij betwist ik schriftelijk het btw-tarief op uw factuur${named}:`
      : `Ik heb een vraag over het btw-tarief op uw factuur${named}:`,
    ...verdicts.map(({ ask }) => `- ${ask}`),
    '',
    contests ? 'Wilt u mij een verbeterde factuur bezorgen?' : 'Wilt u mij dat laten weten?',
    '',
    'Met vriendelijke groeten',
    ...applicants.slice(0, 1),
  ].join('\n');
  const subject = `${contests ? 'Betwisting btw-tarief' : 'Vraag over het btw-tarief'} factuur ${invoice.invoiceNumber ?? ''}`;
  return { to: contractor.email ?? '', subject: subject.trim(), body };
}
