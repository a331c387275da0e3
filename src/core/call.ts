import { z } from 'zod';
import type { FileKind } from '#/core/files';
import type { Right } from '#/core/rights';

/** What a link for somebody without an account is for. */
export const linkPurposes = ['approval', 'guest', 'price-request', 'folder'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** What a program with a token may do in the one project that it is for: read it, or hand in papers and nothing else. */
export const tokenRights = ['read', 'inbox'] as const;
export type TokenRight = (typeof tokenRights)[number];

type InProject = { readonly right: Right; readonly record?: string; readonly orOwn?: true };

/**
 * Who may use a call. In a project one needs a right; `record` says that ':id' is such a record and that its project
 * counts, a kind that its feature declares; `orOwn` lets a member without that right do it to what they added, or to
 * their own membership. `link` is for who has no account: ':token' is a link for just that, or for `any` purpose.
 * `program` is for who comes with a token of either kind, and for nobody who is signed in.
 */
export type Who =
  | 'anyone'
  | 'signed-in'
  | InProject
  | { readonly link: LinkPurpose | 'any' }
  | { readonly program: true };

export function isInProject(who: Who | undefined): who is InProject {
  return typeof who === 'object' && 'right' in who;
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Every path parameter is the id of a record, but ':key' is that of a stored file, a uuid, and ':token' a secret. */
export type Params<Path extends string> = {
  [Name in ParamNames<Path>]: Name extends 'key' | 'token' ? string : number;
};
export type PathIds = Readonly<Record<string, number | string>>;

/** A call that takes a file: sent as a form, with the body's fields beside it. */
export type Upload = {
  /** The field of the form that holds the file. */
  readonly field: string;
  readonly kinds: readonly FileKind[];
  /** Left out: the call may be made without a file, then as JSON too. */
  readonly required?: true;
  /** Left out: the usual 10 MB. */
  readonly maxBytes?: number;
  /** The file is only read: the handler is given its bytes, and nothing is stored. */
  readonly readOnly?: true;
  /** The handler reads it where it arrived, however large, and says what is wrong with it; it doesn't stay. */
  readonly isPassing?: true;
  /** A refusal says which file: several are sent one after the other. */
  readonly namesFile?: true;
  /** What a bank says of an account is refused before anything of it is stored. */
  readonly noStatements?: true;
  /** Its reader tells better what is wrong with a file: any kind comes through, taken for the first of `kinds`. */
  readonly judgedByReader?: true;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A kind of record; `field` is where the body names which one, where that isn't the `:id` of the path. */
export type VersionOf = { readonly kind: string; readonly field?: string };

/** How often one person may do something, or one address where nobody has to be signed in; one link counts by itself too. */
export type Limit = {
  readonly max: number;
  readonly perSeconds: number;
  /** What counts together under one name; left out: the path. */
  readonly name?: string;
  /** What is said to who comes too often; left out: the usual sentence. */
  readonly message?: string;
};

/** A way in for browsers rather than for programs: a redirect, a file, a form. Declared as a call is. */
export type BrowserRoute = {
  readonly method: Method;
  readonly path: string;
  readonly who: Who;
  readonly limit?: Limit;
  /** How long until the answer begins, where the usual is not enough. */
  readonly timeoutMs?: number;
  /** The file that its form may bring; its handler receives it. */
  readonly upload?: Upload;
  /** As of a call. */
  readonly token?: TokenRight;
};

export function defineBrowserRoute(browserRoute: BrowserRoute): BrowserRoute {
  return browserRoute;
}

/**
 * Of the answer to a change: what it changed by the log, as 'quotes.status' or, where a whole record came or went,
 * 'quotes'; not there where the log knows of none.
 */
export const changedHeader = 'x-changed';
/** And which revision each project has by it, as '7=124,9=3'. */
export const revisionsHeader = 'x-revisions';

export type Call<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Allowed extends Who = Who,
  Sent extends Upload | undefined = Upload | undefined,
  Verb extends Method = Method,
  Seen extends VersionOf | null | undefined = VersionOf | null | undefined,
  Shared extends true | undefined = true | undefined,
> = {
  readonly method: Verb;
  readonly path: Path;
  readonly who: Allowed;
  readonly summary: string;
  readonly query?: Query;
  readonly body?: Body;
  readonly upload?: Sent;
  /** Left out: an empty answer, 204. */
  readonly output?: Output;
  /** Makes a record: answered with 201. Takes an Idempotency-Key, and writes with the `transact` it is given. */
  readonly creates?: true;
  /** Of one that makes a record: its handler may answer 200, with one that was there already. */
  readonly orFinds?: true;
  /**
   * What the version in an `If-Match` is of; left out: of the record whose `:id` is in the path. Null where that record
   * itself isn't changed.
   */
  readonly versionOf?: Seen;
  /**
   * Of a read: the kinds of record that its answer is made of, so that it is not made again for others; 'quotes.amount'
   * where it tells nothing else of quotes than their amount, 'quotes.id' where only which there are. Left out: all of
   * them.
   */
  readonly shows?: readonly string[];
  /**
   * Of a read in a project: the same for all its members of a role, so that what one was answered serves the next. Its
   * handler is not told who asks.
   */
  readonly sameForAll?: Shared;
  /**
   * Of a read in a project that also shows what one keeps for oneself. As that raises no revision, it is answered anew
   * each time.
   */
  readonly isPersonal?: true;
  /** Of a read that tells what others did, in any project: every change of somebody else may show in it. */
  readonly showsOthers?: true;
  /** Of a change that the log knows nothing of: what it changes, as `shows` names it. Left out: anything. */
  readonly changes?: readonly string[];
  /** The token that opens it to a program, of who may make it themselves; left out: none does. */
  readonly token?: TokenRight;
  /** Only where making it often costs or hurts. */
  readonly limit?: Limit;
  /** In bytes; only where a body may well be larger than the megabyte that is enough for every other call. */
  readonly bodyLimit?: number;
};

/** A call is declared once: the route checks with it, the browser is typed by it, the API description is made from it. */
export function defineCall<
  const Path extends string,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Output extends z.ZodType = z.ZodUndefined,
  const Allowed extends Who = Who,
  const Sent extends Upload | undefined = undefined,
  const Verb extends Method = Method,
  const Seen extends VersionOf | null | undefined = undefined,
  const Shared extends true | undefined = undefined,
>(
  call: Call<Path, Query, Body, Output, Allowed, Sent, Verb, Seen, Shared>,
): Call<Path, Query, Body, Output, Allowed, Sent, Verb, Seen, Shared> {
  return call;
}

export type CallOutput<C extends Call> =
  C extends Call<string, z.ZodType, z.ZodType, infer Output> ? z.output<Output> : never;

type Part<Key extends string, Value> = [Value] extends [undefined] | [never]
  ? unknown
  : { [K in Key]: Value };

type FilePart<Sent> = Sent extends Upload
  ? Sent['required'] extends true
    ? { file: File }
    : { file?: File | undefined }
  : unknown;

/** What a caller hands over: path ids, query, body and file, each only where the call has it. */
export type CallInput<C extends Call> =
  C extends Call<infer Path, infer Query, infer Body, z.ZodType, Who, infer Sent>
    ? ([ParamNames<Path>] extends [never] ? unknown : { params: Params<Path> }) &
        Part<'query', z.input<Query>> &
        Part<'body', z.input<Body>> &
        FilePart<Sent>
    : never;

type Versioned = { version: number };

type VersionPart<C extends Call> =
  C extends Call<
    string,
    z.ZodType,
    z.ZodType,
    z.ZodType,
    infer Allowed,
    Upload | undefined,
    infer Verb,
    infer Seen
  >
    ? Seen extends VersionOf
      ? Versioned
      : Seen extends null
        ? unknown
        : Verb extends 'PUT' | 'PATCH' | 'DELETE'
          ? Allowed extends { readonly record: string }
            ? Versioned
            : unknown
          : unknown
    : never;

/**
 * What our own screens hand over: where a record is changed or removed also its version as the person saw it, so that
 * nobody overwrites in silence what somebody else did meanwhile.
 */
export type ScreenInput<C extends Call> = CallInput<C> & VersionPart<C>;

export function pathParamNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

export function fillPath(path: string, params: PathIds): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The form in which a call with a file is sent: a text stays itself, nothing is empty, the rest is JSON. */
export function toForm(upload: Upload, body: unknown, file: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value));
  }
  if (file) form.append(upload.field, file, file.name);
  return form;
}

export const errorBody = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** What is to be dealt with first, and where. */
  inTheWay: z.array(z.object({ title: z.string(), href: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** What is answered where somebody else changed the record meanwhile: as it is now, and who did it. */
export const staleBody = z.object({
  message: z.string(),
  current: z.unknown(),
  changedBy: z.object({ id: z.int(), name: z.string() }).nullable(),
  changedAt: z.string().nullable(),
});
export type StaleBody = z.infer<typeof staleBody>;
