// What the import costs beside the bare library, on one file, in one run: node bench/import.mjs [rows]
// Each side reads in a process of its own, so that the peak of the one is not the peak of the other.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as XLSX from '@e965/xlsx';

const limit = 1.5;
const rounds = 5;
const worker = new URL('../dist/server/workers/import.js', import.meta.url);
const bareOptions = {
  type: 'array',
  dense: true,
  cellDates: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
};

function makeFile(rows) {
  const units = ['m²', 'm', 'st', 'm³', 'GP'];
  const table = [
    ['Artikel', 'Omschrijving', 'Type', 'Eenheid', 'Hoeveelheid', 'Eenheidsprijs', 'Totaal', 'Opmerkingen'],
  ];
  for (let index = 0; index < rows; index += 1) {
    const code = `${String(index % 40).padStart(2, '0')}.${String(index % 90).padStart(2, '0')}.${index % 10}.`;
    if (index % 25 === 0) table.push([code, `HOOFDSTUK ${index} VLOEREN EN WANDEN`]);
    else {
      const [quantity, price] = [(index % 997) + 0.25, (index % 311) + 0.45];
      const text = `Leveren en plaatsen van keramische tegels nummer ${index}, formaat ${index % 120} cm`;
      table.push([
        code,
        text,
        'VH',
        units[index % 5],
        quantity,
        price,
        quantity * price,
        'volgens lastenboek',
      ]);
    }
  }
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(table), 'Meetstaat');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

async function measure(side, path) {
  const read = side === 'bare' ? readBare : await importer();
  const times = [];
  let longestAway = 0;
  for (let round = 0; round < rounds; round += 1) {
    const bytes = readFileSync(path);
    const watch = watchLoop();
    const start = performance.now();
    await read(bytes);
    times.push(performance.now() - start);
    longestAway = Math.max(longestAway, watch());
  }
  process.send({ times, longestAway, peakMb: process.resourceUsage().maxRSS / 1024 });
}

/** How long the main thread was away at most. */
function watchLoop() {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** In a thread too: the same work in the same surroundings. */
function readBare(bytes) {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: { bytes, options: bareOptions } });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

async function importer() {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: worker.href,
    name: 'work',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 0,
  });
  return async (bytes) => {
    const outcome = await pool.run({ kind: 'parse', bytes });
    if (!outcome.ok) throw new Error(outcome.message);
  };
}

function inProcess(side, path) {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(import.meta.url), [side, path]);
    child.once('message', (message) => {
      child.kill();
      resolve(message);
    });
    child.once('exit', (code) => code && reject(new Error(`${side} ended with ${code}`)));
  });
}

const best = (times) => Math.min(...times);
const shown = (value) => String(Math.round(value)).padStart(7);

async function main(rows) {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-bench-'));
  try {
    const path = join(folder, 'meetstaat.xlsx');
    writeFileSync(path, makeFile(rows));
    const bytes = readFileSync(path).length;
    console.log(
      `import of ${rows.toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(1)} MB, best of ${rounds}, each in a fresh thread`,
    );
    const bare = await inProcess('bare', path);
    const ours = await inProcess('ours', path);
    console.log(`  bare library ${shown(best(bare.times))} ms  peak ${shown(bare.peakMb)} MB`);
    console.log(`  import       ${shown(best(ours.times))} ms  peak ${shown(ours.peakMb)} MB`);
    console.log(`  main thread away at most ${Math.round(ours.longestAway)} ms`);
    const ratio = best(ours.times) / best(bare.times);
    console.log(`  ratio ${ratio.toFixed(2)} (at most ${limit})`);
    if (ratio > limit) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { isMainThread, parentPort, workerData } = await import('node:worker_threads');
if (!isMainThread) {
  const book = XLSX.read(workerData.bytes, workerData.options);
  parentPort.postMessage(book.SheetNames.length);
} else if (process.send) await measure(process.argv[2], process.argv[3]);
else await main(Number(process.argv[2] ?? 50_000));
