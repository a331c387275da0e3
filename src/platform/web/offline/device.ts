import type { QueryKey } from '@tanstack/react-query';
import { deviceName } from '#/platform/web/offline/forget';

/** What this browser keeps of an answer: to be shown without a connection, with the moment it was given. */
export type KeptRead = {
  hash: string;
  key: QueryKey;
  data: unknown;
  at: number;
  userId: number;
  /** Another version of the program may expect another shape. */
  build: string;
};

const reads = 'reads';
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(deviceName, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(reads, { keyPath: 'hash' });
    asked.onsuccess = () => {
      // Another tab removes all of it, because one signed out there.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = undefined;
      };
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
  });
  return opened;
}

function ended(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onerror = () => reject(work.error);
    work.onabort = () => reject(work.error);
  });
}

export async function listReads(): Promise<KeptRead[]> {
  const work = (await open()).transaction(reads);
  const asked = work.objectStore(reads).getAll();
  await ended(work);
  return asked.result as KeptRead[];
}

export async function changeReads(changes: {
  put?: readonly KeptRead[];
  remove?: readonly string[];
}): Promise<void> {
  const work = (await open()).transaction(reads, 'readwrite');
  const store = work.objectStore(reads);
  for (const read of changes.put ?? []) store.put(read);
  for (const hash of changes.remove ?? []) store.delete(hash);
  await ended(work);
}
