import { useMutation } from '@tanstack/react-query';
import { accountRemovedMark } from '#/core/pages';
import { getCurrentUser, removalWords, removeAccount } from '#/features/account/contract';
import { messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { useRead } from '#/platform/web/queries';
import { showToast } from '#/ui/toast';

export function useCurrentUser() {
  return useRead(getCurrentUser, {});
}

/** Not a change like others: nothing is left to be read again, and the session is over. */
export function useRemoveAccount() {
  return useMutation<void, Error, void>({
    mutationFn: () => makeCall(removeAccount, { body: { confirmation: removalWords } }),
    onSuccess: () => {
      localStorage.clear();
      window.location.assign(`/?${accountRemovedMark}`);
    },
    onError: (error) =>
      showToast({
        tone: 'destructive',
        title: 'Fout',
        text: messageOf(error, 'Uw account kon niet verwijderd worden. Probeer het opnieuw.'),
      }),
  });
}
