import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listKeptReads } from '../support/kept-reads';
import { type RunningServer, startServer } from '../support/running-server';
import { samplePdf } from '../support/sample-files';
import { photoOf } from '../support/sample-photos';
import { type DialogWay, dialogs, records, screens } from '../support/screens';
import { type Browser, until } from './browser';
import {
  desktop,
  expectDialogs,
  expectText,
  faultsAt,
  fill,
  goTo,
  phone,
  pick,
  press,
  tablet,
  tick,
} from './screen';

const widths = [desktop.width, tablet.width, phone.width];

/** One of each kind: small and wide, with and without a form, asking, over a menu, with a file. */
const kinds = [
  'Project hernoemen',
  'Project verwijderen',
  'Project delen',
  'Intake',
  'Meldingen',
  'Nieuw item',
  'Item bewerken',
  'Importeren',
  'Nieuw contact',
  'Nieuwe offerte',
  'AI Controle',
  'OCR Scan',
  'Betalingen',
  'Taak bewerken',
  'Document',
  'Account verwijderen',
].map((title): DialogWay => {
  const way = dialogs.find((dialog) => dialog.title === title);
  if (!way) throw new Error(`There is no dialog ${title}.`);
  return way;
});

/** The menu of a phone is another than that of a desktop: what was opened from the one goes with it. */
const isFromMenu = ({ title }: DialogWay) => title === 'Meldingen' || title.startsWith('Project ');

type Watched = Window & { uncaught?: string[] };

/** The link for extra work on an accepted quote of the example. Runs inside the page. */
async function askForApproval(): Promise<string> {
  const ask = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    return (await fetch(path, sent)).json();
  };
  const [project] = await ask('/api/projects');
  const quotes: { id: number; status: string }[] = await ask(`/api/projects/${project.id}/quotes`);
  const quote = quotes.find(({ status }) => status === 'accepted');
  const lines = [
    { description: 'Dakvenster', quantity: '2', unit: 'st', unitPrice: '450', vatRate: 6 },
    { description: 'Zonder rolluik', quantity: '-1', unit: 'st', unitPrice: '300', vatRate: 6 },
  ];
  const work = { title: 'Dakvenster in de badkamer', reason: 'Meer licht', days: 2, lines };
  const extra = await ask(`/api/quotes/${quote?.id}/extras`, work);
  return (await ask(`/api/extras/${extra.id}/send`, {})).url;
}

/** The same for every browser: one visit, from signing in on. */
export function tryOut(name: string, start: () => Promise<Browser>): void {
  describe(name, () => {
    let server: RunningServer;
    let browser: Browser;
    const dataDir = mkdtempSync(join(tmpdir(), 'truweel-browser-'));

    beforeAll(async () => {
      server = await startServer({ DATA_DIR: dataDir });
      browser = await start();
      await browser.resize(desktop.width, desktop.height);
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    // Each goes on where the last one ended: after a failure there is nothing to go on from.
    let failed = false;
    beforeEach(({ skip, onTestFailed }) => {
      skip(failed, 'what came before it failed');
      onTestFailed(() => {
        failed = true;
      });
    });

    it('signs in and shows the example project', async () => {
      await browser.goto(`${server.url}/api/login`);
      await fill(browser, 'Uw naam', 'Katrien De Smet');
      await fill(browser, 'E-mailadres', 'katrien@voorbeeld.example');
      await press(browser, 'Aanmelden');
      await press(browser, 'Bekijk een ingevuld voorbeeld');
      await expectText(browser, 'Renovatie rijwoning Gentbrugge');
      // The message that says so would stand over the foot of the menu for as long as the pointer rests on it.
      await browser.goto(`${server.url}/`);
      await expectText(browser, 'Renovatie rijwoning Gentbrugge');
      await browser.run(() => {
        const uncaught: string[] = [];
        (window as Watched).uncaught = uncaught;
        window.addEventListener('error', ({ message }) => uncaught.push(message));
        window.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
      });
    });

    const inMenu = screens.filter((path) => !path.includes('?'));
    it.each(inMenu)('shows %s on a desktop, a tablet and a phone', async (path) => {
      await goTo(browser, path);
      expect(await faultsAt(browser, widths)).toEqual([]);
    });

    it('shows what covers the meetstaat on a desktop, a tablet and a phone', async () => {
      await goTo(browser, '/meetstaat');
      await press(browser, 'Dekking');
      await expectText(browser, 'Per categorie');
      expect(await faultsAt(browser, widths)).toEqual([]);
    });

    it.each(records)('shows $title on a desktop, a tablet and a phone', async ({ path, press: name }) => {
      await goTo(browser, path);
      await press(browser, name);
      await expectText(browser, 'Geschiedenis');
      expect(await faultsAt(browser, widths)).toEqual([]);
    });

    it.each(kinds)('shows the dialog $title whole on a desktop, a tablet and a phone', async (way) => {
      await goTo(browser, way.path);
      for (const name of way.press) await press(browser, name);
      await expectDialogs(browser, 1);
      expect(await faultsAt(browser, isFromMenu(way) ? [desktop.width, tablet.width] : widths)).toEqual([]);
      await expectDialogs(browser, 1);
      await browser.press('Escape');
      await expectDialogs(browser, 0);
    });

    it.each(kinds.filter(isFromMenu))('shows $title whole from the menu of a phone', async (way) => {
      const isInDrawer = way.title !== 'Meldingen';
      await browser.resize(phone.width, phone.height);
      if (isInDrawer) await press(browser, 'Meer: menu openen');
      for (const name of way.press) await press(browser, name);
      await expectDialogs(browser, isInDrawer ? 2 : 1);
      expect(await faultsAt(browser, [phone.width])).toEqual([]);
      await browser.press('Escape');
      await expectDialogs(browser, isInDrawer ? 1 : 0);
      if (isInDrawer) await browser.press('Escape');
      await expectDialogs(browser, 0);
    });

    it('takes an amount and a date as a Fleming types them', async () => {
      await browser.resize(desktop.width, desktop.height);
      await goTo(browser, '/meetstaat');
      await press(browser, 'Nieuw item');
      await pick(browser, 'Categorie', 'Dakwerk');
      await fill(browser, 'Omschrijving', 'Dakgoot in zink');
      await fill(browser, 'Hoeveelheid', '2,5');
      await pick(browser, 'Eenheid', 'm');
      await fill(browser, 'Eenheidsprijs', '1.234,56');
      await expectText(browser, '€ 3.086,40');
      await press(browser, 'Item toevoegen');
      await expectDialogs(browser, 0);
      // A long list draws only what is in sight; the example has one less.
      await expectText(browser, '62 items');

      await goTo(browser, '/planning');
      await press(browser, 'Nieuwe taak');
      await fill(browser, 'Titel', 'Dakgoot hangen');
      await fill(browser, 'Startdatum', '7/3/2027');
      await press(browser, 'Taak toevoegen');
      await expectDialogs(browser, 0);
      await expectText(browser, '07-03-2027');
    });

    it('sends a file and fetches one', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'truweel-upload-'));
      try {
        writeFileSync(join(folder, 'akte.pdf'), samplePdf);
        await goTo(browser, '/documents');
        await browser.choose('input[type="file"]', join(folder, 'akte.pdf'));
        await pick(browser, 'Categorie', 'Eigendomsakte');
        await press(browser, 'Upload document');
        await until(
          () => 'the document in the list',
          () => browser.run(() => document.querySelector('[aria-label="akte.pdf openen"]') !== null),
        );

        await goTo(browser, '/meetstaat');
        await press(browser, 'Exporteer naar Excel');
        const isWorkbook = (file: string) =>
          file.endsWith('.xlsx') &&
          readFileSync(join(browser.downloads, file)).subarray(0, 2).equals(Buffer.from('PK'));
        await until(
          () => 'the download',
          async () => readdirSync(browser.downloads).some(isWorkbook),
        );
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });

    it('is used with the keyboard: into a dialog, through it, out of it, and back where one was', async () => {
      const expectFocus = (what: string, isThere: () => boolean) =>
        until(
          () => `the focus on ${what}`,
          () => browser.run(isThere),
        );
      const onName = () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent === 'Naam *';
      const onButton = () => document.activeElement?.textContent === 'Nieuw contact';
      await goTo(browser, '/contacts');
      await press(browser, 'Nieuw contact');
      await expectFocus('the first field', onName);
      await browser.press('Escape');
      await expectDialogs(browser, 0);
      await expectFocus('the button that was clicked', onButton);

      await browser.press('Enter');
      await expectFocus('the first field', onName);
      await browser.type('Loodgieter Peeters');
      await browser.press('Tab');
      await expectFocus('the next field', () => document.activeElement?.getAttribute('role') === 'combobox');
      await browser.press('Escape');
      await expectText(browser, 'Weggooien');
      await press(browser, 'Weggooien');
      await expectDialogs(browser, 0);
      await expectFocus('the button again', onButton);
    });

    it('met no error of its own all the while', async () => {
      expect(await browser.run(() => (window as Watched).uncaught)).toEqual([]);
    });

    it('keeps photos while there is no line, also when it is closed, and then sends each once', async () => {
      const count = async () =>
        browser.run(async () => {
          const [project] = await (await fetch('/api/projects')).json();
          return (await (await fetch(`/api/projects/${project.id}/photos`)).json()).length;
        });
      const before = await count();
      const folder = mkdtempSync(join(tmpdir(), 'truweel-photos-'));
      try {
        await browser.resize(phone.width, phone.height);
        // Once it was opened with a line, the browser has the app and what it showed.
        await browser.goto(`${server.url}/site`);
        await expectText(browser, 'Foto nemen');
        await browser.run(() => navigator.serviceWorker.ready.then(() => undefined));
        await until(
          () => 'the photos on this device',
          async () => (await browser.run(listKeptReads)).includes('/api/projects/:projectId/photos'),
        );
        const files = await Promise.all(
          Array.from({ length: 20 }, async (_, at) => {
            const file = join(folder, `muur-${at}.jpg`);
            writeFileSync(file, await photoOf('jpeg', { width: 320, height: 240 }));
            return file;
          }),
        );
        await server.stop();
        await browser.choose('#main input[type="file"][multiple]', ...files);
        await expectText(browser, '20 foto’s genomen');
        await press(browser, 'Klaar');
        await expectText(browser, '20 foto’s wachten op dit toestel');
        await browser.goto('about:blank');
        await browser.goto(`${server.url}/site`);
        await expectText(browser, '20 foto’s wachten op dit toestel');
        server = await startServer({ DATA_DIR: dataDir, PORT: new URL(server.url).port });
        // One after the other, so that the last has as much time as the first.
        for (let sent = 1; sent <= files.length; sent += 1) {
          await until(
            () => `photo ${sent} at the server`,
            async () => (await count()) >= before + sent,
          );
        }
        await until(
          () => 'an empty outbox',
          () => browser.run(() => !document.documentElement.innerText.includes('op dit toestel')),
        );
        expect(await count()).toBe(before + files.length);
      } finally {
        await browser.resize(desktop.width, desktop.height);
        rmSync(folder, { recursive: true, force: true });
      }
    });

    it('lets somebody without an account approve extra work by a link', async () => {
      const link = await browser.run(askForApproval);
      // The app stops first: it goes somewhere itself where its session ends.
      await browser.goto('about:blank');
      await browser.goto(`${server.url}/api/logout`);
      await browser.goto(`${server.url}/`);
      expect(await browser.run(async () => (await fetch('/api/projects')).status)).toBe(401);
      await browser.goto(link);
      await expectText(browser, 'Dakvenster in de badkamer');
      expect(await faultsAt(browser, widths)).toEqual([]);
      await fill(browser, 'Uw naam', 'Jan Maes');
      await tick(
        browser,
        'Ik heb de werken en de bedragen hierboven gelezen. Mijn beslissing is definitief.',
      );
      await press(browser, 'Goedkeuren');
      await expectText(browser, 'Goedgekeurd door Jan Maes');
      expect(await faultsAt(browser, widths)).toEqual([]);
    });
  });
}
