import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

export function findInFolders(names, folders, suffix = process.platform === 'win32' ? '.exe' : '') {
  for (const name of names) {
    for (const folder of folders) {
      const file = join(folder, name + suffix);
      if (isExecutable(file)) return file;
    }
  }
  return undefined;
}

export function pathFolders(env = process.env) {
  return (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
}
