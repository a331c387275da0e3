import { Copy } from 'lucide-react';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

type MadeTokenDialogProps = { token: string; projectId: number; onClose: () => void };

/** Told once: it is kept nowhere. */
export function MadeTokenDialog({ token, projectId, onClose }: MadeTokenDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title="Uw token"
      description="U ziet het alleen nu. Plak het in uw programma, en geef het aan niemand door."
      footer={
        <Button variant="primary" onClick={onClose}>
          Klaar
        </Button>
      }
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-0 grow basis-64"
          label="Token"
          readOnly
          value={token}
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(token)}>
          Kopiëren
        </Button>
      </div>
      <p className="mt-4 text-ink-soft text-sm">
        Het opent project {projectId}, onder{' '}
        <span className="wrap-anywhere">{`${window.location.origin}/api/projects/${projectId}/`}</span>
      </p>
    </Dialog>
  );
}

async function copy(token: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(token);
    showToast({ tone: 'success', title: 'Token gekopieerd' });
  } catch {
    showToast({ tone: 'destructive', title: 'Fout', text: 'Kopiëren lukte niet. Selecteer het token zelf.' });
  }
}
