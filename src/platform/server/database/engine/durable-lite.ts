import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** PGlite's own file system never syncs, so that an answered write would not survive a power cut. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args);
    const { preRun } = prepared.emscriptenOpts;
    prepared.emscriptenOpts.preRun = [syncForReal, closeToOthers, ...(Array.isArray(preRun) ? preRun : [])];
    return prepared;
  }
}

type Attributes = { mode?: number | null };
type WithNodeFs = {
  NODEFS?: {
    stream_ops: {
      fsync?: (stream: { nfd?: number }) => number;
      setattr?: (stream: unknown, attributes: Attributes) => void;
    };
    node_ops: {
      mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
      setattr: (node: unknown, attributes: Attributes) => void;
    };
  };
};

function syncForReal(module: WithNodeFs): void {
  if (!module.NODEFS)
    throw new Error('The embedded database changed its file system: writes would not be durable.');
  module.NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fdatasyncSync(nfd);
    return 0;
  };
}

/** PGlite makes its files readable and writable by everybody, whatever the umask. */
function closeToOthers({ NODEFS }: WithNodeFs): void {
  if (!NODEFS) return;
  const { mknod, setattr } = NODEFS.node_ops;
  const ofStream = NODEFS.stream_ops.setattr;
  NODEFS.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & forOwner, device);
  NODEFS.node_ops.setattr = (node, attributes) => setattr(node, closed(attributes));
  if (ofStream) {
    NODEFS.stream_ops.setattr = (stream, attributes) => ofStream(stream, closed(attributes));
  }
}

const forOwner = ~0o077;

function closed(attributes: Attributes): Attributes {
  return typeof attributes.mode === 'number'
    ? { ...attributes, mode: attributes.mode & forOwner }
    : attributes;
}

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB', '-c', 'max_wal_size=128MB'],
];

export function openDurableLite(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(folder), startParams });
}
