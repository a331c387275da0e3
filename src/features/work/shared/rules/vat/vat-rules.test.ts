import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { isBinding, tellFact } from '#/core/grade';
import { type VatRule, type VatRuleId, vatRules } from '#/features/work/shared/rules/vat/vat-rules';
import { isInForce } from '#/features/work/shared/rules/vat/verdict';

const rules = Object.entries(vatRules) as [VatRuleId, VatRule][];

it.each(rules)('%s has a source for what it claims, and claims it as surely as that allows', (_, rule) => {
  const told = tellFact(rule);
  expect(told === null).toBe(rule.source === '');
  expect(/ moet (?!mogelijk)/.test(told ?? '')).toBe(isBinding(rule.grade));
  expect(told ?? '').not.toContain('{must}');
});

it('counts from its day on', () => {
  expect(isInForce('fossil', day('2025-07-28'))).toBe(false);
  expect(isInForce('fossil', day('2025-07-29'))).toBe(true);
  expect(isInForce('appliances', day('1999-01-01'))).toBe(true);
});
