import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#/core/call';
import * as calls from '#/features/programs/tokens/contract';
import { asksToSignInAgain, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { useRead, useWrite } from '#/platform/web/queries';
import { showToast } from '#/ui/toast';

export function useTokens() {
  return useRead(calls.listTokens, {});
}

export function useEndToken() {
  return useWrite(calls.endToken, {
    success: 'Programma heeft geen toegang meer',
    failure: { text: 'De toegang kon niet beëindigd worden. Probeer het opnieuw.' },
  });
}

type Make = typeof calls.makeToken;

/** Not a change like others: no record is made of it, and it may first ask who one is. */
export function useMakeToken(onSignInAgain: () => void) {
  const client = useQueryClient();
  return useMutation<CallOutput<Make>, Error, CallInput<Make>>({
    mutationFn: (input) => makeCall(calls.makeToken, input),
    // What was told is on screen and nowhere else.
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: [calls.listTokens.path] }),
    onError: (error) => {
      if (asksToSignInAgain(error)) onSignInAgain();
      else
        showToast({
          tone: 'destructive',
          title: 'Fout',
          text: messageOf(error, 'Het programma kon niet toegelaten worden. Probeer het opnieuw.'),
        });
    },
  });
}
