import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';
import { openScreen } from '../support/open-screen';
import { screens } from '../support/screens';

// `widths.spec.ts` looks at screens that are full.
test('every screen is read while there is nothing in it yet', onceIsEnough, async ({ newcomer: page }) => {
  await createProject(page);
  for (const path of screens) {
    await test.step(path, async () => {
      await openScreen(page, path);
      await expectAccessible(page);
    });
  }
});

/** One part says it on every screen; these have it in a page, in cards and above a sheet. */
const some = ['/', '/quotes', '/budget', '/meetstaat', '/documents'];

test(
  'what stands there without a project, and where nothing came, is read',
  onceIsEnough,
  async ({ newcomer: page }) => {
    for (const path of some) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      await expectAccessible(page);
    }
    await createProject(page);
    await page.route(/\/api\/projects\/\d+\//, (route) =>
      route.fulfill({
        status: 429,
        json: { message: 'Te veel pogingen. Probeer het over een minuut opnieuw.' },
      }),
    );
    for (const path of some) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText('Te veel pogingen').first(), path).toBeVisible();
      await expectAccessible(page);
    }
  },
);
