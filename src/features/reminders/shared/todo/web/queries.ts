import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { setTodoAside } from '#/features/reminders/shared/todo/aside-contract';
import { makeCall } from '#/platform/web/call';
import { useWrite } from '#/platform/web/queries';
import { showToast } from '#/ui/toast';

type Aside = { projectId: number; key: string };

const notBack = 'Dit kon niet teruggehaald worden. Probeer het opnieuw.';

async function bringBack(client: QueryClient, { projectId, key }: Aside): Promise<void> {
  try {
    await makeCall(setTodoAside, { params: { projectId }, body: { key, until: null } });
    await client.invalidateQueries();
  } catch {
    showToast({ tone: 'destructive', title: 'Fout', text: notBack });
  }
}

export function useSetAside() {
  const client = useQueryClient();
  return useWrite(setTodoAside, {
    success: 'Opzij gezet',
    undo:
      ({ params: { projectId }, body: { key } }) =>
      () =>
        void bringBack(client, { projectId, key }),
    failure: { text: 'Dit kon niet opzij gezet worden. Probeer het opnieuw.' },
  });
}

export function useBringBack() {
  return useWrite(setTodoAside, { success: 'Terug in uw lijst', failure: { text: notBack } });
}
