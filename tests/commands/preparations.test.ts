import { describe, expect, it, vi } from 'vitest';
import { startPreparing } from '../../scripts/test/preparations.mjs';

const needing = (...needs: string[]) => ({ needs });

/** What is prepared when the test says so. */
function slow() {
  let resolve: (value: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const given = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  return { prepare: vi.fn(() => given), resolve, reject };
}

describe('preparing what steps need', () => {
  it('starts what a step needs and nothing else, and a step without needs waits for nothing', async () => {
    const build = slow();
    const browser = slow();
    const preparing = startPreparing([needing('build'), {}], {
      alone: { build: build.prepare },
      installed: { browser: browser.prepare },
    });
    expect(await preparing.waitFor([])).toEqual({ ready: {}, missing: [] });
    expect(preparing.names()).toEqual(['build']);
    expect(build.prepare).toHaveBeenCalledOnce();
    expect(browser.prepare).not.toHaveBeenCalled();
  });

  it('lets a step go on while what others need is on its way', async () => {
    const browser = slow();
    const preparing = startPreparing([needing('build'), needing('browser')], {
      alone: { build: async () => 'built' },
      installed: { browser: browser.prepare },
    });
    expect(await preparing.waitFor(['build'])).toEqual({ ready: { build: 'built' }, missing: [] });
    browser.resolve('/usr/bin/browser');
    expect((await preparing.waitFor(['browser'])).ready).toEqual({ browser: '/usr/bin/browser' });
  });

  it('installs one thing at a time, and what is wrong with one is told and stops no other', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const postgres = slow();
    const browser = vi.fn(async () => 'found');
    const preparing = startPreparing([needing('postgres'), needing('browser', 'postgres')], {
      alone: {},
      installed: { postgres: postgres.prepare, browser },
    });
    await Promise.resolve();
    expect(browser).not.toHaveBeenCalled();
    postgres.reject(new Error('No PostgreSQL.'));
    expect(await preparing.waitFor(['browser', 'postgres'])).toEqual({
      ready: { browser: 'found' },
      missing: ['No PostgreSQL.'],
    });
    expect(said).toHaveBeenCalledExactlyOnceWith('No PostgreSQL.');
    said.mockRestore();
  });
});
