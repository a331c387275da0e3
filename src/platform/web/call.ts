import { type Call, type CallInput, type CallOutput, fillPath } from '#/core/call';
import { ApiError } from '#/platform/web/api-error';

type AnyInput = { params?: Record<string, number>; query?: Record<string, unknown>; body?: unknown };

function addressOf(call: Call, { params = {}, query = {} }: AnyInput): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const path = fillPath(call.path, params);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Makes a declared call; the types of what goes in and comes out are the declaration's. */
export async function makeCall<C extends Call>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<CallOutput<C>> {
  const given = (input ?? {}) as AnyInput;
  const response = await fetch(addressOf(call, given), {
    method: call.method,
    credentials: 'same-origin',
    ...(given.body === undefined
      ? {}
      : { body: JSON.stringify(given.body), headers: { 'content-type': 'application/json' } }),
    ...(signal ? { signal } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (text === '' ? undefined : JSON.parse(text)) as CallOutput<C>;
}
