import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { eventLines, type ReadingStep } from '#/features/papers/shared/reading/paper-data';
import { kindToRead } from '#/features/reading/scan/server/kind-to-read';
import type { ReadPaper } from '#/features/reading/scan/server/read-paper';
import { paperReaderOf } from '#/features/reading/scan/server/shared/paper-reader';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import type { Job } from '#/platform/server/heavy-work';
import { NdjsonStream } from '#/platform/server/http/ndjson-stream';
import type { Services } from '#/platform/server/services';

type Asked = {
  user: SignedInUser;
  file: { kind: string; bytes: Buffer };
  request: FastifyRequest;
  reply: FastifyReply;
};
type Finish<Answer> = (read: ReadPaper, job: Job) => Promise<Answer>;
type OnStep = (step: ReadingStep) => void;

/** Reads the file of a request when it is its turn, and answers what `finish` makes of it. */
export function createReadingAnswer(services: Services) {
  const { heavyWork } = services;
  const reader = paperReaderOf(services);
  return <Answer>({ user, file, request, reply }: Asked, finish: Finish<Answer>) => {
    const read = (onStep?: OnStep): Promise<Answer> => {
      const { bytes } = file;
      const kind = kindToRead(file);
      return heavyWork.run({ user, reply }, async (job, ahead) => {
        if (ahead > 0) onStep?.({ step: 'queued', ahead });
        const options = { customer: customerOf(user), today: dayAt(new Date()), onStep };
        return finish(await reader.read({ kind, bytes }, job, options), job);
      });
    };
    return wantsLines(request) ? tellWhileReading(read, request) : read();
  };
}

function wantsLines({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes(eventLines) ?? false;
}

/** The answer begins before it is known, so its status is in its last line; who is refused at once gets a status. */
function tellWhileReading<Answer>(
  read: (onStep: OnStep) => Promise<Answer>,
  request: FastifyRequest,
): NdjsonStream {
  const lines = new NdjsonStream();
  read((step) => lines.send(step))
    .then((result) => lines.send({ step: 'done', result }))
    .catch((error: unknown) => {
      const known = error instanceof AppError ? error : new AppError('internal');
      if (known.status >= 500) request.log.error({ err: error }, 'scan failed');
      lines.send({ step: 'failed', status: known.status, message: known.message });
    })
    .finally(() => lines.end());
  return lines;
}

function customerOf({ firstName, lastName }: SignedInUser) {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { names: name ? [name] : [], addresses: [] };
}
