import { quoteRequestsPage } from '#/features/outside/quote-requests/page';
import { handedInAs, type RestsOn, sentWith } from '#/features/outside/quote-requests/server/standing-store';
import { endLinks } from '#/features/outside/shared/links/server/store';
import type { Afterwards } from '#/platform/server/standing/guard';
import { type Deed, defineStanding, type Refusal } from '#/platform/server/standing/rule';

/** What others read and answered is not taken back: it is closed, or removed. */
export const requestStanding = defineStanding({
  refuses: ({ now, next }) =>
    now && next && now.status !== 'draft' && next.status === 'draft'
      ? { message: 'Deze prijsvraag is verstuurd: ze wordt geen ontwerp meer. Sluit ze af, of verwijder ze.' }
      : undefined,
});

function refusal(message: (titles: string) => string, requests: readonly RestsOn[]): Refusal {
  const titles = [...new Set(requests.map(({ title }) => `‘${title}’`))].join(', ');
  return {
    message: message(titles),
    inTheWay: requests.map(({ id, title }) => ({
      title: `Prijsvraag ${title}`,
      href: `${quoteRequestsPage.path}/${id}`,
    })),
  };
}

const goes = ({ now, next }: Deed) => now !== null && next?.fileKey !== now.fileKey;

type Papers = { sent?: RestsOn[]; handedIn?: RestsOn[] };

/** What contractors gave a price on, and what they handed in, stays readable to both sides. */
export const documentOfRequests = defineStanding<Papers>({
  facts: async (db, projectId, deeds) => {
    const keys = deeds.map(({ key }) => key);
    const sent = await sentWith(db, projectId, 'documentIds', keys);
    const handedIn = await handedInAs(db, projectId, keys);
    const held = keys.filter((key) => sent.has(key) || handedIn.has(key));
    return new Map(
      held.map((key) => [key, { sent: sent.get(key) ?? [], handedIn: handedIn.get(key) ?? [] }]),
    );
  },
  refuses: (deed, { facts }) => {
    if (!goes(deed) || !facts) return undefined;
    const { sent = [], handedIn = [] } = facts;
    if (handedIn.length > 0)
      return refusal(
        (titles) =>
          `Dit document is de prijs die een aannemer indiende op prijsvraag ${titles}. Het blijft bewaard.`,
        handedIn,
      );
    return refusal(
      (titles) =>
        `Dit document ging mee met prijsvraag ${titles}: aannemers geven er hun prijs op. Het blijft bewaard.`,
      sent,
    );
  },
});

export const photoOfRequests = defineStanding<RestsOn[]>({
  facts: (db, projectId, deeds) =>
    sentWith(
      db,
      projectId,
      'photoIds',
      deeds.map(({ key }) => key),
    ),
  refuses: (deed, { facts: sent }) =>
    goes(deed) && sent
      ? refusal(
          (titles) =>
            `Deze foto ging mee met prijsvraag ${titles}: aannemers geven er hun prijs op. Ze blijft bewaard.`,
          sent,
        )
      : undefined,
});

/** Nobody gives a price on what is gone, by whichever way it went. */
export const endLinksOfRemoved: Afterwards = async (tx, { projectId, deeds }) => {
  for (const { key, next } of deeds)
    if (!next) await endLinks(tx, { projectId, purpose: 'price-request', recordId: Number(key) }, 'revoked');
};
