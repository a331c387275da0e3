import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { acceptOf, maxUploadBytes } from '#/core/files';
import { addToInbox, inboxUpload } from '#/features/inbox/contract';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { randomId } from '#/platform/web/random-id';
import { signInAgain } from '#/platform/web/sign-in-again';
import { checkFiles } from '#/ui/file-checks';
import { showToast } from '#/ui/toast';

export const accept = acceptOf(inboxUpload.kinds);

const failure = 'Het bestand kon niet verstuurd worden. Controleer uw verbinding en probeer het opnieuw.';

/** Hands in papers one after the other; `left` tells how many are still on their way. */
export function useSendPapers(projectId: number) {
  const client = useQueryClient();
  const [left, setLeft] = useState(0);
  const send = useCallback(
    async (given: readonly File[]): Promise<number> => {
      const { accepted, problems } = checkFiles([...given], { accept, maxBytes: maxUploadBytes });
      for (const text of problems) showToast({ tone: 'destructive', title: 'Niet toegevoegd', text });
      setLeft((before) => before + accepted.length);
      let sent = 0;
      for (const file of accepted) {
        try {
          await makeCall(addToInbox, { params: { projectId }, body: {}, file }, { key: randomId() });
          sent += 1;
        } catch (error) {
          if (isUnauthorized(error)) signInAgain();
          showToast({ tone: 'destructive', title: file.name, text: messageOf(error, failure) });
        }
        setLeft((before) => before - 1);
        await client.invalidateQueries();
      }
      if (sent > 0) {
        const title = sent === 1 ? 'Papier in het postvak' : `${sent} papieren in het postvak`;
        showToast({ tone: 'success', title, text: 'Ze worden nu gelezen. Daarna kijkt u ze na.' });
      }
      return sent;
    },
    [client, projectId],
  );
  return { send, left };
}
