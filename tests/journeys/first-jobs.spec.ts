import type { Locator, Page } from '@playwright/test';
import { expect, onceIsEnough, test } from '../support/journey';
import { drawText, makePdf } from '../support/pdfs';

const mostPresses = 30;

const sheet = [
  'Categorie;Omschrijving;Hoeveelheid;Eenheid;Eenheidsprijs',
  'Dakwerk;Dakpannen vernieuwen;80;m²;95,00',
  'Vloeren;Trap schuren;1;st;320,00',
].join('\n');

const csv = { name: 'meetstaat.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
const content = drawText([
  [[50, 'Dakwerken Coppens bv']],
  [[50, 'Molenstraat 45, 9300 Aalst - BTW BE 0403.170.701']],
  [[50, 'Offerte nr. 2026-7']],
  ...[
    ['Totaal excl. btw', '1.250,00'],
    ['BTW 6%', '75,00'],
    ['Totaal incl. btw', '1.325,00'],
  ].map(([label = '', amount = '']): [number, string][] => [
    [300, label],
    [500, amount],
  ]),
]);
const paper = { name: 'offerte.pdf', mimeType: 'application/pdf', buffer: makePdf([{ content }]) };

/** Counts what somebody presses; choosing a file in the system's window is part of the press that opens it. */
function countPresses() {
  const counts: Record<string, number> = {};
  let job = '';
  const note = () => {
    counts[job] = (counts[job] ?? 0) + 1;
  };
  return {
    counts,
    begin: (name: string) => {
      job = name;
    },
    press: async (what: Locator) => {
      note();
      await what.first().click();
    },
    enter: async (page: Page) => {
      note();
      await page.keyboard.press('Enter');
    },
    choose: async (input: Locator, file: typeof paper) => {
      note();
      await input.setInputFiles(file);
    },
  };
}

test('a newcomer does eleven first jobs with few presses', onceIsEnough, async ({ newcomer: page }) => {
  const { begin, press, enter, choose, counts } = countPresses();
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string) => page.getByRole('link', { name });
  const menu = (name: string) =>
    page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name });
  const isSaid = (text: string) => expect(page.getByText(text).first()).toBeVisible();

  begin('a project');
  await page.goto('/');
  await page.getByLabel('Welke woning verbouwt u?').fill('Renovatie Kerkstraat 12');
  await enter(page);
  await isSaid('Project aangemaakt');

  begin('the budget');
  await press(link('Zet uw renovatiebudget').or(button('Zet uw renovatiebudget')));
  await page.getByRole('textbox', { name: 'Renovatie Budget' }).fill('90000');
  await enter(page);
  await isSaid('Budget bijgewerkt');

  begin('the meetstaat');
  await press(menu('Meetstaat'));
  await press(button('Excel importeren'));
  await choose(dialog.locator('input[type=file]:not([capture])'), csv);
  await press(dialog.getByRole('button', { name: 'Importeer naar Meetstaat' }));
  await isSaid('Meetstaat bijgewerkt');

  begin('a quote on paper, with its sender');
  await press(button('Toevoegen'));
  await choose(dialog.locator('input[type=file]:not([capture])').last(), paper);
  await press(button('Nakijken'));
  await press(dialog.getByRole('button', { name: /^Opslaan/ }));
  await expect(dialog).toBeHidden();

  begin('accept it');
  await press(link('Bekijken'));
  await press(page.locator('#main').getByRole('button', { name: 'Accepteren' }));
  await press(dialog.getByRole('button', { name: /accepteren$/i }));
  await expect(dialog).toBeHidden();

  begin('its invoice');
  await press(button('Factuur maken'));
  await press(dialog.getByRole('button', { name: 'Factuur maken' }));
  await isSaid('Factuur toegevoegd');

  begin('that it was paid');
  await press(menu('Facturen'));
  await press(button(/als betaald markeren$/));
  await expect(button(/als betaald markeren$/)).toBeHidden();

  begin('a contact');
  await press(button('Toevoegen'));
  await press(
    dialog
      .getByRole('link', { name: 'Nieuw contact' })
      .or(dialog.getByRole('button', { name: 'Nieuw contact' })),
  );
  await dialog.getByLabel('Naam').fill('Elektro Haddouchi');
  await enter(page);
  await isSaid('Contact toegevoegd');

  begin('a task');
  await press(button('Toevoegen'));
  await press(
    dialog.getByRole('link', { name: 'Nieuwe taak' }).or(dialog.getByRole('button', { name: 'Nieuwe taak' })),
  );
  await dialog.getByLabel('Titel').fill('Dak vernieuwen');
  await dialog.getByLabel('Startdatum', { exact: true }).fill('10/3/2027');
  await enter(page);
  await isSaid('Taak toegevoegd');

  begin('a document');
  await press(menu('Documenten'));
  await choose(page.locator('#main input[type=file]:not([capture])'), { ...paper, name: 'epc.pdf' });
  await press(button('Upload document'));
  await isSaid('Document geüpload');

  begin('the partner');
  await press(button(/^Project Renovatie/));
  await press(page.getByRole('menuitem', { name: 'Project delen' }));
  await dialog.getByLabel('E-mailadres').fill('jef@voorbeeld.example');
  await enter(page);
  await isSaid('Uitnodiging klaar');

  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(all, JSON.stringify(counts)).toBeLessThanOrEqual(mostPresses);
});
