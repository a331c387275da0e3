import { premiumFileHref } from '#/core/addresses';
import type { LogRow } from '#/core/log';
import { hasSameContents, isAmong, isHandedIn } from '#/features/premiums/premium-files/rules/standing';
import {
  type FileOfProof,
  filesHandedInWith,
  filesOfProofs,
  judgeReturns,
  type Return,
} from '#/features/premiums/premium-files/server/standing-store';
import { type PremiumWorkId, workNames } from '#/features/premiums/shared/premies/rules/works';
import type { ProofKind } from '#/features/premiums/shared/premium-files/rules/proofs';
import { isSubmitted, takesProofs } from '#/features/premiums/shared/premium-files/rules/statuses';
import { type Act, defineStanding } from '#/platform/server/standing/rule';

const isFrozen =
  'Dit dossier is ingediend: wat erin zit, blijft zoals het ingediend is. Zet het eerst terug op ‘In opbouw’.';
const isClosed =
  'Dit dossier is ingediend: er kunnen geen stukken meer bij of uit. Zet het op ‘Bijkomende info gevraagd’ om er een toe te voegen.';
const wasHandedIn =
  'Dit stuk is mee ingediend en blijft in het dossier. Zet het dossier eerst terug op ‘In opbouw’.';

/** Once it is handed in, what is in it stays; going back to building thaws it, and handing it in freezes it anew. */
export const fileStanding = defineStanding<Return>({
  facts: judgeReturns,
  refuses: ({ now, next }, { facts: comesBack }) => {
    if (comesBack === 'other')
      return { message: 'In dit dossier is intussen iets gewijzigd. Dien het opnieuw in.' };
    if (comesBack === 'without-proof')
      return { message: 'Een stuk dat mee ingediend was, is er niet meer. Zet dat eerst terug.' };
    if (!now || !next || !isHandedIn(now) || !isHandedIn(next)) return undefined;
    return hasSameContents(now, next) ? undefined : { message: isFrozen };
  },
});

/** The file of a proof, where its document or photo comes, goes or changes in the same act. */
function keyIn(row: LogRow, side: 'now' | 'next', act: Act): string | null {
  const paper = act.find('documents', row.documentId) ?? act.find('photos', row.photoId);
  return paper?.[side]?.fileKey ?? null;
}

/** Its document became a photo, or the other way round: what it proves stays what it is. */
function holdsTheSame(now: LogRow, next: LogRow, act: Act): boolean {
  const before = keyIn(now, 'now', act);
  const isSame = now.proof === next.proof && now.note === next.note;
  return isSame && before !== null && before === keyIn(next, 'next', act);
}

export const proofStanding = defineStanding<FileOfProof>({
  facts: filesOfProofs,
  refuses: ({ now, next }, { facts: file, act }) => {
    const row = now ?? next;
    const parent = act.find('premiumFiles', row?.premiumFileId);
    // It comes and goes with its file.
    if (!row || !file || !isSubmitted(file.status) || (parent && (!parent.now || !parent.next)))
      return undefined;
    if (now && next && holdsTheSame(now, next, act)) return undefined;
    if (!takesProofs(file.status)) return { message: isClosed };
    if (!now) return undefined;
    const fileKey = file.fileKey ?? keyIn(row, 'now', act);
    const proof = { kind: row.proof as ProofKind, fileKey, note: row.note ?? null };
    const isKnown = (row.documentId === null && row.photoId === null) || fileKey !== null;
    return !isKnown || (file.frozen && isAmong(proof, file.frozen)) ? { message: wasHandedIn } : undefined;
  },
});

/** A document or a photo that was handed in as a proof. */
function paperOfProofs(column: 'documentId' | 'photoId', name: string) {
  return defineStanding<{ id: number; work: PremiumWorkId }[]>({
    facts: (db, projectId, deeds) =>
      filesHandedInWith(
        db,
        projectId,
        column,
        deeds.map(({ key }) => key),
      ),
    refuses: ({ now, next }, { facts: files }) => {
      if (!now || !files || next?.fileKey === now.fileKey) return undefined;
      const works = [...new Set(files.map(({ work }) => workNames[work]))].join(', ');
      return {
        message: `${name} is een stuk van een ingediend premiedossier (${works}) en blijft bewaard.`,
        inTheWay: files.map(({ id, work }) => ({
          title: `Premiedossier ${workNames[work]}`,
          href: premiumFileHref(id),
        })),
      };
    },
  });
}

export const documentOfProofs = paperOfProofs('documentId', 'Dit document');
export const photoOfProofs = paperOfProofs('photoId', 'Deze foto');
