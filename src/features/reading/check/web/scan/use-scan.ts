import { useEffect, useRef, useState } from 'react';
import type { QuoteCheck } from '#/features/papers/shared/checks/contract';
import { type QuoteData, scanFailed } from '#/features/reading/check/scan-contract';
import {
  progressAfter,
  type ScanProgress,
  starting,
  whileSending,
} from '#/features/reading/check/web/scan/scan-progress';
import { sendScan } from '#/features/reading/check/web/scan/send-scan';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { signInAgain } from '#/platform/web/sign-in-again';

export type ScanState =
  | { phase: 'choose'; error?: string }
  | { phase: 'reading'; file: File; progress: ScanProgress }
  | { phase: 'review'; file: File; quote: QuoteData; check: QuoteCheck | null };

/** One scan at a time; going away ends it on the server too. */
export function useScan(projectId: number, given: File | undefined) {
  const [state, setState] = useState<ScanState>({ phase: 'choose' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setState({ phase: 'choose' });
  };

  const start = (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    const move = (next: (before: ScanProgress) => ScanProgress) =>
      setState((state) => (state.phase === 'reading' ? { ...state, progress: next(state.progress) } : state));
    const end = (next: ScanState) => {
      if (!controller.signal.aborted) setState(next);
    };
    setState({ phase: 'reading', file, progress: starting });
    let told = false;
    sendScan(file, projectId, {
      signal: controller.signal,
      onSent: (share) => move(() => whileSending(share)),
      onEvent: (event) => {
        move((before) => progressAfter(before, event));
        if (event.step === 'failed') {
          told = true;
          end({ phase: 'choose', error: event.message });
        }
        if (event.step === 'done') {
          told = true;
          const { success, data, check, error } = event.result;
          end(
            success && data
              ? { phase: 'review', file, quote: data, check }
              : { phase: 'choose', error: error ?? scanFailed },
          );
        }
      },
    }).then(
      () => {
        if (!told) end({ phase: 'choose', error: scanFailed });
      },
      (error: unknown) => {
        if (!isUnauthorized(error)) return end({ phase: 'choose', error: messageOf(error, scanFailed) });
        signInAgain();
        end({ phase: 'choose' });
      },
    );
  };

  const begun = useRef(false);
  useEffect(() => {
    if (!given || begun.current) return;
    begun.current = true;
    start(given);
  });

  return { state, start, cancel };
}
