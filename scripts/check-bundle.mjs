import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { main, Refusal } from './prepare/fail.mjs';
import { root } from './prepare/paths.mjs';
import { chunkFiles, pageFiles } from './test/bundle-files.mjs';

/** Loaded on demand, but always by the first screen after sign-in. */
const firstScreenChunks = ['features/front/dashboard/web/dashboard-page.tsx'];

const budgets = { landing: 90_000, firstScreen: 150_000, requests: 12 };

const web = join(root, 'dist', 'web');

function measure(name, files, budget) {
  const bytes = files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(web, file))).length,
    0,
  );
  // One more request: the page itself.
  return { name, bytes, budget, requests: files.length + 1 };
}

function tableRow({ name, bytes, budget, requests }) {
  const size = `${(bytes / 1000).toFixed(1)} kB of ${budget / 1000}`;
  return `${name.padEnd(24)}${size.padStart(18)}${`${requests} requests of ${budgets.requests}`.padStart(24)}`;
}

await main(async () => {
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'));
  const page = (name) => pageFiles(manifest, readFileSync(join(web, name), 'utf8'));
  const landing = page('landing.html');
  const firstScreen = [...new Set([...page('app.html'), ...chunkFiles(manifest, firstScreenChunks)])];
  const measured = [
    measure('landing', landing, budgets.landing),
    measure('first signed-in screen', firstScreen, budgets.firstScreen),
  ];
  for (const row of measured) console.log(tableRow(row));
  const over = measured.filter((row) => row.bytes > row.budget || row.requests > budgets.requests);
  if (over.length > 0) throw new Refusal(`over budget: ${over.map((row) => row.name).join(', ')}`);
});
