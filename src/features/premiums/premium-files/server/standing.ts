import { premiesPage } from '#/features/premiums/premies/page';
import { type PremiumWorkId, workNames } from '#/features/premiums/premies/rules/works';
import type { ProofKind } from '#/features/premiums/premium-files/rules/proofs';
import { hasSameContents, isAmong, isHandedIn } from '#/features/premiums/premium-files/rules/standing';
import { isSubmitted, takesProofs } from '#/features/premiums/premium-files/rules/statuses';
import {
  type FileOfProof,
  filesOfProofs,
  judgeReturns,
  type Return,
  worksHandedInWith,
} from '#/features/premiums/premium-files/server/standing-store';
import { defineStanding } from '#/platform/server/standing/rule';

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

export const proofStanding = defineStanding<FileOfProof>({
  facts: filesOfProofs,
  refuses: ({ now, next }, { facts: file, act }) => {
    const row = now ?? next;
    const parent = act.find('premiumFiles', row?.premiumFileId);
    // It comes and goes with its file.
    if (!row || !file || !isSubmitted(file.status) || (parent && (!parent.now || !parent.next)))
      return undefined;
    if (!takesProofs(file.status)) return { message: isClosed };
    if (!now) return undefined;
    const fileKey = file.fileKey ?? act.find('documents', row.documentId)?.now?.fileKey ?? null;
    const proof = { kind: row.proof as ProofKind, fileKey, note: row.note ?? null };
    const isKnown = row.documentId === null || fileKey !== null;
    return !isKnown || (file.frozen && isAmong(proof, file.frozen)) ? { message: wasHandedIn } : undefined;
  },
});

/** A document that was handed in as a proof. */
export const documentOfProofs = defineStanding<{ work: PremiumWorkId }[]>({
  facts: (db, projectId, deeds) =>
    worksHandedInWith(
      db,
      projectId,
      deeds.map(({ key }) => key),
    ),
  refuses: ({ now, next }, { facts: files }) => {
    if (!now || !files || next?.fileKey === now.fileKey) return undefined;
    const works = [...new Set(files.map(({ work }) => workNames[work]))].join(', ');
    return {
      message: `Dit document is een stuk van een ingediend premiedossier (${works}) en blijft bewaard.`,
      inTheWay: [{ title: `Premiedossier ${works}`, href: premiesPage.path }],
    };
  },
});
