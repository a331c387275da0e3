import fc from 'fast-check';
import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { quoteFindingRules } from '#/features/papers/quotes/findings-contract';
import { findingRules } from '#/features/papers/shared/invoices/findings-contract';
import { isForFirm, questionLetter } from '#/features/papers/shared/rules/question-letter';

const amount = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
const ofRule = (rules: readonly string[]) =>
  fc.record({ rule: fc.constantFrom(...rules), amount: fc.option(amount), lines: fc.subarray([0, 1, 2]) });

/** These ask for a word and no sum. */
const withoutSum = new Set(['account-differs', 'other-addressee', 'expired', 'company-number', 'check']);
/** The owner's own mistake or deed, and what is asked by telephone at a number that one had already. */
const notByLetter = new Set(['paid-in-future', 'paid-elsewhere', 'kept-back', 'silent-acceptance']);

const lines = ['Pannen', 'Goot', 'Nok'].map((description) => ({ description }));
const firm = { name: 'Dakwerken Maes', email: 'info@example.be' };

it('has every figure of what it asks, and a sentence for every point', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('factuur' as const, 'offerte' as const),
      fc.array(ofRule([...findingRules, ...quoteFindingRules]), { minLength: 1, maxLength: 6 }),
      (what, findings) => {
        const paper = { what, number: 'F-12', date: day('2026-01-05'), lines };
        const { to, subject, body } = questionLetter({
          ...{ paper, firm, findings, until: day('2026-02-01'), signedBy: 'Els' },
        });
        const told = findings.filter(isForFirm);
        expect(findings.every((each) => isForFirm(each) === !notByLetter.has(each.rule))).toBe(true);
        expect([to, subject]).toEqual([firm.email, `Vraag over ${what} F-12`]);
        expect(body.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(told.length);
        for (const each of told) {
          if (each.amount === null || withoutSum.has(each.rule)) continue;
          expect(body).toContain(formatEuro(totalFromDecimal(each.amount)));
        }
        expect(body).not.toMatch(/undefined|null|NaN/);
        expect(body).toContain('1 februari 2026');
      },
    ),
  );
});
