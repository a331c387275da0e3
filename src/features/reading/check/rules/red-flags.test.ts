import { describe, expect, it } from 'vitest';
import type { Finding } from '#/features/papers/shared/checks/contract';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { cappedScore, dontSign, redFlags } from '#/features/reading/check/rules/red-flags';

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
    [
      'an advance of just half',
      [finding('voorschot_redelijk', 'Het voorschot van 50% is meer dan gebruikelijk (25–30%).')],
    ],
    ['something that is missing', [finding('iban_geldig', '', 'missing')]],
    ['something small that is wrong', [finding('rekensom_klopt')]],
  ])('is not %s', (_, findings) => {
    expect([cappedScore(8.4, findings), dontSign(findings)]).toEqual([8.4, undefined]);
  });

  it('is the same wherever a quote is looked at: a wrong sum alone is no reason not to sign', () => {
    const analysis = judgeQuote(
      'Dakpannen 12,4 m² 33,00 420,00\nStelling 1 st 100,00 100,00\nTotaal excl. btw 520,00\nIBAN BE71 0961 2345 6768',
    );
    const wrong = analysis.btwEnPrijzen.findings.filter(({ state }) => state === 'wrong');
    expect(wrong.map(({ id }) => id)).toContain('rekensom_klopt');
    expect(redFlags(analysis)).toEqual([expect.stringContaining('rekeningnummer')]);
  });

  it('is more than half in advance', () => {
    expect(
      dontSign([finding('voorschot_redelijk', 'Het voorschot van 60% is meer dan gebruikelijk (25–30%).')]),
    ).toContain('de helft');
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

  it('is no reversed VAT where a clause says what holds for others, and no VAT was found at all', () => {
    const bare = (more: string) => `Dakpannen 10 m² 100,00 1.000,00\nTotaal 1.000,00\n${more}`;
    const clause = 'Indien de klant een medecontractant is, wordt de btw verlegd.';
    expect(stateOf(bare(clause), 'btw_niet_verlegd')).toBe('ok');
    expect(stateOf(bare('Verlegging van de heffing, art. 20.'), 'btw_niet_verlegd')).toBe('wrong');
  });

  it.each([
    ['Betaling binnen 30 dagen na de factuur.', 'missing'],
    ['Facturen zijn betaalbaar binnen de 14 kalenderdagen.', 'missing'],
    ['De offerte is geldig gedurende 30 kalenderdagen.', 'missing'],
    ['Uitvoering binnen 6 weken na bestelling.', 'ok'],
    ['De werken duren 12 werkdagen. Betaling binnen 30 dagen.', 'ok'],
  ])('is a term of the works or of something else: %s', (more, state) => {
    expect(stateOf(quote(more), 'uitvoeringstermijn')).toBe(state);
  });
});

describe('what a quote is asked', () => {
  const line = 'Dakpannen 10 m² 100,00 1.000,00';

  it('is never why 6% may be used, where it is not', () => {
    const asks = (vat: string) =>
      judgeQuote(`${line}\nTotaal excl. btw 1.000,00\n${vat}`).verbeterpunten.join('\n');
    expect(asks('Btw 21% 210,00\nTotaal incl. btw 1.210,00')).not.toContain('6%');
    expect(asks('Btw 6% 60,00\nTotaal incl. btw 1.060,00')).toContain('bij het tarief van 6%');
    expect(asks('')).not.toContain('bij het tarief van 6%');
  });

  it('is each gap once: what follows from reversed VAT is not asked besides', () => {
    const { verbeterpunten, btwEnPrijzen } = judgeQuote(`${line}\nTotaal 1.000,00\nBtw verlegd.`);
    expect(verbeterpunten.filter((point) => /btw-tarief|bedrag van de btw/.test(point))).toEqual([]);
    expect(btwEnPrijzen.feedback.match(/verlegd/g)).toHaveLength(1);
    expect(new Set(verbeterpunten).size).toBe(verbeterpunten.length);
  });

  it('is nothing about totals that may stand on a page that was not read', () => {
    const analysis = judgeQuote(line, { pagesLeftOut: 3 });
    const total = analysis.btwEnPrijzen.findings.find(({ id }) => id === 'totaal_incl');
    expect(total).toMatchObject({ state: 'unknown' });
    expect(total?.sentence).toContain('3 pagina’s zijn niet gelezen');
    expect(analysis.verbeterpunten.join('\n')).not.toContain('totaal met btw');
    expect(analysis.pagesLeftOut).toBe(3);
  });
});

describe('sums on paper', () => {
  const sums = (line: string, net: string) => {
    const { btwEnPrijzen } = judgeQuote(`${line}\nStelling 1 st 100,00 100,00\nTotaal excl. btw ${net}`);
    return btwEnPrijzen.findings.find(({ id }) => id === 'rekensom_klopt')?.state;
  };

  it.each([
    ['a quantity rounded to one decimal', 'Dakpannen 12,4 m² 33,00 410,52', '510,52'],
    ['a price rounded to the cent', 'Dakpannen 480 st 1,24 594,72', '694,72'],
    ['a column of prices with VAT', 'Dakpannen 10 st 100,00 106,00 1.000,00', '1.100,00'],
    ['a column of totals with VAT', 'Dakpannen 10 st 100,00 1.000,00 1.060,00', '1.100,00'],
  ])('are not wrong for %s', (_, line, net) => expect(sums(line, net)).toBe('ok'));

  it('are wrong where more than rounding parts them', () => {
    expect(sums('Dakpannen 12,4 m² 33,00 420,00', '520,00')).toBe('wrong');
  });
});

describe('a section that rests on little', () => {
  it('says so', () => {
    const posts = ['Orgel', 'Altaar', 'Kansel', 'Biechtstoel', 'Doopvont', 'Preekstoel'].map(
      (thing) => `${thing} restaureren 1 st 500,00 500,00`,
    );
    const text = ['Hellend dak vernieuwen met dakpannen en isolatie 100 m² € 205,00 € 20.500,00', ...posts];
    expect(judgeQuote(text.join('\n')).marktconformiteit.feedback).toContain('rust dus op een klein deel');
  });
});
