import { describe, expect, it } from 'vitest';
import { looksLikePhone, phoneLink } from '#/core/phone';
import { emailLink, looksLikeEmail } from '#/core/reachable';

describe('a phone number', () => {
  it.each([
    '+32 470 55 01 20',
    '0470/55.01.20',
    '09 555 01 21',
    '+32 (0)9 555 01 21',
    '0032 9 555 01 21',
    '+31 6 12345678',
  ])('%j looks right', (typed) => expect(looksLikePhone(typed)).toBe(true));

  it.each([
    '',
    '12',
    '0470 55 01',
    '0470 55 01 20 99',
    'bel Koen',
    '+32 470',
    '09 555 O1 21',
    '++32 9 555 01 21',
  ])('%j looks odd', (typed) => expect(looksLikePhone(typed)).toBe(false));

  it('is dialled without what people put between the digits', () => {
    expect(phoneLink('+32 (0)9 555 01.21')).toBe('tel:+3295550121');
    expect(phoneLink('bel Koen')).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  it.each(['lore@baetsle-architectuur.example', 'a.b+c@d.be', 'Koen@Dak.Example'])(
    '%j looks right',
    (typed) => expect(looksLikeEmail(typed)).toBe(true),
  );

  it.each(['', 'lore', 'lore@baetsle', 'lore@@x.be', 'lore @x.be', 'a@b..be', 'a@b.b', 'a@b.be, c@d.be'])(
    '%j looks odd',
    (typed) => expect(looksLikeEmail(typed)).toBe(false),
  );

  it('is no way to smuggle anything into the mail that is opened', () => {
    expect(emailLink('a?bcc=x&y@z.be')).toBe('mailto:a%3Fbcc%3Dx%26y@z.be');
    expect(emailLink('geen adres')).toBeUndefined();
  });
});
