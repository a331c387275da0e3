import { loggedIdOf } from '#/core/log';
import { testKind } from '#/features/programs/webhooks/rules/event';
import { kindsByTable } from '#/platform/server/database/log/logged-kinds';
import { nameOfTable } from '#/platform/server/database/schema/tables';
import type { Services } from '#/platform/server/services';

/** What a secret is encrypted for: in the row of another webhook it opens nothing. */
export function sealedFor({ userId, projectId }: { userId: number; projectId: number }): string {
  return `webhook of ${userId} in ${projectId}`;
}

/** The names of the tables of these kinds; undefined where the log knows no such kind. */
export function tablesOf(log: Services['log'], kinds: readonly string[]): string[] | undefined {
  const tables = new Set<string>();
  for (const kind of kinds) {
    const words = Object.hasOwn(log, kind) ? log[kind] : undefined;
    if (!words) return undefined;
    tables.add(nameOfTable(words.table));
  }
  return [...tables];
}

/** The word for a kind, as the log has it. */
export function kindNames(log: Services['log']): (tableName: string | null) => string {
  const kinds = kindsByTable(log);
  return (tableName) => (tableName === null ? testKind : (kinds.get(tableName)?.kind ?? tableName));
}

type ChangedRecord = { tableName: string | null; recordKey: string | null; isRemoval: boolean };

/** What a record is called in what is told, and where one reads it: itself, or the log where it has no page or is gone. */
export function placesOf({ log, news, records }: Pick<Services, 'log' | 'news' | 'records'>) {
  const kindOf = kindNames(log);
  return ({ tableName, recordKey, isRemoval }: ChangedRecord): { kind: string; path: string } => {
    const kind = kindOf(tableName);
    if (recordKey === null || isRemoval) return { kind, path: '/logboek' };
    const key = loggedIdOf(recordKey);
    const own = typeof key === 'number' ? records[kind]?.path?.(key) : undefined;
    return { kind, path: news.changes[kind]?.stepTo(key).path ?? own ?? '/logboek' };
  };
}
