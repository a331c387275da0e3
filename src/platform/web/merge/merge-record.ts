import { mergeLists } from '#/platform/web/merge/merge-list';
import { isSameValue } from '#/platform/web/merge/same-value';

export type FormValues = Readonly<Record<string, unknown>>;

/** Fields that mean something only together, like a status and its date: never half from the one, half from the other. */
export type Together = readonly (readonly string[])[];

/** Changed by both, each in another way. */
export type Question = {
  readonly names: readonly string[];
  readonly mine: FormValues;
  readonly theirs: FormValues;
};

export type Merged = {
  values: FormValues;
  /** What the other changed and is now in the form. */
  taken: readonly string[];
  questions: readonly Question[];
};

type Sides = {
  /** The record as it was when one began. */
  base: FormValues;
  /** What the form holds. */
  mine: FormValues;
  /** The record as somebody else has made it. */
  theirs: FormValues;
};

function pick(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Of two people who changed one record: both changes, and where they changed the same thing, a question. */
export function mergeRecord({ base, mine, theirs }: Sides, together: Together = []): Merged {
  const grouped = new Set(together.flat());
  const alone = Object.keys(theirs).filter((name) => !grouped.has(name));
  const units = [...together, ...alone.map((name) => [name])];
  const values: Record<string, unknown> = { ...mine };
  const taken: string[] = [];
  const questions: Question[] = [];
  for (const names of units) {
    const sides = { base: pick(base, names), mine: pick(mine, names), theirs: pick(theirs, names) };
    if (isSameValue(sides.theirs, sides.base)) continue;
    const found = mergeUnit(names, sides);
    if (found === 'ask') {
      questions.push({ names, mine: sides.mine, theirs: sides.theirs });
      continue;
    }
    Object.assign(values, found);
    taken.push(...names.filter((name) => !isSameValue(found[name], mine[name])));
  }
  return { values, taken, questions };
}

function mergeUnit(names: readonly string[], { base, mine, theirs }: Sides): FormValues | 'ask' {
  if (isSameValue(mine, base) || isSameValue(mine, theirs)) return theirs;
  const [name = ''] = names;
  const lists = [base[name], mine[name], theirs[name]];
  if (names.length === 1 && lists.every(Array.isArray)) {
    const [was = [], own = [], other = []] = lists;
    const merged = mergeLists(was, own, other);
    if (merged) return { [name]: merged };
  }
  return 'ask';
}

/**
 * The questions that are still to be answered after another merge: the new ones, and those before it that it did not
 * touch. Nothing to ask is left where both are the same by now.
 */
export function openQuestions(
  before: readonly Question[],
  { questions }: Merged,
  theirs: FormValues,
): Question[] {
  const asked = new Set(questions.flatMap(({ names }) => names));
  const stillOpen = before
    .filter(({ names }) => !names.some((name) => asked.has(name)))
    .map((question) => ({ ...question, theirs: pick(theirs, question.names) }))
    .filter((question) => !isSameValue(question.mine, question.theirs));
  return [...stillOpen, ...questions];
}
