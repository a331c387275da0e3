import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody } from '#/core/call';
import { AppError, codeOfStatus, type FieldError } from '#/core/errors';

/** In seconds, for who is asked to come back and not told when. */
const usualWait: Record<number, number> = { 429: 60, 503: 5 };

/** Every failure leaves through here, as `{message, errors?}` with the status of its code. */
export function answerErrors(http: FastifyInstance): void {
  http.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = asAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    const body: ErrorBody = {
      message: known.message,
      ...(known.errors ? { errors: [...known.errors] } : {}),
    };
    const wait = known.retryAfter ?? usualWait[known.status];
    if (wait !== undefined) reply.header('retry-after', wait);
    return reply.code(known.status).send(body);
  });
}

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalid(
      error.validation.map(({ instancePath, message }) => ({
        path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
        message: message ?? 'Ongeldige waarde.',
      })),
    );
  }
  return constraintError(error) ?? new AppError(codeOfStatus(error.statusCode ?? 500));
}

/** The first mistake is the message; each field has its own. */
export function invalid(errors: readonly FieldError[]): AppError {
  return new AppError('invalid', errors[0]?.message, errors);
}

/** Two people at once: what a row points at is gone, or somebody was first. The database always knows. */
function constraintError({ cause }: FastifyError): AppError | undefined {
  if (!(cause instanceof Error) || !('code' in cause)) return undefined;
  switch (cause.code) {
    case '23503':
      return new AppError(
        'conflict',
        'Iets waarnaar dit verwijst, is intussen verwijderd of nog in gebruik.',
      );
    case '23505':
      return new AppError('conflict', 'Dit bestaat al.');
    default:
      return undefined;
  }
}
