import { Refusal } from './fail.mjs';

const floor = [20, 19];

export function isOldNode(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < floor[0] || (major === floor[0] && minor < floor[1]);
}

export function ensureNode(version = process.versions.node) {
  if (isOldNode(version)) {
    throw new Refusal(`Truweel needs Node.js ${floor.join('.')} or newer; this is ${version}.`);
  }
}
