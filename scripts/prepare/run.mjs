import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Refusal } from './fail.mjs';
import { root } from './paths.mjs';

/** Runs a program to its end with our own input and output; a stop that reaches us reaches it too. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const stop = (signal) => child.kill(signal);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const done = () => process.off('SIGINT', stop).off('SIGTERM', stop);
    child.once('error', (error) => {
      done();
      reject(new Refusal(`Could not run ${command}: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      done();
      if (code === 0) return resolve();
      reject(new Refusal(`${basename(command)} ${args.join(' ')} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

/** The JavaScript file behind a package's command: run with Node itself it needs no shell and no .cmd on Windows. */
export function packageCommand(name, command = name, base = root) {
  const folder = join(base, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

export function npmCommand(env = process.env, platform = process.platform) {
  const script = env.npm_execpath;
  if (script && /^npm(-cli)?\.c?js$/.test(basename(script))) {
    return { command: process.execPath, args: [script], shell: false };
  }
  return { command: 'npm', args: [], shell: platform === 'win32' };
}

export function runNpm(args, options = {}) {
  const npm = npmCommand();
  return run(npm.command, [...npm.args, ...args], { shell: npm.shell, ...options });
}
