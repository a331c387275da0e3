import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { inboxPage } from '#/features/reading/inbox/page';
import { useSendPapers } from '#/features/reading/inbox/web/use-send-papers';
import { Spinner } from '#/ui/spinner';

type HandInProps = { projectId: number; files: readonly File[]; onDone: () => void };

/** Sends what was dropped on a screen, or photographed there, and leads to the letterbox. */
export function HandIn({ projectId, files, onDone }: HandInProps) {
  const { send, left } = useSendPapers(projectId);
  const [, navigate] = useLocation();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    navigate(inboxPage.path);
    void send(files).finally(onDone);
  }, [files, send, navigate, onDone]);
  return (
    <div
      role="status"
      className="fixed bottom-20 left-4 z-40 flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-raised print:hidden"
    >
      <Spinner label="Versturen" />
      <span>{left === 1 ? 'Nog 1 bestand te versturen' : `Nog ${left} bestanden te versturen`}</span>
    </div>
  );
}
