import { test as base, expect, type Page } from '@playwright/test';
import { findUnreadable } from './find-unreadable';
import { type JourneyServer, serverOf } from './journey-servers';
import { startServer } from './running-server';

type Fixtures = { noConsoleErrors: undefined; newcomer: Page };
type WorkerFixtures = { server: JourneyServer };

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _ }, use, { parallelIndex }) => use(serverOf(parallelIndex)),
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  noConsoleErrors: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !isAnswer(message.text())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
  /** Somebody who just signed in for the first time; where they go is for the journey to say. */
  newcomer: async ({ page }, use) => {
    await signIn(page);
    await use(page);
  },
});

export { expect, startServer };

/** For what a phone shows no differently: the phone leaves these out. */
export const onceIsEnough = { tag: '@once' };
/** For what only a phone shows. */
export const onlyOnPhone = { tag: '@phone' };

/** The browser reports every 4xx as an error; a journey that provokes one looks at what the screen says of it. */
/**
 * A refusal, or a connection that the journey itself broke: with `route.abort('connectionfailed')`, or by stopping the
 * server, which a browser that listens to it then tries to reach again.
 */
function isAnswer(text: string): boolean {
  return /the server responded with a status of 4\d\d|net::ERR_(CONNECTION_(FAILED|REFUSED|RESET)|EMPTY_RESPONSE|INTERNET_DISCONNECTED|INCOMPLETE_CHUNKED_ENCODING)/.test(
    text,
  );
}

let people = 0;

/**
 * Through the form of the sign-in, but without drawing it: `house.spec.ts` shows what it looks like. The page is not
 * opened yet.
 */
export async function signIn(page: Page, name = 'Katrien De Smet'): Promise<string> {
  people += 1;
  const email = `persoon-${process.pid}-${people}@voorbeeld.example`;
  const asked = await page.request.get('/api/login');
  const signedIn = await page.request.post(asked.url(), { form: { name, email } });
  expect(new URL(signedIn.url()).pathname, await signedIn.text()).toBe('/');
  return email;
}

/** Something of the same origin that is no app: what is kept in the browser can be written there. */
const blank = '/theme-boot.js';

export async function chooseProject(page: Page, id: number): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(blank);
  await page.evaluate((projectId) => localStorage.setItem('project', String(projectId)), id);
}

/** A project of one's own, empty, and the current one. */
export async function createProject(page: Page, name = 'Renovatie Kerkstraat'): Promise<number> {
  const response = await page.request.post('/api/projects', { data: { name } });
  const { id } = (await response.json()) as { id: number };
  await chooseProject(page, id);
  return id;
}

export async function createExample(page: Page): Promise<number> {
  const response = await page.request.post('/api/projects/example');
  const { id } = (await response.json()) as { id: number };
  await chooseProject(page, id);
  return id;
}

/** What lies over the page: while it does, the rest can't be reached. */
const overlays = '[role="dialog"], [role="alertdialog"]';
/** What stands around it is the same on every screen. */
const screenAlone = '#main';

/**
 * For what only a journey reaches: every screen of the example and every dialog that it has a button for is looked at by
 * `widths.spec.ts`, on a phone too. On a phone only the width is looked at here.
 */
export async function expectAccessible(page: Page, screen = screenAlone): Promise<void> {
  // Half-way through a fade a colour is neither the one nor the other; what takes it from around it fades after that.
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState !== 'finished')
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    for (let fading = ending(); fading.length > 0; fading = ending()) {
      await Promise.allSettled(fading.map((animation) => animation.finished));
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'the page scrolls sideways').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  if (test.info().project.name === 'phone') return;
  expect(await findUnreadable(page, [overlays, screen])).toEqual([]);
}

export async function isPhone(page: Page): Promise<boolean> {
  return (page.viewportSize()?.width ?? 0) < 768;
}
