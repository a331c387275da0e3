import { addresses } from '#/core/addresses';
import {
  type Approved,
  approvedInDocuments,
  approvedOfQuotes,
} from '#/features/papers/extras/server/standing-store';
import { extraName } from '#/features/papers/shared/extras/rules/statuses';
import { defineStanding, type Obstacle } from '#/platform/server/standing/rule';

const keysOf = (deeds: readonly { key: string }[]) => deeds.map(({ key }) => key);

function obstacleOf({ quoteId, title, ...approved }: Approved): Obstacle {
  return { title: `${extraName(approved)}: ${title}`, href: `${addresses.quotes}/${quoteId}` };
}

/** 'meerwerk 1 (Dakvensters) en minwerk 2 (Zonder goot)'. */
function nameAll(approved: readonly Approved[]): string {
  const names = approved.map((each) => `${extraName(each)} (${each.title})`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`;
}

/** What both sides decided on stays as it is: who wants it otherwise agrees on something new. */
export const extraStanding = defineStanding({
  refuses: ({ now, next }, { act }) => {
    if (now?.status === 'approved')
      return {
        message:
          'Dit meerwerk is goedgekeurd en ligt vast. Is er iets anders afgesproken, maak dan een nieuw meer- of minwerk.',
      };
    if (now?.status !== 'refused') return undefined;
    const quote = act.find('quotes', now.quoteId);
    if (!next && quote && !quote.next) return undefined;
    return { message: 'Dit meerwerk is geweigerd en ligt vast. Kopieer het naar een nieuw ontwerp.' };
  },
});

/** A quote is the contract that approved extra work belongs to. */
export const quoteOfExtras = defineStanding<Approved[]>({
  facts: (db, projectId, deeds) => approvedOfQuotes(db, projectId, keysOf(deeds)),
  refuses: ({ now, next }, { facts: approved }) => {
    if (!now || !approved) return undefined;
    const inTheWay = approved.map(obstacleOf);
    const what = `${nameAll(approved)} ${approved.length === 1 ? 'is' : 'zijn'} goedgekeurd`;
    if (!next) return { message: `Deze offerte kan niet weg: ${what}.`, inTheWay };
    if (next.status === now.status || next.status === 'accepted') return undefined;
    return { message: `Deze offerte blijft geaccepteerd: ${what}.`, inTheWay };
  },
});

/** The PDF of what was approved is the proof of it. */
export const documentOfExtras = defineStanding<Approved[]>({
  facts: (db, projectId, deeds) => approvedInDocuments(db, projectId, keysOf(deeds)),
  refuses: ({ now, next }, { facts: approved }) =>
    now && approved && next?.fileKey !== now.fileKey
      ? {
          message: `Dit document is het bewijs van ${nameAll(approved)}, dat goedgekeurd is. Het blijft bewaard zolang het project bestaat.`,
          inTheWay: approved.map(obstacleOf),
        }
      : undefined,
});
