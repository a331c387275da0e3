export type DeviceStore<Row> = {
  list: () => Promise<Row[]>;
  change: (changes: { put?: readonly Row[]; remove?: readonly string[] }) => Promise<void>;
};

const rows = 'rows';

/** Rows that this browser keeps, files too; `key` is the field that tells one from another. */
export function deviceStore<Row>(name: string, key: keyof Row & string): DeviceStore<Row> {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= openDatabase(name, key, () => {
      opened = undefined;
    });
    return opened;
  };
  return {
    list: async () => {
      const work = (await open()).transaction(rows);
      const asked = work.objectStore(rows).getAll();
      await ended(work);
      return asked.result as Row[];
    },
    change: async ({ put = [], remove = [] }) => {
      const work = (await open()).transaction(rows, 'readwrite');
      const store = work.objectStore(rows);
      for (const row of put) store.put(row);
      for (const each of remove) store.delete(each);
      await ended(work);
    },
  };
}

function openDatabase(name: string, keyPath: string, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(rows, { keyPath });
    asked.onsuccess = () => {
      // Another tab removes all of it, because one signed out there.
      asked.result.onversionchange = () => {
        asked.result.close();
        onGone();
      };
      resolve(asked.result);
    };
    asked.onerror = () => {
      onGone();
      reject(asked.error);
    };
  });
}

function ended(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onerror = () => reject(work.error);
    work.onabort = () => reject(work.error);
  });
}
