import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Loaded into a server before its program: on a signal it collects what is garbage, and writes down what is left.
if (isMainThread && process.env.TEST_MEMORY_FILE) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    for (let time = 0; time < 4; time += 1) collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    const file = process.env.TEST_MEMORY_FILE;
    writeFileSync(`${file}.new`, JSON.stringify({ held: heapUsed + external, rss }));
    renameSync(`${file}.new`, file);
  });
}
