import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { Refusal } from './fail.mjs';
import { findInFolders, isExecutable, pathFolders } from './find-program.mjs';

// The first is Chromium without windows, for tests alone: it starts faster and asks less of the machine.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function usualPlaces(env, platform) {
  if (platform === 'darwin') return [...macApps, ...macApps.map((app) => join(env.HOME ?? '', app))];
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  return [];
}

/** Ubuntu puts a chromium in PATH that only says how to install the real one. On Windows asking opens a window. */
function runs(file) {
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

export function findBrowser(env = process.env, platform = process.platform) {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Refusal(`CHROMIUM_PATH is no program: ${env.CHROMIUM_PATH}`);
  }
  const candidates = names.map((name) => findInFolders([name], pathFolders(env)));
  return [...candidates, ...usualPlaces(env, platform)].find(
    (file) => file && isExecutable(file) && runs(file),
  );
}

export async function ensureBrowser() {
  let found = findBrowser();
  if (!found && canUseApt()) {
    // Debian has had the first since 2024; before that, and elsewhere, there is the second.
    await aptInstall(['chromium-headless-shell']).catch(() => aptInstall(['chromium']));
    found = findBrowser();
  }
  if (!found) {
    throw new Refusal(
      'The journeys need Chrome or Chromium. Install one, or point CHROMIUM_PATH at its program.',
    );
  }
  return found;
}
