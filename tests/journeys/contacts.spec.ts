import type { Page } from '@playwright/test';
import { headerAct, showFilters } from '../support/acting';
import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  signIn,
  test,
} from '../support/journey';

/** Rows on a desktop, cards on a phone: both hold the name as a button. */
function contactButton(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

test(
  'somebody adds a first contact, is warned gently, and changes it',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.goto('/contacts');
    await expect(page.getByRole('heading', { name: 'Nog geen contacten toegevoegd' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Type' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Eerste contact toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuw contact' });
    await dialog.getByRole('button', { name: 'Contact toevoegen' }).click();
    await expect(page.getByText('Verplichte velden')).toBeVisible();
    await expect(page.getByText('Vul minimaal een naam en type in.')).toBeVisible();
    await expect(dialog.getByText('Vul een naam in.')).toBeVisible();

    await dialog.getByLabel('Naam').fill('Koen Vermeersch');
    await dialog.getByLabel('E-mail').fill('koen(at)dak');
    await dialog.getByLabel('Telefoon').fill('0470 55');
    await expect(dialog.getByText('Dit lijkt geen volledig e-mailadres. Bewaren kan wel.')).toBeVisible();
    await expect(dialog.getByText('Dit lijkt geen volledig telefoonnummer. Bewaren kan wel.')).toBeVisible();
    await dialog.getByLabel('Ondernemingsnummer').fill('0941238511');
    await dialog.getByLabel('Rekeningnummer (IBAN)').fill('be64999123450152');
    await expect(dialog.getByText('Dit ondernemingsnummer klopt niet.')).toBeVisible();
    await dialog.getByLabel('Ondernemingsnummer').fill('0941238510');
    await expect(dialog.getByLabel('Rekeningnummer (IBAN)')).toHaveValue('BE64 9991 2345 0152');
    await dialog.getByLabel('Notities').fill('Bellen na vijf uur.');
    await expect(dialog.getByLabel('Ondernemingsnummer')).toHaveValue('BE 0941.238.510');
    await dialog.getByRole('button', { name: 'Contact toevoegen' }).click();
    await expect(page.getByText('Contact toegevoegd')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/contacts$/);
    await expect(page.getByRole('link', { name: 'koen(at)dak' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Koen Vermeersch bewerken' }).click();
    const edit = page.getByRole('dialog', { name: 'Contact bewerken' });
    await edit.getByLabel('E-mail').fill('koen@dak.example');
    await edit.getByLabel('Telefoon').fill('0470 55 01 20');
    await edit.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Contact bijgewerkt')).toBeVisible();
    await expect(page.getByRole('link', { name: 'koen@dak.example' })).toHaveAttribute(
      'href',
      'mailto:koen@dak.example',
    );
    await expect(page.getByRole('link', { name: '0470 55 01 20' })).toHaveAttribute('href', 'tel:0470550120');

    await page.getByRole('button', { name: 'Koen Vermeersch verwijderen' }).click();
    await expect(page.getByText('Contact verwijderd')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nog geen contacten toegevoegd' })).toBeVisible();
  },
);

test('the list is searched and filtered, a contact has a page with its history, one in use stays', async ({
  newcomer: page,
}) => {
  await createExample(page);
  await page.goto('/contacts');
  await expect(contactButton(page, 'Lore Baetslé')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Zoek op naam, bedrijf, e-mail of telefoon' });
  await search.fill('dakwerken');
  await expect(contactButton(page, 'Koen Vermeersch')).toBeVisible();
  await expect(contactButton(page, 'Lore Baetslé')).toBeHidden();
  await showFilters(page);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Architect' }).click();
  await expect(page.getByRole('heading', { name: 'Geen contacten gevonden' })).toBeVisible();
  await expect(page).toHaveURL(/zoek=dakwerken&type=architect/);
  await page.reload();
  await expect(search).toHaveValue('dakwerken');
  await page.getByRole('button', { name: 'Alles tonen' }).click();

  await contactButton(page, 'Koen Vermeersch').click();
  const title = page.getByRole('heading', { level: 1, name: 'Dakwerken Vermeersch bv' });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/contacts\/\d+$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Contractsom', { exact: true })).toBeVisible();
  await expect(main.getByText('Nog te betalen', { exact: true })).toBeVisible();
  await expect(main.getByText('Offerte DV-1184')).toBeVisible();
  await expect(main.getByText('BE 0962.847.140')).toBeVisible();
  await expect(main.getByText('Vermoedelijk dakwerker')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Bellen' })).toHaveAttribute('href', 'tel:+3295550121');
  await page.reload();
  await expect(title).toBeVisible();
  await page.getByRole('link', { name: 'Alle contacten' }).click();
  await expect(title).toBeHidden();

  await page.getByRole('button', { name: 'Koen Vermeersch verwijderen' }).click();
  await expect(page.getByText(/^Dit contact is nog in gebruik: .*\d+ offertes?/)).toBeVisible();
  await expect(contactButton(page, 'Koen Vermeersch')).toBeVisible();
});

test(
  'contacts come from a phone, with those that are there already told, and go out again',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.request.post('/api/contacts', {
      data: { name: 'Lore Baetslé', type: 'architect', phone: '0470 55 01 20' },
    });
    await page.goto('/contacts');
    await expect(contactButton(page, 'Lore Baetslé')).toBeVisible();
    await page.getByRole('button', { name: 'Importeren en exporteren' }).click();
    await page.getByRole('menuitem', { name: 'Uit een vCard of csv halen…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contacten importeren' });
    const file = (text: string) => ({ name: 'c.vcf', mimeType: 'text/vcard', buffer: Buffer.from(text) });
    const picker = dialog.getByLabel('Bestand met contacten', { exact: true });
    await picker.setInputFiles(file('niets'));
    await expect(dialog.getByText('In dit bestand herkennen we geen contacten.')).toBeVisible();
    const card = (...lines: string[]) =>
      ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
    const lore = card('FN:L. Baetslé', 'TEL:+32 470 55 01 20');
    await picker.setInputFiles(file(lore + card('FN:Koen', 'ORG:Dakwerken Vermeersch bv')));
    await expect(dialog.getByText('2 contacten gevonden. Eén lijkt er al te zijn')).toBeVisible();
    await expect(
      dialog.getByText('Staat al in uw contacten als Lore Baetslé (zelfde telefoonnummer).'),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '1 contact toevoegen' }).click();
    await expect(dialog).toBeHidden();
    await expect(contactButton(page, 'Koen')).toBeVisible();

    const [cards, table] = await Promise.all(
      ['vcf', 'csv'].map(async (kind) => (await page.request.get(`/api/contacts/export.${kind}`)).text()),
    );
    expect(cards).toContain('ORG:Dakwerken Vermeersch bv');
    expect(table).toContain('Koen;Dakwerken Vermeersch bv;Aannemer;');
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(contactButton(page, 'Koen')).toBeHidden();
  },
);

test(
  'what somebody does is guessed until it is said, and found by that',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/contacts');
    await expect(contactButton(page, 'Dirk Maenhout')).toBeVisible();
    await showFilters(page);
    await page.getByRole('combobox', { name: 'Vak' }).click();
    await page.getByRole('option', { name: 'Dakwerker' }).click();
    await expect(page).toHaveURL(/vak=roofer/);
    await expect(contactButton(page, 'Koen Vermeersch')).toBeVisible();
    await expect(contactButton(page, 'Dirk Maenhout')).toBeHidden();

    await contactButton(page, 'Koen Vermeersch').click();
    await headerAct(page, 'Bewerken');
    const form = page.getByRole('dialog', { name: 'Contact bewerken' });
    await form.getByRole('button', { name: 'Dakwerker toevoegen' }).click();
    await form.getByRole('combobox', { name: 'Vakken' }).click();
    await page.getByRole('option', { name: 'Gevelwerker' }).click();
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Contact bijgewerkt')).toBeVisible();
    await expect(page.getByRole('main').getByText('Dakwerker, gevelwerker', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Alle contacten' }).click();
    await expect(page).toHaveURL(/vak=roofer/);
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Zoek in het hele project' }).fill('loodgieter');
    await expect(page.getByRole('option').first()).toContainText('Maenhout Sanitair en Warmte bv');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Maenhout Sanitair en Warmte bv' }),
    ).toBeVisible();
    await page.goto('/quotes');
    await page
      .getByRole('button', { name: /DV-1184$/ })
      .first()
      .click();
    await page.getByRole('main').getByRole('link', { name: 'Dakwerken Vermeersch bv' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dakwerken Vermeersch bv' })).toBeVisible();
  },
);

test(
  'the list falls back to the emergency list, and to the sign-in when that refuses too',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.request.post('/api/contacts', { data: { name: 'Dirk Maenhout', type: 'contractor' } });
    let asked = 0;
    await page.route('**/api/contacts', (route) => {
      asked += 1;
      return route.fulfill({ status: 401, json: { message: 'Unauthorized' } });
    });
    await page.goto('/contacts');
    await expect(contactButton(page, 'Dirk Maenhout')).toBeVisible();
    expect(asked).toBe(2);

    await page.unroute('**/api/contacts');
    await page.route('**/api/contacts', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(contactButton(page, 'Dirk Maenhout')).toBeVisible();

    await page.route('**/api/*/contacts', (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
    );
    await page.reload();
    // The sentence goes with the page: it is looked for where the way out is held back.
    await page.waitForURL((url) => url.pathname !== '/contacts' || url.search !== '');
  },
);

test(
  'a list that fails says so and can be asked for again, and its address opens the form',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.route('**/api/contacts', (route) =>
      route.fulfill({
        status: 429,
        json: { message: 'Te veel pogingen. Probeer het over een minuut opnieuw.' },
      }),
    );
    await page.goto('/contacts');
    await expect(page.getByText('Te veel pogingen. Probeer het over een minuut opnieuw.')).toBeVisible();
    await page.unroute('**/api/contacts');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { name: 'Nog geen contacten toegevoegd' })).toBeVisible();
    await page.goto('/contacts?nieuw=1');
    await expect(page.getByRole('dialog', { name: 'Nieuw contact' })).toBeVisible();
  },
);

test('a stranger sees nobody else’s contacts', onceIsEnough, async ({ newcomer: page, browser, baseURL }) => {
  await createProject(page);
  const made = await page.request.post('/api/contacts', {
    data: { name: 'Geheime Vakman', type: 'contractor' },
  });
  const { id } = (await made.json()) as { id: number };
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const stranger = await context.newPage();
  await signIn(stranger, 'Stef Vreemd');
  // An address of before they had a page.
  await stranger.goto(`/contacts?id=${id}`);
  await expect(stranger).toHaveURL(new RegExp(`/contacts/${id}$`));
  await expect(stranger.getByRole('heading', { level: 1, name: 'Dit contact is er niet' })).toBeVisible();
  await expect(stranger.getByText('Geheime Vakman')).toHaveCount(0);
  expect((await stranger.request.get(`/api/contacts/${id}/history`)).status()).toBe(404);
  await context.close();
});
