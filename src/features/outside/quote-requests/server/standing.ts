import { endLinks } from '#/features/outside/links/server/store';
import type { Afterwards } from '#/platform/server/standing/guard';
import { defineStanding } from '#/platform/server/standing/rule';

/** What others read and answered is not taken back: it is closed, or removed. */
export const requestStanding = defineStanding({
  refuses: ({ now, next }) =>
    now && next && now.status !== 'draft' && next.status === 'draft'
      ? { message: 'Deze prijsvraag is verstuurd: ze wordt geen ontwerp meer. Sluit ze af, of verwijder ze.' }
      : undefined,
});

/** Nobody gives a price on what is gone, by whichever way it went. */
export const endLinksOfRemoved: Afterwards = async (tx, { projectId, deeds }) => {
  for (const { key, next } of deeds)
    if (!next) await endLinks(tx, { projectId, purpose: 'price-request', recordId: Number(key) }, 'revoked');
};
