import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../prepare/fail.mjs';

/** Says something only where it fails: then everything. */
export async function runOrRefuse(base, command, args) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { cwd: base });
    return stdout;
  } catch (error) {
    throw new Refusal(`${basename(command)} failed:\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
  }
}
