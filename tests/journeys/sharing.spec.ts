import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { openProjectMenu } from '../support/acting';
import { createProject, expect, expectAccessible, onceIsEnough, signIn, test } from '../support/journey';

async function anotherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

async function expectRole(page: Page, label: string): Promise<void> {
  await expect(page.getByText(label, { exact: true })).toBeVisible();
}

async function invite(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Project delen' });
  await dialog.getByLabel('E-mailadres').fill(email);
  await dialog.getByRole('button', { name: 'Uitnodiging verzenden' }).click();
  await expect(page.getByText('Deze server verstuurt geen e-mail: bezorg de link zelf.')).toBeVisible();
  await expect(dialog.getByText(email, { exact: true })).toBeVisible();
}

/** The letter to this address, as its receiver reads it. */
/** Of two servers either may have written it, each in a folder of its own. */
async function letterTo(dataDir: string, email: string) {
  const folders = ['', ...readdirSync(dataDir)].map((name) => join(dataDir, name, 'mail')).filter(existsSync);
  const letters = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const whole = letters.filter((path) => path.endsWith('.eml'));
  const read = await Promise.all(whole.map((path) => PostalMime.parse(readFileSync(path))));
  return read.find(({ to }) => to?.[0]?.address === email);
}

test(
  'an owner and a guest, each in a browser: invite, bell, accept, role, removal',
  onceIsEnough,
  async ({ newcomer: owner, browser }) => {
    await createProject(owner, 'Renovatie Kerkstraat');
    const guest = await anotherBrowser(browser);
    await guest.clock.install();
    const guestEmail = await signIn(guest, 'Jan Peeters');
    await guest.goto('/');

    await test.step('the owner invites from the dashboard', async () => {
      await owner.goto('/');
      // Folded on a phone, where the project's own menu has it too.
      await owner.getByRole('button', { name: 'Project delen' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Project delen' });
      await expect(dialog.getByText('Nog geen collaborators uitgenodigd')).toBeVisible();
      await dialog.getByLabel('E-mailadres').fill('jan');
      await dialog.getByRole('button', { name: 'Uitnodiging verzenden' }).click();
      await expect(dialog.getByText('Ongeldig e-mailadres')).toBeVisible();
      await dialog.getByRole('radio', { name: /^Bewerker/ }).check();
      await invite(owner, guestEmail);
      await expect(dialog.getByText('Link te bezorgen')).toBeVisible();
      await expect(dialog.getByText('Deze server verstuurt geen e-mail.')).toBeVisible();
      await expect(dialog.getByRole('radio', { name: /^Medewerker/ })).toBeChecked();
      await expectAccessible(owner);
      await dialog.getByLabel('E-mailadres').fill(guestEmail.toUpperCase());
      await dialog.getByRole('button', { name: 'Uitnodiging verzenden' }).click();
      await expect(owner.getByText('Fout bij uitnodigen')).toBeVisible();
      await expect(owner.getByText('Dit e-mailadres is al uitgenodigd voor dit project.')).toBeVisible();
    });

    await test.step('the guest’s bell rings by itself, and the project is there at once', async () => {
      await expect(guest.getByRole('button', { name: 'Uitnodigingen' })).toBeVisible();
      await guest.clock.fastForward(31_000);
      await guest.getByRole('button', { name: '1 uitnodiging' }).click();
      const dialog = guest.getByRole('dialog', { name: 'Uitnodigingen' });
      await expect(dialog.getByText(/^Katrien De Smet nodigt u uit als bewerker\./)).toBeVisible();
      await expectAccessible(guest);
      await dialog.getByRole('button', { name: 'Accepteren' }).click();
      await expect(guest.getByText('Uitnodiging geaccepteerd')).toBeVisible();
      await expect(guest.getByText('Je hebt toegang tot het project gekregen.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Project openen' }).click();
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Renovatie Kerkstraat');
    });

    await test.step('an editor shares, renames and deletes nothing', async () => {
      await expectRole(guest, 'Bewerker');
      await expect(guest.getByRole('button', { name: 'Project delen' })).toBeHidden();
      await openProjectMenu(guest);
      await expect(guest.getByRole('menuitem', { name: 'Project verlaten' })).toBeVisible();
      for (const name of ['Project delen', 'Project hernoemen', 'Project verwijderen']) {
        await expect(guest.getByRole('menuitem', { name })).toBeHidden();
      }
    });

    await test.step('the owner makes the editor a collaborator', async () => {
      await owner.reload();
      await openProjectMenu(owner);
      await owner.getByRole('menuitem', { name: 'Project delen' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Project delen' });
      await expect(dialog.getByText('Actief', { exact: true })).toBeVisible();
      await expect(dialog.getByText('Jan Peeters')).toBeVisible();
      await dialog.getByRole('combobox', { name: `Rol van ${guestEmail}` }).click();
      await owner.getByRole('option', { name: 'Medewerker' }).click();
      await expect(owner.getByText('Rol gewijzigd')).toBeVisible();
      await guest.reload();
      await expectRole(guest, 'Medewerker');
    });

    await test.step('removal takes effect at once', async () => {
      await owner.getByRole('button', { name: `${guestEmail} verwijderen` }).click();
      await expect(owner.getByText('Weet je zeker dat je deze collaborator wilt verwijderen?')).toBeVisible();
      await owner.getByRole('button', { name: 'Verwijderen', exact: true }).click();
      await expect(owner.getByText('De collaborator is succesvol verwijderd.')).toBeVisible();
      await expect(owner.getByText('Nog geen collaborators uitgenodigd')).toBeVisible();

      // The guest does nothing: what they have open ends with the membership.
      await expect(guest.getByText('U werkt niet langer mee aan ‘Renovatie Kerkstraat’.')).toBeVisible({
        timeout: 40_000,
      });
      await guest.reload();
      await expect(guest.getByRole('heading', { name: 'Geen project geselecteerd' })).toBeVisible();
    });
    await guest.context().close();
  },
);

test(
  'a letter leads somebody without an account to the sign-in and to the invitation',
  onceIsEnough,
  async ({ newcomer: owner, browser, server }) => {
    const projectId = await createProject(owner, 'Zolder & dak');
    const email = `nieuw-${projectId}@voorbeeld.example`;
    await owner.goto('/');
    await owner.getByRole('button', { name: 'Project delen' }).click();
    await invite(owner, email);

    const guest = await anotherBrowser(browser);
    await expect.poll(async () => (await letterTo(server.dataDir, email))?.subject).toContain('Zolder & dak');
    const letter = await letterTo(server.dataDir, email);
    const link = /https?:\S+\/uitnodiging/.exec(letter?.text ?? '')?.[0] ?? '';
    await guest.goto(link);
    await guest.getByLabel('Uw naam').fill('Nele Nieuw');
    await guest.getByLabel('E-mailadres').fill(email);
    await guest.getByRole('button', { name: 'Aanmelden' }).click();
    const dialog = guest.getByRole('dialog', { name: 'Uitnodigingen' });
    await expect(dialog.getByRole('heading', { name: 'Zolder & dak' })).toBeVisible();

    await dialog.getByRole('button', { name: 'Afwijzen' }).click();
    await expect(guest.getByText('Uitnodiging afgewezen')).toBeVisible();
    await expect(dialog.getByText('Geen uitnodigingen')).toBeVisible();
    await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
    await expect(guest).toHaveURL('/');

    await owner.reload();
    await owner.getByRole('button', { name: 'Project delen' }).click();
    await expect(owner.getByText('Nog geen collaborators uitgenodigd')).toBeVisible();
    await invite(owner, email);
    await guest.goto(link);
    await dialog.getByRole('button', { name: 'Accepteren' }).click();
    await dialog.getByRole('button', { name: 'Project openen' }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Zolder & dak');

    await openProjectMenu(guest);
    await guest.getByRole('menuitem', { name: 'Project verlaten' }).click();
    await guest.getByRole('button', { name: 'Project verlaten' }).click();
    await expect(guest.getByText('Project verlaten', { exact: true })).toBeVisible();
    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'Geen project geselecteerd' })).toBeVisible();
    await guest.context().close();
  },
);
