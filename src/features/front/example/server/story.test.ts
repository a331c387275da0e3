import { describe, expect, it } from 'vitest';
import { addDays, day } from '#/core/day';
import {
  type Cents,
  centsFromDecimal,
  formatEuro,
  percentOf,
  priceTimes,
  sumCents,
  totalFromDecimal,
} from '#/core/money';
import { percentageOf } from '#/core/percent';
import { decimalFromQuantity, quantityFromDecimal, thousandths } from '#/core/quantity';
import { exampleProject } from '#/features/front/example/server/project';
import { budget } from '#/features/money/budget/server/example/budget';
import { answers, askedItems } from '#/features/outside/quote-requests/server/example/asked';
import { findFindings } from '#/features/papers/invoices/rules/findings/find-findings';
import { othersAmong } from '#/features/papers/invoices/rules/findings/others';
import { wrongSums } from '#/features/papers/invoices/rules/findings/sums';
import { invoicePaper } from '#/features/papers/invoices/server/example/invoice-paper';
import { invoices } from '#/features/papers/invoices/server/example/invoices';
import type { PaperLine } from '#/features/papers/shared/contract';
import type { ExampleLine } from '#/features/papers/shared/example/line';
import { quoteLines } from '#/features/papers/shared/example/lines';
import { textOfPaper } from '#/features/papers/shared/example/paper-words';
import { quoteKeys, quotePaper } from '#/features/papers/shared/example/quote-papers';
import { type ExampleQuote, quotes } from '#/features/papers/shared/example/quotes';
import type { ExampleSums } from '#/features/papers/shared/example/sums';
import { projectFields } from '#/features/people/projects/contract';
import { subsidyTypeNames } from '#/features/premiums/premies/contract';
import { missingInputs } from '#/features/premiums/premies/rules/draft-changes';
import { specificationTable } from '#/features/premiums/premies/rules/rule-table';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import { premieInput } from '#/features/premiums/premies/server/example/premie';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { tasks } from '#/features/site/planning/server/example/tasks';
import { startsTooEarly } from '#/features/site/shared/planning/rules/shift';
import { coverageOf } from '#/features/work/meetstaat/rules/coverage';
import { contacts } from '#/features/work/shared/example/contacts';
import { home } from '#/features/work/shared/example/home';
import { items } from '#/features/work/shared/example/items';
import { itemCategories, itemUnits } from '#/features/work/shared/meetstaat/contract';

const quoteList: ExampleQuote[] = Object.values(quotes);
const contactList = Object.values(contacts);
const accepted = quoteList.filter(({ status }) => status === 'accepted');
const pending = quoteList.filter(({ status }) => status === 'pending');
const unpaid = invoices.filter(({ status }) => status !== 'paid');

function sum(records: readonly { amount: string }[]): Cents {
  return sumCents(records.map(({ amount }) => centsFromDecimal(amount)));
}

function totalOf(chosen: readonly { unitPrice: string; quantity: string }[]): Cents {
  return sumCents(
    chosen.map((item) => priceTimes(centsFromDecimal(item.unitPrice), quantityFromDecimal(item.quantity))),
  );
}

function sumsOn({ netAmount, vatLines }: ExampleSums): ExampleSums {
  return { netAmount, vatLines };
}

function unique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

describe('the prices that were asked', () => {
  it.each(answers)('are those of the quote of $contact', ({ contact, quote, number, prices }) => {
    const key = quote as keyof typeof quotes;
    expect(quotes[key]).toMatchObject({ contact, number });
    const given = askedItems.flatMap(({ description }, index) =>
      prices[index] ? [[description, prices[index]]] : [],
    );
    const printed = quoteLines(key).flatMap(({ item, unitPrice }) => (item ? [[item, unitPrice]] : []));
    expect(given).toEqual(printed);
  });
});

describe('the people', () => {
  it('are nine firms, each of another name', () => {
    expect(contactList).toHaveLength(9);
    expect(unique(contactList.map(({ company }) => company))).toBe(true);
    expect(unique(contactList.map(({ email }) => email))).toBe(true);
  });

  it.each(contactList)(
    '$company can be reached by nobody and has numbers with right check digits',
    (each) => {
      expect(each.email).toMatch(/^[a-z]+@[a-z-]+\.example$/);
      expect(each.phone).toMatch(/^\+32 (9 555|470 55) 01 \d{2}$/);
      expect(each.address).toMatch(/, 9\d{3} [A-Z][a-z]+$/);

      expect(each.enterpriseNumber).toMatch(/^BE 0\d{3}\.\d{3}\.\d{3}$/);
      const digits = each.enterpriseNumber.replace(/\D/g, '');
      expect(97 - (Number(digits.slice(0, 8)) % 97)).toBe(Number(digits.slice(8)));

      expect(each.iban).toMatch(/^BE\d{2}( \d{4}){3}$/);
      const iban = each.iban.replaceAll(' ', '');
      expect(BigInt(`${iban.slice(4)}1114${iban.slice(2, 4)}`) % 97n).toBe(1n);
      expect(Number(iban.slice(4, 14)) % 97 || 97).toBe(Number(iban.slice(14)));
    },
  );

  it('have each something to do', () => {
    const used = new Set([...quoteList, ...invoices, ...items, ...tasks].map(({ contact }) => contact));
    expect(Object.keys(contacts).filter((key) => !used.has(key as keyof typeof contacts))).toEqual([]);
  });
});

describe('the meetstaat', () => {
  it('has sixty-one different items', () => {
    expect(items).toHaveLength(61);
    expect(unique(items.map(({ description }) => description))).toBe(true);
  });

  it('uses every category and every unit that the app knows, and no other', () => {
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(itemCategories));
    expect(new Set(items.map(({ unit }) => unit))).toEqual(new Set(itemUnits));
  });

  it('has priced items, some in the loan, some eligible, some with a contact', () => {
    for (const { quantity, unitPrice } of items) {
      expect(quantityFromDecimal(quantity)).toBeGreaterThan(0);
      expect(centsFromDecimal(unitPrice)).toBeGreaterThan(0);
    }
    for (const field of ['inLoan', 'subsidy', 'contact'] as const) {
      const having = items.filter((item) => item[field] !== undefined).length;
      expect(having).toBeGreaterThan(10);
      expect(having).toBeLessThan(items.length);
    }
  });

  it.each([
    ['roofer', 'roof', undefined],
    ['insulation', 'insulation', undefined],
    ['windows', 'windows', undefined],
    ['electrician', 'electricity', undefined],
    ['kitchen', 'kitchen', undefined],
    ['painter', 'painting', undefined],
    ['plumber', 'heating', 'Loodgieter'],
    ['plumber', 'bathroom', 'Sanitair'],
  ] as const)('of the %s costs what the quote %s asks, within five per cent', (contact, quote, category) => {
    const work = items.filter(
      (item) => item.contact === contact && (category === undefined || item.category === category),
    );
    const withVat = percentOf(totalOf(work), 106);
    const difference = Math.abs(centsFromDecimal(quotes[quote].amount) - withVat);
    expect(percentageOf(difference, withVat)).toBeLessThan(5);
  });
});

describe('the quotes', () => {
  it('have numbers and categories of their own', () => {
    expect(unique(quoteList.map(({ number }) => number))).toBe(true);
    for (const { category } of quoteList) expect(subsidyTypeNames).toContain(category);
  });

  it('show every status, one that expires within two weeks and one past its last day', () => {
    expect(new Set(quoteList.map(({ status }) => status))).toEqual(
      new Set(['pending', 'accepted', 'rejected', 'expired']),
    );
    expect(pending.filter(({ validUntil }) => validUntil >= 0 && validUntil <= 14)).toHaveLength(1);
    expect(pending.filter(({ validUntil }) => validUntil < 0)).toHaveLength(1);
  });

  it('have three rivals for the roof, of which the cheapest was taken', () => {
    const rivals = quoteList.filter(({ category }) => category === 'Dakisolatie en dakwerken');
    expect(unique(rivals.map(({ contact }) => contact))).toBe(true);
    expect(rivals.map(({ status }) => status).sort()).toEqual(['accepted', 'expired', 'rejected']);
    const cheapest = Math.min(...rivals.map(({ amount }) => centsFromDecimal(amount)));
    expect(centsFromDecimal(quotes.roof.amount)).toBe(cheapest);
  });

  it('have unforeseen costs on accepted ones only', () => {
    const surprised = quoteList.filter(({ unforeseen }) => unforeseen !== undefined);
    expect(surprised.length).toBeGreaterThan(1);
    for (const quote of surprised) expect(quote.status).toBe('accepted');
  });
});

describe('the invoices', () => {
  it('have different numbers, categories that exist and a paid day where they are paid', () => {
    expect(unique(invoices.map(({ number }) => number))).toBe(true);
    for (const { category, status, paid } of invoices) {
      expect(subsidyTypeNames).toContain(category);
      expect(paid !== undefined).toBe(status === 'paid');
      expect(paid ?? 0).toBeLessThanOrEqual(0);
    }
  });

  it('of a quote come from its contact and only where it was accepted', () => {
    for (const { quote, contact } of invoices) {
      if (quote) expect(quotes[quote]).toMatchObject({ contact, status: 'accepted' });
    }
  });

  it.each(Object.keys(quotes) as (keyof typeof quotes)[])('never ask more than the quote %s', (key) => {
    const asked = sum(invoices.filter(({ quote }) => quote === key));
    expect(asked).toBeLessThanOrEqual(centsFromDecimal(quotes[key].amount));
  });

  it('show a quote paid in full, in part by two instalments, and not at all', () => {
    const paidFor = (key: keyof typeof quotes) =>
      invoices.filter(({ quote, status }) => quote === key && status === 'paid');
    expect(sum(paidFor('insulation'))).toBe(centsFromDecimal(quotes.insulation.amount));
    expect(paidFor('roof')).toHaveLength(2);
    expect(sum(paidFor('roof'))).toBe(percentOf(centsFromDecimal(quotes.roof.amount), 80));
    expect(paidFor('kitchen')).toHaveLength(0);
  });

  it('show one past its due day, one due within two weeks, and direct expenses', () => {
    expect(unpaid.filter(({ due }) => due < 0).map(({ status }) => status)).toEqual(['overdue']);
    expect(unpaid.filter(({ due }) => due >= 0 && due <= 14)).toHaveLength(1);
    const direct = invoices.filter(({ quote }) => quote === undefined);
    expect(new Set(direct.map(({ status }) => status))).toEqual(new Set(['paid', 'pending']));
  });

  it('are eligible for a premium, some paid and some not', () => {
    const eligible = invoices.filter(({ subsidy }) => subsidy !== undefined);
    expect(eligible.length).toBeLessThan(invoices.length);
    expect(new Set(eligible.map(({ status }) => status))).toEqual(new Set(['paid', 'pending', 'overdue']));
  });
});

describe('the lines', () => {
  const itemNames = items.map(({ description }) => description);
  const asLine = ({ item, ...line }: ExampleLine): PaperLine => ({
    ...{ quantity: null, unit: null, unitPrice: null, kind: 'line' },
    ...line,
    itemId: item === undefined ? null : itemNames.indexOf(item) + 1,
  });
  const on = (offset: number) => addDays(day('2026-03-10'), offset);
  const quoteOf = (key: keyof typeof quotes) => ({
    ...sumsOn(quotePaper(key, on)),
    ...{
      id: Object.keys(quotes).indexOf(key) + 1,
      quoteDate: null,
      amount: quotes[key].amount,
      approved: '0.00',
    },
    lines: quoteLines(key).map(asLine),
  });
  const checked = invoices.map((invoice, index) => ({
    ...sumsOn(invoicePaper(invoice, on)),
    ...{ id: index + 1, kind: invoice.credits ? ('credit-note' as const) : ('invoice' as const) },
    ...{ amount: invoice.amount, invoiceNumber: invoice.number, description: invoice.description },
    ...{
      invoiceDate: null,
      receivedDate: null,
      paidDate: null,
      iban: null,
      addressee: null,
      ibanChange: null,
    },
    contactId: Object.keys(contacts).indexOf(invoice.contact),
    quoteId: invoice.quote ? quoteOf(invoice.quote).id : null,
    lines: invoice.lines.map(asLine),
  }));
  const others = othersAmong(checked);
  const found = checked.flatMap((invoice, index) => {
    const { quote, contact } = invoices[index] ?? {};
    const who = contact ? contacts[contact] : { iban: null, name: '', email: null };
    const today = day('2026-03-10');
    const told = { ...home, keepsHalfOfArea: null, keepsHalfOfBearingWalls: null };
    return findFindings(invoice, quote ? quoteOf(quote) : null, others, who, told, today).map(
      ({ rule }) => `${invoice.invoiceNumber} ${rule}`,
    );
  });

  it.each(Object.keys(quotes) as (keyof typeof quotes)[])('of the quote %s make its amount', (key) => {
    expect(wrongSums(quoteOf(key))).toEqual([]);
    for (const { item } of quoteLines(key)) {
      if (item !== undefined) expect(itemNames).toContain(item);
    }
  });

  it('of an invoice are about items of its quote, so that each item shows what was asked and paid of it', () => {
    for (const { lines, quote } of invoices) {
      const known = quote ? quoteLines(quote).map(({ item }) => item) : itemNames;
      for (const { item } of lines) if (item !== undefined) expect(known).toContain(item);
    }
    const nothing = totalFromDecimal('0.00');
    const known = items.map((item, index) => ({
      ...{ id: index + 1, category: item.category, work: '', estimate: nothing, isComplete: false },
    }));
    const { total } = coverageOf(known, {
      ...{ items: known, quotes: [], extras: [], kept: [] },
      invoices: checked.map((invoice) => ({
        ...{ ...invoice, amount: totalFromDecimal(invoice.amount), quoteId: null, category: null },
        ...{ paid: nothing, open: nothing, overpaid: nothing, netted: false, coversItemIds: [] },
        creditsInvoiceId: null,
      })),
    });
    // What RZ-F0440 asks beyond its lines, and costs of the site are about no item.
    expect(percentageOf(centsFromDecimal(total.invoiced), sum(invoices))).toBeGreaterThan(97);
  });

  it('of the rivals for the roof leave out what their notes say', () => {
    const names = (key: keyof typeof quotes) => quoteLines(key).map(({ description }) => description);
    expect(names('roof').some((name) => name.startsWith('Afbraak'))).toBe(true);
    expect(names('roofRival').some((name) => name.startsWith('Afbraak'))).toBe(false);
  });

  it('of one invoice are added up wrongly, and nothing else is wrong with any', () => {
    expect(found).toEqual(['RZ-F0440 wrong-sum']);
  });

  it('of the kitchen ask 21% for the appliances and 6% for the rest', () => {
    const at = (rate: number) =>
      quoteLines('kitchen').flatMap(({ vatRate, description }) => (vatRate === rate ? [description] : []));
    expect(at(21)).toEqual([expect.stringMatching(/^Toestellen/)]);
    expect(at(6)).toHaveLength(4);
  });

  it('have the VAT of their rates below them, to the cent', () => {
    const papers = [
      ...quoteKeys.map((key) => quotePaper(key, on)),
      ...invoices.map((each) => invoicePaper(each, on)),
    ];
    for (const { rate, base, amount } of papers.flatMap(({ vatLines }) => vatLines)) {
      const exact = percentOf(centsFromDecimal(base ?? '0.00'), rate ?? 0);
      expect(Math.abs(exact - centsFromDecimal(amount))).toBeLessThanOrEqual(1);
    }
  });

  it('show a payment in part and a credit note that is still to come', () => {
    const [part] = invoices.filter((invoice) => invoice.part !== undefined);
    expect(centsFromDecimal(part?.part?.amount ?? '0')).toBeLessThan(centsFromDecimal(part?.amount ?? '0'));
    const [credit] = invoices.filter(({ credits }) => credits !== undefined);
    expect(centsFromDecimal(credit?.amount ?? '0')).toBeLessThan(0);
    expect(invoices.map(({ number }) => number)).toContain(credit?.credits);
  });
});

describe('the planning', () => {
  it('shows every status and every priority', () => {
    expect(new Set(tasks.map(({ status }) => status))).toEqual(
      new Set(['planned', 'in_progress', 'completed', 'cancelled']),
    );
    expect(new Set(tasks.map(({ priority }) => priority))).toEqual(new Set(['low', 'medium', 'high']));
  });

  it('has one task that should have started and one without an end', () => {
    expect(tasks.filter(({ status, start }) => status === 'planned' && start < 0)).toHaveLength(1);
    expect(tasks.filter(({ end }) => end === undefined)).toHaveLength(1);
  });

  it('goes one after the other, but for the plasterer, who comes before the screed carries a scaffold', () => {
    const placed = tasks.map(({ title, start, end, status, after = [] }, index) => ({
      ...{ id: index + 1, title, status, startDate: addDays(day('2026-03-10'), start) },
      endDate: end === undefined ? null : addDays(day('2026-03-10'), end),
      dependsOn: after.map((each) => ({
        ...{ taskId: tasks.findIndex((one) => one.title === each.title) + 1, days: each.days },
      })),
    }));
    expect(placed.every(({ dependsOn }) => dependsOn.every(({ taskId }) => taskId > 0))).toBe(true);
    const byId = new Map(placed.map((each) => [each.id, each]));
    const early = placed.filter((each) => startsTooEarly(each, byId)).map(({ title }) => title);
    expect(early).toEqual(['Pleisterwerk en plafonds']);
  });

  it('has done what is past, does what is now, and ends nothing before it starts', () => {
    for (const { status, start, end } of tasks) {
      if (end !== undefined) expect(end).toBeGreaterThanOrEqual(start);
      if (status === 'completed') expect(end).toBeLessThan(0);
      if (status === 'in_progress') expect(start <= 0 && (end ?? 0) >= 0).toBe(true);
    }
  });
});

describe('the budget', () => {
  const renovation = centsFromDecimal(budget.renovationBudget);

  it('pays the purchase, its costs and the renovation to the cent', () => {
    expect(budget).toMatchObject({ purchasePrice: '345000.00', registrationFees: '6900.00' });
    const { purchasePrice, notaryFees, registrationFees, ownContribution, loanAmount } = budget;
    const costs = [purchasePrice, notaryFees, registrationFees, budget.renovationBudget];
    expect(sumCents([ownContribution, loanAmount].map(centsFromDecimal))).toBe(
      sumCents(costs.map(centsFromDecimal)),
    );
  });

  it('is used for about 78% by accepted quotes, so that the warning shows', () => {
    expect(percentageOf(sum(accepted), renovation)).toBeCloseTo(78, 0);
  });

  it('still holds with unforeseen costs and paid direct expenses', () => {
    const direct = invoices.filter(({ quote, status }) => quote === undefined && status === 'paid');
    const unforeseen = accepted.flatMap((quote) => quote.unforeseen ?? []);
    const real = sumCents([sum(accepted), sum(unforeseen), sum(direct)]);
    expect(percentageOf(real, renovation)).toBeLessThan(90);
  });
});

describe('the premium', () => {
  const table = specificationTable();
  const result = simulate(premieInput, table);

  it('is that of a middling income, for five works that bring something', () => {
    expect(result).toMatchObject({ eligible: true, categorie: 3, plafondBereikt: true });
    expect(result.werken).toHaveLength(5);
    for (const { premie, fout } of result.werken) {
      expect(fout).toBeNull();
      expect(centsFromDecimal(premie)).toBeGreaterThan(0);
    }
    expect(missingInputs(premieInput, table)).toEqual([]);
  });

  it('has the areas of the meetstaat', () => {
    const area = (subsidy: string, category: string) => {
      const lines = items.filter(
        (item) => item.subsidy === subsidy && item.category === category && item.unit === 'm²',
      );
      return decimalFromQuantity(
        thousandths(lines.reduce((sum, { quantity }) => sum + quantityFromDecimal(quantity), 0)),
      );
    };
    expect(premieInput).toMatchObject({
      dakOppervlakte: area('Dakisolatie en dakwerken', 'Isolatie'),
      vloerOppervlakte: area('Vloerisolatie', 'Isolatie'),
      muurOppervlakte: area('Muurisolatie', 'Isolatie'),
    });
  });
});

describe('the check of the roofer’s quote', () => {
  const text = textOfPaper(quotePaper('roof', (offset) => addDays(day('2026-03-10'), offset)));

  it('is of that quote: its number, its amount, its roofer', () => {
    const { company, enterpriseNumber, iban } = contacts.roofer;
    const amount = formatEuro(centsFromDecimal(quotes.roof.amount)).replace('\u00a0', ' ');
    for (const fact of [quotes.roof.number, enterpriseNumber, iban, amount]) expect(text).toContain(fact);
    expect(text.toLowerCase()).toContain(company.toLowerCase());
  });

  it('finds a good quote with something left to ask', () => {
    const { totaalScore, btwEnPrijzen, verbeterpunten } = judgeQuote(text);
    expect(totaalScore).toBeGreaterThanOrEqual(8);
    expect(btwEnPrijzen.btwCorrect).toBe(true);
    expect(verbeterpunten.length).toBeGreaterThan(1);
  });
});

describe('the whole', () => {
  it('says of itself that it is an example, in a name and description that a user could have typed', () => {
    expect(exampleProject.isExample).toBe(true);
    expect(exampleProject.name).toContain('(voorbeeld)');
    expect(projectFields.parse(exampleProject)).toEqual({
      name: exampleProject.name,
      description: exampleProject.description,
    });
  });

  it('has no date written out, so that it does not age', () => {
    const months =
      /\b(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)\b/i;
    const texts = JSON.stringify([contacts, items, quotes, invoices, tasks]);
    expect(texts).not.toMatch(/\b20\d\d-\d\d\b/);
    expect(texts).not.toMatch(months);
  });
});
