import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** PGlite's own file system never syncs, so that an answered write would not survive a power cut. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args);
    const { preRun } = prepared.emscriptenOpts;
    prepared.emscriptenOpts.preRun = [syncForReal, ...(Array.isArray(preRun) ? preRun : [])];
    return prepared;
  }
}

type WithNodeFs = { NODEFS?: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } };

function syncForReal(module: WithNodeFs): void {
  if (!module.NODEFS)
    throw new Error('The embedded database changed its file system: writes would not be durable.');
  module.NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fdatasyncSync(nfd);
    return 0;
  };
}

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB', '-c', 'max_wal_size=128MB'],
];

export function openDurableLite(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(folder), startParams });
}
