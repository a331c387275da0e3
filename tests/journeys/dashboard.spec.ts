import type { Page } from '@playwright/test';
import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  isPhone,
  onceIsEnough,
  test,
} from '../support/journey';

const cards = [
  'Renovatie Budget',
  'Goedgekeurde Offertes',
  'Betaalde Facturen',
  'MijnVerbouwPremie',
  'Onvoorziene Kosten',
  'Actieve Taken',
];

test('the dashboard of an empty project says where to begin', onceIsEnough, async ({ newcomer: page }) => {
  await createProject(page);
  await page.goto('/');
  const main = page.getByRole('main');
  for (const card of cards) await expect(main.getByText(card, { exact: true })).toBeVisible();
  await expect(main.getByText('Nog geen meetstaat items toegevoegd')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Eerste item toevoegen' })).toHaveAttribute(
    'href',
    '/meetstaat?nieuw=1',
  );
  await expect(main.getByRole('heading', { name: 'Budget Overzicht' })).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Opgeslagen Premieberekeningen' })).toBeHidden();
  await expect(main.getByRole('button', { name: 'Project delen' })).toBeVisible();
  await expectAccessible(page);

  for (const [name, path] of [
    ['Nieuwe factuur', '/invoices?nieuw=1'],
    ['Meetstaat bewerken', '/meetstaat'],
    ['Contact toevoegen', '/contacts?nieuw=1'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await main.getByRole('link', { name: 'Afspraak inplannen' }).click();
  await expect(page.getByRole('dialog', { name: 'Nieuwe taak' })).toBeVisible();
});

test('the dashboard of a full project shows where it stands and what needs attention', async ({
  newcomer: page,
}) => {
  const projectId = await createExample(page);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toContainText('Renovatie Budget€ 142.000,00');
  await expect(main).toContainText('Goedgekeurde Offertes€ 110.688,00');
  await expect(main.getByText('77,9% van het budget')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Goedgekeurde Offertes', exact: true })).toHaveAttribute(
    'href',
    '/quotes?status=accepted',
  );
  await expect(main.getByRole('heading', { name: 'Budget Overzicht' })).toBeVisible();
  const panel = main.getByRole('button', { name: 'Meetstaat Overzicht' });
  // Where there is little room one opens what one wants to see, and it stays open.
  await expect(panel).toHaveAttribute('aria-expanded', String(!(await isPhone(page))));
  if (await isPhone(page)) await panel.click();
  await expect(main.getByText('En 58 meer items...')).toBeVisible();
  await page.reload();
  await expect(main.getByText('En 58 meer items...')).toBeVisible();

  const attention = page.getByRole('region', { name: 'Wat vraagt aandacht' });
  await expect(attention.getByRole('listitem')).toHaveCount((await isPhone(page)) ? 4 : 6);
  await attention.getByRole('button', { name: 'Alle 11 tonen' }).click();
  await expect(attention.getByRole('listitem')).toHaveCount(11);
  const hrefs = await attention
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/\d+/, 'N')));
  expect(hrefs).toEqual([
    ...['/invoices/N', '/invoices/N', '/quotes/N'],
    ...[
      '/planning?id=N',
      '/planning?id=N',
      '/planning?id=N',
      '/quotes/N',
      '/site?punt=N',
      '/planning?id=N',
      '/planning?id=N',
      '/invoices?id=N',
      '/termijnen',
    ],
  ]);
  await expect(attention.getByText(/Kan pas vanaf .*, na wat eerst komt/)).toBeVisible();
  const toDashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
  // With the verdict, which stands above the list.
  await expect(toDashboard).toHaveAccessibleDescription('12 dingen vragen aandacht');

  // Set aside it is gone from the list and the number, here and with the deadlines, until it is brought back.
  const late = 'Badkamerofferte opnieuw laten bevestigen';
  await attention.getByRole('button', { name: `‘${late}’ opzij zetten` }).click();
  await page.getByRole('menuitem', { name: /^Een week/ }).click();
  await expect(toDashboard).toHaveAccessibleDescription('11 dingen vragen aandacht');
  await expect(attention.getByRole('link', { name: late })).toBeHidden();
  await attention.getByText('Opzij gezet (1)').click();
  const back = page.getByRole('button', { name: /^Terughalen ?: Badkamerofferte/ });
  await expect(back).toBeVisible();
  await expectAccessible(page);

  await attention.getByRole('link', { name: 'Alle termijnen' }).click();
  const deadlines = page.getByRole('list', { name: 'Termijnen' });
  const words = 'Taak had 4 dagen geleden moeten beginnen';
  await expect(deadlines.getByText('Factuur RZ-F0440 van € 7.840,00, 8 dagen over tijd')).toBeVisible();
  await expect(deadlines.getByText(words)).toBeHidden();
  await page.getByText('Opzij gezet (1)').click();
  await back.click();
  await expect(deadlines.getByText(words)).toBeVisible();
  const undated = page.getByRole('list', { name: 'Zonder laatste dag' });
  await expect(undated.getByText(/Kan pas vanaf .*, na wat eerst komt/)).toBeVisible();
  await undated.getByRole('link', { name: /Kan pas vanaf/ }).click();
  await expect(page.getByRole('dialog', { name: 'Taak bewerken' })).toBeVisible();

  const stats = await (await page.request.get(`/api/projects/${projectId}/stats`)).json();
  expect(stats).toMatchObject({ totalBudget: '142000.00', totalSpent: '110688.00' });
});

declare global {
  interface Window {
    moved: string[];
  }
}

/** What moved on the screen by itself after it was drawn, as the browser counts it. */
async function followMoves(page: Page) {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(', ');
        if (!hadRecentInput) window.moved.push(`${value.toFixed(4)}: ${what}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Answers that come when everything else is there. */
async function holdBack(page: Page, address: string) {
  await page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
}

for (const [kind, create] of [
  ['empty', createProject],
  ['full', createExample],
] as const) {
  test(`nothing on the dashboard of a project that is ${kind} moves once it stands there`, async ({
    newcomer: page,
  }) => {
    await create(page);
    // Tall enough to have everything in sight that comes later.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 3_000 });
    await followMoves(page);
    await holdBack(page, '**/api/installation');
    await holdBack(page, '**/api/projects/*/todo');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Snelle acties' })).toBeVisible();
    await expect(page.getByText('Demo-modus')).toBeVisible();
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });
}
