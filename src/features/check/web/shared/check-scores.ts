import { useMemo } from 'react';
import { listCheckScores } from '#/features/check/contract';
import { useRead } from '#/platform/web/queries';

/** The score that the AI check gave a quote, by its id, where one is kept. */
export type CheckScores = ReadonlyMap<number, number>;

export function useCheckScores(projectId: number): CheckScores {
  const { data } = useRead(listCheckScores, { params: { projectId } });
  return useMemo(
    () => new Map((data ?? []).map(({ quoteId, totaalScore }) => [quoteId, totaalScore])),
    [data],
  );
}
