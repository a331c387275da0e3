import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  findSteps,
  listChanges,
  type UndoRefusal,
  undoChange,
} from '#/features/history/shared/logbook/contract';
import { othersText } from '#/features/history/shared/logbook/rules/acts';
import { restoreContact, restoreProject } from '#/features/history/shared/trash/contract';
import { ApiError, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { changeAndRead } from '#/platform/web/changed-reads';
import type { Undoable } from '#/platform/web/undo-offer';
import { showToast } from '#/ui/toast';

const refusal = z.object({ message: z.string(), canForce: z.boolean() });

/** Undefined where it was something else that went wrong. */
export function findRefusal(error: unknown): UndoRefusal | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  try {
    return refusal.parse(JSON.parse(error.message.replace(/^409: /, '')));
  } catch {
    return undefined;
  }
}

const failed = 'Dit kon niet ongedaan gemaakt worden. Probeer het opnieuw.';

const wordsOf = {
  undo: {
    ...{ done: 'Ongedaan gemaakt', force: 'Toch ongedaan maken', refused: 'Niet ongedaan gemaakt' },
    ...{ none: 'Niets ongedaan te maken', text: 'Wat u vóór vandaag wijzigde, staat in het logboek.' },
  },
  redo: {
    ...{ done: 'Opnieuw gedaan', force: 'Toch opnieuw doen', refused: 'Niet opnieuw gedaan' },
    ...{ none: 'Niets opnieuw te doen', text: 'U maakte sinds uw laatste wijziging niets ongedaan.' },
  },
};
type Step = keyof typeof wordsOf;

/** Undoes a change, and asks in a toast where later changes stand on it. */
async function undoNow(
  client: QueryClient,
  changeId: number,
  { step = 'undo', force = false, text }: { step?: Step; force?: boolean; text?: string | undefined } = {},
): Promise<void> {
  const words = wordsOf[step];
  try {
    const { stays } = await changeAndRead(client, undoChange, {
      params: { id: changeId },
      query: {},
      body: { force },
    });
    const told = stays ?? text;
    showToast({ tone: 'success', title: words.done, ...(told && { text: told }) });
  } catch (error) {
    await client.invalidateQueries();
    if (findRefusal(error)?.canForce) {
      const run = () => void undoNow(client, changeId, { step, text, force: true });
      showToast({
        title: 'Er is later nog iets gewijzigd',
        text: messageOf(error, failed),
        undo: { label: words.force, run },
      });
    } else {
      showToast({ tone: 'destructive', title: words.refused, text: messageOf(error, failed) });
    }
  }
}

/** One step back through what one did today to a kind of record, or one step on again. */
export async function takeStep(
  client: QueryClient,
  { projectId, kind }: { projectId: number; kind: string },
  which: Step,
): Promise<void> {
  const { none, text, refused } = wordsOf[which];
  try {
    const steps = await makeCall(findSteps, { params: { projectId }, query: { kind } });
    const step = steps[which];
    if (!step) return showToast({ title: none, text });
    // What is done again was named when it was undone.
    const told = which === 'undo' ? `${step.title}${othersText(step.count - 1)}` : undefined;
    await undoNow(client, step.id, { step: which, text: told });
  } catch (error) {
    showToast({ tone: 'destructive', title: refused, text: messageOf(error, failed) });
  }
}

async function restore(client: QueryClient, { kind, record }: Undoable): Promise<void> {
  const call = kind === 'projects' ? restoreProject : restoreContact;
  try {
    await changeAndRead(client, call, { params: { id: Number(record) } });
    showToast({ tone: 'success', title: kind === 'projects' ? 'Project teruggezet' : 'Contact teruggezet' });
  } catch (error) {
    showToast({ tone: 'destructive', title: 'Niet teruggezet', text: messageOf(error, failed) });
  }
}

/** The last that one did oneself to a record. Asked for only by who wants it undone. */
export async function undoLast(
  client: QueryClient,
  { userId, projectId }: { userId: number; projectId: number | undefined },
  what: Undoable,
): Promise<void> {
  if (what.isLoose) return restore(client, what);
  if (projectId === undefined) return;
  try {
    const { kind, record } = what;
    const query = { kind, by: userId, ...(record && { record }) };
    const [last] = await makeCall(listChanges, { params: { projectId }, query });
    if (last) await undoNow(client, last.id);
  } catch (error) {
    showToast({ tone: 'destructive', title: 'Niet ongedaan gemaakt', text: messageOf(error, failed) });
  }
}
