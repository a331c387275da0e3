import { parentPort, workerData } from 'node:worker_threads';
import { openDurableLite } from '#/platform/server/database/engine/durable-lite';
import type { Piece } from '#/platform/server/database/engine/embedded-protocol';

if (!parentPort) throw new Error('The embedded database runs in a thread.');
const port = parentPort;

const { folder } = workerData as { folder: string };
const lite = await openDurableLite(folder);

/** The connection that is being answered; each has a higher number than those before. */
let current = 0;

/** In the engine all connections are one: what the last one left (a transaction, prepared statements, settings, locks) would be the next one's. */
function startClean(): void {
  const sync = Uint8Array.of('S'.charCodeAt(0), 0, 0, 0, 4);
  for (const message of [sync, query('rollback'), query('discard all')]) lite.execProtocolRawSync(message);
}

function query(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(body.length + 4, 1);
  return new Uint8Array(Buffer.concat([head, body]));
}

async function answer({ connection, bytes }: Piece): Promise<void> {
  if (connection < current) return;
  if (connection > current) {
    if (current > 0) startClean();
    current = connection;
  }
  const pieces: Uint8Array[] = [];
  // Each piece lies in the engine's own memory and is overwritten by the next.
  const onRawData = (piece: Uint8Array) => pieces.push(piece.slice());
  // It waits for nothing, so that one is answered after the other.
  await lite.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
  const [only] = pieces;
  const whole = pieces.length === 1 && only ? only : new Uint8Array(Buffer.concat(pieces));
  port.postMessage({ connection, bytes: whole } satisfies Piece, [whole.buffer as ArrayBuffer]);
}

/** Pieces of the wire protocol are answered with pieces; anything else asks for the end. */
port.on('message', async (message: Piece | 'close') => {
  if (message !== 'close') return answer(message);
  startClean();
  await lite.exec('checkpoint');
  await lite.close();
  process.exit();
});
port.postMessage({ connection: 0, bytes: new Uint8Array() } satisfies Piece);
