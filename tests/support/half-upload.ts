import { receiveFile } from '#/platform/server/storage/arrival';
import { createFolderStorage } from '#/platform/server/storage/folder-storage';

/** A process of its own that is killed while a file is coming in. */
const [folder = ''] = process.argv.slice(2);

async function* slowly() {
  for (;;) {
    yield Buffer.alloc(65_536, 1);
    process.stdout.write('chunk\n');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

await receiveFile(createFolderStorage(folder).incoming, slowly());
