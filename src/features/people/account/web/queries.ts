import { useMutation } from '@tanstack/react-query';
import { accountRemovedMark } from '#/core/address-marks';
import * as calls from '#/features/people/account/contract';
import { asksToSignInAgain, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { forgetDevice } from '#/platform/web/offline/forget';
import { useRead, useWrite } from '#/platform/web/queries';
import { showToast } from '#/ui/toast';

export function useSessions() {
  return useRead(calls.listSessions, {});
}

export function useEndSession() {
  return useWrite(calls.endSession, {
    success: 'Toestel uitgelogd',
    failure: { text: 'Het toestel kon niet uitgelogd worden. Probeer het opnieuw.' },
  });
}

export function useEndOtherSessions() {
  return useWrite(calls.endOtherSessions, {
    success: 'Alle andere toestellen zijn uitgelogd',
    failure: { text: 'De toestellen konden niet uitgelogd worden. Probeer het opnieuw.' },
  });
}

/** Not a change like others: nothing is left to be read again, and the session is over. */
export function useRemoveAccount(onSignInAgain: () => void) {
  return useMutation<void, Error, void>({
    mutationFn: () => makeCall(calls.removeAccount, { body: { confirmation: calls.removalWords } }),
    onSuccess: async () => {
      await forgetDevice().catch(() => undefined);
      window.location.assign(`/?${accountRemovedMark}`);
    },
    onError: (error) => {
      if (asksToSignInAgain(error)) onSignInAgain();
      else
        showToast({
          tone: 'destructive',
          title: 'Fout',
          text: messageOf(error, 'Uw account kon niet verwijderd worden. Probeer het opnieuw.'),
        });
    },
  });
}
