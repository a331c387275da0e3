import { type Day, formatDay } from '#/core/day';
import type { ReadyMail } from '#/core/ready-mail';
import { type CheckKind, checkLabels } from '#/features/premiums/shared/premium-files/rules/invoice-checks';

type Asked = {
  contractor: { name: string; email: string | null };
  invoice: { invoiceNumber: string | null; invoiceDate: Day | null };
  missing: readonly CheckKind[];
  applicants: readonly string[];
  address: string | null;
};

/** What an owner would write to have an invoice put right. */
export function missingMail({ contractor, invoice, missing, applicants, address }: Asked): ReadyMail {
  const which = [
    invoice.invoiceNumber && `nr. ${invoice.invoiceNumber}`,
    invoice.invoiceDate && `van ${formatDay(invoice.invoiceDate)}`,
  ]
    .filter(Boolean)
    .join(' ');
  const body = [
    `Beste ${contractor.name}`,
    '',
    `Voor mijn aanvraag van Mijn VerbouwPremie moet op de factuur${which ? ` ${which}` : ''} nog dit staan:`,
    ...missing.map((kind) => `- ${checkLabels[kind]}${detailOf(kind, applicants, address)}`),
    '',
    'Kunt u mij een aangevulde factuur bezorgen?',
    '',
    'Met vriendelijke groeten',
    ...applicants.slice(0, 1),
  ].join('\n');
  const subject = `Factuur ${invoice.invoiceNumber ?? ''} aanvullen voor de premie`.replace('  ', ' ');
  return { to: contractor.email ?? '', subject, body };
}

function detailOf(kind: CheckKind, applicants: readonly string[], address: string | null): string {
  if (kind === 'geadresseerde' && applicants.length > 0) return `: ${applicants.join(' of ')}`;
  return kind === 'werfadres' && address ? `: ${address}` : '';
}
