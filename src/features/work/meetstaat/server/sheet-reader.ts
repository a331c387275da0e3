import { createImporter } from '#/features/work/meetstaat/server/import/import-pool';
import type { Sheet } from '#/features/work/shared/meetstaat/server/import/cells';
import type { HeavyWork } from '#/platform/server/heavy-work';
import type { ReadSheets, SheetReaderOf } from '#/platform/server/ports/sheets';

const readers = new WeakMap<HeavyWork, ReadSheets>();

/** Rows and cells of a workbook, read in a thread of its own with bounds on time and memory. One for a server. */
export const sheetReaderOf: SheetReaderOf = ({ heavyWork, onClose }) => {
  const known = readers.get(heavyWork);
  if (known) return known;
  const importer = createImporter();
  onClose(importer.close);
  const read: ReadSheets = async (bytes, job) =>
    JSON.parse(new TextDecoder().decode(await importer.run({ kind: 'sheets', bytes }, job))) as Sheet[];
  readers.set(heavyWork, read);
  return read;
};
