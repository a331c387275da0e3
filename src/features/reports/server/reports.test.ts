import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { getBudget } from '#/features/budget/contract';
import { getCashPlan } from '#/features/cash-plan/contract';
import { createExample } from '#/features/example/contract';
import { listInvoices } from '#/features/invoices/contract';
import { listItems } from '#/features/meetstaat/contract';
import { getCoverage } from '#/features/meetstaat/coverage-contract';
import { type ReportName, reportHref } from '#/features/reports/contract';
import { projectWithMembers } from '../../../../tests/support/members';
import { withTestApp } from '../../../../tests/support/test-app';

const app = withTestApp();

/** Without blanks: a word that was broken over two lines is one. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const paper = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages.join(' ').replaceAll(/\s/g, '');
}

const euro = (decimal: string) => formatEuro(totalFromDecimal(decimal)).replaceAll(/\s/g, '');

describe('the reports on paper', () => {
  it('say what the screens say, to the cent, and cut nothing', async () => {
    const owner = await app().signIn();
    const { id: projectId } = (await owner.call(createExample, {})).body;
    const params = { projectId };
    const read = async (name: ReportName) => {
      const headers = { cookie: owner.cookie };
      const answer = await app().http.inject({ url: reportHref(name, projectId), headers });
      expect(answer.headers['content-type']).toBe('application/pdf');
      return textOf(answer.rawPayload);
    };
    const budget = (await owner.call(getBudget, { params })).body;
    const plan = (await owner.call(getCashPlan, { params })).body;
    const onBudget = await read('budget');
    const figures = [
      ...[budget.line.committed, budget.line.invoiced, budget.line.paid, budget.line.free, budget.realBudget],
      ...budget.categories.flatMap(({ line }) => [line.budget, line.committed, line.invoiced, line.paid]),
      ...plan.months.flatMap((month) => [month.in, month.out]),
    ];
    expect(figures.map(euro).filter((figure) => !onBudget.includes(figure))).toEqual([]);

    const { total, categories } = (await owner.call(getCoverage, { params })).body;
    const items = (await owner.call(listItems, { params })).body;
    const onMeetstaat = await read('meetstaat');
    const estimates = [total, ...categories].map(({ estimated }) => euro(estimated));
    expect(estimates.filter((figure) => !onMeetstaat.includes(figure))).toEqual([]);
    const plain = (text: string) => text.replaceAll(/\s/g, '');
    expect(
      items.map(({ totalAmount }) => euro(totalAmount)).every((each) => onMeetstaat.includes(each)),
    ).toBe(true);
    expect(onMeetstaat).toContain(plain(items.at(-1)?.description.split(' ')[0] ?? 'niets'));

    const invoices = (await owner.call(listInvoices, { params })).body;
    const onPayments = await read('payments');
    const paid = invoices.flatMap(({ payments }) => payments.map(({ amount }) => euro(amount)));
    expect(paid.length).toBeGreaterThan(0);
    expect([...paid, euro(budget.line.paid)].filter((figure) => !onPayments.includes(figure))).toEqual([]);
  });

  it('are there for every member and for nobody else', async () => {
    const { projectId, collaborator, stranger } = await projectWithMembers(app());
    const path = reportHref('payments', projectId);
    expect((await collaborator.request('GET', path)).status).toBe(200);
    expect((await stranger.request('GET', path)).status).toBe(404);
  });
});
