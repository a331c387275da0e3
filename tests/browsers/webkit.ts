import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../support/free-port';
import { asScript, type Browser, type Key, patience, until } from './browser';
import type { OtherBrowsers } from './programs';

const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
};

/** The name under which WebDriver hands out an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export async function startWebkit(programs: OtherBrowsers): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-webkit-'));
  const children: ChildProcess[] = [];
  const leaveNothingBehind = () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', leaveNothingBehind);
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv, extra: 'pipe' | 'ignore') => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore', extra] });
    children.push(child);
    return child;
  };

  // It says on the fourth channel which display was free.
  const screen = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-displayfd', '3'];
  const display = await firstLine(start(programs.display, screen, process.env, 'pipe'));
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: 'nl_BE.UTF-8',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    NO_AT_BRIDGE: '1',
  };
  start(programs.driver, [`--port=${port}`], env, 'ignore');

  const ask = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
  await until(
    () => 'the driver of WebKit',
    () =>
      ask('GET', '/status').then(
        () => true,
        () => false,
      ),
  );
  const script = join(import.meta.dirname, 'webkit-window.py');
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: programs.python, args: [script, folder] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const find = async (selector: string) => {
    const query = { using: 'css selector', value: selector };
    const found = await ask<Record<string, string>>('POST', `${session}/element`, query);
    return found[elementKey];
  };
  const run = async (code: string): Promise<unknown> =>
    ask('POST', `${session}/execute/async`, {
      script: `const done = arguments[0]; Promise.resolve(${code}).then(done);`,
      args: [],
    });
  const act = async (source: object) => {
    await ask('POST', `${session}/actions`, { actions: [source] });
  };
  const strike = (struck: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: struck.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    downloads: folder,
    goto: async (url) => {
      await ask('POST', `${session}/url`, { url });
    },
    resize: async (width, height) => {
      await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      await until(
        () => `a page ${width} pixels wide`,
        async () => (await run('innerWidth')) === width,
      );
    },
    run: async (work, ...args) => (await run(asScript(work, args))) as never,
    clickAt: ({ x, y }) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) => strike([...text]),
    press: (key) => strike([keys[key]]),
    choose: async (selector, ...files) => {
      await ask('POST', `${session}/element/${await find(selector)}/value`, { text: files.join('\n') });
    },
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      process.off('exit', leaveNothingBehind);
      leaveNothingBehind();
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    (child.stdio[3] as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.trim());
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)));
  });
}
