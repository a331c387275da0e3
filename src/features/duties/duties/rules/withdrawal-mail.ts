import { type Day, formatDayLong } from '#/core/day';
import type { ReadyMail } from '#/core/ready-mail';

type Withdrawing = {
  contact: { name: string; email: string | null };
  quote: { quoteNumber: string | null; description: string | null };
  day: Day;
  applicants: readonly string[];
};

/** The letter by which one withdraws from what was signed at home; sent registered it can be proven. */
export function withdrawalMail({ contact, quote, day, applicants }: Withdrawing): ReadyMail {
  const number = quote.quoteNumber ? ` ${quote.quoteNumber}` : '';
  const about = quote.description ? ` (${quote.description})` : '';
  const signed = formatDayLong(day);
  return {
    to: contact.email ?? '',
    subject: `Herroeping van onze overeenkomst van ${signed}`,
    body: [
      `Beste ${contact.name},`,
      `Op ${signed} tekende ik bij mij thuis uw offerte${number}${about}.`,
      'Binnen de bedenktijd van 14 kalenderdagen herroep ik deze overeenkomst. Wilt u dat schriftelijk bevestigen, en een voorschot dat ik al betaalde terugstorten?',
      ['Met vriendelijke groeten', ...applicants].join('\n'),
    ].join('\n\n'),
  };
}
