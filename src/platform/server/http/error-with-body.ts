import { AppError, type ErrorCode } from '#/core/errors';

/** A refusal that is answered with more than a sentence: what is in its body goes out as it is. */
export class ErrorWithBody<Body extends { message: string }> extends AppError {
  readonly body: Body;

  constructor(code: ErrorCode, body: Body) {
    super(code, body.message);
    this.body = body;
  }
}
