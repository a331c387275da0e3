import { describe, expect, it } from 'vitest';
import { extensionMail } from '#/features/papers/quotes/rules/extension-mail';

const contact = {
  ...{ id: 1, name: 'Koen & Co', company: null, phone: null, iban: null },
  email: 'koen@dak.example',
};

function read(mail: string) {
  const [address, query] = mail.replace('mailto:', '').split('?');
  return { to: decodeURIComponent(address ?? ''), ...Object.fromEntries(new URLSearchParams(query)) };
}

describe('a mail that asks to extend a quote', () => {
  it('names the quote, its work and the day on which it lapsed', () => {
    const quote = { quoteNumber: 'OF-12', description: 'Nieuw dak', validUntil: '2026-03-03', contact };
    expect(read(extensionMail(quote))).toEqual({
      to: 'koen@dak.example',
      subject: 'Verlenging van uw offerte OF-12',
      body: 'Beste Koen & Co,\n\nUw offerte OF-12 (Nieuw dak) was geldig tot 3 maart 2026. Kunt u ze verlengen aan dezelfde prijs en voorwaarden, of bezorgt u ons een aangepaste offerte?\n\nMet vriendelijke groeten',
    });
  });

  it('says what is known where the number, the day or the address is missing', () => {
    const quote = {
      quoteNumber: null,
      description: null,
      validUntil: null,
      contact: { ...contact, email: null },
    };
    const mail = read(extensionMail(quote));
    expect(mail.to).toBe('');
    expect(mail).toMatchObject({ subject: 'Verlenging van uw offerte' });
    expect(mail).toMatchObject({ body: expect.stringContaining('Uw offerte is intussen verlopen.') });
  });
});
