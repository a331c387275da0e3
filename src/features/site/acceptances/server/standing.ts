import type { LogRow } from '#/core/log';
import { signedAlready } from '#/features/site/acceptances/rules/allowed';
import { acceptancePath } from '#/features/site/acceptances/rules/path';
import { acceptanceName } from '#/features/site/acceptances/rules/words';
import {
  type SignedMinutes,
  signedInDocuments,
  signedOfQuotes,
  signedWithPoints,
} from '#/features/site/acceptances/server/standing-store';
import { defineStanding, type Obstacle } from '#/platform/server/standing/rule';

const agreed = [
  ...['quoteId', 'kind', 'day', 'present', 'outcome', 'reason', 'keptBack', 'keptUntil'],
  ...['pointIds', 'clearRoomIds', 'remarks', 'sha256', 'frozen'],
];

const countOf = (list: string | null | undefined): number => {
  const read: unknown = JSON.parse(list ?? '[]');
  return Array.isArray(read) ? read.length : 0;
};

/** What somebody signed is there still; nobody's signature is taken back, nor what was added since. */
function isKept(now: LogRow, next: LogRow): boolean {
  return (
    next.status === 'signed' &&
    agreed.every((name) => next[name] === now[name]) &&
    countOf(next.signatures) >= countOf(now.signatures) &&
    countOf(next.addenda) >= countOf(now.addenda) &&
    (now.countsSince === null || next.countsSince === now.countsSince) &&
    (now.paperId === null || next.paperId === now.paperId)
  );
}

/** What both sides signed stays as it is; the days that follow and the release are no part of it. */
export const acceptanceStanding = defineStanding({
  refuses: ({ now, next }) =>
    now?.status !== 'signed' || (next && isKept(now, next)) ? undefined : { message: signedAlready },
});

const keysOf = (deeds: readonly { key: string }[]) => deeds.map(({ key }) => key);

function obstacleOf(minutes: SignedMinutes): Obstacle {
  return { title: acceptanceName(minutes), href: acceptancePath(minutes.quoteId) };
}

/** A contract that was delivered stays one. */
export const quoteOfAcceptances = defineStanding<SignedMinutes[]>({
  facts: (db, projectId, deeds) => signedOfQuotes(db, projectId, keysOf(deeds)),
  refuses: ({ now, next }, { facts: signed }) => {
    if (!now || !signed) return undefined;
    const inTheWay = signed.map(obstacleOf);
    const what = 'het proces-verbaal van de oplevering is getekend';
    if (!next) return { message: `Deze offerte kan niet weg: ${what}.`, inTheWay };
    if (next.status === now.status || next.status === 'accepted') return undefined;
    return { message: `Deze offerte blijft geaccepteerd: ${what}.`, inTheWay };
  },
});

/** What became of a point goes on; that it was noted stays. */
export const pointOfAcceptances = defineStanding<SignedMinutes[]>({
  facts: (db, projectId, deeds) => signedWithPoints(db, projectId, keysOf(deeds)),
  refuses: ({ now, next }, { facts: signed }) => {
    if (!now || !signed) return undefined;
    const inTheWay = signed.map(obstacleOf);
    if (!next) return { message: 'Dit punt staat in een getekend proces-verbaal en kan niet weg.', inTheWay };
    if (next.text === now.text && next.quoteId === now.quoteId) return undefined;
    return {
      message: 'Dit punt staat in een getekend proces-verbaal: zijn woorden en zijn contract blijven.',
      inTheWay,
    };
  },
});

/** The PDF and the signed paper are the proof. */
export const documentOfAcceptances = defineStanding<SignedMinutes[]>({
  facts: (db, projectId, deeds) => signedInDocuments(db, projectId, keysOf(deeds)),
  refuses: ({ now, next }, { facts: signed }) =>
    now && signed && next?.fileKey !== now.fileKey
      ? {
          message:
            'Dit document is het bewijs van een oplevering die getekend is. Het blijft bewaard zolang het project bestaat.',
          inTheWay: signed.map(obstacleOf),
        }
      : undefined,
});
