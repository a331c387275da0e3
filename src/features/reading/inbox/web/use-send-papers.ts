import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { bankPagePath, statementExtensions } from '#/core/bank-statement';
import { acceptOf, maxUploadBytes } from '#/core/files';
import { addToInbox, inboxUpload } from '#/features/reading/inbox/contract';
import { paperOutbox } from '#/features/reading/inbox/web/shared/paper-outbox';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { changeAndRead } from '#/platform/web/changed-reads';
import { isLostConnection } from '#/platform/web/connection';
import { withoutStatement } from '#/platform/web/find-statement';
import { handFile } from '#/platform/web/handed-file';
import { randomId } from '#/platform/web/random-id';
import { signInAgain } from '#/platform/web/sign-in-again';
import { checkFiles } from '#/ui/file-checks';
import { showToast } from '#/ui/toast';

const accept = acceptOf(inboxUpload.kinds);
/** A file of a bank is taken as well, and leads to where those are read. */
export const droppable = [...accept, ...statementExtensions];

const failure = 'Het bestand kon niet verstuurd worden. Controleer uw verbinding en probeer het opnieuw.';

function toldOf(count: number): { title: string; text: string } {
  return count === 1
    ? { title: 'Papier in het postvak', text: 'Het wordt nu gelezen. Daarna kijkt u het na.' }
    : { title: `${count} papieren in het postvak`, text: 'Ze worden nu gelezen. Daarna kijkt u ze na.' };
}

/**
 * Hands in papers one after the other; `left` tells how many are still on their way. Without a connection they wait on
 * this device, and leave by themselves when it is back.
 */
export function useSendPapers(projectId: number) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [left, setLeft] = useState(0);
  const send = useCallback(
    async (given: readonly File[]): Promise<void> => {
      const [statement, papers] = await withoutStatement(given);
      if (statement) {
        handFile(statement);
        navigate(bankPagePath);
      }
      const { accepted, problems } = checkFiles(papers, { accept, maxBytes: maxUploadBytes });
      for (const text of problems) showToast({ tone: 'destructive', title: 'Niet toegevoegd', text });
      setLeft((before) => before + accepted.length);
      let sent = 0;
      for (const file of accepted) {
        const key = randomId();
        try {
          await changeAndRead(client, addToInbox, { params: { projectId }, body: {}, file }, { key });
          sent += 1;
        } catch (error) {
          if (isUnauthorized(error)) signInAgain();
          const isKept = isLostConnection(error) && (await paperOutbox.keep({ projectId, key, file }));
          if (!isKept) showToast({ tone: 'destructive', title: file.name, text: messageOf(error, failure) });
        }
        setLeft((before) => before - 1);
      }
      if (sent > 0) showToast({ tone: 'success', ...toldOf(sent) });
    },
    [client, projectId, navigate],
  );
  return { send, left };
}
