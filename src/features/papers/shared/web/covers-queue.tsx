import { useState } from 'react';
import { namedItems } from '#/features/papers/shared/rules/named-items';
import { type CoveringPaper, CoversDialog } from '#/features/papers/shared/web/covers-dialog';

type CoversQueueProps<Paper extends CoveringPaper> = {
  title: string;
  nameOf: (paper: Paper) => string;
  papers: readonly Paper[];
  /** Those to ask about. */
  ids: readonly number[];
  /** Whether what another paper is about can't be what this one is about as well. */
  isOther: (other: Paper) => boolean;
  isSaving: boolean;
  onSave: (paper: Paper, itemIds: number[], onSaved: () => void) => void;
  onClose: () => void;
};

/** What papers are about, asked of one after the other: the largest says most. */
export function CoversQueue<Paper extends CoveringPaper>({
  title,
  nameOf,
  papers,
  ids,
  isOther,
  isSaving,
  onSave,
  onClose,
}: CoversQueueProps<Paper>) {
  const [done, setDone] = useState<ReadonlySet<number>>(() => new Set());
  const [paper, another] = papers
    .filter(({ id }) => ids.includes(id) && !done.has(id))
    .toSorted((one, other) => Number(other.amount) - Number(one.amount));
  if (!paper) return null;
  const next = () => (another ? setDone(new Set([...done, paper.id])) : onClose());
  return (
    <CoversDialog
      key={paper.id}
      title={title}
      name={nameOf(paper)}
      paper={paper}
      taken={namedItems(papers.filter((each) => each.id !== paper.id && isOther(each)))}
      isSaving={isSaving}
      onSave={(itemIds) => onSave(paper, itemIds, next)}
      onSkip={another ? next : undefined}
      onClose={onClose}
    />
  );
}
