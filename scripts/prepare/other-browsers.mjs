import { spawnSync } from 'node:child_process';
import { aptInstall, canUseApt } from './apt.mjs';
import { Refusal } from './fail.mjs';
import { findInFolders, pathFolders } from './find-program.mjs';

/** Debian's packages: Firefox, and the engine of Safari with what it needs to have a window. */
const packages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'python3-gi',
  'gir1.2-gtk-3.0',
  'gir1.2-webkit2-4.1',
];

const parts = `
import gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2
`;

/** The system's own: another one that stands before it in PATH doesn't have the parts that a window is made of. */
function findPython(folders) {
  return folders
    .map((folder) => findInFolders(['python3'], [folder]))
    .find((program) => program && spawnSync(program, ['-c', parts], { stdio: 'ignore' }).status === 0);
}

/** What is missing is undefined. */
export function findOtherBrowsers(env = process.env) {
  const folders = pathFolders(env);
  return {
    firefox: findInFolders(['firefox-esr', 'firefox'], folders),
    driver: findInFolders(['WebKitWebDriver'], folders),
    display: findInFolders(['Xvfb'], folders),
    python: findPython(folders),
  };
}

const names = {
  firefox: 'Firefox',
  driver: 'WebKitWebDriver',
  display: 'Xvfb',
  python: 'a Python with GTK 3 and WebKit2 4.1',
};

export function listMissing(found) {
  return Object.keys(names)
    .filter((part) => !found[part])
    .map((part) => names[part]);
}

export async function ensureOtherBrowsers() {
  let found = findOtherBrowsers();
  if (listMissing(found).length > 0 && canUseApt()) {
    await aptInstall(packages, ['--no-install-recommends']).catch((error) => console.error(error.message));
    found = findOtherBrowsers();
  }
  const missing = listMissing(found);
  if (missing.length > 0) {
    throw new Refusal(
      `Firefox and WebKit can't be tried without ${missing.join(', ')}. On Debian: apt-get install ${packages.join(' ')}`,
    );
  }
  return found;
}
