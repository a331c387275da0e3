import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#/core/call';
import * as calls from '#/features/programs/webhooks/contract';
import { messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { useRead, useWrite } from '#/platform/web/queries';
import { showToast } from '#/ui/toast';

export function useWebhooks(projectId: number) {
  return useRead(calls.listWebhooks, { params: { projectId } });
}

export function useDeliveries(id: number) {
  return useRead(calls.listDeliveries, { params: { id } });
}

export function useEndWebhook() {
  return useWrite(calls.endWebhook, {
    success: 'Webhook verwijderd',
    failure: { text: 'De webhook kon niet verwijderd worden. Probeer het opnieuw.' },
  });
}

type Make = typeof calls.makeWebhook;
type Try = typeof calls.testWebhook;

function useReadAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [calls.listWebhooks, calls.listDeliveries].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
}

function tellFailure(error: Error, usual: string): void {
  showToast({ tone: 'destructive', title: 'Fout', text: messageOf(error, usual) });
}

/** Not a change like others: no record is made of it. */
export function useMakeWebhook() {
  const readAgain = useReadAgain();
  return useMutation<CallOutput<Make>, Error, CallInput<Make>>({
    mutationFn: (input) => makeCall(calls.makeWebhook, input),
    // What was told is on screen and nowhere else.
    gcTime: 0,
    onSuccess: readAgain,
    onError: (error) => tellFailure(error, 'De webhook kon niet gemaakt worden. Probeer het opnieuw.'),
  });
}

export function useTestWebhook() {
  const readAgain = useReadAgain();
  return useMutation<CallOutput<Try>, Error, CallInput<Try>>({
    mutationFn: (input) => makeCall(calls.testWebhook, input),
    onSuccess: ({ status, answer }) => {
      if (status === 'delivered') showToast({ tone: 'success', title: 'Uw server nam de proefoproep aan' });
      else
        showToast({
          tone: 'destructive',
          title: 'De proefoproep kwam niet aan',
          text:
            answer === null
              ? 'Uw server was niet te bereiken.'
              : `Uw server antwoordde met status ${answer}.`,
        });
      return readAgain();
    },
    onError: (error) => tellFailure(error, 'De proefoproep lukte niet. Probeer het opnieuw.'),
  });
}
