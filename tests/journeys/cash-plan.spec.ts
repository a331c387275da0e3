import { createExample, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

test(
  'an owner sees in which month the money is lowest, tries a delay and takes it to the bank on paper',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createExample(page);
    const quotes = await (await page.request.get(`/api/projects/${projectId}/quotes`)).json();
    const quote = quotes.find(({ quoteNumber }: { quoteNumber: string }) => quoteNumber === 'TS-0846');
    const instalments = [
      { label: 'Voorschot', percent: 30, on: 'order' },
      { label: 'Saldo', percent: 70, on: 'final' },
    ];
    const agreed = { instalments, retention: 5 };
    await page.request.put(`/api/quotes/${quote.id}/agreement`, { data: agreed });
    await page.goto('/budget');
    const plan = page.getByRole('region', { name: 'Kasplan', exact: true });
    const lowest = plan.getByRole('status');
    await expect(lowest).toContainText(/^Laagste punt in \S+ \d{4}, met nog €\s[\d.]+,\d\d beschikbaar$/);
    await expect(plan.getByRole('heading', { name: 'Zonder datum' })).toBeVisible();
    await expect(plan).toContainText('(Saldo)');
    await expect(plan).toContainText('waarborg tot de oplevering, nog zonder dag');
    await expectAccessible(page);

    const asPlanned = await lowest.textContent();
    await plan.getByRole('combobox', { name: 'De werken vallen duurder uit' }).click();
    await page.getByRole('option', { name: '20% meerwerk' }).click();
    await plan.getByRole('combobox', { name: 'De werken lopen uit' }).click();
    await page.getByRole('option', { name: '26 weken uitstel' }).click();
    await expect(lowest).toContainText('In dat geval: laagste punt in');
    await plan.getByRole('button', { name: 'Terug naar het plan' }).click();
    await expect(lowest).toHaveText(asPlanned ?? '');

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
