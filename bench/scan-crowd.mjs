// Twenty scans of as many people at once on the built server, and what others notice of it: node bench/scan-crowd.mjs [count]
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const count = Number(process.argv[2] ?? 20);
const samples = join(import.meta.dirname, '../../shared/samples/quotes');
if (!existsSync(samples)) throw new Error('the sample quotes are not here (../shared/samples/quotes)');

const port = 4_870;
const home = `http://localhost:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'truweel-crowd-'));
const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/server/main.js')], {
  env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) =>
  server.stdout.on('data', (chunk) => String(chunk).includes('is ready') && resolve()),
);

async function visit(jar, address, options = {}) {
  const response = await fetch(new URL(address, home), {
    redirect: 'manual',
    ...options,
    headers: { ...options.headers, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [name, value] = cookie.split(';')[0].split(/=(.*)/s);
    jar.set(name, value);
  }
  const next = response.headers.get('location');
  return next ? visit(jar, new URL(next, response.url)) : response;
}

async function signIn(number) {
  const jar = new Map();
  const page = await visit(jar, '/api/login');
  const action = /action="([^"]+)"/.exec(await page.text())[1].replaceAll('&amp;', '&');
  const body = new URLSearchParams({ name: `Meter ${number}`, email: `meter${number}@voorbeeld.example` });
  await visit(jar, new URL(action, page.url), { method: 'POST', body });
  return jar;
}

async function latencies(jar, until, everyMs = 50) {
  const times = [];
  let going = true;
  until.then(() => {
    going = false;
  });
  while (going) {
    const start = performance.now();
    await (await visit(jar, '/api/projects')).text();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return times.sort((one, other) => one - other);
}
const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

async function scan(jar) {
  const form = new FormData();
  form.append('quote', new Blob([readFileSync(join(samples, 'q02.scan150.jpg'))]), 'q02.jpg');
  const response = await visit(jar, '/api/ocr/extract-quote', { method: 'POST', body: form });
  const { data } = await response.json();
  return response.status === 200 && data.totalAmount === '5592.14';
}

try {
  const people = [];
  for (let number = 0; number <= count; number += 1) people.push(await signIn(number));
  const [bystander, ...senders] = people;
  const quiet = await latencies(bystander, new Promise((resolve) => setTimeout(resolve, 3_000)));
  const start = performance.now();
  const crowd = Promise.all(senders.map(scan));
  const busy = await latencies(bystander, crowd);
  const right = (await crowd).filter(Boolean).length;
  const seconds = (performance.now() - start) / 1000;
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  console.log(`${right} of ${count} scans ended with the right total, in ${seconds.toFixed(1)} s`);
  console.log(
    `reading a list meanwhile: median ${(at(busy, 0.5) / at(quiet, 0.5)).toFixed(1)} times, 95% ${(at(busy, 0.95) / at(quiet, 0.95)).toFixed(1)} times as long as when quiet (${at(quiet, 0.5).toFixed(1)} and ${at(quiet, 0.95).toFixed(1)} ms)`,
  );
  console.log(`peak memory of the server: ${Math.round(Number(peak) / 1024)} MB`);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}
