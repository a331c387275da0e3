import { expect, it } from 'vitest';
import { entryOfPaper } from '#/features/reading/inbox/web/find';

const file = { name: 'foto-12.jpg', mimeType: 'image/jpeg', size: 1 };

it('finds a paper that still waits in the letterbox by what was read from it, and by its file', () => {
  const nothing = { contactPerson: null, description: null, paymentReference: null, iban: null };
  const read = { number: 'A-77', companyName: 'Claes bv', totalAmount: '121.00', enterpriseNumber: null };
  const items = [{ description: 'Zekeringkast vervangen' }];
  expect(entryOfPaper({ id: 1, file, data: { ...nothing, ...read, items } })).toEqual({
    kind: 'Postvak',
    path: '/postvak?id=1',
    title: 'A-77',
    detail: 'Claes bv · €\u00a0121,00',
    text: 'foto-12.jpg\nZekeringkast vervangen',
  });
});

it('finds a paper that was not read yet by its file', () => {
  expect(entryOfPaper({ id: 2, file, data: null })).toMatchObject({
    path: '/postvak?id=2',
    title: 'foto-12.jpg',
  });
});
