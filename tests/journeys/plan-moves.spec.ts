import type { Page } from '@playwright/test';
import { createProject, expect, expectAccessible, onceIsEnough, onlyOnPhone, test } from '../support/journey';

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

type Made = { id: number; startDate: string; endDate: string };

async function plan(page: Page, projectId: number) {
  const path = `/api/projects/${projectId}/planning`;
  const make = async (data: object): Promise<Made> => (await page.request.post(path, { data })).json();
  const first = await make({ title: 'Chape', startDate: inDays(20), endDate: inDays(22) });
  const follows = [{ taskId: first.id, days: 7 }];
  await make({ title: 'Tegels', startDate: inDays(30), endDate: inDays(31), dependsOn: follows });
  const days = async () => {
    const tasks = (await (await page.request.get(path)).json()) as (Made & { title: string })[];
    return tasks.map(({ title, startDate, endDate }) => [title, startDate, endDate]);
  };
  return { days };
}

const chape = (page: Page) => page.getByRole('button', { name: /^Chape: / });

test(
  'an owner moves a task by key, by mouse and by menu, sees first what follows, and takes it back',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const { days } = await plan(page, await createProject(page));
    const before = await days();
    await page.goto('/planning?weergave=kalender');
    await expect(page.getByText(/^De langste keten telt 2 taken/)).toBeVisible();
    await expectAccessible(page);

    await chape(page).press('Shift+ArrowRight');
    const dialog = page.getByRole('dialog', { name: '‘Chape’ verschuiven' });
    await expect(dialog.getByText(/^2 taken schuiven 1 dag op; oplevering wordt /)).toBeVisible();
    await dialog.getByRole('button', { name: '1 week later' }).click();
    await expect(dialog.getByText(/^2 taken schuiven 8 dagen op; oplevering wordt /)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Verschuiven', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(days).toEqual([
      ['Chape', inDays(28), inDays(30)],
      ['Tegels', inDays(38), inDays(39)],
    ]);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect.poll(days).toEqual(before);
    await expect(chape(page)).toBeVisible();

    const bar = await chape(page).boundingBox();
    if (!bar) throw new Error('the bar is not on the screen');
    await page.mouse.move(bar.x + bar.width / 3, bar.y + bar.height / 2);
    await page.mouse.down();
    // Fourteen pixels a day.
    await page.mouse.move(bar.x + bar.width / 3 + 28, bar.y + bar.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(dialog.getByText(/^2 taken schuiven 2 dagen op; oplevering wordt /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    expect(await days()).toEqual(before);

    await page.getByRole('button', { name: 'Acties voor Chape' }).click();
    await page.getByRole('menuitem', { name: 'Een dag langer' }).click();
    await expect.poll(days).toContainEqual(['Chape', inDays(20), inDays(23)]);
    await expect(page.getByRole('button', { name: /^Tegels: .*Let op: Kan pas vanaf/ })).toBeVisible();
    await chape(page).click();
    await expect(page.getByRole('dialog', { name: 'Taak bewerken' })).toBeVisible();
  },
);

test(
  'an owner keeps a reminder, sees it in the bell, has a calendar link and chooses letters',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.goto('/planning?weergave=termijnen');
    await expect(page.getByRole('heading', { name: 'Geen termijnen' })).toBeVisible();
    await page.getByRole('button', { name: 'Nieuwe herinnering' }).click();
    const form = page.getByRole('dialog', { name: 'Nieuwe herinnering' });
    await form.getByLabel('Waaraan').fill('Bel de notaris');
    await form.getByRole('textbox', { name: /^Dag/ }).fill(inDays(2));
    await form.getByRole('button', { name: 'Herinnering toevoegen' }).click();
    const deadlines = page.getByRole('list', { name: 'Termijnen' });
    await expect(deadlines.getByText('Bel de notaris')).toBeVisible();

    await page.getByRole('button', { name: 'Link maken' }).click();
    const link = await page.getByLabel('Uw link').inputValue();
    const calendar = await page.request.get(link);
    expect(await calendar.text()).toContain('Bel de notaris');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Link beëindigen' }).click();
    await expect(page.getByRole('button', { name: 'Link maken' })).toBeVisible();
    expect((await page.request.get(link)).status()).toBe(404);

    await page.getByRole('button', { name: '1 nieuwe melding, geen uitnodigingen' }).click();
    const bell = page.getByRole('dialog', { name: 'Meldingen en uitnodigingen' });
    await expect(bell.getByText('Herinnering: over 2 dagen')).toBeVisible();
    await expectAccessible(page);
    await bell.getByRole('button', { name: 'Termijnen openen' }).click();
    await expect(bell).toBeHidden();
    await expect(page.getByRole('button', { name: 'Meldingen en uitnodigingen' })).toBeVisible();

    await page.getByRole('button', { name: '‘Bel de notaris’ is gedaan' }).click();
    await expect(page.getByRole('heading', { name: 'Geen termijnen' })).toBeVisible();

    await page.goto('/account');
    await page.getByLabel('Taken die beginnen').click();
    await expect(page.getByText('Uw keuze is bewaard')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Taken die beginnen')).not.toBeChecked();
    await expect(page.getByLabel('Facturen die vervallen')).toBeChecked();
  },
);

test('a phone says who comes tomorrow', onlyOnPhone, async ({ newcomer: page }) => {
  const projectId = await createProject(page);
  const path = `/api/projects/${projectId}/planning`;
  const made = await page.request.post('/api/contacts', {
    data: { name: 'Jan', company: 'Sanitair BV', type: 'contractor', phone: '0470 12 34 56' },
  });
  const { id: contactId } = (await made.json()) as { id: number };
  await page.request.post(path, {
    data: { title: 'Leidingen', startDate: inDays(1), endDate: inDays(2), contactId, room: 'Badkamer' },
  });
  await page.goto('/planning?weergave=week');
  const tomorrow = page.getByRole('region', { name: /^Morgen/ });
  await expect(tomorrow.getByText('Sanitair BV · Badkamer')).toBeVisible();
  await expect(tomorrow.getByRole('link', { name: 'Bellen naar Sanitair BV' })).toHaveAttribute(
    'href',
    'tel:0470123456',
  );
  await expectAccessible(page);
});
