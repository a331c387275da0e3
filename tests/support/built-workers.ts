import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundle } from '../../scripts/build/bundle.mjs';
import { workerEntries } from '../../scripts/build/server.mjs';
import { root } from '../../scripts/prepare/paths.mjs';
import { listFiles } from '../../scripts/prepare/stamp.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    workers: string;
  }
}

/** Bundles the worker threads once, as the build does; every app of every file starts some. Vitest calls it. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-workers-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  await bundle({ entryPoints: workerEntries(listFiles(root, ['src'])), outdir: folder, splitting: true });
  project.provide('workers', join(folder, 'workers'));
  return () => rmSync(folder, { recursive: true, force: true });
}
