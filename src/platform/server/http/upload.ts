import { readFile } from 'node:fs/promises';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { findBankStatement, statementMessage } from '#/core/bank-statement';
import type { Upload } from '#/core/call';
import { AppError } from '#/core/errors';
import { type FileKind, fileKinds, kindNames, maxUploadBytes, tooLargeText } from '#/core/files';
import { isStorable, unstorableText } from '#/core/storable';
import { discardArrived, receiveFile } from '#/platform/server/storage/arrival';
import { cleanFileName } from '#/platform/server/storage/file-name';
import { type ArrivedFile, type NewFile, storageError } from '#/platform/server/storage/files';
import { findKind } from '#/platform/server/storage/inspect';
import { createTurns } from '#/platform/server/turns';

/** A file that is only read: see Upload.readOnly. */
export type ReadFile = { name: string; kind: FileKind; mimeType: string; size: number; bytes: Buffer };

/** What comes in; of what only passes, its reader finds out what it is. */
export type Incoming = ArrivedFile & { kind?: FileKind };

export type Received = { fields: unknown; file: Incoming | undefined };

const limits = { fieldNameSize: 100, fieldSize: 256_000, fields: 40, files: 1, parts: 41, headerPairs: 20 };
/** Who sends more than this past the limit is not listened to till the end. */
const patience = 4;

/** A file is in memory while it is looked at: of many that come at once the others wait. */
const inspecting = createTurns(4);

const unreadable = 'Het formulier kon niet gelezen worden. Probeer het opnieuw.';

/**
 * Reads a form with at most one file, which goes to a random name in the folder while it comes in. Throws the refusal
 * that people get; then nothing is left behind. What is answered is the caller's to keep or to remove.
 */
export async function receiveForm(
  request: FastifyRequest,
  upload: Upload,
  folder: string,
): Promise<Received> {
  if (!request.isMultipart()) return { fields: request.body ?? {}, file: demand(upload, undefined) };
  const maxBytes = upload.maxBytes ?? maxUploadBytes;
  hangUpOnFlood(request, maxBytes * patience);
  const form = new Form(upload, folder);
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: maxBytes } })) {
      await form.take(part);
    }
    return { fields: form.fields, file: demand(upload, await form.findFile()) };
  } catch (error) {
    await form.discard();
    throw error instanceof AppError ? error : new AppError('invalid', unreadable);
  }
}

/** The same of a form whose file doesn't just pass. */
export async function receiveUpload(
  request: FastifyRequest,
  upload: Upload,
  folder: string,
): Promise<{ fields: unknown; file: NewFile | undefined }> {
  const { fields, file } = await receiveForm(request, upload, folder);
  return { fields, file: file && lookedAt(file) };
}

class Form {
  readonly fields: Record<string, unknown> = {};
  readonly #upload: Upload;
  readonly #folder: string;
  #arrived: ArrivedFile | undefined;
  #refusal: AppError | undefined;

  constructor(upload: Upload, folder: string) {
    this.#upload = upload;
    this.#folder = folder;
  }

  /** A refusal waits for the end of the form: a browser that is still sending hears no answer. */
  async take(part: Multipart): Promise<void> {
    if (part.type === 'field') this.#takeField(part);
    else if (part.fieldname === this.#upload.field && !this.#arrived) await this.#takeFile(part);
    else this.#refuse(part, `Er is geen bestand ‘${part.fieldname}’ voorzien in dit formulier.`);
  }

  #takeField({ fieldname, value, fieldnameTruncated, valueTruncated }: MultipartValue): void {
    if (fieldnameTruncated || valueTruncated) this.#refusal ??= new AppError('too_large');
    else if (!isStorable([fieldname, value])) this.#refusal ??= new AppError('invalid', unstorableText);
    else if (fieldname in this.fields) {
      this.#refusal ??= new AppError('invalid', `Het veld ‘${fieldname}’ staat twee keer in het formulier.`);
    }
    // A form without a file may still name its field.
    else if (fieldname !== this.#upload.field) this.fields[fieldname] = value;
  }

  #refuse(part: MultipartFile, message: string): void {
    this.#refusal ??= new AppError('invalid', message);
    part.file.resume();
  }

  async #takeFile(part: MultipartFile): Promise<void> {
    const guarded = new BrokenOff(part.file);
    try {
      const arrived = await receiveFile(this.#folder, guarded);
      this.#arrived = { ...arrived, name: unescapeName(part.filename) };
    } catch (error) {
      if (guarded.isBroken) throw error;
      part.file.resume();
      this.#refusal ??= storageError(error);
    }
    if (part.file.truncated) {
      const { maxBytes = maxUploadBytes, namesFile } = this.#upload;
      const text = tooLargeText(maxBytes);
      this.#refusal ??= new AppError(
        'too_large',
        namesFile ? `‘${unescapeName(part.filename)}’: ${text}` : text,
      );
    }
  }

  async findFile(): Promise<Incoming | undefined> {
    if (this.#refusal) throw this.#refusal;
    const arrived = this.#arrived;
    if (!arrived) return undefined;
    if (arrived.size === 0) {
      await this.discard();
      // What a browser sends for a file input that was left alone.
      if (!arrived.name) return undefined;
      throw new AppError('invalid', 'Het bestand is leeg. Kies een ander bestand.');
    }
    const { kinds, judgedByReader, noStatements, isPassing } = this.#upload;
    if (isPassing) return arrived;
    const kind = await inspecting(async () => {
      const bytes = await readFile(arrived.path);
      const statement = noStatements && findBankStatement(bytes);
      if (statement) throw new AppError('unusable', statementMessage(statement));
      return findKind(bytes);
    });
    if (kind !== undefined && kinds.includes(kind)) return { ...arrived, kind };
    const [assumed] = judgedByReader ? kinds : [];
    if (assumed === undefined) throw wrongType(kinds);
    return { ...arrived, kind: assumed };
  }

  async discard(): Promise<void> {
    if (this.#arrived) await discardArrived(this.#arrived.path);
    this.#arrived = undefined;
  }
}

/** So browsers write what would end the name (the HTML standard, multipart/form-data). */
function unescapeName(name: string | undefined): string {
  return (name ?? '').replaceAll('%22', '"').replace(/%0[AD]/g, ' ');
}

/** Tells a sender who went away from a disk that is full. */
class BrokenOff implements AsyncIterable<Uint8Array> {
  isBroken = false;
  readonly #source: AsyncIterable<Uint8Array>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    try {
      yield* this.#source;
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
  }
}

function demand(upload: Upload, file: Incoming | undefined): Incoming | undefined {
  if (file || !upload.required) return file;
  const message = 'Kies een bestand.';
  throw new AppError('invalid', message, [{ path: upload.field, message }]);
}

function wrongType(kinds: readonly FileKind[]): AppError {
  return new AppError(
    'wrong_type',
    `Dit bestandstype wordt niet ondersteund. Kies een bestand van het type ${kindNames(kinds)}.`,
  );
}

function hangUpOnFlood({ raw }: FastifyRequest, mostBytes: number): void {
  let seen = 0;
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > mostBytes) raw.destroy();
  });
}

/** Of a call whose files don't just pass: what it is was found when it came in. */
export function lookedAt({ kind, ...file }: Incoming): NewFile {
  if (kind === undefined) throw new Error('a file came through that nobody looked at');
  return { ...file, kind };
}

/** The bytes, and the temporary file is gone. */
export async function takeBytes({ path, name, kind, size }: NewFile): Promise<ReadFile> {
  try {
    const { mimeType } = fileKinds[kind];
    return { name: cleanFileName(name, kind), kind, mimeType, size, bytes: await readFile(path) };
  } finally {
    await discardArrived(path);
  }
}
