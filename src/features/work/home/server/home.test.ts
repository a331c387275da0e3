import { describe, expect, it } from 'vitest';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { updateHome } from '#/features/work/shared/home/change-contract';
import { getHome } from '#/features/work/shared/home/contract';
import { projectWithMembers } from '../../../../../tests/support/members';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

const known = {
  street: 'Kerkstraat 12',
  postcode: '9000',
  city: 'Gent',
  applicants: ['Katrien De Smet', 'Jan Peeters'],
  firstUseYear: 1962,
  livingArea: '145,5',
  epcLabel: 'F' as const,
  deedDate: '2024-03-15',
  ean: '5414 4882 0001 2345 63',
  iban: 'BE64999123450152',
  use: 'own' as const,
  protectedCustomer: false,
  keepsHalfOfArea: true,
  keepsHalfOfBearingWalls: false,
  practical: 'Sleutel bij de buren.\nParkeren in de straat.',
};

describe('the home of a project', () => {
  it('is blank until somebody fills it in, and then is what they said', async () => {
    const { projectId, owner, collaborator } = await projectWithMembers(app());
    const params = { projectId };
    const blank = (await owner.call(getHome, { params })).body;
    expect(blank).toMatchObject({ street: null, applicants: [], protectedCustomer: null, version: 0 });
    expect(blank).toMatchObject({ keepsHalfOfArea: null, keepsHalfOfBearingWalls: null });
    const saved = await owner.call(updateHome, { params, body: known });
    const stored = {
      ...known,
      livingArea: '145.5',
      ...{
        ean: '541448820001234563',
        iban: 'BE64 9991 2345 0152',
        boughtYear: 2024,
        version: 1,
        meetstaatVat: 'excl',
      },
    };
    expect([saved.status, saved.body]).toEqual([200, stored]);
    expect((await collaborator.call(getHome, { params })).body).toEqual(stored);
    const body = { deedDate: null, boughtYear: 2019 };
    const boughtOnly = await owner.call(updateHome, { params, body });
    expect(boughtOnly.body).toEqual({ ...stored, ...body, version: 2 });
  });

  it.each([
    ['postcode', '90000'],
    ['postcode', '0900'],
    ['ean', '541448820001234564'],
    ['iban', 'BE64999123450153'],
    ['firstUseYear', 1499],
    ['firstUseYear', 2199],
    ['livingArea', '9'],
    ['epcLabel', 'G'],
    ['boughtYear', 'lang geleden'],
    ['deedDate', '2024-02-30'],
    ['use', 'rented'],
    ['applicants', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    ['protectedCustomer', 'misschien'],
    ['keepsHalfOfArea', 'misschien'],
    ['keepsHalfOfBearingWalls', 1],
  ])('refuses as %s: %j', async (field, value) => {
    const { projectId, owner } = await projectWithMembers(app());
    const { status, body } = await owner.request('PUT', `/api/projects/${projectId}/home`, {
      [field]: value,
    });
    expect([status, body]).toMatchObject([400, { errors: [{ path: expect.stringContaining(field) }] }]);
  });

  it('is in the log, and is blank again when its first filling in is undone', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const params = { projectId };
    await owner.call(updateHome, { params, body: known });
    const [line] = (await owner.call(listChanges, { params, query: {} })).body;
    expect(line?.title).toContain('de gegevens van de woning');
    await owner.call(undoChange, { params: { id: line?.id ?? 0 }, query: {}, body: {} });
    expect((await owner.call(getHome, { params })).body).toMatchObject({ street: null, version: 0 });
  });
});
