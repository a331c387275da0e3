import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody } from '#/core/call';
import { AppError, codeOfStatus, type FieldError } from '#/core/errors';
import { unstorableText } from '#/core/storable';
import { findOutage } from '#/platform/server/database/engine/outage';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';
import { fullDiskText } from '#/platform/server/storage/disk-space';

/** In seconds, for who is asked to come back and not told when. */
const usualWait: Record<number, number> = { 429: 60, 503: 5 };

/** The pages around a sentence, for who opened one in a browser. */
export type ErrorPages = {
  later: (text: string) => string;
  refused: (title: string, text: string) => string;
};

/** Every failure leaves through here, as `{message, errors?}` with the status of its code. */
export function answerErrors(http: FastifyInstance, pages: ErrorPages): void {
  http.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = asAppError(error, request);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    const wait = known.retryAfter ?? usualWait[known.status];
    if (wait !== undefined) reply.header('retry-after', wait);
    const page = isForPeople(request) ? pageFor(known, pages) : undefined;
    if (page) return reply.code(known.status).type('text/html; charset=utf-8').send(page);
    // As it is: the shape of other refusals has no place for a record.
    if (known instanceof ErrorWithBody) {
      return reply
        .code(known.status)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(known.body));
    }
    const body: ErrorBody = {
      message: known.message,
      ...(known.errors ? { errors: [...known.errors] } : {}),
    };
    return reply.code(known.status).send(body);
  });
}

function isForPeople({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');
}

/** Who opens a page or a file in a browser gets a page, where all they can do is to try again or to start anew. */
function pageFor({ code, status, message }: AppError, pages: ErrorPages): string | undefined {
  if (status >= 500 || status === 429) return pages.later(message);
  if (code === 'invalid') return pages.refused('Dit adres klopt niet', message);
  if (code === 'misdirected') return pages.refused('Dit is een ander adres', message);
  return undefined;
}

function asAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalid(
      error.validation.map(({ instancePath, message }) => ({
        path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
        message: message ?? 'Ongeldige waarde.',
      })),
    );
  }
  return (
    constraintError(error) ??
    unholdable(error, request) ??
    outageError(error) ??
    new AppError(codeOfStatus(error.statusCode ?? 500))
  );
}

/** The first mistake is the message; each field has its own. */
export function invalid(errors: readonly FieldError[]): AppError {
  return new AppError('invalid', errors[0]?.message, errors);
}

/** Two people at once: what a row points at is gone, or somebody was first. The database always knows. */
function constraintError(error: FastifyError): AppError | undefined {
  switch (sqlState(error)) {
    case '23503':
      return new AppError(
        'conflict',
        'Iets waarnaar dit verwijst, is intussen verwijderd of nog in gebruik.',
      );
    case '23505':
      return new AppError('conflict', 'Dit bestaat al.');
    // Nothing that came in by a route gets this far; what a file holds may.
    case '22021':
    case '22P05':
      return new AppError('invalid', unstorableText);
    default:
      return undefined;
  }
}

function sqlState({ cause }: FastifyError): unknown {
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

/** A text too long, a number or a day out of reach: where nothing was sent to keep, the mistake is ours. */
const outOfReach = new Set<unknown>(['22001', '22003', '22007', '22008']);

/** The last net under the contracts: somebody sent what PostgreSQL can't hold. */
function unholdable(error: FastifyError, { method, log }: FastifyRequest): AppError | undefined {
  if (method === 'GET' || !outOfReach.has(sqlState(error))) return undefined;
  log.warn({ err: error }, 'the database refused a value that a contract let pass');
  return new AppError('invalid', 'Dit bevat een waarde die niet bewaard kan worden.');
}

function outageError(error: FastifyError): AppError | undefined {
  const outage = findOutage(error);
  switch (outage) {
    case 'away':
      return new AppError('overloaded', 'De database antwoordt niet. Probeer het zo dadelijk opnieuw.');
    case 'full':
      return new AppError('overloaded', fullDiskText);
    case 'slow':
      return new AppError(
        'overloaded',
        'De database deed hier te lang over. Probeer het zo dadelijk opnieuw.',
      );
    case 'busy':
      return new AppError('overloaded');
    case undefined:
      return undefined;
  }
}
