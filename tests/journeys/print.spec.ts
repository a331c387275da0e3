import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createExample, createProject, expect, onceIsEnough, test } from '../support/journey';

/** Without blanks: where a word is drawn in pieces, the reader puts some between them. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const paper = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return pages.map((text) => text.replaceAll(/\s/g, ''));
}

async function textOf(pdf: Buffer): Promise<string> {
  return (await pagesOf(pdf)).join('');
}

async function createItems(page: Page, count: number): Promise<string[]> {
  const projectId = await createProject(page);
  const items = Array.from({ length: count }, (_, index) => ({
    category: 'Vloeren',
    description: `Werkstuk${index + 1}.`,
    quantity: '1',
    unit: 'm²',
    unitPrice: '10',
  }));
  await page.request.post(`/api/projects/${projectId}/bill-of-quantities/bulk`, { data: { items } });
  await page.goto('/meetstaat');
  await expect(page.getByText('Werkstuk1.', { exact: true })).toBeVisible();
  return items.map(({ description }) => description);
}

const rows = (page: Page) => page.getByRole('row', { name: /Werkstuk/ });

test(
  'a list that is longer than the screen has every row on paper, and no buttons',
  onceIsEnough,
  async ({ newcomer: page }) => {
    test.slow();
    const descriptions = await createItems(page, 300);
    expect(await rows(page).count()).toBeLessThan(100);
    const printed = await textOf(await page.pdf({ format: 'A4' }));
    expect(descriptions.filter((description) => !printed.includes(description))).toEqual([]);
    expect(printed).toContain('3.000,00');
    await expect.poll(() => rows(page).count()).toBeLessThan(100);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(rows(page)).toHaveCount(300);
    await expect(page.getByRole('button', { name: /^(Bewerken|Verwijderen): / })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Nieuw item' })).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
  },
);

test(
  'a table that goes on has its head on every page, and no screen prints its buttons',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/invoices');
    await expect(page.getByRole('row').nth(20)).toBeVisible();
    const [, second = ''] = await pagesOf(await page.pdf({ format: 'A5', landscape: true }));
    expect(second).toContain('Omschrijving');
    await page.goto('/subsidies');
    await expect(page.getByRole('heading', { name: 'Subsidiabele meetstaat items' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Premiedossiers' })).toBeVisible();
    const printed = await textOf(await page.pdf({ format: 'A4' }));
    expect(printed).toContain('Premiedossiers');
    for (const pressed of ['Startsimulatie', 'Dossiermaken', 'Nieuwpremiedossier', 'InitialiseerCategorie']) {
      expect(printed).not.toContain(pressed);
    }
  },
);

test('a table or a card is never parted from its head', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/budget?weergave=kasplan');
  const plan = page.getByRole('region', { name: 'Kasplan', exact: true });
  await expect(plan.getByText('Cijfers per maand')).toBeVisible();
  await expect(plan.getByRole('row')).toHaveCount(0);
  // All own money is spent: what there is at the begin and the end of a month is zero, and left out.
  const table = 'MaandInUitNogoptenemenAlsuaanvaardt';
  for (const format of ['A4', 'A5', 'Letter']) {
    const pages = await pagesOf(await page.pdf({ format }));
    const isLast = (text: string) =>
      [table, 'Cijferspermaand', 'Waargaathetgeldnaartoe?', 'Kasplan', 'Financiering'].some((head) =>
        text.endsWith(head),
      );
    expect(pages.filter(isLast), format).toEqual([]);
    // Folded on the screen, and never on paper.
    expect(
      pages.some((text) => text.includes(table)),
      format,
    ).toBe(true);
  }
});
