import type { QuoteAnalysis } from '#/features/papers/shared/checks/contract';

/** The improvement points as a letter to the contractor, ready to be pasted into a mail. */
export function composeMail({
  verbeterpunten,
  quoteNumber,
}: Pick<QuoteAnalysis, 'verbeterpunten' | 'quoteNumber'>): string {
  const which = quoteNumber === null ? 'uw offerte' : `uw offerte ${quoteNumber}`;
  const one = verbeterpunten.length === 1;
  return [
    'Beste,',
    '',
    `Bedankt voor ${which}. Voor ik beslis, heb ik nog ${one ? 'een vraag' : 'enkele vragen'}:`,
    '',
    ...verbeterpunten.map((point) => `- ${point}`),
    '',
    `Wilt u mij een aangepaste offerte bezorgen, of mij antwoorden als ${one ? 'dit punt' : 'een punt'} al in orde is?`,
    'Alvast bedankt.',
    '',
    'Met vriendelijke groeten,',
    '',
  ].join('\n');
}
