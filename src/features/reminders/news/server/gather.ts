import { type Day, dayAt, formatDayLong } from '#/core/day';
import { createTellConcerning, readLog } from '#/features/history/shared/server/concerning';
import { type News, newsOfChanges } from '#/features/reminders/news/rules/news';
import { listProjects, type Place } from '#/features/reminders/news/server/store';
import { BoundedCache } from '#/platform/server/bounded-cache';
import type { Services } from '#/platform/server/services';

/** Who was away for longer reads the log. */
const changesOfDays = 14;

type Kept = Pick<Place, 'revision' | 'lastLine' | 'isOwner'> & {
  lineIds: readonly number[];
  news: readonly News[];
};
type ByProject = ReadonlyMap<number, Kept>;

const keptBounds = {
  mostBytes: 4 * 1_048_576,
  mostEntries: 500,
  bytesOf: (byProject: ByProject) =>
    [...byProject.values()].reduce(
      (sum, { news, lineIds }) => sum + 100 + 2 * JSON.stringify(news).length + 8 * lineIds.length,
      0,
    ),
};

/**
 * What others did in somebody's projects that they want to know of; the same as long as a project is, and the day. After
 * a change only the new lines of the log are looked through, and none where they are all one's own.
 */
export function createGathering(services: Pick<Services, 'db' | 'log' | 'words' | 'news'>) {
  const { db } = services;
  const { changes } = services.news;
  const tellConcerning = createTellConcerning(services);
  const kept = new BoundedCache<ByProject>(keptBounds);

  async function gather(userId: number, place: Place, known: Kept | undefined): Promise<Kept> {
    const { id: projectId, revision, lastLine, isOwner } = place;
    if (known && isNothing(known) && !place.isChangedByOthers) return { ...known, revision, lastLine };
    const told = await tellConcerning({ projectId, userId, isOwner, known }, changesOfDays);
    const news = newsOfChanges(
      told.map(({ act, kind, recordId, row, action, sentence, at }) => {
        const own = action === 'remove' ? undefined : changes[kind]?.stepTo(recordId, row);
        return { act, sentence, when: formatDayLong(dayAt(new Date(at))), ...(own ?? readLog) };
      }),
    );
    return { revision, lastLine, isOwner, lineIds: told.map(({ lineId }) => lineId), news };
  }

  function keep(name: string, made: ByProject): void {
    const latest = kept.find(name);
    const all = [...made].map(([id, each]): [number, Kept] => {
      // Somebody who came later may have been quicker.
      const other = latest?.get(id);
      return [id, other && other.revision > each.revision ? other : each];
    });
    kept.set(name, new Map(all));
  }

  return async (userId: number, today: Day): Promise<{ place: Place; news: readonly News[] }[]> => {
    const name = `${userId}.${today}`;
    const known = kept.find(name) ?? new Map<number, Kept>();
    const places = await listProjects(db, userId, linesWithoutNews(known));
    const made = new Map<number, Kept>();
    for (const place of places) {
      const before = known.get(place.id);
      const its = before?.isOwner === place.isOwner ? before : undefined;
      made.set(place.id, its?.revision === place.revision ? its : await gather(userId, place, its));
    }
    if (places.some(({ id }) => made.get(id) !== known.get(id))) keep(name, made);
    return places.map((place) => ({ place, news: made.get(place.id)?.news ?? [] }));
  };
}

/** Nothing concerned them: what they are told of can't be called otherwise by now. */
function isNothing({ lineIds }: Kept): boolean {
  return lineIds.length === 0;
}

function linesWithoutNews(known: ByProject): ReadonlyMap<number, number> {
  return new Map([...known].flatMap(([id, each]) => (isNothing(each) ? [[id, each.lastLine]] : [])));
}
