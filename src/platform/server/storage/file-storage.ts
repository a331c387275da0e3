import type { Readable } from 'node:stream';

export type ByteRange = { readonly start: number; readonly end: number };

export const drawingNames = ['thumbnail', 'preview'] as const;
export type DrawingName = (typeof drawingNames)[number];

export type StoredFile = { key: string; storedAt: Date };

/** Where files are: a folder, or a bucket. A key is a uuid that we made; nothing a person typed comes here. */
export type FileStorage = {
  /** A folder of this process, for what is still arriving. */
  readonly incoming: string;
  /** Takes over a file that has arrived. When it answers, the file is there to stay; when it fails, nothing is. */
  keep: (key: string, arrived: string) => Promise<void>;
  /** The bytes from `start` to `end`, both included; undefined where there is no such file. */
  read: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  /** No complaint where it is already gone. */
  remove: (key: string) => Promise<void>;
  list: () => AsyncIterable<StoredFile>;
  /** A smaller drawing of a stored picture. It goes with its file, and is made again where it is lost. */
  keepDrawing: (key: string, drawing: DrawingName, bytes: Uint8Array) => Promise<void>;
  readDrawing: (key: string, drawing: DrawingName) => Promise<Uint8Array | undefined>;
  removeDrawings: (key: string) => Promise<void>;
  /** The keys of the files that were drawn, each as often as it has drawings. */
  listDrawn: () => AsyncIterable<string>;
  /** Throws where files could not be kept now: StoreRefused where only the operator can mend it. */
  check: () => Promise<void>;
  /** Takes a file out of the store without losing it yet; no complaint where it is already gone. */
  setAside: (key: string) => Promise<void>;
  putBack: (key: string) => Promise<void>;
  /** With the moment they were set aside. */
  listSetAside: () => AsyncIterable<StoredFile>;
  removeSetAside: (key: string) => Promise<void>;
  /** What the store is known by to its database. */
  findId: () => Promise<string | undefined>;
  saveId: (id: string) => Promise<void>;
};

/** The store answers, and will go on refusing us: a bucket that isn't there, a key that isn't right. */
export class StoreRefused extends Error {}

export const keyPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Where files wait for a week that seem to be nobody's, and what the store is called: in a folder and in a bucket. */
export const asideName = 'swept';
export const idName = 'store-id';
export const drawnName = 'drawings';

export function nameOfDrawing(key: string, drawing: DrawingName): string {
  return `${key}.${drawing}`;
}

/** Of which file something is a drawing, by its name. */
export function keyOfDrawing(name: string): string | undefined {
  const [key = ''] = name.split('.');
  return keyPattern.test(key) ? key : undefined;
}
