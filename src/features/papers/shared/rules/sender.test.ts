import { expect, it } from 'vitest';
import { contactOfSender } from '#/features/papers/shared/rules/sender';

const maes = { companyName: 'Dakwerken Maes bv', contactPerson: 'Koen Maes', phone: '09 555 01 21' };

it('takes all that was read into a contact', () => {
  const read = {
    ...maes,
    enterpriseNumber: 'BE0941238510',
    iban: 'be47999160633080',
    email: 'koen@maes.example',
  };
  expect(contactOfSender(read)).toEqual({
    wrong: [],
    contact: {
      ...{ name: 'Koen Maes', company: 'Dakwerken Maes bv', type: 'contractor', notes: null },
      ...{ enterpriseNumber: 'BE 0941.238.510', iban: 'BE47 9991 6063 3080' },
      ...{ phone: '09 555 01 21', email: 'koen@maes.example' },
    },
  });
});

it('tells of a number that can’t be right and keeps it in the notes, and nobody is kept from saving', () => {
  const found = contactOfSender({ ...maes, enterpriseNumber: '0941.238.511', iban: 'BE00 1234' });
  expect(found?.contact).toMatchObject({ enterpriseNumber: null, iban: null });
  expect(found?.wrong).toHaveLength(2);
  expect(found?.contact.notes).toContain('0941.238.511');
  expect(found?.contact.notes).toContain('BE00 1234');
});

it('makes nobody of a paper that names nobody', () => {
  expect(contactOfSender({ iban: 'BE47 9991 6063 3080' })).toBeUndefined();
  expect(contactOfSender({ companyName: ' ' })).toBeUndefined();
});
