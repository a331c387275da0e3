import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { CallOutput } from '#/core/call';
import type { Day } from '#/core/day';
import {
  type DocumentCategory,
  removeDocuments,
  uploadDocument,
} from '#/features/work/shared/documents/contract';
import { ApiError, isUnauthorized, messageOf, NoAnswer } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { randomId } from '#/platform/web/random-id';
import { signInAgain } from '#/platform/web/sign-in-again';
import { offerUndo } from '#/platform/web/undo-offer';
import { showToast } from '#/ui/toast';

type Uploaded = CallOutput<typeof uploadDocument>;

export type UploadState =
  | { step: 'waiting' }
  | { step: 'sending'; progress: number }
  | { step: 'done'; document: Uploaded }
  | { step: 'failed'; message: string; mayRetry: boolean };

export type DocumentUpload = {
  id: number;
  /** Stays the same when it is tried again. */
  key: string;
  file: File;
  projectId: number;
  fields: { category: DocumentCategory; description: string; validUntil: Day | null };
  state: UploadState;
};

const failure = 'Er is een fout opgetreden bij het uploaden.';
const brokenOff =
  'De verbinding viel weg. Controleer uw verbinding en probeer het opnieuw: er wordt niets dubbel bewaard.';

/** Several files, sent one after the other, each with its own progress and its own end. */
export function useUploads() {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly DocumentUpload[]>([]);
  const lastId = useRef(0);
  const stops = useRef(new Map<number, AbortController>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const setState = useCallback((id: number, state: UploadState) => {
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, state } : each)));
  }, []);

  const forget = useCallback((id: number) => {
    stops.current.get(id)?.abort();
    setUploads((all) => all.filter((each) => each.id !== id));
  }, []);

  const send = useCallback(
    async ({ id, key, file, projectId, fields }: DocumentUpload): Promise<Uploaded | undefined> => {
      const stop = stops.current.get(id);
      if (!stop || stop.signal.aborted) return undefined;
      setState(id, { step: 'sending', progress: 0 });
      try {
        const document = await makeCall(
          uploadDocument,
          { params: { projectId }, body: fields, file },
          { key, signal: stop.signal, onProgress: (progress) => setState(id, { step: 'sending', progress }) },
        );
        setState(id, { step: 'done', document });
        await client.invalidateQueries();
        return document;
      } catch (error) {
        if (stop.signal.aborted) return undefined;
        if (isUnauthorized(error)) signInAgain();
        const message = messageOf(error, error instanceof NoAnswer ? brokenOff : failure);
        setState(id, { step: 'failed', message, mayRetry: isWorthTrying(error) });
        showToast({ tone: 'destructive', title: 'Upload mislukt', text: message });
        return undefined;
      }
    },
    [client, setState],
  );

  const start = useCallback(
    (batch: readonly DocumentUpload[]) => {
      for (const { id } of batch) stops.current.set(id, new AbortController());
      queue.current = queue.current.then(async () => {
        const sent: Uploaded[] = [];
        for (const upload of batch) sent.push(...[await send(upload)].filter((each) => each !== undefined));
        if (sent.length === 0 || sent.length < batch.length) return;
        const [only] = sent;
        const isOne = sent.length === 1;
        const text = isOne ? undefined : `${sent.length} bestanden zijn toegevoegd.`;
        const offer = offerUndo(
          only && isOne
            ? { kind: 'documents', record: String(only.id) }
            : () => void takeBack(client, batch, sent),
        );
        showToast({ tone: 'success', title: 'Document geüpload', text, ...offer });
      });
    },
    [send, client],
  );

  const add = useCallback(
    (projectId: number, files: readonly File[], fields: DocumentUpload['fields']) => {
      const batch = files.map((file): DocumentUpload => {
        lastId.current += 1;
        return { id: lastId.current, key: randomId(), file, projectId, fields, state: { step: 'waiting' } };
      });
      setUploads((all) => [...all.filter(({ state }) => !isSettled(state)), ...batch]);
      start(batch);
    },
    [start],
  );

  const retry = useCallback(
    (upload: DocumentUpload) => {
      setState(upload.id, { step: 'waiting' });
      start([upload]);
    },
    [setState, start],
  );

  return { uploads, add, retry, forget };
}

async function takeBack(
  client: QueryClient,
  [first]: readonly DocumentUpload[],
  sent: readonly Uploaded[],
): Promise<void> {
  try {
    const body = { ids: sent.map(({ id }) => id) };
    await makeCall(removeDocuments, { params: { projectId: first?.projectId ?? 0 }, body });
    showToast({ tone: 'success', title: 'Ongedaan gemaakt' });
  } catch (error) {
    const text = messageOf(error, 'Dit kon niet ongedaan gemaakt worden. Probeer het opnieuw.');
    showToast({ tone: 'destructive', title: 'Niet ongedaan gemaakt', text });
  }
  await client.invalidateQueries();
}

/** Of the wrong kind or too large it stays, however often it is sent. */
function isWorthTrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || error.status === 409 || error.status === 429 || error.status === 401;
}

/** Nothing is left to say about it. */
function isSettled(state: UploadState): boolean {
  return state.step === 'done' && state.document.duplicateOf === null;
}
