import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Upload } from '#/core/call';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import { invalid } from '#/platform/server/http/errors';
import { type ReadFile, receiveUpload, takeBytes } from '#/platform/server/http/upload';
import { discardArrived } from '#/platform/server/storage/arrival';
import type { Files } from '#/platform/server/storage/files';

type UploadCall<T, Extra, Result> = {
  request: FastifyRequest;
  upload: Upload;
  body: z.ZodType | undefined;
  files: Files;
  /** Between what came in and what is done with it; `sent` tells one form from another. */
  around: (sent: unknown, work: (extra: Extra) => Promise<T>) => Promise<Result>;
};

/** Receives, checks the fields, then keeps the file for the time of the work: no work done, no file. */
export async function withUpload<T, Extra, Result>(
  { request, upload, body, files, around }: UploadCall<T, Extra, Result>,
  work: (fields: unknown, file: KeptFile | ReadFile | undefined, extra: Extra) => Promise<T> | T,
): Promise<Result> {
  const { fields, file } = await receiveUpload(request, upload, files.incoming);
  try {
    const checked = checkFields(body, fields);
    const sent = { fields, file: file && { name: file.name, size: file.size, sha256: file.sha256 } };
    return await around(sent, async (extra) => {
      if (!file) return work(checked, undefined, extra);
      if (upload.readOnly) return work(checked, await takeBytes(file), extra);
      return files.keepFor(file, async (kept) => work(checked, kept, extra));
    });
  } finally {
    if (file) await discardArrived(file.path);
  }
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
