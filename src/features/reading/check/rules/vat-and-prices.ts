import { formatEuro } from '#/core/money';
import type { Facts } from '#/features/reading/check/rules/facts';
import { findPassage } from '#/features/reading/check/rules/quote-text';
import { good, mention, notPriced, type Rule, type Verdict } from '#/features/reading/check/rules/rule';
import { isVatTableOther, redoSums, type SumCheck } from '#/features/reading/check/rules/sums';
import { formatRate, type Stated } from '#/features/reading/check/rules/totals';
import {
  findReverseCharge,
  judgeRate,
  reducedRateWording,
  statedRates,
} from '#/features/reading/check/rules/vat-rate';

const section = 'btwEnPrijzen';

function total(
  stated: Stated | null,
  found: string,
  rest: { sentence: string; short: string; ask: string },
): Verdict {
  if (stated) return good(found, stated.passage);
  return { share: 0, state: 'missing', passage: null, ...rest };
}

function unclear({ amount }: Stated): string {
  return `Er staat een totaal van ${formatEuro(amount)} op de offerte, maar niet of dat met of zonder btw is.`;
}

function rateIsStated(facts: Facts): Verdict {
  const rates = statedRates(facts);
  const passage =
    facts.totals.vat[0]?.passage ??
    findPassage(
      facts.text,
      /\b(?:btw|tva|vat|mwst|ust)\b[^\d%]{0,20}\d{1,2}(?:[.,]\d{1,2})? ?%|\d{1,2} ?% ?(?:btw|tva|vat|mwst|ust)\b/i,
    );
  if (rates.length > 0)
    return good(`Het btw-tarief staat erbij: ${rates.map(formatRate).join(' en ')}.`, passage);
  const exempt = findPassage(facts.text, exemption);
  if (exempt) return good('De offerte zegt waarom er geen btw gerekend wordt.', exempt);
  const verlegd = findReverseCharge(facts);
  return {
    share: 0,
    state: 'missing',
    passage: verlegd,
    ...(verlegd === null ? {} : { follows: true }),
    sentence: 'De offerte vermeldt geen btw-tarief.',
    short: 'Btw-tarief ontbreekt',
    ask: 'Kunt u vermelden welk btw-tarief u toepast, 6% of 21%?',
  };
}

/** A small enterprise charges none, and has to say so. */
const exemption =
  /\b(?:tva non applicable|exonér\p{L}{1,6} de (?:la )?tva|franchise (?:de|en base de) (?:la )?tva|vrijgesteld van btw|btw[ -]?vrij(?:gesteld|stelling)|vrijstellingsregeling|kleine ?ondernemers?regeling|bijzondere vrijstelling|kleine onderneming|btw (?:n\.?v\.?t\.?|niet van toepassing)|keine umsatzsteuer|kleinunternehmer\p{L}{0,10}|vat exempt|exempt from vat)/iu;

/** Where no VAT is charged a total is the one without it and the one with it. */
function untaxed({ bare }: Facts['totals'], text: Facts['text']): Stated | null {
  return findPassage(text, exemption) ? bare : null;
}

function vatIsStated(facts: Facts): Verdict {
  const exempt = findPassage(facts.text, exemption);
  if (exempt && facts.totals.vat.every(({ amount }) => amount === 0))
    return good('Niet nodig: er wordt geen btw gerekend.', exempt);
  const { vat: all } = facts.totals;
  const isReversed = findReverseCharge(facts) !== null;
  const vat = all.find(({ amount }) => amount !== 0) ?? (isReversed ? null : (all[0] ?? null));
  const verdict = total(vat, 'Het bedrag van de btw staat apart vermeld.', {
    sentence: 'De offerte vermeldt het bedrag van de btw niet.',
    short: 'Btw-bedrag ontbreekt',
    ask: 'Kunt u het bedrag van de btw apart vermelden?',
  });
  return vat === null && isReversed ? { ...verdict, follows: true } : verdict;
}

/** A contractor is not asked about a digit that the reader of the scan may have got wrong. */
function maybeMisread({ sentence, passage }: SumCheck): Verdict {
  return {
    ...{ share: 0.5, state: 'partly', passage },
    sentence: `${sentence} Dat kan een leesfout van de scan zijn: kijk het na op de offerte zelf.`,
    short: 'Bedragen na te kijken op de scan',
  };
}

function sumsHold(facts: Facts): Verdict {
  const checks = redoSums(facts);
  const wrong = checks.filter(({ holds }) => !holds);
  const [first] = wrong;
  if (first && facts.scanned) return maybeMisread(first);
  if (first) {
    const more = wrong.length > 1 ? ` Zo zijn er ${wrong.length}.` : '';
    return {
      share: 0,
      state: 'wrong',
      passage: first.passage,
      sentence: `${first.sentence}${more}`,
      short: 'Bedragen tellen niet op',
      ask: `Kunt u de berekening nakijken? ${first.sentence}`,
    };
  }
  if (checks.length > 0) {
    const passage = facts.totals.incl?.passage ?? facts.totals.excl?.passage ?? null;
    if (isVatTableOther(facts))
      return {
        ...{ share: 0.5, state: 'partly', passage: facts.totals.vat[0]?.passage ?? passage },
        sentence:
          'De btw per tarief die op de offerte staat, is niet het verschil tussen het totaal met en zonder btw. Vraag welke btw de juiste is.',
        short: 'Btw per tarief en totaal verschillen',
        ask: 'Kunt u de btw per tarief nakijken? Ze is niet het verschil tussen het totaal met en zonder btw.',
      };
    const count = checks.length === 1 ? '1 berekening' : `${checks.length} berekeningen`;
    return good(`We rekenden ${count} na: alles klopt.`, passage);
  }
  return {
    ...notPriced,
    sentence: 'Er staat te weinig op de offerte om de bedragen na te rekenen.',
    short: 'Bedragen zijn niet na te rekenen',
    ask: 'Kunt u de bedragen zo vermelden dat ze na te rekenen zijn: per post, zonder btw, de btw en met btw?',
  };
}

/** 6% is for an old home in private use; the contractor has to say that he relies on that. */
function wordingOfReduced(facts: Facts): Verdict {
  const rates = statedRates(facts);
  const passage = findPassage(facts.text, reducedRateWording);
  if (passage) return good('De voorwaarde van het verlaagd tarief staat erbij.', passage);
  if (rates.length > 0 && !rates.includes(6)) return good('Niet nodig: er is geen 6% btw gerekend.');
  if (rates.length === 0)
    return {
      ...{ share: 0, state: 'unknown', passage: null, follows: true },
      sentence: 'Zonder btw-tarief valt niet te zeggen of er een voorwaarde bij moet staan.',
    };
  return {
    share: 0,
    state: 'missing',
    passage: null,
    sentence: 'De offerte zegt niet waarom 6% mag: een woning van minstens tien jaar, voor privégebruik.',
    short: 'Voorwaarde voor 6% btw ontbreekt',
    ask: 'Kunt u bij het tarief van 6% vermelden dat de woning minstens tien jaar in gebruik is en als privéwoning dient?',
  };
}

export const vatAndPriceRules: readonly Rule[] = [
  {
    ...{ id: 'totaal_excl', section, weight: 1, lookedFor: 'Een totaal zonder btw' },
    judge: ({ totals, text }) =>
      total(totals.excl ?? untaxed(totals, text), 'Het totaal zonder btw staat erop.', {
        sentence: totals.bare ? unclear(totals.bare) : 'We vinden geen totaal zonder btw op de offerte.',
        short: 'Totaal excl. btw ontbreekt',
        ask: 'Kunt u het totaal zonder btw vermelden?',
      }),
  },
  { ...{ id: 'btw_tarief', section, weight: 1.5, lookedFor: 'Het btw-tarief' }, judge: rateIsStated },
  { ...{ id: 'btw_bedrag', section, weight: 1, lookedFor: 'Het bedrag van de btw' }, judge: vatIsStated },
  {
    ...{
      id: 'totaal_incl',
      section,
      weight: 2,
      lookedFor: 'Een totaal met btw, verplicht voor particulieren',
    },
    // Who charges no VAT has one total.
    judge: ({ totals, text }) =>
      total(
        totals.incl ?? untaxed(totals, text) ?? (findPassage(text, exemption) ? totals.excl : null),
        'Het totaal met btw staat erop.',
        {
          sentence: totals.bare
            ? unclear(totals.bare)
            : 'We vinden geen totaal met btw op de offerte. Voor een particulier is dat verplicht.',
          short: 'Totaal incl. btw ontbreekt (wettelijk verplicht voor consumenten)',
          ask: 'Kunt u het totaal met btw vermelden? Voor een particulier is dat verplicht.',
        },
      ),
  },
  {
    ...{ id: 'rekensom_klopt', section, weight: 2.5, lookedFor: 'Bedragen die kloppen als u ze narekent' },
    judge: sumsHold,
  },
  {
    ...{
      id: 'tarief_plausibel',
      section,
      weight: 1,
      lookedFor: 'Een btw-tarief dat bij het werk en de woning past',
    },
    judge: judgeRate,
  },
  {
    ...{ id: 'voorwaarde_6_procent', section, weight: 0.5, lookedFor: 'De voorwaarde waaronder 6% btw mag' },
    judge: wordingOfReduced,
  },
  mention({
    ...{
      id: 'prijsherziening_duidelijk',
      section,
      weight: 0.5,
      lookedFor: 'Of de prijs vast is of herzien kan worden',
    },
    pattern:
      /\b(?:vaste prij(?:s|zen)|prij(?:s|zen) (?:is|zijn|blijft|blijven) vast|(?<!indemnité |vergoeding )forfaitair\p{L}{0,2}|prijsherziening|herzienbaar|indexering|geïndexeerd|richtprijs|raming|in regie|prijsvast|vermoedelijke hoeveelheden|volgens (?:werkelijke )?opmeting|prix (?:est |sont |restent )?(?:fixe|ferme)s?|métré réel|révision (?:de |des |du )?prix|révisables?|festpreis\p{L}{0,2}|preise sind fest|preisanpassung\p{L}{0,2}|fixed prices?|prices are fixed|price revision)(?!\p{L})/iu,
    found: 'De offerte zegt of de prijs vast is.',
    missing: 'Vaste prijs of prijsherziening niet vermeld',
    sentence: 'De offerte zegt niet of de prijs vast is of nog kan veranderen.',
    ask: 'Kunt u vermelden of de prijs vast is, en anders hoe hij herzien wordt?',
  }),
];

/** Only arithmetic and the law decide: what is missing in words doesn't make the VAT wrong. */
export function isVatCorrect(facts: Facts): boolean {
  const sums = redoSums(facts).filter(({ kind }) => kind === 'vat' || kind === 'total');
  return sums.length > 0 && sums.every(({ holds }) => holds) && judgeRate(facts).state !== 'wrong';
}
