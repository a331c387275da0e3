import { formatDay } from '#/core/day';
import type { FolderEntry, FolderMissing } from '#/core/folder';
import { fittingPath } from '#/features/folder/fittings/page';
import { fittingTitle } from '#/features/folder/fittings/rules/title';
import { listFittings } from '#/features/folder/fittings/server/store';
import type { TellFolder } from '#/platform/server/ports/folder';

/** What is in the house, and until when somebody answers for it; their papers stand among the documents. */
export const fittingsInFolder: TellFolder = async (db, projectId) => {
  const all = await listFittings(db, projectId);
  const firmOf = (contact: (typeof all)[number]['contact']) => contact && (contact.company ?? contact.name);
  const entries = all.flatMap((each): FolderEntry[] => {
    const { id, serial, deliveredOn, guaranteeUntil, contact, roomId } = each;
    const common = {
      ...{ title: fittingTitle(each), firm: firmOf(contact), roomId, path: fittingPath(id) },
      ...{ documentId: null, file: null, isPrivate: false, day: deliveredOn },
    };
    const installed: FolderEntry = {
      ...{ ...common, key: `fitting ${id}`, chapter: 'installations', validUntil: null },
      detail: serial && `Serienummer ${serial}`,
    };
    if (guaranteeUntil === null) return [installed];
    const detail = `Waarborg tot ${formatDay(guaranteeUntil)}`;
    return [
      installed,
      { ...common, key: `guarantee ${id}`, chapter: 'invoices', detail, validUntil: guaranteeUntil },
    ];
  });
  const missing = all
    .filter(({ documentIds }) => documentIds.length === 0)
    .map(
      (each): FolderMissing => ({
        ...{ key: `fitting ${each.id}`, chapter: 'installations' },
        what: `Handleiding of technische fiche: ${fittingTitle(each)}`,
        ...{ whom: firmOf(each.contact) ?? 'Wie het leverde', contactId: each.contactId },
      }),
    );
  return { entries, missing };
};
