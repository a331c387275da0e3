import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maxQuoteText,
  quoteAnalysis,
  type SectionId,
  sectionIds,
} from '#/features/papers/shared/checks/contract';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { composeMail } from '#/features/reading/check/rules/mail';
import { redFlags } from '#/features/reading/check/rules/red-flags';
import { roundScore, sectionShares } from '#/features/reading/check/rules/score';
import { type ModelLine, modelLines, modelQuote } from '../../../../../tests/support/model-quote';

type Changes = Partial<Record<ModelLine, string | null>>;

function find(changes: Changes, id: string, options = {}) {
  const analysis = judgeQuote(modelQuote(changes), options);
  const finding = sectionIds.flatMap((section) => analysis[section].findings).find((each) => each.id === id);
  if (!finding) throw new Error(`no finding ${id}`);
  return { ...finding, sentence: finding.sentence.replaceAll('\u00a0', ' ') };
}

describe('the sums', () => {
  it.each<[string, Changes, RegExp]>([
    ['a line', { gutter: 'Dakgoot in zink 20 m € 55,00 € 1.110,00' }, /20 × € 55,00 niet € 1\.110,00/],
    ['the lines', { excl: 'Totaal excl. btw € 23.000,00' }, /tellen op tot € 24\.000,00/],
    [
      'the VAT',
      { vat: 'Btw 6% € 1.400,00', incl: 'Totaal incl. btw € 25.400,00' },
      /6% btw op € 24\.000,00 is € 1\.440,00/,
    ],
    ['the total', { incl: 'Totaal incl. btw € 25.000,00' }, /samen zijn € 25\.440,00/],
  ])('tells which is wrong: %s', (_, changes, says) => {
    const found = find(changes, 'rekensom_klopt');
    expect(found).toMatchObject({ state: 'wrong', points: 0 });
    expect(found.sentence).toMatch(says);
  });

  it.each<[string, Changes]>([
    ['a few cents of rounding', { vat: 'Btw 6% € 1.440,03', incl: 'Totaal incl. btw € 25.440,03' }],
    [
      'thousands with a space',
      { roof: 'Hellend dak vernieuwen met dakpannen en isolatie 100 m² EUR 205,00 EUR 20 500,00' },
    ],
    ['whole euros', { scaffold: 'Stelling plaatsen € 1.200,-' }],
    ['the quantity in front', { gutter: '20 m Dakgoot in zink 55,00 1.100,00' }],
    ['a VAT column', { gutter: 'Dakgoot in zink 20 m 55,00 6% 1.100,00' }],
    ['a discount of a line', { gutter: 'Dakgoot in zink 20 m 110,00 50% 1.100,00' }],
    ['a chapter closed by its subtotal', { gutter: `${modelLines.gutter}\nSubtotaal dakwerken € 22.800,00` }],
    [
      'an option that is not in the total',
      { scaffold: `${modelLines.scaffold}\nOptie: dakvenster 1 st € 900,00 € 900,00` },
    ],
    ['dot leaders', { scaffold: 'Stelling plaatsen . . . . . . . . . € 1.200,00' }],
    ['a table copied cell by cell', { gutter: 'Dakgoot in zink\n20 m\n€ 55,00\n€ 1.100,00' }],
    [
      'all totals in one line',
      {
        excl: 'Totaal excl. btw € 24.000,00 btw 6% € 1.440,00 totaal incl. btw € 25.440,00',
        vat: null,
        incl: null,
      },
    ],
  ])('reads %s', (_, changes) => {
    expect(find(changes, 'rekensom_klopt')).toMatchObject({ state: 'ok' });
    expect(judgeQuote(modelQuote(changes)).btwEnPrijzen.btwCorrect).toBe(true);
  });

  it.each<[string, Changes]>([
    ['m² as m?', { gutter: 'Opbraak chape 20 m? €55,00 €1.100,00' }],
    ['no spaces', { vat: 'BTW6% €1.440,00', gutter: '20m Dakgoot in zink 55,00 1.100,00' }],
    ['a bracket for the line of a table', { incl: '[Totaal incl. btw € 25.440,00' }],
  ])('reads what a scan makes of it: %s', (_, changes) => {
    expect(find(changes, 'rekensom_klopt', { scanned: true })).toMatchObject({ state: 'ok' });
    expect(judgeQuote(modelQuote(changes)).btwEnPrijzen.btwCorrect).toBe(true);
  });

  it('blames a scan first, and asks the contractor nothing', () => {
    const changes = { gutter: 'Dakgoot in zink 20 m € 55,00 € 1.700,00' };
    expect(find(changes, 'rekensom_klopt', { scanned: true }).sentence).toContain('leesfout van de scan');
    expect(judgeQuote(modelQuote(changes), { scanned: true }).verbeterpunten).toEqual([]);
  });

  it('reads VAT of two rates, each on its own base', () => {
    const changes = {
      vat: 'Tarief Maatstaf Btw\n6% 20.000,00 € 1.200,00 €\n21% 4.000,00 € 840,00 €',
      incl: 'Totaal incl. btw € 26.040,00',
    };
    expect(find(changes, 'rekensom_klopt').state).toBe('ok');
    expect(find(changes, 'btw_tarief').sentence).toContain('6% en 21%');
  });
});

describe('the rate of VAT', () => {
  const full: Changes = { vat: 'Btw 21% € 5.040,00', incl: 'Totaal incl. btw € 29.040,00', reduced: null };

  it.each<[string, Changes, string]>([
    ['6% for a home of 2020', { reduced: 'Bouwjaar: 2020. Privéwoning.' }, 'wrong'],
    ['6% for a home of 1962', { reduced: 'Bouwjaar: 1962. Privéwoning.' }, 'ok'],
    ['6% for a new building', { reduced: 'Nieuwbouw van een privéwoning.' }, 'wrong'],
    [
      '6% for a home rebuilt after demolition',
      { reduced: 'Nieuwbouw na sloop en heropbouw, privéwoning.' },
      'ok',
    ],
    ['6% for a garden', { scaffold: 'Aanleg gazon met graszoden € 1.200,00' }, 'partly'],
    ['6% for an oven', { scaffold: 'Inbouwoven Bosch € 1.200,00' }, 'wrong'],
    [
      '6% for a garden of a home of 2020',
      { scaffold: 'Aanleg gazon € 1.200,00', reduced: 'Bouwjaar: 2020.' },
      'wrong',
    ],
    ['6% for a new extension', { scaffold: 'Nieuwe aanbouw € 1.200,00' }, 'partly'],
    ['6% for taking a gas boiler away', { scaffold: 'Gasketel demonteren € 1.200,00' }, 'ok'],
    ['6% for a hybrid at one price', { scaffold: 'Hybride warmtepomp € 1.200,00' }, 'wrong'],
    ['6% for tiles without placing', { scaffold: 'Tegels zonder plaatsing € 1.200,00' }, 'wrong'],
    ['6% for a boiler on who knows what', { scaffold: 'Verwarmingsketel plaatsen € 1.200,00' }, 'partly'],
    ['12%', { vat: 'Btw 12% € 2.880,00', incl: 'Totaal incl. btw € 26.880,00' }, 'wrong'],
    ['21% where nothing tells the age', full, 'ok'],
    ['21% for an old home', { ...full, reduced: 'De woning is ouder dan tien jaar.' }, 'partly'],
  ])('is judged: %s', (_, changes, state) => {
    expect(find(changes, 'tarief_plausibel').state).toBe(state);
  });

  it('goes by the year that the owner told, where the quote tells none', () => {
    expect(find(full, 'tarief_plausibel', { buildYear: 1975 }).sentence).toContain('de woning is van 1975');
    expect(find({ reduced: null }, 'tarief_plausibel', { buildYear: 2022 }).state).toBe('wrong');
  });

  it('goes by what the owner said of the walls that stay', () => {
    const walls = { scaffold: 'Uitbreken dragende muur € 1.200,00' };
    const of = (keepsHalfOfBearingWalls: boolean) =>
      find(walls, 'tarief_plausibel', { kept: { keepsHalfOfArea: null, keepsHalfOfBearingWalls } }).state;
    expect([of(true), of(false)]).toEqual(['ok', 'wrong']);
  });

  it('is never right when it is shifted to a private person', () => {
    const analysis = judgeQuote(modelQuote({ vat: 'Btw verlegd' }));
    expect(analysis.btwEnPrijzen.btwCorrect).toBe(false);
    expect(analysis.betrouwbaarheid.waarschuwingen).toContain('Btw verlegd naar een particulier');
    expect(analysis.verbeterpunten[0]).toContain('Ik ben een particulier');
  });
});

describe('the contractor', () => {
  it.each<[string, Changes, string]>([
    ['a number with wrong check digits', { enterprise: 'Btw BE 0941.238.511' }, 'wrong'],
    ['a number without dots', { enterprise: 'Ondernemingsnummer 0941238510' }, 'ok'],
    ['a number from over the border', { enterprise: 'Btw NL 123456789B01' }, 'partly'],
    ['a mobile number alone', { enterprise: null, reach: 'Gsm 0478 123 456' }, 'missing'],
  ])('is known by %s', (_, changes, state) => {
    expect(find(changes, 'kbo_geldig').state).toBe(state);
  });

  it.each<[string, string, string]>([
    ['wrong check digits', 'IBAN BE64 9991 2345 0153', 'wrong'],
    ['no spaces', 'Rekening BE64999123450152', 'ok'],
    ['a bank code behind it', 'BE64 9991 2345 0152 KREDBEBB', 'ok'],
    ['a line end in it', 'IBAN BE64 9991\n2345 0152', 'ok'],
  ])('is paid on an account: %s', (_, account, state) => {
    expect(find({ account }, 'iban_geldig').state).toBe(state);
  });

  it.each<[string, string, number]>([
    ['nothing', 'Betaling na de werken.', 1.5],
    ['29%', 'Betaling: 29% voorschot.', 1.5],
    ['30%', 'Betaling: 30% voorschot.', 1.13],
    ['40%', 'Voorschot bij bestelling: 40 %.', 0.75],
    ['45%', 'Acompte 45%.', 0.38],
    ['half', '50%\nbij ondertekening, saldo later.', 0],
    ['everything', 'Volledig vooraf te betalen.', 0],
    ['an amount of a tenth', 'Voorschot: € 2.544,00', 1.5],
    ['an amount of a half', 'Voorschot: € 12.720,00', 0],
    [
      'the first part of three',
      'Betaling: 20% voorschot, 40% bij aanvang van het dak, 40% op het einde.',
      1.5,
    ],
  ])('may ask %s in advance', (_, payment, points) => {
    expect(find({ payment }, 'voorschot_redelijk').points).toBe(points);
  });
});

describe('the market', () => {
  it.each([
    ['inside', '205,00', '20.500,00', 10],
    ['a fifth above', '300,00', '30.000,00', 6],
    ['two fifths above', '350,00', '35.000,00', 3],
    ['double', '500,00', '50.000,00', 0],
    ['a fifth below', '120,00', '12.000,00', 6],
    ['far below', '50,00', '5.000,00', 0],
  ])('scores a price %s', (_, price, total, score) => {
    const text = `Hellend dak vernieuwen met dakpannen en isolatie 100 m² € ${price} € ${total}`;
    expect(judgeQuote(text).marktconformiteit.score).toBe(score);
  });

  it('weighs by amount, and asks about what is far from usual', () => {
    const changes = { gutter: 'Dakgoot in zink 20 m € 200,00 € 4.000,00' };
    const { marktconformiteit, verbeterpunten } = judgeQuote(modelQuote(changes));
    expect(marktconformiteit.score).toBe(8.5);
    expect(
      verbeterpunten.some((point) => point.includes('‘Dakgoot in zink’') && point.includes('boven')),
    ).toBe(true);
    expect(marktconformiteit.prijsIndicatie.replaceAll('\u00a0', ' ')).toContain(
      'Deze offerte vraagt er € 26.900,00 voor',
    );
  });

  it('says 5 and why where nothing can be compared', () => {
    const { marktconformiteit } = judgeQuote('Orgelbouw in de kapel 1 st € 500,00 € 500,00');
    expect(marktconformiteit.score).toBe(5);
    expect(marktconformiteit.feedback).toContain('Geen enkele post is te vergelijken');
  });

  it.each([
    ['another unit', 'Parket eik 20 st € 80,00 € 1.600,00', 0],
    ['solar panels by their peak', 'Zonnepanelen 12 x 430 Wp met omvormer 1 fft 5.160,00 5.160,00', 1],
    ['the more telling of two', 'Badkamer uitbreken 1 st 1.300,00 1.300,00', 1],
  ])('goes by words and unit: %s', (_, line, compared) => {
    const { findings } = judgeQuote(line).marktconformiteit;
    expect(findings.filter(({ id, state }) => id.startsWith('prijs_') && state === 'ok')).toHaveLength(
      compared,
    );
  });

  it('compares prices with VAT in them without it', () => {
    const text =
      'Parket eik 10 m² 176,00 1.760,00\nLaminaat 10 m² 30,00 300,00\nbtw 6% € 116,60\nTotaal incl. btw € 2.060,00';
    expect(judgeQuote(text).marktconformiteit.findings[0]?.state).toBe('partly');
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...Object.values(modelLines),
    '€',
    '1.234,56',
    '12 m²',
    '6%',
    'btw',
    'totaal',
    'BE64',
    '\n',
    'x',
    ',-',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 400, unit: 'binary' }),
    fc.array(words, { maxLength: 60 }).map((all) => all.join(' ')),
  );
  const oneDecimal = (score: number) => score >= 0 && score <= 10 && Math.round(score * 10) / 10 === score;

  it('is judged without failing, within the bounds, and the same again', () => {
    fc.assert(
      fc.property(text, (any) => {
        const analysis = judgeQuote(any);
        expect(quoteAnalysis.parse(analysis)).toEqual(judgeQuote(any));
        expect(
          [analysis, ...sectionIds.map((id: SectionId) => analysis[id])].every((each) =>
            oneDecimal('score' in each ? each.score : each.totaalScore),
          ),
        ).toBe(true);
        const weighed = sectionIds.reduce((sum, id) => sum + sectionShares[id] * analysis[id].score, 0) / 100;
        // Where something is really wrong the whole is worth no more than four, whatever its parts are.
        const expected = redFlags(analysis).length > 0 ? Math.min(weighed, 4) : weighed;
        expect(Math.abs(expected - analysis.totaalScore)).toBeLessThanOrEqual(0.0501);
      }),
      { numRuns: 300 },
    );
  });

  it('scores low where it is no quote at all', () => {
    for (const any of ['', 'Beste, tot morgen!', '0'.repeat(5000)])
      expect(judgeQuote(any).totaalScore).toBeLessThan(2);
  });

  it.each([
    ['digits', '1'],
    ['dots', '.'],
    ['spaces', ' '],
    ['spaces and digits', '1 '],
    ['euros', '€ '],
    ['percent', '9% '],
    ['letters', 'a'],
    ['account numbers', 'BE64 9991 '],
    ['enterprise numbers', '0941.238.511 '],
    ['commas', '1,'],
    ['mail', 'a@a.'],
    ['totals', 'totaal '],
    ['advances', 'voorschot '],
    ['amounts', '1.234,56 '],
    ['lines', '1 x\n'],
    ['posts', 'Dak vernieuwen 1 m² 1,00 1,00\n'],
    ['codes', 'A-1/'],
    ['offerte', 'offerte nr '],
    ['dashes', '-'],
    ['postcodes', '9300 A '],
    ['VAT', 'btw 6% '],
  ])('of 100 kB of %s is answered, and not in minutes', { timeout: 30_000 }, (_, piece) => {
    const hostile = piece.repeat(Math.ceil(maxQuoteText / piece.length));
    expect(judgeQuote(hostile).totaalScore).toBeLessThanOrEqual(10);
  });
});

describe('scores and the mail', () => {
  it.each([
    [7.25, 7.3],
    [7.249, 7.2],
    [-3, 0],
    [12, 10],
    [0.05, 0.1],
  ])('rounds %f to %f', (points, score) => {
    expect(roundScore(points)).toBe(score);
  });

  it('asks the contractor politely, with the number of the quote', () => {
    const mail = composeMail(judgeQuote(modelQuote({ term: null, account: null })));
    expect(mail).toMatch(
      /^Beste,\n\nBedankt voor uw offerte DV-2026-118\. Voor ik beslis, heb ik nog enkele vragen:/,
    );
    expect(mail).toContain('- Kunt u vermelden wanneer de werken beginnen');
    expect(mail).toContain('Met vriendelijke groeten,');
    expect(composeMail({ verbeterpunten: ['Kunt u dit nakijken?'], quoteNumber: null })).toContain(
      'nog een vraag',
    );
  });
});
