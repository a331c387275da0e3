import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Call } from '#/core/call';
import { isRefused, isUnauthorized } from '#/platform/web/api-error';
import { isLostConnection } from '#/platform/web/connection';
import { signInAgain } from '#/platform/web/sign-in-again';

const triesWithoutAnswer = 5;

/** `membership` is the read that tells which projects one is in, and as what. */
export function createQueryClient(membership?: Call): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        // Without a connection a read waits, with what is on screen left as it is, and goes on when it is back.
        retry: (failures, error) => isLostConnection(error) && failures < triesWithoutAnswer,
        refetchOnReconnect: 'always',
      },
      // A change that can't be sent fails at once: nothing is sent later that somebody has since thought better of.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

  /** Who is refused may have lost a project or a role to its owner. */
  function watch(error: unknown): void {
    if (isUnauthorized(error)) signInAgain();
    if (membership && isRefused(error)) void client.invalidateQueries({ queryKey: [membership.path] });
  }

  return client;
}
