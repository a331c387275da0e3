import { useMemo } from 'react';
import { listCheckScores } from '#/features/papers/shared/checks/contract';
import { useRead } from '#/platform/web/queries';

export type KeptScore = {
  score: number;
  /** The quote or its file changed since. */
  isOld: boolean;
  /** What the quote says of when the works begin and how long they take. */
  term: string | null;
};

/** The score that the AI check gave a quote, by its id, where one is kept. */
export type CheckScores = ReadonlyMap<number, KeptScore>;

export function useCheckScores(projectId: number): CheckScores {
  const { data } = useRead(listCheckScores, { params: { projectId } });
  return useMemo(
    () =>
      new Map(
        (data ?? []).map(({ quoteId, totaalScore: score, isOld, term }) => [quoteId, { score, isOld, term }]),
      ),
    [data],
  );
}
