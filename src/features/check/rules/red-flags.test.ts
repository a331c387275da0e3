import { describe, expect, it } from 'vitest';
import type { Finding } from '#/features/check/contract';
import { judgeQuote } from '#/features/check/rules/judge';
import { cappedScore, dontSign } from '#/features/check/rules/red-flags';

const finding = (id: string, sentence = '', state: Finding['state'] = 'wrong'): Finding => ({
  id,
  section: 'betrouwbaarheid',
  lookedFor: '',
  state,
  passage: null,
  weight: 1,
  points: 0,
  sentence,
});

describe('a red flag', () => {
  it('caps the score at 4 and says why not to sign', () => {
    const findings = [finding('iban_geldig'), finding('geen_zwartwerk')];
    expect(cappedScore(8.4, findings)).toBe(4);
    expect(cappedScore(2.1, findings)).toBe(2.1);
    expect(dontSign(findings)).toBe(
      'Teken nog niet: het rekeningnummer is ongeldig, er wordt een betaling zonder factuur voorgesteld.',
    );
  });

  it.each([
    ['an advance of just half', [finding('voorschot_redelijk', 'Het voorschot van 50% is hoog.')]],
    ['something that is missing', [finding('iban_geldig', '', 'missing')]],
    ['something small that is wrong', [finding('rekensom_klopt')]],
  ])('is not %s', (_, findings) => {
    expect([cappedScore(8.4, findings), dontSign(findings)]).toEqual([8.4, undefined]);
  });

  it('is more than half in advance', () => {
    expect(dontSign([finding('voorschot_redelijk', 'Het voorschot van 60% is hoog.')])).toContain('de helft');
  });
});

describe('what a quote says only in its conditions', () => {
  const quote = (more: string) =>
    `Dakwerken Peeters\nOfferte nr. 2026-3\nDakpannen 10 m² 100,00 1.000,00\nTotaal excl. btw 1.000,00\nBtw 21% 210,00\nTotaal incl. btw 1.210,00\n${more}`;
  const stateOf = (text: string, id: string) => {
    const { betrouwbaarheid, volledigheid } = judgeQuote(text);
    return [...betrouwbaarheid.findings, ...volledigheid.findings].find((one) => one.id === id)?.state;
  };

  it('is no reversed VAT where VAT is charged', () => {
    const clause = 'Bij werken voor een medecontractant gelden andere regels.';
    expect(stateOf(quote(clause), 'btw_niet_verlegd')).toBe('ok');
    expect(stateOf(quote('Btw verlegd.'), 'btw_niet_verlegd')).toBe('wrong');
  });

  it('is no missing number of the firm beside a Dutch one', () => {
    expect(stateOf(quote('KvK 70462623'), 'kbo_geldig')).toBe('partly');
  });

  it('is no number of a quote in its subject', () => {
    expect(judgeQuote('Offerte dak 1000 euro').quoteNumber).toBeNull();
  });
});
