import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call, Method, Params, Upload, VersionOf, Who } from '#/core/call';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import type { Transact } from '#/platform/server/http/hooks/idempotency';
import type { NdjsonStream } from '#/platform/server/http/ndjson-stream';
import type { SerializedJson } from '#/platform/server/http/serialized-json';
import type { ReadFile } from '#/platform/server/http/upload';
import type { OpenedProject } from '#/platform/server/identity/access';
import type { CurrentSession } from '#/platform/server/identity/sessions';
import type { OpenedLink } from '#/platform/server/ports/links';
import type { ArrivedFile } from '#/platform/server/storage/files';

type Visitor<Allowed extends Who> = Allowed extends 'anyone'
  ? unknown
  : Allowed extends 'signed-in'
    ? { user: SignedInUser; session: CurrentSession }
    : Allowed extends { link: string }
      ? { link: OpenedLink }
      : Allowed extends { program: true }
        ? { user: SignedInUser; project: OpenedProject }
        : { user: SignedInUser; session: CurrentSession; project: OpenedProject };

/** An answer that is the same for all is made without knowing who asks: nothing that tells is handed over. */
type Asked<Allowed extends Who, Shared> = [Shared] extends [true]
  ? Omit<Visitor<Allowed>, 'user' | 'session'>
  : { request: FastifyRequest; reply: FastifyReply } & Visitor<Allowed>;

type Given<Sent> = Sent extends Upload
  ? {
      file:
        | (Sent['isPassing'] extends true ? ArrivedFile : Sent['readOnly'] extends true ? ReadFile : KeptFile)
        | (Sent['required'] extends true ? never : undefined);
    }
  : unknown;

/** What a handler is given, by its call. */
export type Arguments<C> =
  C extends Call<
    infer Path,
    infer Query,
    infer Body,
    z.ZodType,
    infer Allowed,
    infer Sent,
    Method,
    VersionOf | null | undefined,
    infer Shared
  >
    ? {
        params: Params<Path>;
        query: z.output<Query>;
        body: z.output<Body>;
        /** What a creating call writes with: see `creates` of Call. */
        transact: Transact<Answer<C>>;
      } & Asked<Allowed, Shared> &
        Given<Sent>
    : never;

type Answer<C> =
  C extends Call<string, z.ZodType, z.ZodType, infer Output>
    ? Output extends z.ZodUndefined
      ? void
      : z.output<Output>
    : never;

/** Answers that are made already, or still being made. */
type Ready = SerializedJson | NdjsonStream;

/** What is only sent may belong to a store that keeps it. */
type Sent<Value> = Value extends readonly unknown[] ? Readonly<Value> : Value;

export type Route = <C extends Call>(
  call: C,
  handler: (args: Arguments<C>) => Promise<Sent<Answer<C>> | Ready> | Sent<Answer<C>> | Ready,
) => void;
