import { zodResolver } from '@hookform/resolvers/zod';
import { ScanText } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { QuoteCheck } from '#/features/papers/shared/checks/contract';
import type { PaperPlace } from '#/features/papers/shared/reading/paper-data';
import { readLooked } from '#/features/papers/shared/rules/read-looked';
import { CheckedLists } from '#/features/papers/shared/web/checked-lists';
import { redFlags } from '#/features/reading/check/rules/red-flags';
import type { QuoteData } from '#/features/reading/check/scan-contract';
import { PagePane } from '#/features/reading/check/web/scan/page-pane';
import { ReviewFields } from '#/features/reading/check/web/scan/review-fields';
import { ReviewItems } from '#/features/reading/check/web/scan/review-items';
import {
  type ReviewValues,
  reviewSchema,
  type UsedScan,
  usedScan,
  valuesOf,
} from '#/features/reading/check/web/scan/review-values';
import { SecondReading } from '#/features/reading/scan/web/shared/second-reading';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { ScoreBadge } from '#/ui/score-badge';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';
import { useUnsaved } from '#/ui/use-unsaved';

type ReviewDialogProps = {
  file: File;
  quote: QuoteData;
  check: QuoteCheck | null;
  onClose: () => void;
  onAgain: () => void;
  onUse: (scan: UsedScan) => void;
};

/** The page beside what was read from it: everything can still be set right. */
export function ReviewDialog({ file, quote, check, onClose, onAgain, onUse }: ReviewDialogProps) {
  const [place, setPlace] = useState<PaperPlace>();
  const isPhone = useMediaQuery(phoneQuery);
  const form = useForm<ReviewValues>({ resolver: zodResolver(reviewSchema), defaultValues: valuesOf(quote) });
  // What was read is work already: it took a while, and the page may be gone from the table.
  const { close, question } = useUnsaved(true, onClose);
  const showPlace = (next: PaperPlace | null | undefined) => {
    if (next) setPlace(next);
  };
  const pane = (
    <PagePane
      pages={quote.pages}
      place={place}
      startLarge={isPhone}
      className={isPhone ? 'h-[24dvh]' : 'sticky top-0 h-[min(60dvh,44rem)]'}
    />
  );
  return (
    <Dialog
      onClose={close}
      title="Gegevens uit uw offerte"
      description="Kijk na wat we lazen en verbeter waar nodig. Ga naar een veld om te zien waar het op de pagina staat."
      size="extra"
      onSubmit={form.handleSubmit((values) =>
        onUse({ ...usedScan(values, file, quote), checkId: check?.checkId }),
      )}
      footer={
        <>
          <Button onClick={onAgain}>Andere offerte</Button>
          <Button type="submit" variant="primary" icon={<ScanText aria-hidden="true" />}>
            Gebruik Gegevens
          </Button>
        </>
      }
    >
      {question}
      <div className="grid gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        {isPhone ? (
          <details open className="sticky -top-4 z-10 bg-surface pb-3">
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">De pagina</summary>
            {pane}
          </details>
        ) : (
          <div>{pane}</div>
        )}
        <div className="flex min-w-0 flex-col gap-4 max-md:[&_input]:scroll-mt-[38dvh] max-md:[&_textarea]:scroll-mt-[38dvh]">
          <Notices quote={quote} />
          {check && <CheckNotice check={check} />}
          <SecondReading offer={quote.secondOffer} ours={ownReading(quote)} />
          <ReviewFields form={form} quote={quote} onLook={showPlace} />
          <ReviewItems form={form} quote={quote} onLook={showPlace} />
        </div>
      </div>
    </Dialog>
  );
}

/** A quote has no day on which it falls due. */
function ownReading({ quoteNumber, quoteDate, netAmount, vatAmount, totalAmount, addsUp }: QuoteData) {
  return { number: quoteNumber, date: quoteDate, netAmount, vatAmount, totalAmount, addsUp };
}

/** What the check finds goes along with the quote when it is saved. */
function CheckNotice({ check }: { check: QuoteCheck }) {
  const flags = redFlags(check);
  return (
    <Alert
      tone={flags.length > 0 ? 'danger' : 'info'}
      title={flags.length > 0 ? 'Teken nog niet' : 'AI Controle'}
    >
      {flags.length > 0 && (
        <ul className="mb-2 flex list-disc flex-col gap-1 pl-4">
          {flags.map((flag) => (
            <li key={flag}>{flag}</li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-2">
        <ScoreBadge score={check.totaalScore} isOld={false} />
        De hele controle vindt u bij de offerte zodra u ze bewaart.
      </p>
    </Alert>
  );
}

function Notices({ quote }: { quote: QuoteData }) {
  return (
    <>
      {quote.warnings.length > 0 && (
        <Alert tone="warning" title="Kijk dit even na">
          <ul className="flex list-disc flex-col gap-1 pl-4">
            {quote.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
      <CheckedLists {...readLooked(quote)} />
    </>
  );
}
