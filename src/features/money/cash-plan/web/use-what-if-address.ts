import type { CashPlan } from '#/features/money/cash-plan/contract';
import { asPlanned, type WhatIf } from '#/features/money/cash-plan/rules/what-if';
import { cashPlanNames } from '#/features/money/shared/cash-plan-address';
import { useAddress } from '#/platform/web/use-address';

export const delayWeeks = [0, 2, 4, 8, 12, 26] as const;
export const extraPercents = [0, 5, 10, 15, 20, 30] as const;

/** What one supposes stands in the address and nowhere else: it can be sent to a partner. */
export function useWhatIfAddress({ entries }: Pick<CashPlan, 'entries'>): [WhatIf, (what: WhatIf) => void] {
  const { search, put } = useAddress();
  const known = (options: readonly number[], name: string) =>
    options.find((each) => String(each) === search.get(name)) ?? 0;
  const asked = (search.get(cashPlanNames.refused) ?? '').split('.');
  const refused = entries.flatMap(({ kind, key }) => (kind === 'premium' && asked.includes(key) ? key : []));
  const what: WhatIf = {
    delayWeeks: known(delayWeeks, cashPlanNames.delay),
    extraPercent: known(extraPercents, cashPlanNames.extra),
    refused: refused.length > 0 ? new Set(refused) : asPlanned.refused,
  };
  return [
    what,
    (next) =>
      put({
        [cashPlanNames.delay]: next.delayWeeks === 0 ? '' : String(next.delayWeeks),
        [cashPlanNames.extra]: next.extraPercent === 0 ? '' : String(next.extraPercent),
        [cashPlanNames.refused]: [...next.refused].join('.'),
      }),
  ];
}
