import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/prepare/paths.mjs';
import { run } from '../../scripts/prepare/run.mjs';

/** A feature's own measurement, a script that fails where its aim is missed. */
export function ownScript(name) {
  const file = join(root, 'bench', `${name}.mjs`);
  return async () => {
    if (!existsSync(file)) {
      console.log('  not here');
      return true;
    }
    return run(process.execPath, [file]).then(
      () => true,
      (error) => {
        console.log(`  ${error.message}`);
        return false;
      },
    );
  };
}
