import type { Page } from '@playwright/test';
import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';
import { isKept } from '../support/kept-reads';
import { photoOf } from '../support/sample-photos';

test.use({ serviceWorkers: 'allow' });

async function makePhotos(count: number) {
  const photos = [];
  for (let at = 0; at < count; at += 1) {
    const buffer = await photoOf('jpeg', { width: 320, height: 240 });
    photos.push({ name: `muur-${at}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  return photos;
}

/** A site without photos, with a room to take them in. */
async function createSite(page: Page): Promise<number> {
  const projectId = await createProject(page);
  const made = await page.request.post(`/api/projects/${projectId}/rooms`, { data: { name: 'Keuken' } });
  expect(made.status(), await made.text()).toBe(201);
  return projectId;
}

async function listPhotos(page: Page, projectId: number) {
  return (await page.request.get(`/api/projects/${projectId}/photos`)).json();
}

const choose = (page: Page, files: Awaited<ReturnType<typeof makePhotos>>) =>
  page.locator('#main input[type=file][multiple]').setInputFiles(files);

test(
  'photos that were taken without a connection are sent once, also after the app was closed',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createSite(page);
    await page.goto('/site');
    await expect(page.getByRole('heading', { name: 'Nog geen foto’s' })).toBeVisible();
    await isKept(page, '/api/projects/:projectId/photos');
    const context = page.context();
    await context.setOffline(true);
    await choose(page, await makePhotos(20));
    await expect(page.getByRole('dialog', { name: '20 foto’s genomen' })).toBeVisible();
    await page.getByRole('button', { name: 'Klaar' }).click();
    await expect(page.getByText('20 foto’s wachten op dit toestel')).toBeVisible();
    await page.close();

    const later = await context.newPage();
    await later.goto('/site');
    await expect(later.getByText('20 foto’s wachten op dit toestel')).toBeVisible();
    await context.setOffline(false);
    await expect(later.getByText(/wacht(en)? op dit toestel/)).toBeHidden({ timeout: 60_000 });
    expect(await listPhotos(later, projectId)).toHaveLength(20);
    await expect(later.getByRole('heading', { name: /20$/ })).toBeVisible();
  },
);

test('a photo keeps the room and phase of the one before, is looked at, and comes back with one undo', async ({
  newcomer: page,
}) => {
  const projectId = await createSite(page);
  await page.goto('/site');
  await choose(page, await makePhotos(1));
  const dialog = page.getByRole('dialog', { name: '1 foto genomen' });
  await dialog.getByRole('button', { name: 'Keuken' }).click();
  await dialog.getByRole('button', { name: 'Wat verdwijnt' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await expect(page.getByRole('heading', { name: /1$/ })).toBeVisible();
  await choose(page, await makePhotos(1));
  await page.getByRole('button', { name: 'Klaar' }).click();
  await expect.poll(async () => (await listPhotos(page, projectId)).length).toBe(2);
  const [second, first] = await listPhotos(page, projectId);
  expect(first).toMatchObject({ phase: 'hidden', roomId: second.roomId });

  await page
    .getByRole('button', { name: /^Foto van / })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: /^Foto van / });
  await expect(viewer.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`id=${first.id}`));
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  await page.getByRole('button', { name: 'Kiezen', exact: true }).click();
  for (const tile of await page.getByRole('button', { name: / kiezen$/ }).all()) await tile.click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('heading', { name: 'Nog geen foto’s' })).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(async () => (await listPhotos(page, projectId)).length).toBe(2);
});

/** Kept already: what is shown of them is what counts here. */
async function addPhotos(page: Page, projectId: number, fields: readonly Record<string, string>[]) {
  for (const [at, each] of fields.entries()) {
    const file = (await makePhotos(1))[0];
    if (!file) throw new Error(`no photo ${at}`);
    const made = await page.request.post(`/api/projects/${projectId}/photos`, {
      multipart: { file, ...each },
    });
    expect(made.status(), await made.text()).toBe(201);
  }
}

test(
  'before and after are one picture, which a key slides, and several photos are said the same of',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createSite(page);
    const [room] = await (await page.request.get(`/api/projects/${projectId}/rooms`)).json();
    const task = await page.request.post(`/api/projects/${projectId}/planning`, {
      data: { title: 'Tegelen' },
    });
    expect(task.status(), await task.text()).toBe(201);
    const roomId = String(room.id);
    const [phaseBefore, phaseAfter] = [
      { phase: 'before', takenAt: '2026-01-05T10:00:00Z' },
      { phase: 'after' },
    ];
    await addPhotos(page, projectId, [
      { roomId, ...phaseBefore },
      { roomId, ...phaseAfter },
    ]);
    await page.goto('/site?per=ruimte');
    await page.getByRole('button', { name: 'Voor en na van Keuken' }).click();
    const compared = page.getByRole('dialog', { name: 'Keuken: voor en na' });
    await expect(compared.getByRole('img')).toHaveCount(2);
    const slider = compared.getByRole('slider', { name: 'Schuif tussen voor en na' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('51');
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
    const place = await compared.getByRole('img').first().boundingBox();
    if (!place) throw new Error('the picture is not in sight');
    await page.mouse.click(place.x + place.width * 0.75, place.y + place.height / 2);
    await expect(slider).toHaveValue('75');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(compared).toBeHidden();

    await page.getByRole('button', { name: 'Kiezen', exact: true }).click();
    for (const tile of await page.getByRole('button', { name: / kiezen$/ }).all()) await tile.click();
    await page.getByRole('button', { name: 'Bijschrift', exact: true }).click();
    await page.getByLabel('Bijschrift voor elke gekozen foto').fill('Achterwand');
    await page.getByRole('button', { name: 'Bijschrift bewaren' }).click();
    await expect
      .poll(async () =>
        (await listPhotos(page, projectId)).map(({ caption }: { caption: string }) => caption),
      )
      .toEqual(['Achterwand', 'Achterwand']);
    await page.getByRole('combobox', { name: 'Taak geven' }).click();
    await page.getByRole('option', { name: 'Tegelen' }).click();
    const { id: taskId } = await task.json();
    await expect
      .poll(async () => (await listPhotos(page, projectId)).map((photo: { taskId: number }) => photo.taskId))
      .toEqual([taskId, taskId]);
    await page.goto(`/planning?id=${taskId}`);
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Achterwand' })).toHaveCount(2);
  },
);

test(
  'pictures among the documents become photos with one press, and come back with another',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createSite(page);
    for (const file of await makePhotos(2)) {
      const made = await page.request.post(`/api/projects/${projectId}/documents`, {
        multipart: { document: file, category: 'photos' },
      });
      expect(made.status(), await made.text()).toBe(201);
    }
    await page.goto('/documents');
    await page.getByRole('button', { name: 'Alle 2 foto’s naar Werf' }).click();
    await expect(page.getByText('2 foto’s staan nu bij de werf')).toBeVisible();
    expect(await listPhotos(page, projectId)).toHaveLength(2);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByRole('button', { name: 'Alle 2 foto’s naar Werf' })).toBeVisible();
    expect(await listPhotos(page, projectId)).toEqual([]);
  },
);
