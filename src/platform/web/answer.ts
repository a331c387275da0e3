import type { Call, CallOutput } from '#/core/call';
import { UnreadableAnswer } from '#/platform/web/api-error';

export type Answered = {
  ok: boolean;
  status: number;
  statusText: string;
  text: string;
  header: (name: string) => string | null;
};

/** Rows of one list are alike: to check each of thousands would take longer than to fetch them. */
const rowsChecked = 50;

/** Screens count on the shape that the contract promises: an answer of another shape is a failed call, not a crash. */
export function readAnswer<C extends Call>(call: C, text: string): CallOutput<C> {
  if (!call.output) return undefined as CallOutput<C>;
  const answer = parse(text);
  const problem = call.output.safeParse(shorten(answer)).error;
  if (problem) throw new UnreadableAnswer(`${call.method} ${call.path}: ${problem.message}`);
  return answer as CallOutput<C>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableAnswer('the answer is no JSON', { cause });
  }
}

function shorten(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, rowsChecked);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.slice(0, rowsChecked) : value,
    ]),
  );
}
