import { parentPort, workerData } from 'node:worker_threads';
import { openDurableLite } from '#/platform/server/database/durable-lite';

const { folder } = workerData as { folder: string };
const lite = await openDurableLite(folder);

/** Bytes of the wire protocol are answered with bytes; anything else asks for the end. */
parentPort?.on('message', async (message: unknown) => {
  if (message instanceof Uint8Array) {
    const answer = lite.execProtocolRawSync(message).slice();
    parentPort?.postMessage(answer, [answer.buffer]);
    return;
  }
  await lite.exec('checkpoint');
  await lite.close();
  parentPort?.close();
});
parentPort?.postMessage(new Uint8Array());
