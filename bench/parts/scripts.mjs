import { join } from 'node:path';
import { root } from '../../scripts/prepare/paths.mjs';
import { run } from '../../scripts/prepare/run.mjs';

/** A feature's own measurements, scripts that fail where their aim is missed. */
export function ownScripts(...names) {
  return async () => {
    let met = true;
    for (const name of names) {
      const loader = name.endsWith('.ts') ? ['--import', 'tsx'] : [];
      await run(process.execPath, [...loader, join(root, 'bench', name)]).catch((error) => {
        console.log(`  ${error.message}`);
        met = false;
      });
    }
    return met;
  };
}
