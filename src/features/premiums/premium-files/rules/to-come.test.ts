import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { premiumToCome } from '#/features/premiums/premium-files/rules/to-come';

const file = {
  ...{ id: 1, work: 'dak' as const, status: 'ingediend' as const, submittedOn: day('2026-10-20') },
  ...{ grantedAmount: null, paidAmount: null, paidTo: null },
  expected: { from: '900.00', to: '1200.00', explanation: '' },
};

it('is of a premium what was granted, or the least that is expected', () => {
  expect(premiumToCome(file)).toMatchObject({ state: 'under way', amount: 90_000n, target: 'cash' });
  const granted = premiumToCome({ ...file, grantedAmount: '800.00', paidTo: 'energiehuis' });
  expect(granted).toMatchObject({ amount: 80_000n, paid: 80_000n, target: 'loan' });
  expect(premiumToCome({ ...file, expected: null }).amount).toBe(0n);
});

it('says of one that was paid how much, and of one that was refused that it was', () => {
  const paid = { ...file, status: 'uitbetaald' as const, grantedAmount: '800.00', paidAmount: '750.00' };
  expect(premiumToCome(paid)).toMatchObject({ state: 'paid', paid: 75_000n });
  expect(premiumToCome({ ...file, status: 'geweigerd' }).state).toBe('refused');
});
