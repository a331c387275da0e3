import { act, choose, row } from '../support/acting';
import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  test,
} from '../support/journey';
import { sampleImage } from '../support/sample-files';

test(
  'an owner keeps a quote with its file, from adding to removing',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/quotes');
    await expect(await row(page, 'DV-1184')).toBeVisible();
    const list = page.locator('#main');
    for (const heading of ['Te beslissen (3)', 'Lopend (6)', 'Afgesloten (4)'])
      await expect(list.getByText(heading, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Nieuwe offerte' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Offerte toevoegen' }).click();
    await expect(page.getByText('Verplichte velden')).toBeVisible();
    await expect(page.getByText('Vul minimaal een contact en bedrag in.')).toBeVisible();
    await expect(form.getByText('Kies een contact.')).toBeVisible();
    await expectAccessible(page);

    await choose(page, 'Contact', /Elektro Haddouchi/);
    await form.getByRole('textbox', { name: 'Bedrag', exact: true }).fill('1.234,56');
    await form.getByLabel('Offertenummer').fill('TEST-1');
    await choose(page, 'Premiecategorie', 'Zonnepanelen');
    for (const [index, amount] of ['100', '50,25'].entries()) {
      await form.getByRole('button', { name: 'Kost toevoegen' }).click();
      await form.getByLabel(`Omschrijving van kost ${index + 1}`).fill(`Extra ${index + 1}`);
      await form.getByLabel(`Bedrag van kost ${index + 1}`).fill(amount);
    }
    await expect(form.getByText('€ 150,25')).toBeVisible();
    const picker = form.getByLabel('Bestand', { exact: true });
    await picker.setInputFiles({
      name: 'groot.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(11 * 1024 * 1024),
    });
    await expect(form.getByText('Bestand is te groot. Maximum grootte is 10MB')).toBeVisible();
    await picker.setInputFiles({
      name: 'offerte zonnepanelen é.png',
      mimeType: 'image/png',
      buffer: await sampleImage('png'),
    });
    await form.getByRole('button', { name: 'Offerte toevoegen' }).click();
    await expect(page.getByText('Offerte toegevoegd')).toBeVisible();

    const added = await row(page, 'TEST-1');
    await expect(added).toContainText('€ 1.234,56');
    await expect(added).toContainText('€ 150,25 onvoorzien');
    await added.getByRole('button', { name: 'Bestand bekijken: offerte zonnepanelen é.png' }).click();
    await expect(page.getByRole('img', { name: 'offerte zonnepanelen é.png' })).toBeVisible();
    await page.keyboard.press('Escape');

    await act(page, 'TEST-1', 'Bewerken');
    await expect(page).toHaveURL(/\?id=\d+$/);
    await expect(form.getByText('offerte zonnepanelen é.png')).toBeVisible();
    await form.getByRole('button', { name: 'offerte zonnepanelen é.png verwijderen' }).click();
    await form.getByRole('textbox', { name: 'Bedrag', exact: true }).fill('1.300');
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Offerte bijgewerkt')).toBeVisible();
    await expect(added).toContainText('€ 1.300,00');
    await expect(added.getByRole('button', { name: /Bestand bekijken/ })).toHaveCount(0);

    await act(page, 'TEST-1', 'Verwijderen');
    await expect(page.getByText('Offerte verwijderd')).toBeVisible();
    await expect(added).toHaveCount(0);
  },
);

test(
  'an owner follows what is paid and makes the next invoice of a quote',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/quotes');
    await choose(page, 'Status', 'Verlopen');
    await expect(await row(page, 'MW-1547')).toContainText('Verlopen');
    await expect(await row(page, 'DV-1184')).toHaveCount(0);
    await choose(page, 'Status', 'Alle statussen');
    await page.getByRole('searchbox').fill('schuifraam');

    const windows = await row(page, 'RZ-0671');
    await windows.getByRole('button', { name: /^30% Betaald/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('€ 5.880,00 van € 19.600,00 betaald');
    await expect(dialog).toContainText('Nog te betalen: € 13.720,00');
    await expect(dialog).toContainText(/Betaald op \d\d-\d\d-\d{4}/);
    await dialog.getByRole('button', { name: 'Factuur maken' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Bedrag', exact: true })).toHaveValue('5.880,00');
    await expect(dialog.getByRole('combobox', { name: 'Gekoppelde offerte' })).toContainText(
      'RZ-0671: Ramen, schuifraam en voordeur,…',
    );
    await dialog.getByRole('button', { name: 'Factuur maken' }).click();
    await expect(page.getByText('Factuur toegevoegd')).toBeVisible();

    await act(page, 'RZ-0671', 'Verwijderen');
    await expect(page.getByText('Aan deze offerte zijn 3 facturen gekoppeld.')).toBeVisible();

    await page.getByRole('searchbox').fill('DK-7718');
    await act(page, 'DK-7718', 'Factuur maken');
    const question = page.getByRole('dialog', { name: /^DK-7718 .*accepteren\?$/ });
    await question.getByRole('button', { name: /ccepteren$/ }).click();
    const form = page.getByRole('dialog', { name: 'Factuur maken' });
    await expect(form.getByRole('textbox', { name: 'Bedrag', exact: true })).toHaveValue('3.020,00');
  },
);

test('an owner compares quotes and takes one of them', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/quotes');
  await page.getByRole('link', { name: 'Vergelijken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offertes vergelijken' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Werk' })).toContainText('Dakisolatie en dakwerken');
  const tick = (number: string) => page.getByRole('checkbox', { name: new RegExp(`, ${number}, €`) });
  for (const number of ['DV-1184', 'OK-2290', 'RZ-0655']) await expect(tick(number)).toBeChecked();
  const cards = page.locator('#main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  // By the keyboard, and what was chosen is in the address.
  await tick('RZ-0655').focus();
  await page.keyboard.press('Space');
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL(/\/quotes\/compare\?work=Dakisolatie.*&offertes=\d+\.\d+$/);
  await page.reload();
  await expect(cards).toHaveCount(2);
  await tick('RZ-0655').press('Space');
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ hasText: 'Laagste prijs' })).toContainText('Dakwerken Vermeersch bv');
  const chapters = page.getByRole('region', { name: 'Per hoofdstuk van de meetstaat' });
  await expect(chapters).toContainText(
    /Isolatie.*Schrijnwerkerij Roelandt en Zoon bv.*zonder 1 van 2 posten/,
  );
  const demolition = page.getByRole('row', { name: /Afbraak bestaande dakpannen/ });
  await expect(demolition.first()).toContainText('Ontbreekt');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'OK-2290 accepteren en de rest afwijzen' }).click();
  const accepting = page.getByRole('dialog', { name: /^OK-2290 .*accepteren\?$/ });
  await expect(accepting).toContainText('Afgewezen worden: RZ-0655');
  await accepting.getByRole('button', { name: /rest afwijzen$/ }).click();
  await expect(page.getByText('Offerte geaccepteerd')).toBeVisible();
  await expect(page).toHaveURL(/\/quotes$/);
  await expect(await row(page, 'OK-2290')).toContainText('Geaccepteerd');
  await expect(await row(page, 'RZ-0655')).toContainText('Afgewezen');
});

test(
  'without quotes the screen says how to begin, and its address opens the form',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.goto('/quotes');
    await expect(page.getByText('Selecteer een project om offertes te bekijken.')).toBeVisible();
    await createProject(page);
    await page.goto('/quotes?nieuw=1');
    await expect(page.getByRole('dialog', { name: 'Nieuwe offerte' })).toBeVisible();
    await page.getByRole('button', { name: 'Annuleren' }).click();
    await expect(page.getByRole('heading', { name: 'Nog geen offertes toegevoegd' })).toBeVisible();
    await expectAccessible(page);
  },
);
