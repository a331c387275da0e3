import { describe, expect, it } from 'vitest';
import { type FindingState, sectionIds } from '#/features/papers/shared/checks/contract';
import { judgeQuote } from '#/features/reading/check/rules/judge';

/** Quotes of our own in the languages of the neighbours, with what we judged by hand of every claim about them. */

type States = Record<string, FindingState>;

function statesOf(text: string): States {
  const analysis = judgeQuote(text);
  return Object.fromEntries(
    sectionIds.flatMap((section) => analysis[section].findings.map(({ id, state }) => [id, state])),
  );
}

function sentenceOf(text: string, id: string): string | undefined {
  const analysis = judgeQuote(text);
  return sectionIds.flatMap((section) => analysis[section].findings).find((one) => one.id === id)?.sentence;
}

const french = `Menuiserie Lenoir SARL
12 rue du Port
59000 LILLE
SIRET 524 335 262 00084
Tél. 03 20 12 34 56 - contact@menuiserie-lenoir.fr
Devis n° DV-2026-31          Date : 12/03/2026
À l'attention de Monsieur Dupont
Désignation                 Quantité   Unité   Prix HT    Montant HT
Porte intérieure            3          u       420,00     1 260,00
Pose                        8          h       45,00      360,00
Total HT                                                  1 620,00
TVA 10 %                                                  162,00
Total TTC                                                 1 782,00
Durée de validité : 1 mois
Début des travaux en avril
Conditions de règlement : 30 % à la commande, paiement à réception de facture
Prix fixe
Assurance décennale AXA n° 4411
Bon pour accord, signature`;

const german = `Holzbau Krause GmbH
Uferweg 4
63571 Gelnhausen
HRB 12345 - USt-IdNr. DE123456789
Tel. +49 6051 1234 - info@holzbau-krause.de
Angebot Nr. A-2026-77        Datum: 12.03.2026
Kunde: Nora Weber
Bezeichnung                 Menge   Einheit   Einzelpreis   Gesamt
Innentür Eiche              3       Stk       420,00        1.260,00
Montage                     8       Std       45,00         360,00
Nettosumme                                                  1.620,00
MwSt 19%                                                    307,80
Gesamtbetrag brutto                                         1.927,80
Angebot gültig bis 12.04.2026
Lieferzeit 6 Wochen
Zahlbar innerhalb von 14 Tagen, Anzahlung 20 %
Gewährleistung 5 Jahre
Es gelten unsere AGB
Unterschrift Auftraggeber`;

const exempt = `Klusbedrijf Nora
Dorp 12, 9420 Erpe
BTW BE 0403.170.701
Offerte 2026-04 van 12/03/2026
Klant: Jan Peeters
Schilderen gang             1    st    800,00    800,00
Schilderen trap             1    st    400,00    400,00
Kleine onderneming vrijgesteld van btw
Totaal                                           1.200,00`;

describe('every claim of the check', () => {
  it('is so of a quote in French', () => {
    expect(statesOf(french)).toMatchObject({
      offertenummer: 'ok',
      datum: 'ok',
      bedrijf_en_adres: 'ok',
      klant_of_werfadres: 'ok',
      hoeveelheden_en_eenheden: 'ok',
      eenheidsprijzen: 'ok',
      uitvoeringstermijn: 'ok',
      geldigheid: 'ok',
      betalingsvoorwaarden: 'ok',
      akkoord_handtekening: 'ok',
      totaal_excl: 'ok',
      btw_bedrag: 'ok',
      totaal_incl: 'ok',
      rekensom_klopt: 'ok',
      kbo_geldig: 'partly',
      contactgegevens: 'ok',
      voorschot_redelijk: 'partly',
      verzekering: 'ok',
      prijsherziening_duidelijk: 'ok',
    });
  });

  it('is so of a quote in German', () => {
    expect(statesOf(german)).toMatchObject({
      offertenummer: 'ok',
      datum: 'ok',
      bedrijf_en_adres: 'ok',
      klant_of_werfadres: 'ok',
      uitvoeringstermijn: 'ok',
      geldigheid: 'ok',
      betalingsvoorwaarden: 'ok',
      akkoord_handtekening: 'ok',
      totaal_excl: 'ok',
      btw_bedrag: 'ok',
      totaal_incl: 'ok',
      rekensom_klopt: 'ok',
      kbo_geldig: 'partly',
      voorschot_redelijk: 'ok',
      waarborg: 'ok',
      algemene_voorwaarden: 'ok',
    });
  });

  it('is so of somebody who charges no VAT, and is no company', () => {
    expect(statesOf(exempt)).toMatchObject({
      btw_tarief: 'ok',
      btw_bedrag: 'ok',
      rpr: 'ok',
      rekensom_klopt: 'ok',
    });
  });

  it.each(['', '-'])('is so of a credit note, its amounts written with ‘%s’ before them', (minus) => {
    const text = `Deuren Mertens bv
Dorp 12, 9420 Erpe
BTW BE 0403.170.701
Creditnota 2026-04 van 12/03/2026
Klant: Jan Peeters
Omschrijving                Aantal   Eenheid   Prijs   Totaal
Deurklink                   10    st    30,00    ${minus}300,00
Slotplaat                   4     st    50,00    ${minus}200,00
Totaal excl. btw                                 ${minus}500,00
Btw 21%                                          ${minus}105,00
Totaal incl. btw                                 ${minus}605,00`;
    expect(statesOf(text)).toMatchObject({
      eenheidsprijzen: 'ok',
      totaal_excl: 'ok',
      btw_tarief: 'ok',
      btw_bedrag: 'ok',
      totaal_incl: 'ok',
      rekensom_klopt: 'ok',
    });
  });

  it('is so where a rate has decimals, and where a discount stands without its minus', () => {
    const text = french.replace(
      /Total HT {2,}1 620,00\nTVA 10 % {2,}162,00\nTotal TTC {2,}1 782,00/,
      `Total HT                                                  1 620,00
Remise 10 %                                               162,00
Net HT                                                    1 458,00
TVA 5,5 %                                                 80,19
Total TTC                                                 1 538,19`,
    );
    const { findings } = judgeQuote(text).btwEnPrijzen;
    const sentences = findings.map(({ sentence }) => sentence);
    expect(findings.find(({ id }) => id === 'rekensom_klopt')?.state).toBe('ok');
    expect(sentences).toContain('5,5% is geen btw-tarief voor werken aan een woning: dat is 6% of 21%.');
  });

  it('is so of the only total of somebody who charges no VAT', () => {
    expect(statesOf(exempt).totaal_incl).toBe('ok');
  });

  it.each([
    ['paiement à réception de facture', 'missing'],
    ['réception provisoire des travaux', 'ok'],
  ])('takes ‘%s’ for what it is: no guarantee, or one', (words, state) => {
    const text = french
      .replace('paiement à réception de facture', words)
      .replace('Assurance décennale AXA n° 4411', '');
    expect(statesOf(text).waarborg).toBe(state);
  });
});

describe('what a paper of ours says in its own way', () => {
  const works = `Binnendeur                  3    st    420,00    1.260,00
Plaatsing                   8    u     45,00     360,00`;

  it.each([
    ['a letter says how long it holds', 'Deze prijs geldt tot 30 april 2026.', 'geldigheid'],
    ['a share when one orders is a term', '30 % à la commande, solde à la réception', 'betalingsvoorwaarden'],
    ['a title may stand small behind ‘Voor’', 'Voor: dhr. Mertens', 'klant_of_werfadres'],
    ['who owes it is the customer', 'Doit : Mme Petit, rue Basse 4, 4000 Liège', 'klant_of_werfadres'],
    [
      'who charges no VAT may say so in one word',
      'Btw vrijgesteld (kleineondernemersregeling)',
      'btw_tarief',
    ],
  ])('%s', (_, line, id) => {
    const head = 'Deuren Maes\nOfferte 2026-4 van 12/03/2026';
    expect(statesOf(`${head}\n${works}\nTotaal 1.620,00\n${line}`)[id]).toBe('ok');
    expect(statesOf(`${head}\n${works}\nTotaal 1.620,00`)[id]).toBe('missing');
  });

  it.each([
    ['a form with ‘XXXXX’ has no number', 'Offertenummer: XXXXX', 'offertenummer', /niet ingevuld/],
    ['ten noughts are no number of a firm', 'KvK nr: 0000000000', 'kbo_geldig', /alleen nullen/],
    ['nor of an account', 'Rek nr: 0000000000', 'iban_geldig', /alleen nullen/],
    ['nobody can be reached at ‘uwbedrijf’', 'E: info@uwbedrijf.nl', 'contactgegevens', /niet ingevuld/],
    ['nor by noughts', 'T: 0000 - 00 0000', 'contactgegevens', /niet ingevuld/],
    ['‘Naam klant’ is nobody', 'Naam: Naam klant', 'klant_of_werfadres', /niet ingevuld/],
    [
      'nor is ‘Plaatsnaam X’ a place',
      'Straatnaam X\n1234 AB PLAATSNAAM X\nVoor akkoord: handtekening en naam',
      'klant_of_werfadres',
      /niet ingevuld/,
    ],
    ['‘Van de Straat’ is somebody', 'Klant: Van de Straat', 'klant_of_werfadres', /zegt voor wie/],
    ['a name under its label is somebody', 'Naam klant\nJan Peeters', 'klant_of_werfadres', /zegt voor wie/],
    [
      'an account may be broken off under its label',
      'Bank IBAN SWIFT\nFortis DE67 1004 8392 7221',
      'iban_geldig',
      /narekenen/,
    ],
  ])('%s', (_, line, id, sentence) => {
    expect(sentenceOf(`Deuren Maes\n${line}\n${works}\nTotaal 1.620,00`, id)).toMatch(sentence);
  });

  it.each([
    ['how one post is counted is no term', 'Onderhoud (jaarlijkse betaling)', 'betalingsvoorwaarden'],
    ['to clean at the end is no guarantee', 'Schoonmaak bij oplevering', 'waarborg'],
  ])('%s', (_, post, id) => {
    const text = `Offerte 2026-4\n${works}\n${post}     1    st    80,00     80,00\nTotaal 1.700,00`;
    expect(statesOf(text)[id]).toBe('missing');
  });

  it('has a term of payment in a due date, in French too', () => {
    expect(statesOf(`Devis 4\nÉchéance : 14/09/2026\n${works}`).betalingsvoorwaarden).toBe('ok');
    expect(statesOf(`Devis 4\nBetaaltermijn: 90-dagen\n${works}`).betalingsvoorwaarden).toBe('ok');
  });

  it('has a reference under the Flemish word for it', () => {
    expect(statesOf(`Deuren Maes\nOnze referte: LM-WEST\n${works}`).offertenummer).toBe('ok');
  });

  it.each([
    'Nos prix sont fermes et définitifs.',
    'De prijzen zijn vast tot het einde van de werken.',
    'Facturation selon métré réel.',
    'Vermoedelijke hoeveelheden: er wordt afgerekend na opmeting.',
  ])('says whether the price may change: %s', (sentence) => {
    expect(statesOf(`Devis 4\n${sentence}\n${works}`).prijsherziening_duidelijk).toBe('ok');
  });

  it('has no rate of VAT in the sentence behind the word', () => {
    const text = `Devis 4\n${works}\nTotaal 1.620,00 zonder btw. Een voorschot van 30 % bij bestelling.`;
    expect(sentenceOf(text, 'btw_tarief')).not.toMatch(/30/);
  });

  it('has its unit over the prices of all posts', () => {
    const heading = 'Artikel                     Aantal     Prijs per stuk    Totaal';
    const posts =
      'Binnendeur                  3          420,00            1.260,00\nKlink                       3          20,00             60,00';
    expect(statesOf(`Offerte 4\n${heading}\n${posts}`).hoeveelheden_en_eenheden).toBe('ok');
  });

  it('is said of a picture only as what was read of it', () => {
    const { betrouwbaarheid } = judgeQuote(`Deuren Maes\n${works}\nTotaal 1.620,00`, { scanned: true });
    const missing = betrouwbaarheid.findings.filter(({ state }) => state === 'missing');
    expect(missing.length).toBeGreaterThan(2);
    for (const { sentence } of missing) expect(sentence).toMatch(/^Niet gelezen op de foto of scan: /);
  });

  it('holds not wholly where the VAT by rate is none of the totals', () => {
    const text = `Offerte 4
${works}
Totaal excl. btw                                 1.620,00
Btw 21% over 654,70                              137,49
Totaal btw                                       340,20
Totaal incl. btw                                 1.960,20`;
    expect(sentenceOf(text, 'rekensom_klopt')).not.toMatch(/alles klopt/);
  });

  it('is without VAT and with it at once where none is charged', () => {
    const states = statesOf(exempt);
    expect([states.totaal_excl, states.totaal_incl]).toEqual(['ok', 'ok']);
  });
});
