import type { PaperData } from '#/features/papers/shared/reading/paper-data';
import { kindToRead } from '#/features/reading/scan/server/kind-to-read';
import { toPaperData } from '#/features/reading/scan/server/paper-data';
import type { ReadOptions } from '#/features/reading/scan/server/read-pages';
import { type ReadPaper, readPaper } from '#/features/reading/scan/server/read-paper';
import { createSecondReader, type SecondReader } from '#/features/reading/scan/server/second-reader';
import { createUnderstander } from '#/features/reading/scan/server/understander';
import type { Job } from '#/platform/server/heavy-work';
import type { TextRecognizer } from '#/platform/server/reading/text-recognizer';
import type { Services } from '#/platform/server/services';

export type PaperReader = {
  /** Throws what people are told where a file can't be read. */
  read: (file: { kind: string; bytes: Buffer }, job: Job, options: ReadOptions) => Promise<ReadPaper>;
  /** As it goes out, with what an AI service may be asked about it; null where it has no total and no lines. */
  toData: (read: ReadPaper, job: Job) => Promise<PaperData | null>;
  second: SecondReader;
};

type Needed = Pick<Services, 'recognizer' | 'config' | 'db' | 'onClose'>;

const readers = new WeakMap<TextRecognizer, PaperReader>();

/** One for all who read papers in a server: two would have twice the threads. */
export function paperReaderOf(services: Needed): PaperReader {
  const { recognizer, onClose } = services;
  const known = readers.get(recognizer);
  if (known) return known;
  const understander = createUnderstander();
  onClose(understander.close);
  const second = createSecondReader(services, understander);
  const reader: PaperReader = {
    read: async ({ kind, bytes }, job, options) =>
      readPaper({ recognizer, understander }, { kind: kindToRead({ kind, bytes }), bytes }, job, options),
    toData: async (read, job) => {
      const { totalAmount, items } = read.paper;
      return totalAmount || items.length > 0 ? toPaperData(read, await second.offer(read, job)) : null;
    },
    second,
  };
  readers.set(recognizer, reader);
  return reader;
}
