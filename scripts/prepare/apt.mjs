import { findInFolders, pathFolders } from './find-program.mjs';
import { run } from './run.mjs';

export function canUseApt() {
  return process.getuid?.() === 0 && findInFolders(['apt-get'], pathFolders()) !== undefined;
}

let knowsWhatThereIs = false;

export async function aptInstall(names, options = []) {
  console.log(`Installing ${names.join(', ')} with apt…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // A machine that has just booted may still be updating itself.
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  if (!knowsWhatThereIs) await run('apt-get', [...patient, 'update'], { env });
  knowsWhatThereIs = true;
  await run('apt-get', [...patient, 'install', '-y', ...options, ...names], { env });
}
