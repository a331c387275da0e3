import { type Day, dayAt, formatDayLong } from '#/core/day';
import { createTellConcerning, readLog } from '#/features/history/shared/server/concerning';
import { type News, newsOfChanges } from '#/features/reminders/news/rules/news';
import { BoundedCache } from '#/platform/server/bounded-cache';
import type { Services } from '#/platform/server/services';

/** Who was away for longer reads the log. */
const changesOfDays = 14;
const keptBounds = {
  mostBytes: 4 * 1_048_576,
  mostEntries: 500,
  bytesOf: (news: readonly News[]) => 2 * JSON.stringify(news).length,
};

type Place = { id: number; revision: number; isOwner: boolean };

/** What others did in a project that somebody wants to know of; the same as long as the project is, and the day. */
export function createGathering(services: Pick<Services, 'db' | 'log' | 'words' | 'news'>) {
  const { changes } = services.news;
  const tellConcerning = createTellConcerning(services);
  const kept = new BoundedCache<readonly News[]>(keptBounds);

  async function gather(userId: number, { id: projectId, isOwner }: Place): Promise<News[]> {
    const told = await tellConcerning({ projectId, userId, isOwner }, changesOfDays);
    return newsOfChanges(
      told.map(({ act, kind, recordId, row, action, sentence, at }) => {
        const own = action === 'remove' ? undefined : changes[kind]?.stepTo(recordId, row);
        return { act, sentence, when: formatDayLong(dayAt(new Date(at))), ...(own ?? readLog) };
      }),
    );
  }

  return async (userId: number, place: Place, today: Day): Promise<readonly News[]> => {
    const name = `${place.id}.${place.revision}.${userId}.${today}`;
    const known = kept.find(name);
    if (known) return known;
    const news = await gather(userId, place);
    kept.set(name, news);
    return news;
  };
}
