import { type Day, dayAt, formatDayLong } from '#/core/day';
import { createTellConcerning, readLog } from '#/features/history/shared/server/concerning';
import { type News, newsOfChanges } from '#/features/reminders/news/rules/news';
import { BoundedCache } from '#/platform/server/bounded-cache';
import type { Services } from '#/platform/server/services';

/** Who was away for longer reads the log. */
const changesOfDays = 14;

type Place = { id: number; revision: number; lastLine: number; isOwner: boolean };
type Kept = { revision: number; lastLine: number; lineIds: readonly number[]; news: readonly News[] };

const keptBounds = {
  mostBytes: 4 * 1_048_576,
  mostEntries: 500,
  bytesOf: ({ news, lineIds }: Kept) => 2 * JSON.stringify(news).length + 8 * lineIds.length,
};

/**
 * What others did in a project that somebody wants to know of; the same as long as the project is, and the day. After a
 * change only the new lines of the log are looked through.
 */
export function createGathering(services: Pick<Services, 'db' | 'log' | 'words' | 'news'>) {
  const { changes } = services.news;
  const tellConcerning = createTellConcerning(services);
  const kept = new BoundedCache<Kept>(keptBounds);

  async function gather(userId: number, place: Place, known: Kept | undefined): Promise<Kept> {
    const { id: projectId, revision, lastLine, isOwner } = place;
    const told = await tellConcerning({ projectId, userId, isOwner, known }, changesOfDays);
    const news = newsOfChanges(
      told.map(({ act, kind, recordId, row, action, sentence, at }) => {
        const own = action === 'remove' ? undefined : changes[kind]?.stepTo(recordId, row);
        return { act, sentence, when: formatDayLong(dayAt(new Date(at))), ...(own ?? readLog) };
      }),
    );
    return { revision, lastLine, lineIds: told.map(({ lineId }) => lineId), news };
  }

  return async (userId: number, place: Place, today: Day): Promise<readonly News[]> => {
    const name = `${place.id}.${userId}.${place.isOwner}.${today}`;
    const known = kept.find(name);
    if (known?.revision === place.revision) return known.news;
    const made = await gather(userId, place, known);
    // Somebody who came later may have been quicker.
    if ((kept.find(name)?.revision ?? -1) < made.revision) kept.set(name, made);
    return made.news;
  };
}
