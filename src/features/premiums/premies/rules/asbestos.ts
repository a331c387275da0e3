import { type Cents, cents, priceTimes } from '#/core/money';
import type { Thousandths } from '#/core/quantity';
import type { RuleTable } from '#/features/premiums/premies/rules/rule-table';

/** What removing asbestos with the roof could bring besides the premium; both together stay within a share of the invoice. */
export function asbestosSupplement(
  asbestos: NonNullable<RuleTable['asbestos']>,
  roof: { area: Thousandths; investment: Cents; premium: Cents },
): Cents {
  const within = (BigInt(roof.investment) * BigInt(asbestos.totalShare)) / 100n;
  const room = Math.max(0, Number(within) - roof.premium);
  return cents(Math.min(priceTimes(asbestos.perM2, roof.area), room));
}
