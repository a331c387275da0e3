import { useInfiniteQuery } from '@tanstack/react-query';
import { type Change, listChanges, pageSize } from '#/features/history/shared/logbook/contract';
import { makeCall } from '#/platform/web/call';

export type LogFilter = { kind?: string; record?: string; by?: number; from?: string };

/** Newest first; the older ones come when they are asked for. */
export function useChanges(projectId: number, filter: LogFilter) {
  return useInfiniteQuery({
    queryKey: [listChanges.path, { projectId }, filter],
    queryFn: ({ pageParam, signal }): Promise<Change[]> =>
      makeCall(
        listChanges,
        { params: { projectId }, query: { ...filter, ...(pageParam ? { before: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  });
}
