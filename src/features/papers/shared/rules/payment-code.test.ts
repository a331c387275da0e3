import fc from 'fast-check';
import jsQR from 'jsqr';
import encodeQR from 'qr';
import { describe, expect, it } from 'vitest';
import { cents } from '#/core/money';
import { paymentCode, type Transfer } from '#/features/papers/shared/rules/payment-code';

const transfer: Transfer = {
  name: 'Dakwerken Vermeersch bv',
  iban: 'BE47 9991 6063 3080',
  amount: cents(511_600),
  communication: { kind: 'structured', digits: '123456789002' },
};

const scale = 4;

/** As a bank app would: from the dots of the picture, with a reader that shares no code with the writer. */
function scan(code: string): string | undefined {
  const dots = encodeQR(code, 'raw', { ecc: 'medium', border: 4 });
  const side = dots.length * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (dots[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  const read = jsQR(pixels, side, side);
  return read ? new TextDecoder().decode(new Uint8Array(read.binaryData)) : undefined;
}

describe('the payment code', () => {
  it('is the text of the European standard, line by line', () => {
    expect(paymentCode(transfer)).toBe(
      [
        'BCD',
        '002',
        '1',
        'SCT',
        '',
        'Dakwerken Vermeersch bv',
        'BE47999160633080',
        'EUR5116.00',
        '',
        '123456789002',
      ].join('\n'),
    );
  });

  it('carries free text on the line after the structured one', () => {
    const lines = paymentCode({
      ...transfer,
      communication: { kind: 'free', text: 'Factuur DV-F2156' },
    })?.split('\n');
    expect(lines?.slice(8)).toEqual(['', '', 'Factuur DV-F2156']);
  });

  it('ends after the amount where there is no communication', () => {
    expect(paymentCode({ ...transfer, communication: { kind: 'none' } })?.endsWith('EUR5116.00')).toBe(true);
  });

  it.each<[string, Partial<Transfer>]>([
    ['no name', { name: '  ' }],
    ['an account number that is none', { iban: 'BE47 9991 6063 3081' }],
    ['nothing to pay', { amount: cents(0) }],
    ['more than a transfer can be', { amount: cents(100_000_000_000) }],
    ['a communication with a wrong digit', { communication: { kind: 'mistyped' } }],
  ])('is not made of %s', (_, change) => {
    expect(paymentCode({ ...transfer, ...change })).toBeUndefined();
  });

  const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
  const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
  const amounts = fc.integer({ min: 1, max: 99_999_999_999 }).map(cents);

  it('fits in 331 bytes and keeps its lines, whatever people write', () => {
    fc.assert(
      fc.property(names, texts, amounts, (name, text, amount) => {
        const code = paymentCode({ ...transfer, name, amount, communication: { kind: 'free', text } });
        if (code === undefined) return;
        expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(331);
        const lines = code.split('\n');
        expect(lines.slice(0, 4)).toEqual(['BCD', '002', '1', 'SCT']);
        expect(lines[6]).toBe('BE47999160633080');
        expect(lines[7]).toMatch(/^EUR\d+\.\d{2}$/);
        expect(lines.length).toBeLessThanOrEqual(11);
        expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70);
        expect([...(lines[10] ?? '')].length).toBeLessThanOrEqual(140);
      }),
    );
  });

  it('is read back from the picture by an independent reader', () => {
    const dutch = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéèëïöç ABC0123456789&-.'),
      maxLength: 140,
    });
    fc.assert(
      fc.property(dutch, amounts, (text, amount) => {
        const code = paymentCode({ ...transfer, amount, communication: { kind: 'free', text } });
        expect(code).toBeDefined();
        expect(scan(code ?? '')).toBe(code);
      }),
      { numRuns: 25 },
    );
    const structured = paymentCode(transfer) ?? '';
    expect(scan(structured)).toBe(structured);
  });
});
