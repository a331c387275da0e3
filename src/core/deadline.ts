import type { Day } from '#/core/day';

/** Something with a last day, as the feature lists it that it belongs to. */
export type OwnDeadline = {
  /** The same as long as it is about the same: what is told once is known by it. */
  key: string;
  kind: string;
  /** Of the record that one goes to: a decision is taken at its task. */
  id: number;
  name: string;
  /** Of a paper, to stand beside its name. */
  number?: string | undefined;
  /** Of an invoice what is left to pay, of a quote what it asks. */
  amount: string | null;
  /** Null where somebody only said that it is late. */
  day: Day | null;
  /** Where one does something about it. */
  path: string;
  /** Why it is that day, and how sure that is, where it follows from a rule. */
  ground?: string;
};

/** As it stands on a day, with the words of its kind. */
export type Deadline = OwnDeadline & {
  /** Below zero once it has passed. */
  days: number | null;
  /** What is due: one line before the name. */
  label: string;
  /** What is done about it: 'Factuur openen'. */
  step: string;
  /** Whether it asks for somebody's attention. */
  isPressing: boolean;
  /** Its feature says itself how it asks for it. */
  hasOwnTodo: boolean;
};

/** A deadline of a record, known by its kind and its number. */
export function deadlineOn(
  kind: string,
  { id, name }: { id: number; name: string },
  { day, path }: { day: Day; path: string },
): OwnDeadline {
  return { key: `${kind} ${id}`, kind, id, name, amount: null, day, path };
}
