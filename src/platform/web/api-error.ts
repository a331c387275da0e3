import type { z } from 'zod';
import { signInAgainField } from '#/core/address-marks';
import { type ErrorBody, errorBody, type StaleBody, staleBody } from '#/core/call';

/** A refused call. The message is the status and the body, as the log of a browser wants it; people get `forPeople`. */
export class ApiError extends Error {
  readonly status: number;
  readonly forPeople: string | undefined;
  /** What the refusal is about, where it says. */
  readonly fields: readonly string[];
  /** What is to be dealt with first, and where. */
  readonly inTheWay: NonNullable<ErrorBody['inTheWay']>;
  /** Where somebody else changed the record since one saw it: as it is now. */
  readonly stale: StaleBody | undefined;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const said = readAs(errorBody, body);
    this.stale = status === 409 ? readAs(staleBody, body) : undefined;
    this.forPeople = said?.message;
    this.fields = said?.errors?.map(({ path }) => path) ?? [];
    this.inTheWay = said?.inTheWay ?? [];
  }
}

/** No refusal, no answer: the connection is gone. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** An answer that this page can't read: most often the server is newer than the page. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
}

function readAs<Body>(shape: z.ZodType<Body>, body: string): Body | undefined {
  try {
    return shape.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** What somebody else made of the record, where that is why a change was refused. */
export function findStale(error: unknown): StaleBody | undefined {
  return error instanceof ApiError ? error.stale : undefined;
}

/** Not there, or not any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

export function isUnauthorized(error: unknown): boolean {
  return (
    error instanceof Error && error.message.startsWith('401: ') && error.message.includes('Unauthorized')
  );
}

/** Only for who signed in a short while ago. */
export function asksToSignInAgain(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.fields.includes(signInAgainField);
}

/** Not there for this person, or not theirs to do. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

/** Refused as unusable: of a creating call that another body arrived for before. */
export function isTakenBefore(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422;
}

/** For a toast: where to go first. */
export function linkOf(error: unknown): { link?: { label: string; href: string } } {
  const [first] = error instanceof ApiError ? error.inTheWay : [];
  return first ? { link: { label: first.title, href: first.href } } : {};
}

const unreadable = 'Het antwoord van de server was anders dan verwacht. Laad de pagina opnieuw.';

/** What the server said, else the sentence that fits the action. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof UnreadableAnswer) return unreadable;
  return (error instanceof ApiError ? error.forPeople : undefined) ?? fallback;
}
