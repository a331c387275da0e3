import { addresses } from '#/core/addresses';
import { type LogAction, type LogRow, loggedIdOf } from '#/core/log';
import { type Concerned, listConcerning } from '#/features/history/shared/logbook/server/concerning-store';
import { tellChanges } from '#/features/history/shared/logbook/server/tell';
import { toldKinds } from '#/features/history/shared/logbook/server/told-kinds-store';
import { kindsByTable, rowOf } from '#/platform/server/database/log/logged-kinds';
import type { NewsStep } from '#/platform/server/ports/news';
import type { Services } from '#/platform/server/services';

export type ToldChange = {
  lineId: number;
  act: number;
  kind: string;
  recordId: number | string;
  row: LogRow | null;
  action: LogAction;
  /** 'Tom voegde offerte O-7 toe'. */
  sentence: string;
  at: string;
};

/** Where all of it can be read. */
export const readLog: NewsStep = { step: 'Logboek openen', path: addresses.logbook };

/** What others did in the last days that somebody wants to know of, in words. */
export function createTellConcerning({
  db,
  log,
  words,
  news,
}: Pick<Services, 'db' | 'log' | 'words' | 'news'>) {
  const kinds = kindsByTable(log);
  const told = toldKinds(Object.values(log));
  const brought = toldKinds(
    Object.entries(log).flatMap(([kind, each]) => (news.changes[kind]?.isOfOwner ? each : [])),
  );
  return async (concerned: Concerned, days: number): Promise<ToldChange[]> => {
    const rows = await listConcerning(db, concerned, { kinds: told, brought, days });
    const role = concerned.isOwner ? 'owner' : 'collaborator';
    const lines = await tellChanges(db, rows, { kinds, labels: words.columns, role });
    return lines.flatMap(({ row, kind: { kind, columns, words: said }, title }) => {
      const { id: lineId, act, recordKey, action, at } = row;
      const [before, after] = [rowOf(columns, row.before), rowOf(columns, row.after)];
      // Without a name it is the program's own doing, or that of somebody who left.
      if (row.userId === null && !(after && said.outsider?.(before, after))) return [];
      const recordId = loggedIdOf(recordKey);
      return [{ ...{ lineId, act, kind, recordId, action, at }, row: after ?? before, sentence: title }];
    });
  };
}
