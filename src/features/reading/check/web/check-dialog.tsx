import { useState } from 'react';
import { dayAt, formatDayLong } from '#/core/day';
import { fileKinds, readableKinds } from '#/core/files';
import type { QuoteCheck } from '#/features/papers/shared/checks/contract';
import { AskOpinion } from '#/features/reading/check/web/ask-opinion';
import { CheckResult } from '#/features/reading/check/web/check-result';
import {
  CheckSource,
  isFilledIn,
  noSource,
  type StoredFile,
} from '#/features/reading/check/web/check-source';
import { KeepCheck } from '#/features/reading/check/web/keep-check';
import {
  useAnalyze,
  useAskOpinion,
  useKeptCheck,
  useRemoveCheck,
} from '#/features/reading/check/web/queries';
import type { QuoteToCheck } from '#/features/reading/check/web/quote-to-check';
import { draftName } from '#/platform/web/drafts';
import { useDraftValues } from '#/platform/web/use-draft-form';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { SkeletonList } from '#/ui/skeleton';
import { useUnsaved } from '#/ui/use-unsaved';

type CheckDialogProps = {
  projectId: number;
  /** The quote from which it was opened, and how it is called. */
  quote: QuoteToCheck | undefined;
  name: string | undefined;
  /** The quotes that a score may be kept with. */
  quotes: readonly QuoteToCheck[];
  /** Reads the file that was checked and makes a quote of it; left out where one can’t be made. */
  onSaveAsQuote?: ((file: File) => void) | undefined;
  onClose: () => void;
};

/** The file that is there, whatever it is, as long as it can be read. */
function storedFile(quote: QuoteToCheck | undefined): StoredFile | undefined {
  const file = quote?.file;
  const kind = readableKinds.find((each) => fileKinds[each].mimeType === file?.mimeType);
  return quote && file && kind ? { quoteId: quote.id, name: file.name, isPdf: kind === 'pdf' } : undefined;
}

/** From a PDF or a text to scores, and from scores to a quote. */
export function CheckDialog({ projectId, quote, name, quotes, onSaveAsQuote, onClose }: CheckDialogProps) {
  const analysis = useAnalyze(projectId);
  const opinion = useAskOpinion();
  const kept = useKeptCheck(quote?.id);
  const [again, setAgain] = useState(false);
  const [source, setSource] = useState(noSource);
  const { close, question } = useUnsaved(
    analysis.isPending || opinion.isPending || (analysis.data === undefined && isFilledIn(source)),
    onClose,
  );
  const restored = useDraftValues({
    name: draftName('check', quote?.id),
    touched: source.text !== '',
    read: () => source.text,
    restore: (text) => setSource({ file: undefined, text: String(text) }),
  });
  const restart = () => {
    analysis.reset();
    opinion.reset();
    setAgain(true);
  };
  const fresh = opinion.data ?? analysis.data;
  const shown = fresh ?? (again ? undefined : (kept.data ?? undefined));
  const { file } = source;
  const isLoading = quote !== undefined && kept.isPending;
  return (
    <Dialog
      onClose={close}
      size="wide"
      title={name === undefined ? 'AI Controle' : `AI Controle van ${name}`}
      description={
        shown
          ? 'Een hulp bij uw beslissing, geen juridisch advies.'
          : 'Kijk een offerte na op volledigheid, btw, betrouwbaarheid en prijs.'
      }
      footer={
        <>
          <Button onClick={close}>Sluiten</Button>
          {shown && <Button onClick={restart}>{fresh ? 'Nieuwe controle' : 'Opnieuw controleren'}</Button>}
        </>
      }
    >
      {question}
      {!shown && restored}
      {isLoading && <SkeletonList rows={4} />}
      {!isLoading && !shown && (
        <CheckSource
          stored={storedFile(quote)}
          source={source}
          onChange={setSource}
          busy={analysis.isPending ? analysis.variables.kind : undefined}
          progress={analysis.progress}
          onAsk={(asked) => analysis.mutate(asked)}
        />
      )}
      {shown && (
        <CheckResult
          analysis={shown}
          asking={
            fresh?.aiPreview && (
              <AskOpinion
                text={fresh.aiPreview}
                busy={opinion.isPending}
                onAsk={() => opinion.mutate(fresh.checkId)}
              />
            )
          }
          keeping={
            fresh ? (
              <KeepCheck
                key={fresh.checkId}
                checkId={fresh.checkId}
                quotes={quotes}
                suggested={quotes.find(({ id }) => id === quote?.id)?.id}
                onKept={onClose}
                onSaveAsQuote={file && onSaveAsQuote && (() => onSaveAsQuote(file))}
              />
            ) : (
              <KeptNotice
                check={shown}
                quoteId={quote?.id}
                mayRemove={quotes.some(({ id }) => id === quote?.id)}
                onRemoved={onClose}
              />
            )
          }
        />
      )}
    </Dialog>
  );
}

type KeptNoticeProps = {
  check: QuoteCheck;
  quoteId: number | undefined;
  mayRemove: boolean;
  onRemoved: () => void;
};

function KeptNotice({ check, quoteId, mayRemove, onRemoved }: KeptNoticeProps) {
  const remove = useRemoveCheck();
  return (
    <Alert
      tone={check.isOld ? 'warning' : 'info'}
      actions={
        mayRemove &&
        quoteId !== undefined && (
          <Button
            size="small"
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { id: quoteId } }, { onSuccess: onRemoved })}
          >
            Score verwijderen
          </Button>
        )
      }
    >
      Bewaard bij deze offerte, nagekeken op {formatDayLong(dayAt(new Date(check.checkedAt)))}.
      {check.isOld && ' De offerte of haar bestand is sindsdien gewijzigd: controleer ze opnieuw.'}
    </Alert>
  );
}
