import { Suspense, useState } from 'react';
import { AskFirmDialog } from '#/features/papers/quotes/web/lazy-ask';
import { useAcceptQuote, useChooseQuote, useQuoteGuard } from '#/features/papers/quotes/web/queries';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteOfSender } from '#/features/papers/shared/quotes/rules/name';
import { isForFirm } from '#/features/papers/shared/rules/question-letter';
import { CheckedLists } from '#/features/papers/shared/web/checked-lists';
import { FoundList } from '#/features/papers/shared/web/found-list';
import { NothingFound } from '#/features/papers/shared/web/nothing-found';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { Skeleton } from '#/ui/skeleton';

type AcceptDialogProps = {
  quote: Quote;
  /** Those that are turned down with it, from a comparison. */
  others?: readonly Quote[];
  onDone?: () => void;
  onClose: () => void;
};

/** What to know before one signs; who accepts all the same does so knowing it. */
export function AcceptDialog({ quote, others = [], onDone, onClose }: AcceptDialogProps) {
  const { findings, checked, isUnknown, refetch } = useQuoteGuard(quote.id);
  const accept = useAcceptQuote();
  const choose = useChooseQuote();
  const [asking, setAsking] = useState(false);
  const seen = (findings ?? []).map(({ key }) => key);
  const isLooking = findings === undefined && !isUnknown;
  const hasFound = (findings ?? []).length > 0;
  const after = {
    onSuccess: () => {
      onClose();
      onDone?.();
    },
    // What was found meanwhile is read before one presses again.
    onError: refetch,
  };
  const decide = () =>
    others.length === 0
      ? accept.mutate({ params: { id: quote.id }, body: { seen }, version: quote.version }, after)
      : choose.mutate(
          {
            params: { projectId: quote.projectId },
            body: { acceptId: quote.id, rejectIds: others.map(({ id }) => id), seen },
            version: quote.version,
          },
          after,
        );
  return (
    <Dialog
      onClose={onClose}
      title={`${quoteOfSender(quote)} accepteren?`}
      description={
        others.length === 0
          ? 'Kijk na wat we vonden voor u tekent. U kunt dit later nog wijzigen.'
          : `Afgewezen worden: ${others.map(quoteOfSender).join(', ')}. U kunt dit later per offerte nog wijzigen.`
      }
      footer={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          <Button
            variant="primary"
            busy={accept.isPending || choose.isPending}
            disabled={isLooking}
            onClick={decide}
          >
            {labelOf(hasFound, others.length > 0)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isLooking && <Skeleton className="h-24 w-full" />}
        {isUnknown && (
          <Alert tone="warning" title="Niet nagekeken">
            We konden deze offerte nu niet nakijken. Lees ze zelf na voor u tekent.
          </Alert>
        )}
        {findings && (
          <FoundList findings={findings}>
            {findings.some(isForFirm) && (
              <Button size="small" className="mt-2" onClick={() => setAsking(true)}>
                Vraag het de aannemer
              </Button>
            )}
          </FoundList>
        )}
        {checked && findings?.length === 0 && <NothingFound checked={checked} hasLooked={false} />}
        {checked && <CheckedLists {...checked} />}
      </div>
      <Suspense>
        {asking && findings && <AskFirmDialog quote={quote} findings={findings} onClose={onClose} />}
      </Suspense>
    </Dialog>
  );
}

function labelOf(hasFound: boolean, isChoice: boolean): string {
  if (isChoice) return hasFound ? 'Toch accepteren, rest afwijzen' : 'Accepteren en de rest afwijzen';
  return hasFound ? 'Toch accepteren' : 'Accepteren';
}
