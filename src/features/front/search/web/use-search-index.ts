import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dayAt } from '#/core/day';
import type { FoundEntry } from '#/core/found-entry';
import { indexEntries } from '#/features/front/shared/search/rules/find';
import type { FoundRecords } from '#/platform/web/find';
import { readOptions } from '#/platform/web/queries';

/** All that can be found in a project. */
export function useSearchIndex(
  projectId: number | undefined,
  records: readonly FoundRecords[],
  always: readonly FoundEntry[],
) {
  const place: object = { params: { projectId } };
  const lists = useQueries({
    queries: records.map(({ call, isInProject }) => ({
      ...readOptions(call, isInProject ? place : {}),
      enabled: !isInProject || projectId !== undefined,
    })),
    combine: dataOf,
  });
  const today = dayAt(new Date());
  const index = useMemo(() => {
    const found = records.flatMap(({ rowsOf, entryOf }, at) =>
      lists[at] === undefined ? [] : rowsOf(lists[at]).map((row) => entryOf(row, today)),
    );
    return indexEntries([...always, ...found]);
  }, [always, today, records, lists]);
  const isComplete = records.every(
    ({ isInProject }, at) => lists[at] !== undefined || (isInProject && projectId === undefined),
  );
  return { index, isComplete };
}

/** Always the same function, so that its outcome stays the same as long as nothing new was read. */
function dataOf(results: readonly UseQueryResult<unknown>[]) {
  return results.map(({ data }) => data);
}
