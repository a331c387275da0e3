import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { enumerate } from '#/core/enumerate';
import { inboxPage } from '#/features/reading/inbox/page';
import { paperOutbox } from '#/features/reading/inbox/web/shared/paper-outbox';
import { sitePage } from '#/features/site/photos/page';
import { photoOutbox } from '#/features/site/photos/web/shared/photo-outbox';
import { useIsConnected } from '#/platform/web/connection';
import type { Outbox } from '#/platform/web/offline/outbox';
import { useSendingStopped } from '#/platform/web/offline/stopped-sending';
import { showToast } from '#/ui/toast';

const againMs = 15_000;

/** As long as the app is open: sends by itself what waits on this device, and shows how much there is. */
export function Outboxes() {
  const isConnected = useIsConnected();
  const isStopped = useSendingStopped();
  const photos = photoOutbox.useWaiting().length;
  const papers = paperOutbox.useWaiting().length;
  useSending(photoOutbox, isConnected && !isStopped);
  useSending(paperOutbox, isConnected && !isStopped);
  if (photos + papers === 0) return null;
  const counts = enumerate([...countOf(photoOutbox, photos), ...countOf(paperOutbox, papers)]);
  return (
    <Link
      href={photos > 0 ? sitePage.path : inboxPage.path}
      role="status"
      className="fixed bottom-20 left-4 z-30 rounded-full border border-line bg-surface px-4 py-2 font-semibold text-sm shadow-raised md:bottom-4 md:left-[16.5rem] print:hidden"
    >
      {counts} {photos + papers === 1 ? 'wacht' : 'wachten'} {forWhat(isConnected, isStopped)}
    </Link>
  );
}

function countOf({ words: { one, many } }: Pick<Outbox, 'words'>, count: number): string[] {
  if (count === 0) return [];
  return [`${count} ${count === 1 ? one : many}`];
}

function forWhat(isConnected: boolean, isStopped: boolean): string {
  if (isStopped) return 'op uw ja';
  return isConnected ? 'op versturen' : 'op verbinding';
}

function tellSent({ one, many }: Outbox['words'], count: number): void {
  const title = count === 1 ? `Eén ${one} is verstuurd` : `${count} ${many} zijn verstuurd`;
  showToast({ tone: 'success', title });
}

type Sender = Pick<Outbox, 'words' | 'sendWaiting' | 'follow'>;

function useSending({ words, sendWaiting, follow }: Sender, mayGo: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!mayGo) return undefined;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSending = false;
    // What is added from here on goes at once, and is told of where it is added.
    let isAwaited = true;
    let sent = 0;
    const send = async () => {
      clearTimeout(timer);
      if (isSending || stop.signal.aborted) return;
      isSending = true;
      const before = sent;
      let isLater = false;
      await sendWaiting((outcome) => {
        isLater = outcome === 'later';
        if (outcome === 'sent') sent += 1;
      }, stop.signal).finally(() => {
        isSending = false;
      });
      if (sent > before) void client.invalidateQueries();
      if (isLater) {
        if (!stop.signal.aborted) timer = setTimeout(send, againMs);
        return;
      }
      if (isAwaited && sent > 0) tellSent(words, sent);
      isAwaited = false;
    };
    void send();
    const unfollow = follow(() => void send());
    return () => {
      unfollow();
      clearTimeout(timer);
      stop.abort();
    };
  }, [mayGo, client, words, sendWaiting, follow]);
}
