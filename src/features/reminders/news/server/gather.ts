import { type Day, dayAt, formatDayLong } from '#/core/day';
import { loggedIdOf } from '#/core/log';
import { tellChanges } from '#/features/history/logbook/server/shared/tell';
import { listConcerning } from '#/features/history/logbook/server/store';
import { listDoubtfulInvoices } from '#/features/papers/invoices/server/shared/doubtful-invoices';
import {
  type News,
  newsOfChanges,
  newsOfDeadlines,
  newsOfFindings,
} from '#/features/reminders/news/rules/news';
import { BoundedCache } from '#/platform/server/bounded-cache';
import { kindsByTable } from '#/platform/server/database/log/logged-kinds';
import type { Services } from '#/platform/server/services';

/** Who was away for longer reads the log. */
const changesOfDays = 14;
const keptBounds = {
  mostBytes: 4 * 1_048_576,
  mostEntries: 500,
  bytesOf: (news: readonly News[]) => 2 * JSON.stringify(news).length,
};

type Gathered = Pick<Services, 'db' | 'log' | 'words' | 'deadlines'>;
type Place = { id: number; revision: number; isOwner: boolean };

/** What there is to tell somebody of a project; the same as long as the project is, and the day. */
export function createGathering({ db, log, words, deadlines }: Gathered) {
  const kinds = kindsByTable(log);
  const kept = new BoundedCache<readonly News[]>(keptBounds);

  async function gather(userId: number, { id: projectId, isOwner }: Place, today: Day): Promise<News[]> {
    const rows = await listConcerning(db, { projectId, userId, isOwner }, Object.values(log), changesOfDays);
    const told = await tellChanges(db, rows, {
      kinds,
      labels: words.columns,
      role: isOwner ? 'owner' : 'collaborator',
    });
    return [
      ...newsOfFindings(await listDoubtfulInvoices(db, projectId, today)),
      ...newsOfDeadlines(await deadlines.list(db, projectId, today)),
      ...newsOfChanges(
        told.map(({ row, kind, title }) => ({
          ...{ act: row.act, kind: kind.kind, recordId: loggedIdOf(row.recordKey), action: row.action },
          ...{ sentence: title, when: formatDayLong(dayAt(new Date(row.at))) },
        })),
      ),
    ];
  }

  return async (userId: number, place: Place, today: Day): Promise<readonly News[]> => {
    const name = `${place.id}.${place.revision}.${userId}.${today}`;
    const known = kept.find(name);
    if (known) return known;
    const news = await gather(userId, place, today);
    kept.set(name, news);
    return news;
  };
}
