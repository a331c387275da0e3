import {
  type Call,
  type CallOutput,
  changedHeader,
  fillPath,
  type PathIds,
  revisionsHeader,
  type ScreenInput,
  toForm,
} from '#/core/call';
import { type Answered, readAnswer } from '#/platform/web/answer';
import { ApiError, NoAnswer } from '#/platform/web/api-error';
import { noteChangedHere } from '#/platform/web/changed-here';
import { isLostConnection, noteLostConnection } from '#/platform/web/connection';
import { randomId } from '#/platform/web/random-id';

type AnyInput = {
  params?: PathIds;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: File;
  version?: number;
};

export type CallOptions = {
  signal?: AbortSignal;
  /** How much of a file has left, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Of a read in a project: as of which revision of it. */
  onRevision?: (revision: number) => void;
  /** Of a change: what it changed, as `shows` names it, where the server says so. */
  onChanged?: (changed: readonly string[]) => void;
  /** By which the server knows a creating call that is sent again. Left out: a new one. */
  key?: string;
  /** Goes on when the page is left meanwhile. */
  outlives?: true;
};

function addressOf(call: Call, { params = {}, query = {} }: AnyInput): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const path = fillPath(call.path, params);
  return search.size > 0 ? `${path}?${search}` : path;
}

function payloadOf(call: Call, { body, file, version }: AnyInput, key: string | undefined) {
  const headers: Record<string, string> = call.creates ? { 'idempotency-key': key ?? randomId() } : {};
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  if (call.upload) return { body: toForm(call.upload, body, file), headers };
  return body === undefined
    ? { headers }
    : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
}

type SendTold = typeof import('#/platform/web/send-with-progress').sendWithProgress;

/** Only who sends a file needs to tell how far that is. */
async function sendTold(...sent: Parameters<SendTold>) {
  const { sendWithProgress } = await import('#/platform/web/send-with-progress').catch(() => {
    throw new NoAnswer();
  });
  return sendWithProgress(...sent);
}

/** Makes a declared call; the types of what goes in and comes out are the declaration's. */
export async function makeCall<C extends Call>(
  call: C,
  input: ScreenInput<C>,
  { signal, onProgress, onRevision, onChanged, key, outlives }: CallOptions = {},
): Promise<CallOutput<C>> {
  const given = (input ?? {}) as AnyInput;
  const request = { method: call.method, ...payloadOf(call, given, key), signal, keepalive: outlives };
  const address = addressOf(call, given);
  const sendOnce = () =>
    (onProgress && request.body instanceof FormData
      ? sendTold(address, { ...request, body: request.body }, onProgress)
      : send(address, request)
    ).catch(refuseNoAnswer);
  const first = await sendOnce();
  const answer = isCutByProxy(first) && call.creates ? await sendOnce() : first;
  const { ok, status, statusText, text } = answer;
  if (ok) {
    readHeaders(call, answer, { onRevision, onChanged });
    return readAnswer(call, text);
  }
  const refusal = new ApiError(status, text, statusText);
  if (isLostConnection(refusal)) noteLostConnection();
  throw refusal;
}

/**
 * A server that ends may cut what the system had taken for it, and a proxy asks another for everything but a creating
 * call. Under its key that can be sent again: it is made once.
 */
function isCutByProxy({ status }: { status: number }): boolean {
  return status === 502;
}

/** Without a connection there is no answer at all; who broke the call off knows that. */
function refuseNoAnswer(cause: unknown): never {
  if (!(cause instanceof TypeError)) throw cause;
  noteLostConnection();
  throw new NoAnswer('the server was not reached', { cause });
}

type Listeners = Pick<CallOptions, 'onRevision' | 'onChanged'>;

async function send(address: string, request: RequestInit): Promise<Answered> {
  const response = await fetch(address, { ...request, credentials: 'same-origin' });
  const { ok, status, statusText, headers } = response;
  return { ok, status, statusText, text: await response.text(), header: (name) => headers.get(name) };
}

/** What an answer says beside what was asked. */
function readHeaders(call: Call, { header }: Answered, { onRevision, onChanged }: Listeners): void {
  const changed = header(changedHeader)?.split(',') ?? call.changes;
  if (changed) onChanged?.(changed);
  noteChangedHere(header(revisionsHeader));
  const revision = Number.parseInt(header('etag')?.replace('W/"', '') ?? '', 10);
  if (revision >= 0) onRevision?.(revision);
}
