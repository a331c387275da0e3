import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { listProjects } from '#/features/projects/contract';
import { isRefused, isUnauthorized } from '#/platform/web/api-error';
import { signInAgain } from '#/platform/web/sign-in-again';

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  });

  /** Who is refused may have lost a project or a role to its owner: the list of projects knows. */
  function watch(error: unknown): void {
    if (isUnauthorized(error)) signInAgain();
    if (isRefused(error)) void client.invalidateQueries({ queryKey: [listProjects.path] });
  }

  return client;
}
