import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../support/free-port';
import {
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  signIn,
  startServer,
  test,
} from '../support/journey';

const opener = (page: Page) => page.getByRole('button', { name: 'Truweel Intake openen' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Truweel Intake' });

/** Opens the chat and waits for its first field to have the focus, all by keyboard. */
async function openByKeyboard(page: Page) {
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(chat(page).locator('input').first()).toBeFocused();
}

async function answerByKeyboard(page: Page, place: string, ...keys: string[]) {
  await expect(chat(page).getByText(place)).toBeVisible();
  await expect(chat(page).locator('input:focus')).toHaveCount(1);
  for (const key of keys) {
    if (key.length > 1 && /^[A-Z]\w+$/.test(key)) await page.keyboard.press(key);
    else await page.keyboard.type(key);
  }
  await page.keyboard.press('Enter');
}

async function answerTheRest(page: Page) {
  await answerByKeyboard(page, 'Vraag 3 van 7', '9000 gent');
  await answerByKeyboard(page, 'Vraag 4 van 7', 'Space');
  await answerByKeyboard(page, 'Vraag 5 van 7', '1962');
  await answerByKeyboard(page, 'Vraag 6 van 7', 'Space', 'ArrowLeft', 'ArrowLeft');
  await answerByKeyboard(page, 'Vraag 7 van 7', 'Space', 'ArrowDown');
}

test(
  'the intake is done with the keyboard alone, survives a reload, and lands in the project',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    await page.goto('/');
    await openByKeyboard(page);
    await expect(chat(page).getByText('0,0%')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(chat(page).getByText('Vul alsjeblieft een antwoord in')).toBeVisible();
    await expectAccessible(page);
    await answerByKeyboard(page, 'Vraag 1 van 7', 'Space', 'ArrowDown');
    await answerByKeyboard(page, 'Vraag 2 van 7', '5');
    await expect(chat(page).getByText('Vul een oppervlakte in tussen 10 en 10.000 m².')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await answerByKeyboard(page, 'Vraag 2 van 7', '145,5');
    await expect(chat(page).getByText('Vraag 3 van 7')).toBeVisible();

    await page.reload();
    await openByKeyboard(page);
    await expect(chat(page).getByText('Vraag 3 van 7')).toBeVisible();
    await expect(chat(page).getByText('28,6%')).toBeVisible();
    await chat(page).getByRole('button', { name: 'Vorige' }).press('Enter');
    await expect(chat(page).getByText('Vraag 2 van 7')).toBeVisible();
    await expect(chat(page).getByRole('textbox')).toHaveValue('145,5');
    await answerByKeyboard(page, 'Vraag 2 van 7');
    await answerByKeyboard(page, 'Vraag 3 van 7', '9000 Gent');

    await expect(chat(page).getByText('Vraag 4 van 7')).toBeVisible();
    const amount = chat(page).getByLabel('Of vul zelf een bedrag in');
    await page.keyboard.press('Space');
    await expect(chat(page).getByRole('radio', { name: 'Minder dan € 25.000' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(amount).toBeFocused();
    await page.keyboard.type('45.000');
    await expect(chat(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(amount).toHaveValue('');
    await page.keyboard.press('Tab');
    await answerByKeyboard(page, 'Vraag 4 van 7', '45.000');
    await answerByKeyboard(page, 'Vraag 5 van 7', '1962');
    await answerByKeyboard(page, 'Vraag 6 van 7', 'Space', 'ArrowLeft', 'ArrowLeft');
    await answerByKeyboard(page, 'Vraag 7 van 7', 'Space');

    await expect(chat(page).getByRole('heading', { name: 'Intake Voltooid!' })).toBeFocused();
    await expect(chat(page).getByText('Bewaard in ‘Renovatie Kerkstraat’.')).toBeVisible();
    await expect(chat(page).getByRole('definition').filter({ hasText: '€ 45.000,00' })).toBeVisible();
    await expectAccessible(page);
    const saved = await page.request.get(`/api/projects/${projectId}/chatbot-intake`);
    expect(await saved.json()).toMatchObject([
      {
        ...{ typeRenovatie: 'Energetische renovatie', oppervlakteM2: '145.5', locatie: '9000 Gent' },
        ...{ budget: '45000.00', bouwjaar: '1962', epc: 'F', timing: 'Zo snel mogelijk', completed: true },
      },
    ]);

    await chat(page).getByRole('button', { name: 'Opnieuw starten' }).press('Enter');
    await expect(chat(page).getByText('Vraag 1 van 7')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  },
);

test(
  'answers given without a project are offered for saving once there is one',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.goto('/');
    await openByKeyboard(page);
    await answerByKeyboard(page, 'Vraag 1 van 7', 'Space');
    await answerByKeyboard(page, 'Vraag 2 van 7', '90');
    await answerTheRest(page);
    await expect(chat(page).getByText('Nog niet in een project bewaard')).toBeVisible();
    await chat(page).getByRole('button', { name: 'Sluiten' }).last().click();

    await page.getByRole('button', { name: 'Nieuw project' }).click();
    await page.getByLabel('Naam').fill('Dorpsstraat 3');
    await page.getByRole('button', { name: 'Project aanmaken' }).click();
    const offer = page.getByRole('region', { name: 'Uw intake bewaren?' });
    await expect(offer).toContainText('Dorpsstraat 3');
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Bewaren in dit project' }).click();
    await expect(page.getByText('Intake bewaard')).toBeVisible();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dorpsstraat 3' })).toBeVisible();
    await expect(offer).toBeHidden();
  },
);

test('a conversation goes on after the server was restarted', onceIsEnough, async ({ page }) => {
  test.slow();
  const dataDir = mkdtempSync(join(tmpdir(), 'truweel-intake-'));
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const url = `http://localhost:${env.PORT}`;
  let server = await startServer(env);
  try {
    await signInAt(page, url);
    await openByKeyboard(page);
    await answerByKeyboard(page, 'Vraag 1 van 7', 'Space');
    await expect(chat(page).getByText('Vraag 2 van 7')).toBeVisible();
    await server.stop();
    server = await startServer(env);
    await answerByKeyboard(page, 'Vraag 2 van 7', '90');
    await answerTheRest(page);
    await expect(chat(page).getByRole('heading', { name: 'Intake Voltooid!' })).toBeVisible();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function signInAt(page: Page, url: string) {
  await page.goto(`${url}/api/login`);
  await page.getByLabel('Uw naam').fill('Katrien De Smet');
  await page.getByLabel('E-mailadres').fill('katrien@voorbeeld.example');
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByRole('main')).toBeVisible();
}

test(
  'the chat says what goes wrong, and begins again when its conversation is gone',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.route('**/chatbot/start', (route) => route.fulfill({ status: 429, body: '' }));
    await page.goto('/');
    await opener(page).click();
    await expect(chat(page).getByText('Kon chatbot niet starten. Probeer het opnieuw.')).toBeVisible();
    await page.unroute('**/chatbot/start');
    await chat(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
    await chat(page).getByRole('radio', { name: 'Dak', exact: true }).check();

    await page.route('**/chatbot/submit', (route) => route.fulfill({ status: 429, body: '' }));
    await chat(page).getByRole('button', { name: 'Volgende' }).click();
    await expect(chat(page).getByText('Er is een fout opgetreden. Probeer het opnieuw.')).toBeVisible();
    await page.unroute('**/chatbot/submit');
    await chat(page).getByRole('button', { name: 'Volgende' }).click();
    await expect(chat(page).getByText('Vraag 2 van 7')).toBeVisible();

    // Somebody else signs in on the same browser: the conversation on screen isn't theirs.
    await page.context().clearCookies();
    await signIn(page, 'Stef Vreemd');
    await page.goto('/');
    const strange = await page.request.post('/chatbot/api/chatbot/submit', {
      data: { session_id: await page.evaluate(() => localStorage.getItem('intake')), answer: '90' },
    });
    expect(strange.status()).toBe(404);
    await opener(page).click();
    await expect(chat(page).getByText('Vraag 1 van 7')).toBeVisible();
    await chat(page).getByRole('radio', { name: 'Dak', exact: true }).check();
    await page.route('**/chatbot/submit', (route) =>
      route.fulfill({
        status: 404,
        json: { message: 'Dit gesprek bestaat niet meer. Start de intake opnieuw.' },
      }),
    );
    await chat(page).getByRole('button', { name: 'Volgende' }).click();
    await expect(
      chat(page).getByText('Dit gesprek bestaat niet meer. Start de intake opnieuw.'),
    ).toBeVisible();
    await expect(chat(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await page.unroute('**/chatbot/submit');
    await chat(page).getByRole('radio', { name: 'Keuken', exact: true }).check();
    await chat(page).getByRole('button', { name: 'Volgende' }).click();
    await expect(chat(page).getByText('Vraag 2 van 7')).toBeVisible();
  },
);

test('answers that could not be saved can be saved again', onceIsEnough, async ({ newcomer: page }) => {
  await createProject(page);
  await page.goto('/');
  await openByKeyboard(page);
  await answerByKeyboard(page, 'Vraag 1 van 7', 'Space');
  await answerByKeyboard(page, 'Vraag 2 van 7', '90');
  await page.route('**/chatbot-intake', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, body: '' }) : route.continue(),
  );
  await answerTheRest(page);
  await expect(page.getByText('Kon intake gegevens niet opslaan in database')).toBeVisible();
  await page.unroute('**/chatbot-intake');
  await chat(page).getByRole('button', { name: 'Bewaren in ‘Renovatie Kerkstraat’' }).click();
  await expect(chat(page).getByText('Bewaard in ‘Renovatie Kerkstraat’.')).toBeVisible();
});
