import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  test,
} from '../support/journey';

test(
  'an owner sees what of the meetstaat is quoted, invoiced and paid, and what nobody quoted yet',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createExample(page);
    const { total, items } = await (await page.request.get(`/api/projects/${projectId}/coverage`)).json();
    const list = await (await page.request.get(`/api/projects/${projectId}/bill-of-quantities`)).json();
    const categoryOf = new Map<number, string>(
      list.map(({ id, category }: { id: number; category: string }) => [id, category]),
    );
    const open = items.filter(({ quotedAs }: { quotedAs: string | null }) => quotedAs === null);
    expect(total).toMatchObject({ count: items.length, withoutQuote: open.length });
    expect(open.length).toBeGreaterThan(0);

    await page.goto('/meetstaat');
    await page.getByRole('tab', { name: 'Dekking' }).click();
    const main = page.getByRole('main');
    await expect(
      main.getByText(`${open.length} van ${items.length} posten hebben nog geen offerte.`),
    ).toBeVisible();
    const grid = page.getByRole('grid', { name: 'Dekking van de meetstaat' });
    const quoted = grid.getByText(/^(geaccepteerd|laagste offerte)$/);
    const unquoted = grid.getByText('Nog geen offerte', { exact: true });
    /** With the heads of the groups, without that of the columns and the line for a new item. */
    const lines = async () => Number(await grid.getAttribute('aria-rowcount')) - 2;
    const categoriesOf = (some: readonly { itemId: number }[]) =>
      new Set(some.map(({ itemId }) => categoryOf.get(itemId))).size;
    await expect.poll(lines).toBe(items.length + categoriesOf(items));
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Nog geen offerte' }).check();
    await expect(page).toHaveURL(/offerte=geen/);
    await expect.poll(lines).toBe(open.length + categoriesOf(open));
    await expect(quoted).toHaveCount(0);
    await expect(unquoted.first()).toBeVisible();
    await expect(page.getByText('Totaal van deze selectie')).toBeVisible();
    // It stays in the address: who comes back finds it as it was.
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Nog geen offerte' })).toBeChecked();
    await expect.poll(lines).toBe(open.length + categoriesOf(open));

    const bar = page.getByRole('button', { name: /^Sanitair.*zonder offerte.*geschat/s });
    await bar.click();
    await expect(page).toHaveURL(/categorie=Sanitair/);
    await expect(bar).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').filter({ hasText: /^Sanitair: / })).toBeVisible();
    await bar.click();
    await expect(page).not.toHaveURL(/categorie/);
  },
);

test(
  'what is covered is typed in too, and only what is in sight is pasted into',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const projectId = await createProject(page);
    const work = { category: 'Vloeren', quantity: '2', unit: 'm²', unitPrice: '100' };
    const list = `/api/projects/${projectId}/bill-of-quantities`;
    await page.request.post(list, { data: { ...work, description: 'Tegels' } });
    await page.goto('/meetstaat?toon=dekking');
    const row = page.getByRole('row').filter({ hasText: 'Nog geen offerte' });
    await page.getByRole('gridcell', { name: 'Tegels', exact: true }).click();
    await page.keyboard.type('Natuursteen');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Natuursteen');
    // Below it a new one: after the last cell that is typed in, it is there.
    await page.keyboard.type('Plinten');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Item toegevoegd')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Plinten' })).toContainText('geen prijs');

    await page.getByRole('gridcell', { name: 'Natuursteen', exact: true }).click();
    await page.evaluate(() => navigator.clipboard.writeText('Marmer\t99'));
    await page.keyboard.press('Control+v');
    await expect(page.getByText(/^Er is niets geplakt: er zijn meer kolommen/)).toBeVisible();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Natuursteen\t242,00');
    const saved = await (await page.request.get(list)).json();
    expect(saved).toMatchObject([{ description: 'Natuursteen', quantity: '2' }, { description: 'Plinten' }]);
  },
);
