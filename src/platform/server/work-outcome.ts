import { AppError, type ErrorCode } from '#/core/errors';

type Refused = {
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors: readonly { path: string; message: string }[];
};

/** What came of work in another thread: an answer, or a refusal that somebody reads. */
export type Outcome<Answer> = { ok: true; answer: Answer } | ({ ok: false } & Refused);

/** In that thread. A class does not survive the way between threads; its code and its sentence do. */
export async function outcomeOf<Answer>(work: () => Answer | Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { ok: true, answer: await work() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, errors = [] } = error;
    return { ok: false, code, message, errors };
  }
}

/** In the thread that asked for it. */
export function answerIn<Answer>(outcome: Outcome<Answer>): Answer {
  if (outcome.ok) return outcome.answer;
  throw new AppError(outcome.code, outcome.message, [...outcome.errors]);
}
