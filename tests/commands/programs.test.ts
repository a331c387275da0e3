import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/prepare/browser.mjs';
import { isOldNode } from '../../scripts/prepare/node.mjs';
import { findOtherBrowsers, listMissing } from '../../scripts/prepare/other-browsers.mjs';
import { findPostgres } from '../../scripts/prepare/postgres-programs.mjs';
import { npmCommand } from '../../scripts/prepare/run.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truweel-programs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(path: string, exitCode = 0) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

function pathOf(...folders: string[]) {
  return { PATH: folders.map((name) => join(folder, name)).join(delimiter) };
}

describe('finding a browser', () => {
  it('prefers the one that is pointed at', () => {
    const given = program('own/browser');
    program('bin/chromium');
    expect(findBrowser({ ...pathOf('bin'), CHROMIUM_PATH: given }, 'linux')).toBe(given);
  });

  it('says so when what is pointed at is not there', () => {
    expect(() => findBrowser({ CHROMIUM_PATH: join(folder, 'none') }, 'linux')).toThrow(/CHROMIUM_PATH/);
  });

  it('passes over one that only says how to install the real one', () => {
    program('bin/chromium-browser', 1);
    const chrome = program('other/google-chrome');
    expect(findBrowser(pathOf('bin', 'other'), 'linux')).toBe(chrome);
  });

  it('comes back empty where there is none', () => {
    mkdirSync(join(folder, 'bin'));
    expect(findBrowser(pathOf('bin'), 'linux')).toBeUndefined();
  });
});

describe('finding Firefox and WebKit', () => {
  it('passes over a Python that has no windows', () => {
    program('own/python3', 1);
    const python = program('bin/python3');
    const firefox = program('bin/firefox');
    expect(findOtherBrowsers(pathOf('own', 'bin'))).toMatchObject({ firefox, python });
  });

  it('says each thing that is missing', () => {
    program('bin/firefox-esr');
    program('bin/Xvfb');
    expect(listMissing(findOtherBrowsers(pathOf('bin')))).toEqual([
      'WebKitWebDriver',
      'a Python with GTK 3 and WebKit2 4.1',
    ]);
  });
});

describe('finding PostgreSQL', () => {
  it('takes the one in PATH before the highest version elsewhere', () => {
    program('lib/15/bin/initdb');
    program('lib/15/bin/postgres');
    const initdb = program('bin/initdb');
    const postgres = program('bin/postgres');
    expect(findPostgres(pathOf('bin'), [join(folder, 'lib')])).toEqual({ initdb, postgres });
  });

  it('takes the highest version by number, not by letter', () => {
    for (const version of ['9', '15', '17']) {
      program(`lib/${version}/bin/initdb`);
      program(`lib/${version}/bin/postgres`);
    }
    expect(findPostgres({ PATH: '' }, [join(folder, 'lib')])?.initdb).toBe(join(folder, 'lib/17/bin/initdb'));
  });

  it('wants both programs of one installation', () => {
    program('lib/17/bin/initdb');
    expect(findPostgres({ PATH: '' }, [join(folder, 'lib')])).toBeUndefined();
  });
});

describe('the floor of Node.js', () => {
  it.each([
    ['18.20.4', true],
    ['20.18.3', true],
    ['20.19.0', false],
    ['22.1.0', false],
  ])('%s is too old: %s', (version, old) => {
    expect(isOldNode(version)).toBe(old);
  });
});

describe('the npm to install with', () => {
  it('is the one that started us', () => {
    expect(npmCommand({ npm_execpath: '/opt/npm/bin/npm-cli.js' }, 'linux')).toMatchObject({
      command: process.execPath,
      args: ['/opt/npm/bin/npm-cli.js'],
    });
  });

  it('is not another package manager', () => {
    expect(npmCommand({ npm_execpath: '/opt/yarn.js' }, 'linux')).toMatchObject({ command: 'npm', args: [] });
  });
});
