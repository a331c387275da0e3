import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineCall, type ScreenInput } from '#/core/call';
import { ApiError, isUnauthorized, messageOf, UnreadableAnswer } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { isLostConnection } from '#/platform/web/connection';
import { keyOf } from '#/platform/web/queries';
import { signInAddress } from '#/platform/web/sign-in-again';

const save = defineCall({
  method: 'PUT',
  path: '/api/projects/:projectId/things/:id',
  who: { right: 'change' },
  summary: 'A thing',
  query: z.object({ draft: z.boolean().optional() }),
  body: z.object({ name: z.string() }),
  output: z.object({ id: z.number() }),
});

const input = { params: { projectId: 3, id: 12 }, query: { draft: true }, body: { name: 'dak' } };

function answerWith(status: number, body: string) {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response(body || null, { status, statusText: 'Vervelend' }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('a declared call', () => {
  it('goes to its own path with its own method, query and body', async () => {
    const fetched = answerWith(200, '{"id":12}');
    expect(await makeCall(save, input)).toEqual({ id: 12 });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/projects/3/things/12?draft=true');
    expect(init).toMatchObject({ method: 'PUT', credentials: 'same-origin', body: '{"name":"dak"}' });
  });

  it('says which version of a record somebody saw when they change it', async () => {
    const fetched = answerWith(200, '{"id":12}');
    const rename = defineCall({
      method: 'PATCH',
      path: '/api/things/:id',
      who: { right: 'change', record: 'things' },
      summary: 'A thing',
      body: z.object({ name: z.string() }),
      output: z.object({ id: z.number() }),
    });
    const seen = { params: { id: 12 }, body: { name: 'dak' } };
    await makeCall(rename, { ...seen, version: 3 });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ headers: { 'if-match': '"3"' } });
    // @ts-expect-error A screen can't leave it out.
    await makeCall(rename, seen);
  });

  it('takes no version where the record itself stays as it is', async () => {
    const fetched = answerWith(204, '');
    const beside = { method: 'DELETE', who: { right: 'change', record: 'things' }, versionOf: null } as const;
    const call = defineCall({ ...beside, path: '/api/things/:id/mark', summary: 'A mark on a thing' });
    await makeCall(call, { params: { id: 12 } });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ headers: {} });
  });

  it('needs a version where a call names what it is of', () => {
    const chosen = { method: 'POST', who: { right: 'change' }, versionOf: { kind: 'things' } } as const;
    const call = defineCall({ ...chosen, path: '/api/things/choose', summary: 'One of the things' });
    // @ts-expect-error A screen can't leave it out.
    const withoutVersion: ScreenInput<typeof call> = {};
    expect(withoutVersion).toEqual({});
  });

  it('fails with the status and the body, and keeps the sentence for people', async () => {
    answerWith(409, '{"message":"Bestaat al."}');
    const error = await makeCall(save, input).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: '409: {"message":"Bestaat al."}', status: 409 });
    expect(messageOf(error, 'anders')).toBe('Bestaat al.');
  });

  it.each([
    ['', '500: Vervelend'],
    ['<html>', '500: <html>'],
  ])('falls back where the body %j says nothing to people', async (body, message) => {
    answerWith(500, body);
    const error = await makeCall(save, input).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message });
    expect(messageOf(error, 'Er is iets misgegaan')).toBe('Er is iets misgegaan');
  });

  it.each([
    ['only an error', '{"error":"Kies een van de opties."}'],
    ['a page', '<!doctype html>'],
    ['nothing', ''],
    ['a field of another kind', '{"id":"12"}'],
  ])('fails with a sentence where the answer is %s instead of what was declared', async (_, body) => {
    answerWith(200, body);
    const error = await makeCall(save, input).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UnreadableAnswer);
    expect(messageOf(error, 'anders')).toContain('anders dan verwacht');
  });

  it('passes on what the server says besides, as a newer one may', async () => {
    answerWith(200, '{"id":12,"colour":"red"}');
    expect(await makeCall(save, input)).toEqual({ id: 12, colour: 'red' });
  });

  it('notes that the server can not be reached, and that it can again', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const error = await makeCall(save, input).catch((caught: unknown) => caught);
    expect(isLostConnection(error)).toBe(true);
    expect(onlineManager.isOnline()).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(onlineManager.isOnline()).toBe(false);
    answerWith(200, '{}');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(onlineManager.isOnline()).toBe(true);
    vi.useRealTimers();
  });

  it('sends a creating call once more, under the same key, when a server that ended cut it', async () => {
    const statuses = [502, 201];
    const fetched = vi.fn(async (_address: string, _request: RequestInit) => {
      return new Response('{"id":12}', { status: statuses.shift() ?? 500 });
    });
    vi.stubGlobal('fetch', fetched);
    const call = defineCall({
      ...{ method: 'POST', path: '/api/things', who: 'signed-in', summary: 'A new thing', creates: true },
      output: z.object({ id: z.number() }),
    });
    expect(await makeCall(call, {})).toEqual({ id: 12 });
    const keys = fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('knows when one is signed out', () => {
    expect(isUnauthorized(new ApiError(401, '{"message":"Unauthorized"}', ''))).toBe(true);
    expect(isUnauthorized(new ApiError(403, 'Unauthorized', ''))).toBe(false);
    expect(isUnauthorized(new Error('401: iets anders'))).toBe(false);
    expect(signInAddress('/quotes')).toBe('/api/login?terug=%2Fquotes');
    expect(signInAddress('/')).toBe('/api/login');
    expect(signInAddress('/quotes', '?id=12&nieuw=1')).toBe(
      '/api/login?terug=%2Fquotes%3Fid%3D12%26nieuw%3D1',
    );
    expect(signInAddress('/quotes', '?id=12&zoek=dak+en+goot')).toBe('/api/login?terug=%2Fquotes%3Fid%3D12');
  });

  it('is read once per set of ids', () => {
    expect(keyOf(save, input)).toEqual([
      '/api/projects/:projectId/things/:id',
      { projectId: 3, id: 12 },
      { draft: true },
    ]);
  });
});
