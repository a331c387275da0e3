import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { CallOutput } from '#/core/call';
import { type DocumentCategory, uploadDocument } from '#/features/documents/contract';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { randomId } from '#/platform/web/random-id';
import { signInAgain } from '#/platform/web/sign-in-again';
import { showToast } from '#/ui/toast';

type Uploaded = CallOutput<typeof uploadDocument>;

export type UploadState =
  | { step: 'waiting' }
  | { step: 'sending'; progress: number }
  | { step: 'done'; document: Uploaded }
  | { step: 'failed'; message: string };

export type DocumentUpload = {
  id: number;
  /** Stays the same when it is tried again. */
  key: string;
  file: File;
  projectId: number;
  fields: { category: DocumentCategory; description: string };
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
    async ({ id, key, file, projectId, fields }: DocumentUpload): Promise<boolean> => {
      const stop = stops.current.get(id);
      if (!stop || stop.signal.aborted) return false;
      setState(id, { step: 'sending', progress: 0 });
      try {
        const document = await makeCall(
          uploadDocument,
          { params: { projectId }, body: fields, file },
          { key, signal: stop.signal, onProgress: (progress) => setState(id, { step: 'sending', progress }) },
        );
        setState(id, { step: 'done', document });
        await client.invalidateQueries();
        return true;
      } catch (error) {
        if (stop.signal.aborted) return false;
        if (isUnauthorized(error)) signInAgain();
        const message = messageOf(error, error instanceof TypeError ? brokenOff : failure);
        setState(id, { step: 'failed', message });
        showToast({ tone: 'destructive', title: 'Upload mislukt', text: message });
        return false;
      }
    },
    [client, setState],
  );

  const start = useCallback(
    (batch: readonly DocumentUpload[]) => {
      for (const { id } of batch) stops.current.set(id, new AbortController());
      queue.current = queue.current.then(async () => {
        let sent = 0;
        for (const upload of batch) if (await send(upload)) sent += 1;
        if (sent > 0 && sent === batch.length) {
          const text = sent > 1 ? `${sent} bestanden zijn toegevoegd.` : undefined;
          showToast({ tone: 'success', title: 'Document geüpload', text });
        }
      });
    },
    [send],
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

/** Nothing is left to say about it. */
function isSettled(state: UploadState): boolean {
  return state.step === 'done' && state.document.duplicateOf === null;
}
