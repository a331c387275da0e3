import { AppError } from '#/core/errors';
import type { HeavyWork, Job } from '#/platform/server/heavy-work';

/** Row 1 of the file is rows[0]; a date is a text by now, an error of a formula its name. */
export type ReadSheet = {
  name: string;
  rows: readonly (readonly (string | number | boolean | null)[])[];
};

export type ReadSheets = (bytes: Uint8Array, job: Job) => Promise<readonly ReadSheet[]>;

/** Reads a workbook in a thread of its own, with bounds on time and memory. One reader for a server. */
export type SheetReaderOf = (services: {
  heavyWork: HeavyWork;
  onClose: (close: () => Promise<void>) => void;
}) => ReadSheets;

/** Where nobody can read a workbook. */
export const noSheets: SheetReaderOf = () => async () => {
  throw new AppError('unusable');
};
