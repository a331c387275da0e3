import type { Query, QueryClient } from '@tanstack/react-query';
import type { Call, CallOutput, ScreenInput } from '#/core/call';
import { isShown } from '#/core/shows';
import { makeCall } from '#/platform/web/call';

/** Whether a read shows what a change says that it changed; every read does, where it says nothing. */
export function showsOneOf(changed: readonly string[] | undefined) {
  return ({ meta }: Query): boolean => {
    const shows = meta?.shows as readonly string[] | undefined;
    return !changed || !shows || isShown(shows, changed);
  };
}

/** A change that no form makes: what shows what it changed is read again before it is done. */
export async function changeAndRead<C extends Call>(
  client: QueryClient,
  call: C,
  input: ScreenInput<C>,
  options: { key?: string } = {},
): Promise<CallOutput<C>> {
  let changed: readonly string[] | undefined;
  const output = await makeCall(call, input, {
    ...options,
    onChanged: (named) => {
      changed = named;
    },
  });
  await client.invalidateQueries({ predicate: showsOneOf(changed) });
  return output;
}
