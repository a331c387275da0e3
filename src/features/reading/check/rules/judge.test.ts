import { describe, expect, it } from 'vitest';
import { type SectionId, sectionIds } from '#/features/papers/shared/checks/contract';
import { completenessRules } from '#/features/reading/check/rules/completeness';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { trustRules } from '#/features/reading/check/rules/trust';
import { vatAndPriceRules } from '#/features/reading/check/rules/vat-and-prices';
import { type ModelLine, modelQuote } from '../../../../../tests/support/model-quote';
import { quoteChecklist } from '../../../../../tests/support/samples';

const rules = [...completenessRules, ...vatAndPriceRules, ...trustRules];
type Changes = Partial<Record<ModelLine, string | null>>;

function findingsOf(text: string) {
  const analysis = judgeQuote(text);
  return sectionIds.flatMap((section) => analysis[section].findings);
}

const onePost = { removal: null, gutter: null, scaffold: null };
const noUnits = {
  removal: 'Afbraak dakbedekking € 1.200,00',
  roof: 'Hellend dak vernieuwen met dakpannen en isolatie € 20.500,00',
  gutter: 'Dakgoot in zink € 1.100,00',
  scaffold: 'Stelling plaatsen € 1.200,00',
};

/** For each rule the model without what it looks for, and the words in which that is named. */
const without: Record<string, { changes: Changes; says: RegExp }> = {
  offertenummer: { changes: { number: 'Offerte' }, says: /Offertenummer ontbreekt/ },
  datum: {
    changes: { date: null, validity: 'Deze offerte is een maand geldig.' },
    says: /Datum ontbreekt/,
  },
  bedrijf_en_adres: { changes: { company: null, address: null }, says: /Naam\/adres aannemer onvolledig/ },
  klant_of_werfadres: { changes: { customer: null, site: null }, says: /Werfadres of klantgegevens/ },
  gedetailleerde_posten: {
    changes: { ...onePost, roof: 'Hellend dak vernieuwen 100 m² € 240,00 € 24.000,00' },
    says: /niet per post uitgesplitst/,
  },
  hoeveelheden_en_eenheden: { changes: noUnits, says: /Hoeveelheden of eenheden ontbreken/ },
  eenheidsprijzen: { changes: noUnits, says: /Eenheidsprijzen ontbreken/ },
  uitvoeringstermijn: { changes: { term: null }, says: /Uitvoeringstermijn ontbreekt/ },
  geldigheid: { changes: { validity: null }, says: /Geldigheidsduur ontbreekt/ },
  betalingsvoorwaarden: { changes: { payment: null }, says: /Betalingsvoorwaarden ontbreken/ },
  akkoord_handtekening: { changes: { agreement: null }, says: /Plaats voor akkoord ontbreekt/ },
  totaal_excl: { changes: { excl: null }, says: /geen totaal zonder btw/ },
  btw_tarief: { changes: { vat: 'Btw € 1.440,00' }, says: /geen btw-tarief/ },
  btw_bedrag: { changes: { vat: 'Btw 6%' }, says: /bedrag van de btw niet/ },
  totaal_incl: { changes: { incl: null }, says: /geen totaal met btw/ },
  rekensom_klopt: {
    changes: { gutter: 'Dakgoot in zink 20 m € 55,00 € 1.200,00' },
    says: /€ 55,00 niet € 1.200,00/,
  },
  tarief_plausibel: {
    changes: { scaffold: 'Condensatieketel op gas: gasketel 1 st € 1.200,00 € 1.200,00' },
    says: /sinds 29 juli 2025 aan 21% btw/,
  },
  voorwaarde_6_procent: { changes: { reduced: null }, says: /niet waarom 6% mag/ },
  prijsherziening_duidelijk: { changes: { fixed: null }, says: /of de prijs vast is/ },
  kbo_geldig: { changes: { enterprise: null }, says: /Geen \(geldig\) ondernemingsnummer/ },
  rpr: { changes: { register: null }, says: /RPR-vermelding ontbreekt/ },
  iban_geldig: { changes: { account: null }, says: /Geen geldig rekeningnummer/ },
  contactgegevens: { changes: { reach: null }, says: /Contactgegevens ontbreken/ },
  voorschot_redelijk: {
    changes: { payment: 'Betaling: 50% voorschot bij bestelling, het saldo na de werken.' },
    says: /Hoog voorschot: 50%/,
  },
  verzekering: { changes: { insurance: null }, says: /Verzekering niet vermeld/ },
  waarborg: { changes: { guarantee: null }, says: /Garantie of oplevering niet vermeld/ },
  algemene_voorwaarden: { changes: { terms: null }, says: /Algemene voorwaarden niet vermeld/ },
  geen_zwartwerk: {
    changes: { fixed: 'Vaste prijs. Contant betalen kan met 10% korting.' },
    says: /betaling zonder factuur/,
  },
  btw_niet_verlegd: {
    changes: { reduced: 'Btw verlegd naar de medecontractant.' },
    says: /Btw verlegd naar een particulier/,
  },
};

describe('the embedded judge', () => {
  it('gives a complete, correct and fairly priced quote a full score', () => {
    const { totaalScore, btwEnPrijzen, verbeterpunten, bron } = judgeQuote(modelQuote());
    expect(findingsOf(modelQuote()).filter(({ state }) => state !== 'ok')).toEqual([]);
    expect({ totaalScore, verbeterpunten, bron, btw: btwEnPrijzen.btwCorrect }).toEqual({
      ...{ totaalScore: 10, verbeterpunten: [], bron: 'regels', btw: true },
    });
  });

  it('weighs ten points in each section of rules', () => {
    for (const section of sectionIds.slice(0, 3)) {
      const weights = rules.filter((rule) => rule.section === section).map(({ weight }) => weight);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(10);
    }
  });

  it.each(rules.map(({ id, section, weight }) => ({ id, section, weight })))(
    'lowers $section for a quote without $id, and names it',
    ({ id, section, weight }) => {
      const variant = without[id];
      if (!variant) throw new Error(`no variant for ${id}`);
      const whole = judgeQuote(modelQuote());
      const lacking = judgeQuote(modelQuote(variant.changes));
      expect(lacking[section].score).toBeLessThan(whole[section].score);
      expect(lacking.totaalScore).toBeLessThan(whole.totaalScore);
      const found = lacking[section].findings.find((finding) => finding.id === id);
      expect(found?.points).toBeLessThan(weight);
      const { volledigheid, btwEnPrijzen, betrouwbaarheid } = lacking;
      const named: Record<SectionId, string[]> = {
        volledigheid: volledigheid.ontbrekendeOnderdelen,
        btwEnPrijzen: [btwEnPrijzen.feedback],
        betrouwbaarheid: betrouwbaarheid.waarschuwingen,
        marktconformiteit: [],
      };
      expect(named[section].join('\n').replaceAll('\u00a0', ' ')).toMatch(variant.says);
      expect(lacking.verbeterpunten.length).toBeGreaterThan(0);
    },
  );

  it('gives every finding the passage it speaks of, where there is one', () => {
    const findings = findingsOf(modelQuote());
    const passage = (id: string) => findings.find((finding) => finding.id === id)?.passage;
    expect(passage('kbo_geldig')).toBe('Btw BE 0941.238.510');
    expect(passage('totaal_incl')).toBe('Totaal incl. btw € 25.440,00');
    expect(passage('voorschot_redelijk')).toContain('20% voorschot');
    expect(passage('prijs_1')).toBe('Afbraak dakbedekking 100 m² € 12,00 € 1.200,00');
  });

  it('writes improvement points that can be sent as they are', () => {
    const { verbeterpunten } = judgeQuote('Offerte: dak vernieuwen 12.000,00');
    expect(verbeterpunten.length).toBeGreaterThan(10);
    for (const point of verbeterpunten) expect(point).toMatch(/^\p{Lu}.{15,400}[.?]$/u);
  });
});

describe('the list of what a good quote shows', () => {
  it('is looked for in full, in the sections it says', () => {
    const listed = quoteChecklist();
    const known = new Map(rules.map(({ id, section }) => [id, section]));
    for (const { key, section } of listed) expect([key, known.get(key)]).toEqual([key, section]);
    expect(listed.length).toBe(27);
  });
});
