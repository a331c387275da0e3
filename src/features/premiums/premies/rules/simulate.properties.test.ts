import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, centsFromDecimal, decimalFromCents, percentOf } from '#/core/money';
import { type Category, categories } from '#/features/premiums/premies/rules/result';
import { ruleTables } from '#/features/premiums/premies/rules/rule-table';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import { measure, workPremium } from '#/features/premiums/premies/rules/work-premium';
import { heatPumpTypes, premiumWorkIds, wallTypes } from '#/features/premiums/shared/premies/rules/works';
import { inputWith } from '../../../../../tests/support/premie-cases';

const investment = fc.integer({ min: 0, max: 20_000_000 }).map((value) => decimalFromCents(cents(value)));
const area = fc.integer({ min: 0, max: 200_000 }).map((value) => (value / 1000).toFixed(3));

const houses = fc
  .record({
    investeringen: fc.dictionary(fc.constantFrom(...premiumWorkIds), investment, { minKeys: 1 }),
    ramenOppervlakte: area,
    vloerOppervlakte: area,
    muurOppervlakte: area,
    dakAsbestM2: area,
    muurType: fc.constantFrom(...wallTypes),
    warmtepompType: fc.constantFrom(...heatPumpTypes),
    inkomen: fc.integer({ min: 0, max: 150_000 }),
    gezinssituatie: fc.constantFrom('alleenstaand', 'koppel'),
    personenTenLaste: fc.integer({ min: 0, max: 20 }),
  })
  .map(inputWith);

/** The highest a work can bring in a category, read from the table by other means than the calculation. */
function highest(
  work: (typeof premiumWorkIds)[number],
  category: Category,
  table: (typeof ruleTables)[number],
) {
  const line = table.works[work].categories[category];
  if (line.kind === 'none') return 0;
  if (line.kind === 'share') return line.ceiling ?? Number.POSITIVE_INFINITY;
  const amount = Math.max(...Object.values(line.amount));
  return line.kind === 'flat'
    ? amount
    : Math.round((amount * (line.maxArea ?? table.works[work].maxArea?.m2 ?? 0)) / 1000);
}

describe.each(ruleTables)('under the rules $id a premium', (table) => {
  it('is never negative, never above its ceiling and never above its share of the investment', () => {
    fc.assert(
      fc.property(houses, (input) => {
        const { werken, categorie } = simulate(input, table);
        for (const { id, premieHoogstens: premie, investering } of werken) {
          if (id === 'epc_label') continue;
          const premium = centsFromDecimal(premie);
          const line = table.works[id].categories[categorie];
          const share = line.kind === 'none' ? 0 : percentOf(centsFromDecimal(investering), line.share);
          expect(premium).toBeGreaterThanOrEqual(0);
          expect(premium).toBeLessThanOrEqual(highest(id, categorie, table));
          expect(premium).toBeLessThanOrEqual(share);
          expect(share).toBeLessThanOrEqual(centsFromDecimal(investering));
        }
      }),
    );
  });

  // Category 4 has no ceiling for the roof and 1 to 3 pay it alike, so that it holds there too, as it does everywhere.
  it('never falls when the category gets better, work by work', () => {
    fc.assert(
      fc.property(houses, fc.constantFrom(...premiumWorkIds), (input, work) => {
        const measured = measure(work, input);
        const paid = categories.map((each) => workPremium(work, each, measured, table));
        for (const premiums of [paid.map(({ premium }) => premium), paid.map(({ highest }) => highest)]) {
          expect(premiums).toEqual(premiums.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('is never more for a higher income', () => {
    fc.assert(
      fc.property(houses, fc.nat(100_000), (input, more) => {
        const richer = { ...input, inkomen: (Number(input.inkomen) + more).toFixed(2) };
        const [now, then] = [simulate(input, table), simulate(richer, table)];
        expect(centsFromDecimal(then.totaal)).toBeLessThanOrEqual(centsFromDecimal(now.totaal));
        expect(centsFromDecimal(then.totaalHoogstens)).toBeLessThanOrEqual(
          centsFromDecimal(now.totaalHoogstens),
        );
      }),
    );
  });

  it('never falls when the investment grows', () => {
    fc.assert(
      fc.property(houses, fc.constantFrom(...premiumWorkIds), fc.nat(1_000_000), (input, work, more) => {
        const measured = measure(work, input);
        const grown = { ...measured, investment: cents(measured.investment + more) };
        for (const category of categories) {
          expect(workPremium(work, category, grown, table).premium).toBeGreaterThanOrEqual(
            workPremium(work, category, measured, table).premium,
          );
        }
      }),
    );
  });

  it('adds up to the total, and the asbestos supplement keeps both within half of the invoice', () => {
    fc.assert(
      fc.property(houses, (input) => {
        const { werken, totaal, totaalHoogstens, asbestToeslag } = simulate(input, table);
        const sum = werken.reduce((total, { premie }) => total + centsFromDecimal(premie), 0);
        expect(centsFromDecimal(totaal)).toBe(sum);
        const highest = werken.reduce((total, work) => total + centsFromDecimal(work.premieHoogstens), 0);
        expect(centsFromDecimal(totaalHoogstens)).toBe(highest);
        expect(highest).toBeGreaterThanOrEqual(sum);
        const roof = werken.find(({ id }) => id === 'dak');
        if (!roof || asbestToeslag === null || asbestToeslag === '0.00') return;
        const both = centsFromDecimal(roof.premie) + centsFromDecimal(asbestToeslag);
        expect(both * 100).toBeLessThanOrEqual(
          centsFromDecimal(roof.investering) * (table.asbestos?.totalShare ?? 0),
        );
      }),
    );
  });
});
