import type { ChangeEvent } from '#/features/history/live/contract';
import type { Revisions } from '#/features/history/live/server/store';
import { lastChangeIn } from '#/platform/server/database/log/table-revisions';

/**
 * What of a project is another since a revision, without a line of the log that says so: of which kinds, where each
 * table that was written holds records; otherwise that anything may be.
 */
export function untoldSince(
  since: number,
  { projectId, revision, tableRevisions }: Revisions,
  kinds: ReadonlyMap<string, string>,
): ChangeEvent[] {
  const written = Object.entries(tableRevisions)
    .filter(([, raised]) => raised > since)
    .sort(([, one], [, other]) => one - other);
  const isAnything = lastChangeIn([], tableRevisions) > since || written.at(-1)?.[1] !== revision;
  if (isAnything || written.some(([table]) => !kinds.has(table)))
    return [{ revision, kind: 'projects', id: projectId, action: 'change', fields: null, by: null }];
  return written.map(([table, raised]) => ({
    revision: raised,
    kind: kinds.get(table) ?? table,
    id: null,
    action: 'change' as const,
    fields: null,
    by: null,
  }));
}
