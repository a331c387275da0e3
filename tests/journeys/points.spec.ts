import { createProject, expect, expectAccessible, onceIsEnough, signIn, test } from '../support/journey';
import { photoOf } from '../support/sample-photos';

const picture = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photoOf() });

test(
  'a point goes from a photo on the site to the contractor’s page, back with ‘nog niet’, and is in order',
  onceIsEnough,
  async ({ newcomer: owner, browser, server }) => {
    const projectId = await createProject(owner);
    const path = `/api/projects/${projectId}`;
    const post = async (to: string, data: object) => (await owner.request.post(to, { data })).json();
    const contact = await post('/api/contacts', {
      name: 'Piet',
      company: 'Tegels Peeters',
      type: 'contractor',
    });
    await post(`${path}/rooms`, { name: 'Badkamer' });
    const { url } = await post(`${path}/guest-links`, { contactId: contact.id });

    await owner.setViewportSize({ width: 390, height: 844 });
    await owner.goto('/site?weergave=punten');
    await owner.getByRole('button', { name: 'Nieuw punt' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Nieuw punt' });
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('tegel.jpg'));
    await expect(dialog.getByRole('img', { name: /^Foto/ })).toBeVisible();
    await dialog.getByLabel('Wat is er niet in orde?').fill('Tegel gebarsten');
    await dialog.getByRole('button', { name: 'Badkamer' }).click();
    await dialog.getByText('Wie, wanneer en waar precies').click();
    await dialog.getByRole('combobox', { name: 'Wie het herstelt' }).click();
    await owner.getByRole('option', { name: /Tegels Peeters/ }).click();
    await dialog.getByRole('button', { name: 'Punt noteren' }).click();
    const room = owner.getByRole('region', { name: 'Badkamer' });
    await expect(room.getByRole('button', { name: 'Punt 1: Tegel gebarsten, open' })).toBeVisible();

    const phone = await browser.newContext({
      ...{ baseURL: server.url, viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
    });
    const guest = await phone.newPage();
    const points = guest.getByRole('region', { name: 'Uw punten' });
    const repair = async (note: string) => {
      await guest.goto(url);
      await points.getByText('Hersteld melden').click();
      await points.getByLabel('Foto').setInputFiles(await picture('na.jpg'));
      await points.getByLabel('Nota').fill(note);
      await points.getByRole('button', { name: 'Punt 1 hersteld' }).click();
      await expect(guest.getByText('Het punt is als hersteld gemeld.')).toBeVisible();
    };
    await repair('Nieuwe tegel gelegd');

    await owner.goto('/site?weergave=punten');
    await owner.getByRole('button', { name: 'Punt 1: Tegel gebarsten, hersteld gemeld' }).click();
    const opened = owner.getByRole('dialog', { name: 'Punt 1' });
    await expect(opened.getByText('Nieuwe tegel gelegd')).toBeVisible();
    await opened.getByRole('button', { name: 'Nog niet' }).click();
    await opened.getByLabel('Waarom nog niet?').fill('De voeg ontbreekt');
    await opened.getByRole('button', { name: 'Doorgeven' }).click();
    await expect(opened.getByText('De voeg ontbreekt')).toBeVisible();
    await expectAccessible(owner);

    await guest.goto(url);
    await expect(points).toContainText('Nog niet in orde: De voeg ontbreekt');
    await repair('Gevoegd');
    await phone.close();

    await owner.goto('/site?weergave=punten');
    await owner.getByRole('button', { name: 'Punt 1: Tegel gebarsten, hersteld gemeld' }).click();
    await opened.getByRole('button', { name: 'In orde' }).click();
    await expect(opened.getByRole('button', { name: 'Opnieuw openen' })).toBeVisible();
    await owner.goto('/site?weergave=punten');
    await expect(owner.getByText('Er is niets meer te doen.')).toBeVisible();
    const [point] = await (await owner.request.get(`${path}/points`)).json();
    expect(point).toMatchObject({ number: 1, status: 'accepted', contactId: contact.id });
  },
);

test(
  'a plan carries the pin of a point; who may not change it reads the point all the same',
  onceIsEnough,
  async ({ newcomer: owner, browser, server }) => {
    const projectId = await createProject(owner);
    const path = `/api/projects/${projectId}`;
    await owner.goto('/site?weergave=plannen');
    await owner.getByRole('button', { name: 'Nieuw plan' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Nieuw plan' });
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('gelijkvloers.jpg'));
    await expect(dialog.getByRole('combobox', { name: 'Document' })).toContainText('gelijkvloers.jpg');
    await dialog.getByLabel('Verdieping').fill('Gelijkvloers');
    await dialog.getByRole('button', { name: 'Plan toevoegen' }).click();
    await expect(owner.getByRole('img', { name: 'Plan: Gelijkvloers' })).toBeVisible();
    await owner.request.post(`${path}/points`, { data: { text: 'Kras op de deur' } });

    await owner.goto('/site?weergave=punten');
    await owner.getByRole('button', { name: /^Punt 1: Kras op de deur/ }).click();
    const opened = owner.getByRole('dialog', { name: 'Punt 1' });
    await opened.getByRole('combobox', { name: 'Plaats op het plan' }).click();
    await owner.getByRole('option', { name: 'Gelijkvloers' }).click();
    await opened.getByRole('img', { name: 'Plan: Gelijkvloers' }).click({ position: { x: 40, y: 30 } });
    await expect(opened.getByRole('img', { name: 'Hier' })).toBeVisible();
    await opened.getByRole('button', { name: 'Opslaan' }).click();
    await expect(opened).toBeHidden();
    await owner.goto('/site?weergave=plannen');
    await owner.getByRole('button', { name: 'Punt 1: Kras op de deur', exact: true }).click();
    await expect(opened).toBeVisible();
    await owner.goto('/site?weergave=plannen');
    await expectAccessible(owner);

    const context = await browser.newContext({ baseURL: server.url });
    const helper = await context.newPage();
    const email = await signIn(helper, 'Mo');
    await owner.request.post(`${path}/collaborators/invite`, { data: { email } });
    const [invitation] = await (await helper.request.get('/api/user/invitations')).json();
    await helper.request.post(`/api/collaborators/${invitation.id}/accept`);
    await helper.goto('/site?weergave=punten');
    await helper.getByRole('button', { name: /^Punt 1: Kras op de deur/ }).click();
    const read = helper.getByRole('dialog', { name: 'Punt 1' });
    await expect(read.getByText('Kras op de deur')).toBeVisible();
    await expect(read.getByRole('button', { name: 'Verwijderen' })).toBeHidden();
    await expectAccessible(helper);
    await context.close();
  },
);
