import { describe, expect, it } from 'vitest';
import { decimalFromCents, formatEuro, totalFromDecimal } from '#/core/money';
import { createExample } from '#/features/front/example/contract';
import { getBudget } from '#/features/money/budget/contract';
import { getCashPlan } from '#/features/money/cash-plan/contract';
import { getLedger } from '#/features/money/ledger/contract';
import { contractReportHref, createExtra, sendExtra } from '#/features/papers/shared/extras/contract';
import { createInvoice, listInvoices } from '#/features/papers/shared/invoices/contract';
import { createQuote, listQuotes } from '#/features/papers/shared/quotes/contract';
import { noAgreement, paymentPlan } from '#/features/papers/shared/quotes/rules/agreement';
import { getCoverage } from '#/features/work/meetstaat/coverage-contract';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { projectWithMembers } from '../../../../../tests/support/members';
import { addContact } from '../../../../../tests/support/papers';
import { readPdfLines } from '../../../../../tests/support/read-pdf';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

/** Without blanks: a word that was broken over two lines is one. */
async function textOf(pdf: Uint8Array): Promise<string> {
  return (await readPdfLines(pdf)).join('').replaceAll(/\s/g, '');
}

const reportHref = (name: 'budget' | 'meetstaat' | 'payments', projectId: number) =>
  `/api/projects/${projectId}/reports/${name}.pdf`;

const euro = (decimal: string) => formatEuro(totalFromDecimal(decimal)).replaceAll(/\s/g, '');

describe('the reports on paper', () => {
  it('say what the screens say, to the cent, and cut nothing', async () => {
    const owner = await app().signIn();
    const { id: projectId } = (await owner.call(createExample, {})).body;
    const params = { projectId };
    const read = async (name: 'budget' | 'meetstaat' | 'payments') => {
      const headers = { cookie: owner.cookie };
      const answer = await app().http.inject({ url: reportHref(name, projectId), headers });
      expect(answer.headers['content-type']).toBe('application/pdf');
      return textOf(answer.rawPayload);
    };
    const budget = (await owner.call(getBudget, { params })).body;
    const plan = (await owner.call(getCashPlan, { params })).body;
    const ledger = (await owner.call(getLedger, { params })).body;
    const onBudget = await read('budget');
    const figures = [
      ...[ledger.committed, ledger.invoiced, ledger.paid, ledger.open, budget.realBudget],
      ...[ledger.expected.low, ledger.expected.high],
      ...ledger.works.flatMap((work) => [work.budgeted, work.committed, work.invoiced, work.paid]),
      ...ledger.works.flatMap(({ expected }) => [expected.low, expected.high]),
      ...plan.months.flatMap((month) => [month.in, month.out]),
    ];
    expect(figures.map(euro).filter((figure) => !onBudget.includes(figure))).toEqual([]);

    const { total, categories, items: covered } = (await owner.call(getCoverage, { params })).body;
    const items = (await owner.call(listItems, { params })).body;
    const onMeetstaat = await read('meetstaat');
    const estimates = [total, ...categories].map(({ estimated }) => euro(estimated));
    expect(estimates.filter((figure) => !onMeetstaat.includes(figure))).toEqual([]);
    const plain = (text: string) => text.replaceAll(/\s/g, '');
    expect(covered.every(({ estimated }) => onMeetstaat.includes(euro(estimated)))).toBe(true);
    expect(onMeetstaat).toContain(plain(items.at(-1)?.description.split(' ')[0] ?? 'niets'));

    const invoices = (await owner.call(listInvoices, { params })).body;
    const onPayments = await read('payments');
    const paid = invoices.flatMap(({ payments }) => payments.map(({ amount }) => euro(amount)));
    expect(paid.length).toBeGreaterThan(0);
    expect([...paid, euro(budget.line.paid)].filter((figure) => !onPayments.includes(figure))).toEqual([]);
  });

  it('tell of one contract what its page tells: the quote, its extra work, parts, invoices and payments', async () => {
    const { projectId, owner, collaborator, stranger } = await projectWithMembers(app());
    const params = { projectId };
    const contactId = await addContact(app(), owner);
    const body = { contactId, amount: '10001', status: 'accepted', quoteNumber: 'OF-7' } as const;
    const { id } = (await owner.call(createQuote, { params, body })).body;
    const line = { description: 'Venster', quantity: '2', unit: 'st', unitPrice: '499.99', vatRate: 6 };
    const extras = [
      { title: 'Dakvensters', days: 3, lines: [line] },
      { title: 'Zonder goot', days: 0, lines: [{ ...line, quantity: '-1' }] },
    ];
    for (const [at, work] of extras.entries()) {
      const extra = (await owner.call(createExtra, { params: { id }, body: work })).body;
      if (at === 1) continue;
      const { url } = (await owner.call(sendExtra, { params: { id: extra.id }, body: {} })).body;
      const approved = { name: 'Jan Maes', decision: 'approve', version: 2 };
      const path = `/api/approvals/${url?.split('/').at(-1)}`;
      expect((await owner.request('POST', path, approved)).status).toBe(200);
    }
    const parts = [
      { label: 'Voorschot', percent: 30, on: 'order' },
      { label: 'Saldo', percent: 70, on: 'final', date: '2099-12-01' },
    ];
    await owner.request('PUT', `/api/quotes/${id}/agreement`, { instalments: parts, retention: 5 });
    const bill = { contactId, quoteId: id, amount: '4000', invoiceNumber: 'F-1' };
    const invoice = (await owner.call(createInvoice, { params, body: bill })).body;
    const payment = { amount: '1234.56', date: '2026-01-05' };
    await owner.request('POST', `/api/invoices/${invoice.id}/payments`, payment);

    const [quote] = (await owner.call(listQuotes, { params })).body;
    const path = contractReportHref(id);
    const paper = await app().http.inject({ url: path, headers: { cookie: owner.cookie } });
    const text = await textOf(paper.rawPayload);
    const sum = quote?.contractSum ?? '';
    expect(sum).toBe('11060.98');
    const figures = [quote?.amount, sum, quote?.invoiced, quote?.payment.paid, '1059.98', '-529.99'];
    expect(figures.map((each) => euro(each ?? '')).filter((figure) => !text.includes(figure))).toEqual([]);
    const plan = paymentPlan(quote?.agreement ?? noAgreement, totalFromDecimal(sum));
    const payable = plan.map((part) => euro(decimalFromCents(part.payable)));
    expect(payable.filter((figure) => !text.includes(figure))).toEqual([]);
    // Not yet asked, and not yet paid of what was.
    expect(text).toContain(euro('7060.98'));
    expect(text).toContain(euro('2765.44'));
    expect(text).toMatch(
      /Goedgekeurdop.*viadelinkdie.*kopieerde,alsJanMaes.*3dagenuitstel.*Minwerk2:Zondergoot.*Ontwerp/,
    );

    expect((await collaborator.request('GET', path)).status).toBe(200);
    expect((await stranger.request('GET', path)).status).toBe(404);
    const open = (await owner.call(createQuote, { params, body: { ...body, status: 'pending' } })).body;
    expect((await owner.request('GET', contractReportHref(open.id))).status).toBe(409);
  });

  it('hide nothing that is open behind what was paid too much, and call no work late that nobody noted', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const params = { projectId };
    const contactId = await addContact(app(), owner);
    const quote = { contactId, amount: '10000', status: 'accepted' } as const;
    const { id: quoteId } = (await owner.call(createQuote, { params, body: quote })).body;
    const add = async (amount: string) =>
      (await owner.call(createInvoice, { params, body: { contactId, quoteId, amount } })).body;
    const { id } = await add('1000');
    await owner.request('POST', `/api/invoices/${id}/payments`, { amount: '1500', date: '2026-01-05' });
    await add('500');
    const read = async (url: string) =>
      textOf((await app().http.inject({ url, headers: { cookie: owner.cookie } })).rawPayload);
    expect(await read(reportHref('payments', projectId))).toContain(
      `Totaal${euro('1500')}${euro('1500')}${euro('500')}`,
    );
    const contract = await read(contractReportHref(quoteId));
    expect(contract).toContain(`Nogopenopdefacturen${euro('500')}`);
    expect(contract).not.toMatch(/[Uu]itgevoerd/);
  });

  it('say of an empty project that there is nothing yet, and no sum of nothing', async () => {
    const { owner, projectId } = await projectWithMembers(app());
    const expected = {
      budget: 'Erisnoggeenbudget,meetstaat,offerteoffactuur.',
      meetstaat: 'Erstaatnognietsindemeetstaat.',
      payments: 'Erzijnnoggeenfacturen.',
    };
    for (const [name, sentence] of Object.entries(expected)) {
      const url = reportHref(name as keyof typeof expected, projectId);
      const answer = await app().http.inject({ url, headers: { cookie: owner.cookie } });
      const text = await textOf(answer.rawPayload);
      expect(text).toContain(sentence);
      expect(text).not.toContain('€');
    }
  });

  it('are there for every member and for nobody else', async () => {
    const { projectId, collaborator, stranger } = await projectWithMembers(app());
    const path = reportHref('payments', projectId);
    expect((await collaborator.request('GET', path)).status).toBe(200);
    expect((await stranger.request('GET', path)).status).toBe(404);
  });
});
