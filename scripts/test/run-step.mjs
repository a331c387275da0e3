import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../prepare/paths.mjs';
import { watchPace } from './pace.mjs';
import { countProcessorTime } from './processor-time.mjs';
import { watchProgress } from './progress.mjs';

const keptLines = 200;
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
 * hangs or goes on for ever is stopped, so that the run can name it. `helpers` are processes that work for it.
 */
export function runStep(args, env, { isShownAtEnd = false, helpers = [] } = {}) {
  return new Promise((resolve) => {
    const start = performance.now();
    const elapsed = () => (performance.now() - start) / 1000;
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      detached: grouped,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const processor = countProcessorTime([child.pid, ...helpers]);
    const pace = watchPace();
    const whyStop = watchProgress();
    let tail = '';
    const held = [];
    const keep = (target) => (chunk) => {
      if (isShownAtEnd) held.push([target, chunk]);
      else target.write(chunk);
      tail = `${tail}${chunk}`.split('\n').slice(-keptLines).join('\n');
    };
    child.stdout.setEncoding('utf8').on('data', keep(process.stdout));
    child.stderr.setEncoding('utf8').on('data', keep(process.stderr));
    const timer = setInterval(() => {
      pace.sample();
      const reason = whyStop(elapsed(), processor.sample());
      if (!reason) return;
      tail += `\nstopped: ${reason}`;
      kill(child, 'SIGKILL');
    }, 1000);
    const stop = () => kill(child, 'SIGTERM');
    // Before what it works in goes.
    process.prependOnceListener('exit', stop);
    child.once('error', (error) => {
      tail += `\n${error.message}`;
    });
    child.once('close', (code) => {
      clearInterval(timer);
      process.off('exit', stop);
      for (const [target, chunk] of held) target.write(chunk);
      const lines = stripVTControlCharacters(tail).split(/[\r\n]+/);
      resolve({
        code: code ?? 1,
        tail: lines.filter((line) => line.trim() !== ''),
        seconds: elapsed(),
        processorSeconds: processor.sample(),
        slowness: pace.slowness(),
      });
    });
  });
}
