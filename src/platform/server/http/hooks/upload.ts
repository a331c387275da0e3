import type {
  FastifyRequest,
  FastifySchemaCompiler,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Upload } from '#/core/call';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import { invalid } from '#/platform/server/http/errors';
import {
  type Incoming,
  lookedAt,
  type ReadFile,
  receiveForm,
  takeBytes,
} from '#/platform/server/http/upload';
import { discardArrived } from '#/platform/server/storage/arrival';
import type { ArrivedFile, Files } from '#/platform/server/storage/files';

type Form = {
  /** Until a handler takes it. */
  file: Incoming | undefined;
  /** Tells one form from another; the file as its sender called it. */
  sent: { fields: unknown; file: { name: string; size: number; sha256: string } | undefined };
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call that takes a file; its fields are the body. */
    form: Form | undefined;
  }
}

type Hooks = { preHandler: preHandlerAsyncHookHandler; onSend: onSendAsyncHookHandler };

/** Receives a form and checks its fields; a file that no handler took is removed before the answer goes out. */
export function uploadHooks(upload: Upload, body: z.ZodType | undefined, files: Files): Hooks {
  const discard = async ({ form }: FastifyRequest) => {
    if (form?.file) await discardArrived(form.file.path);
  };
  // What passes may become a whole project.
  const taken = upload.isPassing ? { ...upload, maxBytes: files.projectLimit } : upload;
  return {
    preHandler: async (request, reply) => {
      const { fields, file } = await receiveForm(request, taken, files.incoming);
      const sent = { fields, file: file && { name: file.name, size: file.size, sha256: file.sha256 } };
      request.form = { file, sent };
      // Told meanwhile that it took too long: no handler comes after this.
      if (reply.sent) await discard(request);
      else request.body = checkFields(body, fields);
    },
    onSend: async (request, _reply, payload) => {
      await discard(request);
      return payload;
    },
  };
}

/** Keeps the file for the time of the work: no work done, no file. */
export async function withFile<T>(
  { form }: FastifyRequest,
  { readOnly, isPassing }: Upload,
  files: Files,
  work: (file: KeptFile | ReadFile | ArrivedFile | undefined) => Promise<T>,
): Promise<T> {
  const file = form?.file;
  if (!file) return work(undefined);
  form.file = undefined;
  if (isPassing) return work(file).finally(() => discardArrived(file.path));
  const looked = lookedAt(file);
  return readOnly ? work(await takeBytes(looked)) : files.keepFor(looked, work);
}

function checkFields(body: z.ZodType | undefined, fields: unknown): unknown {
  if (!body) return undefined;
  const parsed = body.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** Fastify would check the body before the form is read. */
export const bodyUnchecked: FastifySchemaCompiler<unknown> = ({ schema, ...part }) =>
  part.httpPart === 'body'
    ? (value: unknown) => ({ value })
    : validatorCompiler({ schema: schema as z.ZodType, ...part });

/** How the API description tells it. */
export function formSchema(upload: Upload, body: z.ZodType | undefined) {
  const fields = body instanceof z.ZodObject ? body.shape : {};
  const file = upload.required ? z.file() : z.file().optional();
  return { consumes: ['multipart/form-data'], body: z.object({ ...fields, [upload.field]: file }) };
}
