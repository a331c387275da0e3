import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

type ToldOnceDialogProps = {
  title: string;
  description: string;
  /** What it is called, and what there is to copy. */
  label: string;
  secret: string;
  onClose: () => void;
  children: ReactNode;
};

/** A secret that is kept nowhere where it could be read again. */
export function ToldOnceDialog({
  title,
  description,
  label,
  secret,
  onClose,
  children,
}: ToldOnceDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title={title}
      description={description}
      footer={
        <Button variant="primary" onClick={onClose}>
          Klaar
        </Button>
      }
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-0 grow basis-64"
          label={label}
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(label, secret)}>
          Kopiëren
        </Button>
      </div>
      <p className="mt-4 text-ink-soft text-sm">{children}</p>
    </Dialog>
  );
}

async function copy(label: string, secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    showToast({ tone: 'success', title: `${label} gekopieerd` });
  } catch {
    showToast({ tone: 'destructive', title: 'Fout', text: 'Kopiëren lukte niet. Selecteer de tekst zelf.' });
  }
}
