import { createExample, expect, onceIsEnough, test } from '../support/journey';

test(
  'an owner sees what of the meetstaat is quoted, invoiced and paid, and what nobody quoted yet',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createExample(page);
    const { total, items } = await (await page.request.get(`/api/projects/${projectId}/coverage`)).json();
    const open = items.filter(({ quotedAs }: { quotedAs: string | null }) => quotedAs === null);
    expect(total).toMatchObject({ count: items.length, withoutQuote: open.length });
    expect(open.length).toBeGreaterThan(0);

    await page.goto('/meetstaat');
    await page.getByRole('button', { name: 'Wat is gedekt?' }).click();
    const main = page.getByRole('main');
    await expect(
      main.getByText(`${open.length} van ${items.length} posten hebben nog geen offerte.`),
    ).toBeVisible();
    const quoted = main.getByText(/^(geaccepteerd|laagste offerte)$/);
    const unquoted = main.getByText('Nog geen offerte', { exact: true }).and(main.locator('td *'));
    await expect(quoted).toHaveCount(items.length - open.length);
    await page.getByRole('checkbox', { name: 'Nog geen offerte' }).check();
    await expect(page).toHaveURL(/offerte=geen/);
    await expect(quoted).toHaveCount(0);
    await expect(unquoted).toHaveCount(open.length);
    // It stays in the address: who comes back finds it as it was.
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Nog geen offerte' })).toBeChecked();
    await expect(unquoted).toHaveCount(open.length);
  },
);
