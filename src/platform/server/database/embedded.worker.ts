import { parentPort, workerData } from 'node:worker_threads';
import { openDurableLite } from '#/platform/server/database/durable-lite';

if (!parentPort) throw new Error('The embedded database runs in a thread.');
const port = parentPort;

const { folder } = workerData as { folder: string };
const lite = await openDurableLite(folder);

async function answer(message: Uint8Array): Promise<void> {
  const pieces: Uint8Array[] = [];
  // Each piece lies in the engine's own memory and is overwritten by the next.
  const onRawData = (piece: Uint8Array) => pieces.push(piece.slice());
  await lite.execProtocolRawStream(message, { syncToFs: false, onRawData });
  const [only] = pieces;
  const bytes = pieces.length === 1 && only ? only : new Uint8Array(Buffer.concat(pieces));
  port.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
}

/** Bytes of the wire protocol are answered with bytes; anything else asks for the end. */
port.on('message', async (message: unknown) => {
  if (message instanceof Uint8Array) return answer(message);
  await lite.exec('checkpoint');
  await lite.close();
  process.exit();
});
port.postMessage(new Uint8Array());
