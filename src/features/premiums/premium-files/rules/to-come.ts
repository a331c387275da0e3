import { totalFromDecimal } from '#/core/money';
import type { PremiumToCome } from '#/core/money-facts';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import type { PremiumFile } from '#/features/premiums/shared/premium-files/contract';

type Facts = Pick<
  PremiumFile,
  'id' | 'work' | 'status' | 'submittedOn' | 'grantedAmount' | 'paidAmount' | 'paidTo' | 'expected'
>;

const states: Partial<Record<PremiumFile['status'], PremiumToCome['state']>> = {
  geweigerd: 'refused',
  uitbetaald: 'paid',
};

/** What a dossier says of money: what was granted, until then the least that is expected. */
export function premiumToCome(file: Facts): PremiumToCome {
  const { id, work, status, submittedOn, grantedAmount, paidAmount, paidTo, expected } = file;
  return {
    ...{ id, name: workNames[work], state: states[status] ?? 'under way', submittedOn },
    amount: totalFromDecimal(grantedAmount ?? expected?.from ?? '0.00'),
    paid: totalFromDecimal(paidAmount ?? grantedAmount ?? '0.00'),
    target: paidTo === 'energiehuis' ? 'loan' : 'cash',
  };
}
