import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/journey-servers.ts',
  // One more than there are cores: a journey waits for a third of its time.
  workers: availableParallelism() + 1,
  // What needs the second try is counted as flaky.
  retries: 1,
  // For what hangs: a busy machine takes its time, and nothing waits longer than it has to.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // What isn't there is told, and not waited for until the end.
    actionTimeout: 90_000,
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    // What it answers, a journey could not refuse; offline.spec.ts asks for it.
    serviceWorkers: 'block',
    // Half-way through a fade a colour is neither the one nor the other.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Nothing here is drawn by WebGL, and to do it without a graphics card takes a program of its own.
        '--disable-software-rasterizer',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: desktop } },
    {
      name: 'phone',
      grepInvert: /@once/,
      use: { viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
});
