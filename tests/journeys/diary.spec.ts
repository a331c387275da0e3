import type { Page } from '@playwright/test';
import { createProject, expect, expectAccessible, onceIsEnough, onlyOnPhone, test } from '../support/journey';
import { photoOf } from '../support/sample-photos';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** A site on which somebody plasters in two days, with a room of which nothing was photographed. */
async function createSite(page: Page) {
  const projectId = await createProject(page);
  const path = `/api/projects/${projectId}`;
  const contact = await post(page, '/api/contacts', {
    ...{ name: 'Jan Pleister', type: 'contractor', phone: '0470 12 34 56' },
  });
  const room = await post(page, `${path}/rooms`, { name: 'Keuken' });
  await post(page, `${path}/planning`, {
    ...{ title: 'Leidingen', startDate: inDays(-1), endDate: inDays(1), contactId: contact.id },
    status: 'in_progress',
  });
  const plaster = await post(page, `${path}/planning`, {
    ...{ title: 'Pleisterwerk', startDate: inDays(3), roomIds: [room.id] },
  });
  return { path, room, contact, plaster };
}

test('a note of today is written from + in a few taps, with who was there, and is undone in one', async ({
  newcomer: page,
}) => {
  const { path, contact } = await createSite(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await page.getByRole('button', { name: 'Notitie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notitie van vandaag' });
  await dialog.getByLabel('Wat gebeurde er?').fill('De leidingen liggen.');
  await dialog.getByRole('button', { name: 'Jan Pleister' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  const today = page.getByRole('region', { name: /^Vandaag, / });
  await expect(today.getByText('De leidingen liggen.')).toBeVisible();
  await expect(today.getByText('Aanwezig: Jan Pleister')).toBeVisible();
  await expect(today.getByRole('link', { name: 'Leidingen' })).toBeVisible();
  await expectAccessible(page);
  const [stored] = await (await page.request.get(`${path}/diary?from=${inDays(0)}`)).json();
  expect(stored).toMatchObject({ text: 'De leidingen liggen.', present: [contact.id], version: 1 });

  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(today.getByText('De leidingen liggen.')).toBeHidden();

  await page.getByRole('button', { name: 'Op papier' }).click();
  const paper = page.getByRole('dialog', { name: 'Dagboek op papier' });
  await paper.getByRole('button', { name: 'Bewaren bij documenten' }).click();
  await expect(page.getByText('Bewaard bij uw documenten')).toBeVisible();
  const documents = await (await page.request.get(`${path}/documents`)).json();
  expect(documents[0].description).toContain('Controlegetal (SHA-256): ');
});

test(
  'what is written without a connection waits on the device, and is sent when one says so',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const { path } = await createSite(page);
    await page.goto('/site?weergave=dagboek');
    await page
      .getByRole('button', { name: /^Schrijven: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Notitie van vandaag' });
    await dialog.getByLabel('Wat gebeurde er?').fill('Geen bereik in de kelder.');
    await page.route('**/api/projects/*/diary', (route) => route.abort('connectionfailed'));
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('blijft als concept op dit toestel')).toBeVisible();
    await page.unroute('**/api/projects/*/diary');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toBeHidden();
    const [stored] = await (await page.request.get(`${path}/diary?from=${inDays(0)}`)).json();
    expect(stored.text).toBe('Geen bereik in de kelder.');
  },
);

test('what is about to close asks for its photo, with a camera that knows the room and the phase', async ({
  newcomer: page,
}) => {
  const { path, room } = await createSite(page);
  await page.goto('/');
  const asked = page
    .getByRole('region', { name: 'Wat vraagt aandacht' })
    .getByRole('link', { name: /Pleisterwerk begint .*: maak nog foto’s van de leidingen in keuken/ });
  await asked.click();
  await expect(page).toHaveURL(/\/site\?dicht=/);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Foto van Keuken maken' }).click();
  const buffer = await photoOf('jpeg', { width: 320, height: 240 });
  await (await choosing).setFiles({ name: 'muur.jpg', mimeType: 'image/jpeg', buffer });
  const taken = page.getByRole('dialog', { name: '1 foto genomen' });
  await expect(taken.getByRole('button', { name: 'Keuken' })).toHaveAttribute('aria-pressed', 'true');
  await taken.getByRole('button', { name: 'Klaar' }).click();
  await expect.poll(async () => (await (await page.request.get(`${path}/photos`)).json()).length).toBe(1);
  const [photo] = await (await page.request.get(`${path}/photos`)).json();
  expect(photo).toMatchObject({ roomId: room.id, phase: 'hidden' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Wat vraagt aandacht' })).toBeVisible();
  await expect(asked).toBeHidden();
});

test(
  'a task says what is to be photographed before it, and can say that nothing is',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const { plaster } = await createSite(page);
    await page.goto(`/planning?id=${plaster.id}`);
    const dialog = page.getByRole('dialog', { name: 'Taak bewerken' });
    await expect(dialog.getByText('Voor het dichtgaat', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const tick = dialog.getByLabel('Hierachter verdwijnt iets');
    await expect(tick).toBeChecked();
    await tick.uncheck();
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/');
    const attention = page.getByRole('region', { name: 'Wat vraagt aandacht' });
    await expect(attention).toBeVisible();
    await expect(attention.getByText('Voor het dichtgaat')).toBeHidden();
  },
);

test(
  'a phone begins with today: who is here and their number, and what to photograph',
  onlyOnPhone,
  async ({ newcomer: page }) => {
    await createSite(page);
    await page.goto('/');
    const today = page.getByRole('region', { name: 'Vandaag' });
    await expect(today.getByRole('link', { name: 'Bellen naar Jan Pleister' })).toHaveAttribute(
      'href',
      'tel:0470123456',
    );
    await expect(today.getByRole('link', { name: /^Voor het dichtgaat/ })).toBeVisible();
    await expectAccessible(page);
  },
);
