// @vitest-environment happy-dom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#/core/call';
import { useRead, useWrite } from '#/platform/web/queries';
import { createQueryClient } from '#/platform/web/query-client';
import { Toaster } from '#/ui/toast';

const create = defineCall({
  method: 'POST',
  path: '/api/things',
  who: 'signed-in',
  summary: 'A thing',
  body: z.object({ name: z.string() }),
  output: z.object({ id: z.number() }),
  creates: true,
});

const texts = { failure: { text: 'Het lukte niet.' } };
const dak = { body: { name: 'dak' } };
const muur = { body: { name: 'muur' } };

type Turn = 'lost' | 'refused' | 'made';

/** A server that gives these answers in turn, and tells which keys it was given. */
function answering(...turns: Turn[]) {
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] ?? '');
    const turn = turns.shift() ?? 'made';
    if (turn === 'lost') throw new TypeError('Failed to fetch');
    return turn === 'made'
      ? new Response('{"id":1}', { status: 201 })
      : new Response('{"message":"Nee."}', { status: 409 });
  });
  return keys;
}

function open(many?: true) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useWrite(create, texts, many ? { many } : {}), { wrapper });
  const send = async (...inputs: (typeof dak)[]) => {
    act(() => {
      for (const input of inputs) result.current.mutate(input);
    });
    await waitFor(() => expect(result.current.isIdle || result.current.isPending).toBe(false));
  };
  return send;
}

afterEach(() => {
  vi.unstubAllGlobals();
  // What gets no answer is taken for a lost connection, by every test that comes after it too.
  onlineManager.setOnline(true);
  cleanup();
});

/** As the app draws its toasts. */
async function expectSaid(text: string): Promise<void> {
  render(<Toaster />);
  await screen.findByText(text, undefined, { timeout: 10_000 });
}

describe('what a form makes', () => {
  it('is sent once, however often is clicked in the same moment', async () => {
    const keys = answering();
    await open()(dak, dak, dak);
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('keeps its key after a lost answer and a refusal, changed or not, until it is made', async () => {
    const keys = answering('lost', 'refused', 'made', 'made');
    const send = open();
    await send(dak);
    await send(dak);
    await send(muur);
    await send(muur);
    const [first, ...others] = keys;
    expect(others).toEqual([first, first, expect.not.stringMatching(first ?? '')]);
  });

  it('has a key of its own in each form', async () => {
    const keys = answering('lost', 'made');
    await open()(dak);
    await open()(dak);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('what is made outside a form', () => {
  it('has a key for each thing, which stays until that thing is made', async () => {
    const keys = answering('lost', 'lost', 'made', 'made');
    const send = open(true);
    await send(dak, muur);
    await send(dak);
    await send(muur);
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys.slice(2)).toEqual(keys.slice(0, 2));
  });
});

const rename = defineCall({
  method: 'PUT',
  path: '/api/things/:id',
  who: { right: 'change', record: 'things' },
  summary: 'A thing',
  body: z.object({ name: z.string(), notes: z.string().nullable() }),
  output: z.object({ id: z.number(), name: z.string(), notes: z.string().nullable() }),
});

describe('a click on what somebody else just changed', () => {
  const texts = { record: 'dit ding', success: 'Bijgewerkt', failure: { text: 'Het lukte niet.' } };
  const input = { params: { id: 1 }, body: { name: 'dak', notes: '' }, version: 3 };

  function click(status: number, answer: object) {
    const asked = vi.fn(async () => new Response(JSON.stringify(answer), { status }));
    vi.stubGlobal('fetch', asked);
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const fresh = vi.spyOn(client, 'invalidateQueries');
    const { result } = renderHook(() => useWrite(rename, texts), { wrapper });
    act(() => result.current.mutate(input));
    return { result, asked, fresh };
  }

  const by = { changedBy: { id: 7, name: 'Tom' }, changedAt: null, message: 'Tom was u voor.' };

  it('is done where they did the very same', async () => {
    const current = { id: 1, name: 'dak', notes: null, version: 4 };
    const { result, asked } = click(409, { current, ...by });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.data).toEqual(current);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is not done again by itself: the screen reads what it is now, and says who it was', async () => {
    const { result, asked, fresh } = click(409, { current: { id: 1, name: 'muur', notes: null }, ...by });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(fresh).toHaveBeenCalled();
    await expectSaid('Tom heeft dit ding net gewijzigd. Kijk even na en probeer opnieuw.');
  });

  it('is told that it is gone', async () => {
    const { result, fresh } = click(404, { message: 'Niet gevonden.' });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(fresh).toHaveBeenCalled();
    await expectSaid('Dit ding is er niet meer.');
  });
});

it('what a change says that it changed is read again where it is shown, and nothing else', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    if (method === 'GET') asked.push(url);
    return method === 'GET'
      ? new Response('{"id":1}')
      : new Response('{"id":1}', { status: 201, headers: { 'x-changed': 'invoices,payments' } });
  });
  const read = (path: string, shows?: readonly string[]) =>
    defineCall({
      ...{ method: 'GET', path, who: 'signed-in', summary: 'A read', output: z.object({ id: z.number() }) },
      ...(shows && { shows }),
    });
  const reads = [read('/bills', ['invoices']), read('/rooms', ['rooms']), read('/all'), read('/me', [])];
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      // biome-ignore lint/correctness/useHookAtTopLevel: the same ones in the same order each time.
      for (const each of reads) useRead(each, {});
      return useWrite(create, texts);
    },
    { wrapper },
  );
  await waitFor(() => expect(asked).toHaveLength(4));
  await act(() => result.current.mutateAsync(dak));
  expect(asked.slice(4)).toEqual(['/bills', '/all']);
});
