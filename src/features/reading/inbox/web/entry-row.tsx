import { Copy, Trash2 } from 'lucide-react';
import type { EntryState, InboxEntry } from '#/features/reading/inbox/contract';
import { duplicateText, kindLabels, stateLabels, summaryOf } from '#/features/reading/inbox/rules/words';
import { AnswerOffer } from '#/features/reading/inbox/web/answer-offer';
import { Badge, type BadgeTone } from '#/ui/badge';
import { Button, IconButton } from '#/ui/button';
import { Card } from '#/ui/card';
import { formatBytes } from '#/ui/file-checks';
import { Spinner } from '#/ui/spinner';

const tones: Record<EntryState, BadgeTone> = {
  waiting: 'neutral',
  reading: 'sky',
  ready: 'moss',
  failed: 'danger',
};

type EntryRowProps = {
  entry: InboxEntry;
  /** May take a list of prices that came back. */
  mayTake: boolean;
  onReview: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

export function EntryRow({ entry, mayTake, onReview, onRemove }: EntryRowProps) {
  const { state, kind, file, error, duplicates, sentBy, answer } = entry;
  const summary = summaryOf(entry);
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-semibold">{file.name}</span>
          <span className="text-ink-soft text-sm">{formatBytes(file.size)}</span>
          {sentBy && <span className="wrap-anywhere text-ink-soft text-sm">van {sentBy}</span>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
          {kind && <Badge>{kindLabels[kind]}</Badge>}
          {summary && <span className="wrap-anywhere text-[0.9375rem]">{summary}</span>}
        </p>
        {error && <p className="mt-1 text-[0.9375rem] text-danger">{error}</p>}
        {duplicates.map((each) => (
          <p
            key={`${each.kind} ${each.id} ${each.reason}`}
            className="mt-1 flex items-start gap-1.5 text-[0.9375rem] text-ochre"
          >
            <Copy aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {duplicateText(each)}
          </p>
        ))}
      </div>
      <div className="ml-auto flex items-center gap-1">
        {(state === 'waiting' || state === 'reading') && <Spinner label={stateLabels[state]} />}
        {onReview && (
          <Button aria-label={`${file.name} nakijken`} onClick={onReview}>
            Nakijken
          </Button>
        )}
        {onRemove && (
          <IconButton
            label={`${file.name} verwijderen`}
            icon={<Trash2 aria-hidden="true" />}
            className="text-ink-soft"
            onClick={onRemove}
          />
        )}
      </div>
      {answer && <AnswerOffer entry={entry} answer={answer} mayTake={mayTake} />}
    </Card>
  );
}
