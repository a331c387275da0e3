import type { ReactNode } from 'react';
import type { PaperData } from '#/features/papers/shared/reading/paper-data';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

/** A paper that waits in the letterbox: its page stands beside the fields, and its file is stored already. */
export type PaperReview<Body> = {
  /** For what is typed in the form. */
  draft: string;
  /** What stands on it, where something could be read. */
  read: PaperData | null;
  page: ReactNode;
  /** What to know of it before one saves it. */
  notices: ReactNode;
  title: string;
  saveLabel: string;
  otherButton: ReactNode;
  busy: boolean;
  onSave: (body: Body) => void;
};

type LayoutProps = Pick<PaperReview<never>, 'page' | 'notices'> & { children: ReactNode };

/** The page at the left, or above where there is little room. */
export function ReviewLayout({ page, notices, children }: LayoutProps) {
  const isPhone = useMediaQuery(phoneQuery);
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      {isPhone ? (
        <details open className="bg-surface">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">De pagina</summary>
          {page}
        </details>
      ) : (
        <div className="sticky top-0 self-start">{page}</div>
      )}
      <div className="flex min-w-0 flex-col gap-4">
        {notices}
        {children}
      </div>
    </div>
  );
}
