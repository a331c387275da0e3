import { type ReactNode, useCallback, useRef } from 'react';
import { acceptOf } from '#/core/files';
import { inboxUpload } from '#/features/reading/inbox/contract';
import { HandInPapers } from '#/features/reading/inbox/web/shared/hand-in-papers';

type AddPaperProps = {
  projectId: number;
  papers: readonly File[];
  onPapers: (papers: readonly File[]) => void;
  trigger: (handIn: { label: string; press: () => void }) => ReactNode;
};

const label = 'Papier toevoegen';

/** Chooses papers to be read and looked at, as those that are dropped on a screen. */
export function AddPaper({ projectId, papers, onPapers, trigger }: AddPaperProps) {
  const input = useRef<HTMLInputElement>(null);
  const done = useCallback(() => onPapers([]), [onPapers]);
  return (
    <>
      {trigger({ label, press: () => input.current?.click() })}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={acceptOf(inboxUpload.kinds).join(',')}
        onChange={({ target }) => {
          onPapers([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <HandInPapers projectId={projectId} files={papers} onDone={done} />
    </>
  );
}
