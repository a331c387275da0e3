import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Under a scratch name first: who reads the folder never finds half a letter. */
export async function keepLetter(dataDir: string, key: string, message: Buffer): Promise<void> {
  const folder = join(dataDir, 'mail');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${key}.eml`);
  await writeFile(`${path}.new`, message, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
