import type { AskedQuestion, Duties, Duty } from '#/features/duties/duties/contract';

export type NextStep =
  | { what: 'doubt'; question: AskedQuestion }
  | { what: 'questions'; count: number }
  | { what: 'duty'; duty: Duty }
  | null;

/** What has a day comes first, then what the owner does; of those in the order of a renovation. */
function urgency({ dueDate, who }: Duty): string {
  return `${dueDate ?? '9999'} ${who === 'owner' ? 0 : 1}`;
}

/** The one thing to do now: clear up what hardly goes together, answer, then what has its day first. */
export function nextStepOf({ questions, duties }: Duties): NextStep {
  const question = questions.find(({ doubt }) => doubt !== null);
  if (question) return { what: 'doubt', question };
  const unanswered = questions.filter(({ from }) => from === null);
  if (unanswered.length > 0) return { what: 'questions', count: unanswered.length };
  const [duty] = duties
    .filter(({ state, isSure, kind }) => state === 'open' && isSure && kind !== 'right')
    .toSorted((one, other) => (urgency(one) < urgency(other) ? -1 : Number(urgency(one) > urgency(other))));
  return duty ? { what: 'duty', duty } : null;
}
