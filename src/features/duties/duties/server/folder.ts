import type { FolderMissing } from '#/core/folder';
import { doerWords } from '#/features/duties/duties/rules/words';
import { readDuties } from '#/features/duties/duties/server/read-duties';
import type { TellFolder } from '#/platform/server/ports/folder';

/** The proofs of what surely applies and nobody has handed in. */
export const dutiesInFolder: TellFolder = async (db, projectId, today) => {
  const { duties } = await readDuties(db, projectId, today);
  return {
    missing: duties
      .filter(
        ({ proof, documentId, found, isSure, state, kind }) =>
          kind === 'duty' &&
          proof !== null &&
          documentId === null &&
          found === null &&
          isSure &&
          state !== 'not-applicable',
      )
      .map(
        ({ key, proof, who }): FolderMissing => ({
          ...{ key: `duty ${key}`, chapter: 'attests', what: proof ?? '', whom: doerWords[who] },
          contactId: null,
        }),
      ),
  };
};
