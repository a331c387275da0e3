import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { undoChange } from '#/features/history/shared/logbook/contract';
import { findRefusal } from '#/features/history/shared/logbook/web/undo';
import { messageOf } from '#/platform/web/api-error';
import { changeAndRead } from '#/platform/web/changed-reads';
import { ConfirmDialog } from '#/ui/confirm';
import { showToast } from '#/ui/toast';

const failed = 'Dit kon niet ongedaan gemaakt worden. Probeer het opnieuw.';

type Asking = { id: number; message: string };

/** Undoes a line, and asks first where later changes stand on it. */
export function useUndoLine(done: string): {
  busy: number | undefined;
  undo: (id: number) => void;
  question: ReactNode;
} {
  const client = useQueryClient();
  const [busy, setBusy] = useState<number>();
  const [asking, setAsking] = useState<Asking>();
  async function run(id: number, force: boolean): Promise<void> {
    setBusy(id);
    try {
      const { stays } = await changeAndRead(client, undoChange, {
        params: { id },
        query: {},
        body: { force },
      });
      setAsking(undefined);
      showToast({ tone: 'success', title: done, ...(stays && { text: stays }) });
    } catch (error) {
      const refusal = findRefusal(error);
      if (refusal?.canForce && !force) return setAsking({ id, message: refusal.message });
      setAsking(undefined);
      void client.invalidateQueries();
      showToast({ tone: 'destructive', title: 'Niet gelukt', text: messageOf(error, failed) });
    } finally {
      setBusy(undefined);
    }
  }
  return {
    busy,
    undo: (id) => void run(id, false),
    question: asking && (
      <ConfirmDialog
        title="Toch ongedaan maken?"
        text={asking.message}
        confirmLabel="Toch ongedaan maken"
        busy={busy !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void run(asking.id, true)}
      />
    ),
  };
}
