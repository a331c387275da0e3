import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../prepare/paths.mjs';

const keptLines = 200;
const minutes = 30;
const grouped = process.platform !== 'win32';

function kill(child, signal) {
  try {
    // The whole group: a stopped runner would leave its browsers and servers behind.
    if (grouped) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has just ended.
  }
}

/**
 * Shows the output as it comes, or whole at the end where another step runs beside it, and keeps its end. A step that
 * hangs is stopped, so that the run can name it.
 */
export function runStep(args, env, { isShownAtEnd = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      detached: grouped,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let tail = '';
    const held = [];
    const keep = (target) => (chunk) => {
      if (isShownAtEnd) held.push([target, chunk]);
      else target.write(chunk);
      tail = `${tail}${chunk}`.split('\n').slice(-keptLines).join('\n');
    };
    child.stdout.setEncoding('utf8').on('data', keep(process.stdout));
    child.stderr.setEncoding('utf8').on('data', keep(process.stderr));
    const timer = setTimeout(() => {
      tail += `\nstopped after ${minutes} minutes`;
      kill(child, 'SIGKILL');
    }, minutes * 60_000);
    const stop = () => kill(child, 'SIGTERM');
    process.once('exit', stop);
    child.once('error', (error) => {
      tail += `\n${error.message}`;
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      for (const [target, chunk] of held) target.write(chunk);
      const lines = stripVTControlCharacters(tail).split(/[\r\n]+/);
      resolve({ code: code ?? 1, tail: lines.filter((line) => line.trim() !== '') });
    });
  });
}
