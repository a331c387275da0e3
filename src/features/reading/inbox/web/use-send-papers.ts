import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { acceptOf, maxUploadBytes } from '#/core/files';
import { addToInbox, inboxUpload } from '#/features/reading/inbox/contract';
import { forgetPapers, keepPaper, type WaitingPaper } from '#/features/reading/inbox/web/waiting-papers';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { isLostConnection } from '#/platform/web/connection';
import { randomId } from '#/platform/web/random-id';
import { signInAgain } from '#/platform/web/sign-in-again';
import { checkFiles } from '#/ui/file-checks';
import { showToast } from '#/ui/toast';

export const accept = acceptOf(inboxUpload.kinds);

const failure = 'Het bestand kon niet verstuurd worden. Controleer uw verbinding en probeer het opnieuw.';

type Paper = { file: File; key: string };

function toldOf(count: number): { title: string; text: string } {
  return count === 1
    ? { title: 'Papier in het postvak', text: 'Het wordt nu gelezen. Daarna kijkt u het na.' }
    : { title: `${count} papieren in het postvak`, text: 'Ze worden nu gelezen. Daarna kijkt u ze na.' };
}

/**
 * Hands in papers one after the other; `left` tells how many are still on their way. Without a connection they wait on
 * this device until one sends them.
 */
export function useSendPapers(projectId: number) {
  const client = useQueryClient();
  const [left, setLeft] = useState(0);
  const sendAll = useCallback(
    async (papers: readonly Paper[]): Promise<void> => {
      setLeft((before) => before + papers.length);
      const sent: string[] = [];
      for (const { file, key } of papers) {
        try {
          await makeCall(addToInbox, { params: { projectId }, body: {}, file }, { key });
          sent.push(key);
        } catch (error) {
          if (isUnauthorized(error)) signInAgain();
          const isKept = isLostConnection(error) && (await keepPaper({ projectId, key, file }));
          if (!isKept) showToast({ tone: 'destructive', title: file.name, text: messageOf(error, failure) });
        }
        setLeft((before) => before - 1);
        await client.invalidateQueries();
      }
      if (sent.length === 0) return;
      await forgetPapers(sent);
      showToast({ tone: 'success', ...toldOf(sent.length) });
    },
    [client, projectId],
  );
  const send = useCallback(
    async (given: readonly File[]): Promise<void> => {
      const { accepted, problems } = checkFiles([...given], { accept, maxBytes: maxUploadBytes });
      for (const text of problems) showToast({ tone: 'destructive', title: 'Niet toegevoegd', text });
      await sendAll(accepted.map((file) => ({ file, key: randomId() })));
    },
    [sendAll],
  );
  const sendWaiting = useCallback((papers: readonly WaitingPaper[]) => sendAll(papers), [sendAll]);
  return { send, sendWaiting, left };
}
