// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#/core/call';
import { useWrite } from '#/platform/web/queries';
import { createQueryClient } from '#/platform/web/query-client';

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

afterEach(() => vi.unstubAllGlobals());

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
