import { describe, expect, it } from 'vitest';
import { simulatePremium } from '#/features/premiums/premies/contract';
import { ownerBody } from '../../../../../tests/support/premie-cases';
import { premieVectors } from '../../../../../tests/support/samples';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp({ now: () => new Date('2026-11-15T10:00:00Z') });
const path = '/api/premie/simulate';

describe('the cases that were computed apart', () => {
  it('hold through the call, with amounts as numbers and as texts', async () => {
    const owner = await app().signIn();
    for (const { name, input, expected } of premieVectors()) {
      const asTexts = JSON.parse(
        JSON.stringify(input, (_, value) => (typeof value === 'number' ? `${value}` : value)),
      );
      for (const body of [input, asTexts]) {
        const answer = await owner.request('POST', path, body);
        expect({ name, status: answer.status }).toEqual({ name, status: 200 });
        expect(answer.body).toMatchObject(expected);
      }
    }
  });
});

describe('simulating a premium', () => {
  it('answers amounts as decimals, the category with its reason, and which rules were used', async () => {
    const owner = await app().signIn();
    const { status, body } = await owner.call(simulatePremium, {
      body: { ...ownerBody, vloerOppervlakte: '60.5', investeringen: { vloer: '2500.5' } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      eligible: true,
      categorie: 3,
      label: 'Categorie 3 (lagere inkomens)',
      details: expect.stringContaining('categorie 4 tot en met'),
      werken: [
        {
          id: 'vloer',
          naam: 'Vloerisolatie',
          oppervlakte: '60.5',
          investering: '2500.50',
          premie: '875.18',
          fout: null,
        },
      ],
      totaal: '875.18',
      waarschuwingen: expect.arrayContaining([expect.stringContaining('1 maart 2026')]),
      ruleTable: '2025-07-01',
    });
    expect(body).not.toHaveProperty('reason');
  });

  it('calculates with the rules of the day one applies', async () => {
    const owner = await app().signIn();
    const couple = { ...ownerBody, inkomen: 58000, gezinssituatie: 'koppel', investeringen: { dak: 10000 } };
    const at = async (aanvraagdatum?: string) =>
      (await owner.request('POST', path, { ...couple, aanvraagdatum })).body;
    expect(await at()).toMatchObject({ categorie: 2, totaal: '2100.00', totaalHoogstens: '2100.00' });
    expect(await at('2026-11-15')).toMatchObject({
      ...{ categorie: 3, totaal: '3500.00', ruleTable: 'aanvraag-2026-03' },
    });
  });

  it.each([
    ['2026-02-29', 'die bestaat'],
    ['gisteren', 'die bestaat'],
    [20261115, 'die bestaat'],
    ['2025-06-30', 'vóór 1 juli 2025'],
    ['2028-01-01', 'na 31 december 2027'],
  ])('refuses an application on %s with a sentence', async (aanvraagdatum, text) => {
    const owner = await app().signIn();
    const answer = await owner.request('POST', path, { ...ownerBody, aanvraagdatum });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(text) } });
  });

  it('tells the category of who chose no work yet', async () => {
    const owner = await app().signIn();
    const { body } = await owner.call(simulatePremium, { body: { ...ownerBody } });
    expect(body).toMatchObject({ categorie: 3, werken: [], totaal: '0.00', plafondBereikt: false });
  });

  it.each([
    ['no body', undefined],
    ['a list', []],
    ['an answer that is missing', { ...ownerBody, eigenaar: undefined }],
    ['an answer that is none', { ...ownerBody, gebouwOuderdom: 'middeleeuws' }],
    ['an income that is a word', { ...ownerBody, inkomen: 'veel' }],
    ['a negative income', { ...ownerBody, inkomen: -1 }],
    ['an income beyond measure', { ...ownerBody, inkomen: 1e300 }],
    ['half a dependant', { ...ownerBody, personenTenLaste: 1.5 }],
    ['a negative number of dependants', { ...ownerBody, personenTenLaste: -1 }],
    ['dependants as a list', { ...ownerBody, personenTenLaste: [] }],
    ['no works at all', { ...ownerBody, investeringen: undefined }],
    ['an unknown work', { ...ownerBody, investeringen: { zwembad: 10000 } }],
    ['the key of a prototype', { ...ownerBody, investeringen: JSON.parse('{"constructor": 5}') }],
    ['an investment that is blank', { ...ownerBody, investeringen: { dak: '' } }],
    ['a negative investment', { ...ownerBody, investeringen: { dak: -5 } }],
    ['an investment of three decimals', { ...ownerBody, investeringen: { dak: '1.005' } }],
    ['an investment beyond measure', { ...ownerBody, investeringen: { dak: '9999999999' } }],
    ['a negative area', { ...ownerBody, ramenOppervlakte: -2, investeringen: { ramen: 10 } }],
    ['an area beyond measure', { ...ownerBody, ramenOppervlakte: 1e9, investeringen: { ramen: 10 } }],
    ['an unknown kind of wall', { ...ownerBody, muurType: 'glas', investeringen: { muur: 10 } }],
    [
      'an unknown heat pump',
      { ...ownerBody, warmtepompType: '__proto__', investeringen: { warmtepomp: 10 } },
    ],
  ])('refuses %s with a Dutch sentence', async (_, body) => {
    const owner = await app().signIn();
    const answer = await owner.request('POST', path, body);
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toMatch(/^[A-Z].*\.$/);
  });

  it('is not for who is not signed in', async () => {
    expect((await app().visitor.request('POST', path, ownerBody)).status).toBe(401);
  });
});
