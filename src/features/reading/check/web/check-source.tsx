import { FileSearch } from 'lucide-react';
import { fileKinds, maxUploadBytes } from '#/core/files';
import { maxQuoteText, noText } from '#/features/papers/shared/checks/contract';
import type { Asked } from '#/features/reading/check/web/queries';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { FileDrop } from '#/ui/file-drop';
import { Spinner } from '#/ui/spinner';
import { TextArea } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

/** A PDF or a pasted text, never both. */
export type Source = { file: File | undefined; text: string };

export const noSource: Source = { file: undefined, text: '' };

export function isFilledIn({ file, text }: Source): boolean {
  return file !== undefined || text.trim() !== '';
}

export type StoredFile = { quoteId: number; name: string; isPdf: boolean };

type CheckSourceProps = {
  /** What is kept with the quote from which this was opened. */
  stored: StoredFile | undefined;
  source: Source;
  onChange: (source: Source) => void;
  busy: Asked['kind'] | undefined;
  /** 0 to 1 while a file is on its way. */
  progress: number | undefined;
  onAsk: (asked: Asked) => void;
};

const accept = [...fileKinds.pdf.extensions];
const isPdf = ({ name, type }: File) => type === fileKinds.pdf.mimeType || /\.pdf$/i.test(name);

function warn(title: string, text?: string) {
  showToast({ tone: 'destructive', title, text });
}

export function CheckSource({ stored, source, onChange, busy, progress, onAsk }: CheckSourceProps) {
  const { file, text } = source;
  const isBusy = busy !== undefined;
  const takeFile = ([chosen]: readonly File[]) => {
    onChange({ file: chosen, text: chosen ? '' : text });
  };
  const refuse = (files: readonly File[]) => {
    if (files.every(isPdf)) return false;
    warn('Verkeerd bestandstype', 'Alleen PDF bestanden zijn toegestaan.');
    return true;
  };
  const askFile = () => (file ? onAsk({ kind: 'pdf', file }) : warn('Geen bestand', 'Kies eerst een PDF.'));
  const askText = () => (text.trim() ? onAsk({ kind: 'text', text }) : warn('Geen tekst', noText));
  return (
    <div className="flex flex-col gap-5">
      {stored && (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 break-words">
            Bij deze offerte is <strong>{stored.name}</strong> bewaard.
          </p>
          <Button
            variant="primary"
            className="max-sm:grow"
            icon={<FileSearch aria-hidden="true" />}
            busy={busy === 'stored'}
            disabled={isBusy}
            onClick={() => onAsk({ kind: 'stored', quoteId: stored.quoteId, isPdf: stored.isPdf })}
          >
            {stored.isPdf ? 'Controleer deze PDF' : 'Controleer dit bestand'}
          </Button>
        </Card>
      )}
      <div className="flex flex-col gap-3">
        <FileDrop
          label={stored ? 'Een andere PDF' : 'PDF van de offerte'}
          accept={accept}
          maxBytes={maxUploadBytes}
          files={file ? [file] : []}
          onChange={takeFile}
          onRefused={refuse}
          progress={busy === 'pdf' ? progress : undefined}
          disabled={isBusy}
        />
        <Button
          variant={stored ? 'secondary' : 'primary'}
          className="sm:self-start"
          busy={busy === 'pdf'}
          disabled={isBusy}
          onClick={askFile}
        >
          PDF analyseren
        </Button>
      </div>
      <div className="flex flex-col gap-3">
        <TextArea
          label="Of plak de tekst van de offerte"
          hint={file ? 'Verwijder eerst de gekozen PDF om tekst te plakken.' : undefined}
          rows={7}
          maxLength={maxQuoteText}
          value={text}
          disabled={file !== undefined || isBusy}
          onChange={({ target }) => onChange({ file, text: target.value })}
        />
        <Button
          className="sm:self-start"
          busy={busy === 'text'}
          disabled={isBusy || file !== undefined}
          onClick={askText}
        >
          Tekst analyseren
        </Button>
      </div>
      {isBusy && <Spinner label="De offerte wordt nagekeken. Een scan lezen kan even duren…" />}
    </div>
  );
}
