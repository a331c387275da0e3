import { createExample, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

test(
  'an owner sees in which month the money is lowest, tries a delay and takes it to the bank on paper',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createExample(page);
    const today = new Date().toISOString().slice(0, 10);
    const quotes = await (await page.request.get(`/api/projects/${projectId}/quotes`)).json();
    const quote = quotes.find(({ quoteNumber }: { quoteNumber: string }) => quoteNumber === 'TS-0846');
    const instalments = [
      { label: 'Voorschot', percent: 30, on: 'order' },
      { label: 'Saldo', percent: 70, on: 'final' },
    ];
    const agreed = { instalments, retention: 5 };
    await page.request.put(`/api/quotes/${quote.id}/agreement`, { data: agreed });
    await page.goto('/budget');
    await page.getByRole('tab', { name: 'Kasplan' }).click();
    const plan = page.getByRole('region', { name: 'Kasplan', exact: true });
    const lowest = plan.getByRole('status');
    await expect(lowest).toContainText(/^Laagste punt in \S+ \d{4}, met nog €\s[\d.]+,\d\d beschikbaar$/);
    await expect(plan.getByRole('heading', { name: 'Zonder datum' })).toBeVisible();
    await expect(plan).toContainText('(Saldo)');
    await expect(plan).toContainText('waarborg tot de oplevering, nog zonder dag');

    // Each dot tells what falls due in its month, by keyboard as well, with the way to its paper.
    const dots = plan.getByRole('toolbar', { name: 'Maanden waarin iets vervalt' }).getByRole('button');
    const close = plan.getByRole('button', { name: 'Sluiten' });
    await dots.first().press('Enter');
    await expect(dots.first()).toHaveAttribute('aria-expanded', 'true');
    await expect(plan).toContainText(/Op het einde van de maand: €\s[\d.]+,\d\d beschikbaar/);
    const due = plan.getByRole('listitem').filter({ hasText: 'gaat uit' });
    await expect(due.first().getByRole('link')).toHaveAttribute('href', /^\/(quotes|invoices)\/\d+$/);
    await dots.first().press('ArrowRight');
    await dots.nth(1).press('Enter');
    await expect(dots.first()).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
    await expect(dots.nth(1)).toBeFocused();

    // What quotes that wait would ask stands apart: it has a line of its own and makes no month dearer.
    const told = await (await page.request.get(`/api/projects/${projectId}/cash-plan`)).json();
    const waiting = told.expected.find(({ day }: { day: string | null }) => day !== null);
    await page.goto(`/budget?maand=${waiting.day.slice(0, 7)}`);
    await expect(plan.getByText('Als u alle openstaande offertes aanvaardt')).toBeVisible();
    await expect(plan.getByRole('heading', { name: 'Verwacht, als u aanvaardt' })).toBeVisible();
    await expect(plan.getByRole('link', { name: waiting.name })).toBeVisible();
    await expectAccessible(page);
    await plan.getByText('Cijfers per maand').click();
    await expect(plan.getByRole('columnheader', { name: 'Als u aanvaardt' })).toBeVisible();
    await close.click();
    await expect(page).toHaveURL('/budget?weergave=kasplan');
    await expect(dots.and(page.locator(':focus'))).toBeVisible();

    const asPlanned = await lowest.textContent();
    await plan.getByRole('combobox', { name: 'De werken vallen duurder uit' }).click();
    await page.getByRole('option', { name: '20% meerwerk' }).click();
    await plan.getByRole('combobox', { name: 'De werken lopen uit' }).click();
    await page.getByRole('option', { name: '26 weken uitstel' }).click();
    await expect(lowest).toContainText('In dat geval: laagste punt in');
    await plan.getByRole('button', { name: 'Terug naar het plan' }).click();
    await expect(lowest).toHaveText(asPlanned ?? '');

    // A premium that was granted comes in a month of its own; refused, the money is missed from then on.
    const { contactId } = quote;
    const paid = { contactId, amount: '2120', netAmount: '2000', invoiceDate: today, status: 'paid' };
    const bill = await page.request.post(`/api/projects/${projectId}/invoices`, { data: paid });
    const file = { work: 'ramen', invoices: [{ invoiceId: (await bill.json()).id }] };
    const made = await page.request.post(`/api/projects/${projectId}/premium-files`, { data: file });
    const granted = { status: 'toegekend', submittedOn: today, grantedAmount: '1234.56' };
    const path = `/api/premium-files/${(await made.json()).id}`;
    expect((await page.request.put(path, { data: granted })).ok()).toBe(true);
    await page.reload();
    const months = plan.getByRole('table', { name: 'Kasplan per maand' });
    await plan.getByText('Cijfers per maand').click();
    await expect(months).toContainText(/€\s1\.234,56/);
    const refuse = plan.getByRole('checkbox', { name: /^Premie geweigerd: Ramen en deuren, €\s1\.234,56$/ });
    await refuse.check();
    await expect(months).not.toContainText(/€\s1\.234,56/);
    await expect(lowest).toContainText('In dat geval');
    await refuse.uncheck();
    await expect(lowest).not.toContainText('In dat geval');
    await expect(months).toContainText(/€\s1\.234,56/);
    await page.request.put(path, { data: { paidTo: 'energiehuis' } });
    await page.reload();
    await plan.getByText('Cijfers per maand').click();
    await expect(plan).toContainText('(gaat naar het Energiehuis en verlaagt de lening)');
    await expect(months).toBeVisible();
    await expect(months).not.toContainText(/€\s1\.234,56/);

    const [budget] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Budget en kasplan (PDF)' }).click(),
    ]);
    expect(budget.suggestedFilename()).toBe('budget-en-kasplan.pdf');
    await page.goto(`/quotes/${quote.id}`);
    const [contract] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Stand van het contract (PDF)' }).click(),
    ]);
    expect(contract.suggestedFilename()).toBe('stand-van-het-contract.pdf');
  },
);
