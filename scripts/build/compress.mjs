import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../prepare/stamp.mjs';

// Not the pages: the server fills in their gaps before it sends them.
const textTypes = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);
const smallest = 600;

export function isWorthCompressing(name, bytes) {
  return textTypes.has(extname(name)) && bytes > smallest && !name.includes('/.vite/');
}

export async function compressWeb(folder) {
  const files = listFiles(folder, ['.']);
  await Promise.all(files.map((name) => compressFile(join(folder, name), name)));
}

async function compressFile(file, name) {
  const content = await readFile(file);
  if (!isWorthCompressing(name, content.length)) return;
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, brotliOptions),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
