import { readFileSync } from 'node:fs';
import { createExample, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

test(
  'somebody takes all their data along, and then leaves for good',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/');
    await page.getByRole('button', { name: /^Uw account/ }).click();
    await page.getByRole('menuitem', { name: 'Uw account' }).click();
    await expect(page.getByRole('heading', { name: 'Uw account', level: 1 })).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Gegevens downloaden' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^Truweel \d{4}-\d\d-\d\d\.zip$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');

    await page.getByRole('button', { name: 'Account verwijderen' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Renovatie rijwoning Gentbrugge (voorbeeld)');
    const confirm = dialog.getByRole('button', { name: 'Voorgoed verwijderen' });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel('Typ ‘VERWIJDEREN’ om te bevestigen').fill('VERWIJDEREN');
    await confirm.click();

    await expect(page.getByRole('status')).toHaveText(
      'Uw account en uw gegevens zijn verwijderd. Het ga u goed.',
    );
    await expect(page.getByRole('link', { name: 'Starten met Demo' })).toBeVisible();
    await expectAccessible(page);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  },
);

test(
  'somebody sees where they are signed in, and signs the other devices out',
  onceIsEnough,
  async ({ newcomer: page, browser, server }) => {
    const { email } = (await (await page.request.get('/api/auth/user')).json()) as { email: string };
    const elsewhere = await browser.newContext({ baseURL: server.url, userAgent: phoneAgent });
    const phone = await elsewhere.newPage();
    await phone.goto('/api/login');
    await phone.getByLabel('Uw naam').fill('Katrien De Smet');
    await phone.getByLabel('E-mailadres').fill(email);
    await phone.getByRole('button', { name: 'Aanmelden' }).click();
    await phone.waitForURL((url) => url.pathname === '/');

    await page.goto('/account');
    const devices = page.getByRole('region', { name: 'Aangemelde toestellen' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByRole('listitem').filter({ hasText: 'Dit toestel' })).toContainText(
      'nu in gebruik',
    );
    await devices.getByRole('button', { name: 'Safari op iPhone uitloggen' }).click();
    await expect(page.getByText('Toestel uitgelogd')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect((await phone.request.get('/api/auth/user')).status()).toBe(401);
    await elsewhere.close();
  },
);

const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** As the server answers a session of more than an hour: the clock itself can't be turned. */
const tooOld = {
  status: 403,
  json: {
    message: 'U bent langer dan een uur geleden aangemeld.',
    errors: [{ path: 'session', message: '' }],
  },
};

test(
  'after an hour somebody signs in again, and goes on where they were',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const { email } = (await (await page.request.get('/api/auth/user')).json()) as { email: string };
    await page.goto('/account');
    await page.route('**/api/account/remove', (route) => route.fulfill(tooOld));
    await page.getByRole('button', { name: 'Account verwijderen' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Typ ‘VERWIJDEREN’ om te bevestigen').fill('VERWIJDEREN');
    await dialog.getByRole('button', { name: 'Voorgoed verwijderen' }).click();
    const again = page.getByRole('alertdialog', { name: 'Bevestig dat u het bent' });
    await expectAccessible(page);
    await page.unroute('**/api/account/remove');
    await again.getByRole('button', { name: 'Opnieuw aanmelden' }).click();
    await page.getByLabel('Uw naam').fill('Katrien De Smet');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('button', { name: 'Aanmelden' }).click();
    await expect(page).toHaveURL(/\/account\?verder=verwijderen$/);
    await expect(page.getByRole('alertdialog', { name: 'Uw account voorgoed verwijderen?' })).toBeVisible();

    await page.goto('/account?bevestigen=downloaden');
    await expect(page.getByRole('alertdialog', { name: 'Bevestig dat u het bent' })).toBeVisible();
    await page.goto('/account?verder=downloaden');
    await expect(page.getByText('U bent opnieuw aangemeld. U kunt uw gegevens nu downloaden.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Gegevens downloaden' })).toBeFocused();
  },
);
