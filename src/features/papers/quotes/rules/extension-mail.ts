import { day, formatDayLong } from '#/core/day';
import type { Quote } from '#/features/papers/shared/quotes/contract';

type Lapsed = Pick<Quote, 'quoteNumber' | 'description' | 'contact'> & { validUntil: string | null };

/** The address of a mail that only has to be sent: whether the quote can be had a while longer. */
export function extensionMail({ quoteNumber, description, validUntil, contact }: Lapsed): string {
  const name = ['offerte', quoteNumber].filter(Boolean).join(' ');
  const about = description ? ` (${description})` : '';
  const until = validUntil ? ` was geldig tot ${formatDayLong(day(validUntil))}` : ' is intussen verlopen';
  const text = [
    `Beste ${contact.name},`,
    `Uw ${name}${about}${until}. Kunt u ze verlengen aan dezelfde prijs en voorwaarden, of bezorgt u ons een aangepaste offerte?`,
    'Met vriendelijke groeten',
  ].join('\n\n');
  const query = [
    ['subject', `Verlenging van uw ${name}`],
    ['body', text],
  ].map(([key, value = '']) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(contact.email ?? '').replace('%40', '@')}?${query.join('&')}`;
}
