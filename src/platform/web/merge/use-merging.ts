import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { findStale, isGone } from '#/platform/web/api-error';
import { whoHas } from '#/platform/web/current-user';
import { findDraft } from '#/platform/web/drafts';
import { type Changer, findChanger } from '#/platform/web/merge/changers';
import type { Changing, Versioned } from '#/platform/web/merge/changing';
import {
  type FormValues,
  mergeRecord,
  openQuestions,
  type Question,
} from '#/platform/web/merge/merge-record';
import { sayWithNextSuccess } from '#/platform/web/stale-write';

/** The record as it was when one began to type, or as it was last merged. */
export type Base = { version: number; values: FormValues; attachedKey: string | undefined };

export type Choice = 'mine' | 'theirs';

/** The name under which what hangs on a record is asked about. */
export const attachedName = '(attached)';

export type News = {
  by: Changer;
  /** Fields of the other that are in the form now. */
  taken: readonly string[];
  questions: readonly Question[];
  choices: Readonly<Record<string, Choice>>;
  /** Came as the answer to a save: then the question gets the focus. */
  atSaving: boolean;
  /** How often something arrived. */
  asked: number;
};

export function questionKey({ names }: Question): string {
  return names.join(' ');
}

const noNews: News = { by: null, taken: [], questions: [], choices: {}, atSaving: false, asked: 0 };

/**
 * Merges what somebody else made of the record with what is in the form, as soon as it is known: by a read that brought
 * a newer version, or by a save that was refused for it. Then it saves again by itself, unless there is something to ask.
 */
export function useMerging<Rec extends Versioned, Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  changing: Changing<Rec, Typed> | undefined,
  { name, saveAgain }: { name: string; saveAgain: () => void },
) {
  const baseOf = (record: Rec): Base => ({
    version: record.version,
    values: (changing?.draftOf(record) ?? {}) as FormValues,
    attachedKey: changing?.attached?.keyOf(record),
  });
  const base = useRef<Base>(undefined);
  // What was typed before signing in again was typed on what was on screen then.
  const [start] = useState(() => changing && ((findDraft(name)?.base as Base) ?? baseOf(changing.record)));
  base.current ??= start;
  const newest = useRef(changing?.record);
  // Two things may arrive before the next drawing: the second has to know of the first.
  const latest = useRef(noNews);
  const [news, showNews] = useState(noNews);
  const setNews = (next: News) => {
    latest.current = next;
    showNews(next);
  };
  const [foundGone, setFoundGone] = useState(false);

  const arrive = (record: Rec, by: Changer, atSaving: boolean): readonly Question[] => {
    const known = latest.current;
    if (!changing || !base.current) return [];
    if (record.version <= base.current.version) {
      // Merged already, when it was not known yet who it was.
      const open = unanswered(known);
      setNews({ ...known, by, atSaving, asked: known.asked + 1 });
      if (atSaving && open.length === 0) sayTaken(changing, by, known.taken);
      return open;
    }
    const theirs = baseOf(record);
    const sides = { base: base.current.values, mine: form.getValues() as FormValues, theirs: theirs.values };
    const merged = mergeRecord(sides, changing.together);
    const attached = attachedQuestion(changing, base.current, record);
    const before = unanswered(known).filter(
      ({ names }) => attached.length === 0 || !names.includes(attachedName),
    );
    const questions = [...openQuestions(before, merged, theirs.values), ...attached];
    base.current = theirs;
    newest.current = record;
    // First what it is compared with, then what it holds.
    form.reset(theirs.values as Typed, { keepValues: true, keepIsSubmitted: true });
    form.reset(merged.values as Typed, { keepDefaultValues: true, keepIsSubmitted: true });
    const taken = [...new Set([...known.taken, ...merged.taken])];
    setNews({ by, taken, questions, choices: {}, atSaving, asked: known.asked + 1 });
    if (atSaving && questions.length === 0) sayTaken(changing, by, taken);
    return questions;
  };

  const { record, saving } = changing ?? {};
  // An own save brings a newer version too.
  const isOwn = saving?.isPending || saving?.isSuccess;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that arrives.
  useEffect(() => {
    if (!changing || !record || isOwn || record.version <= (base.current?.version ?? 0)) return;
    arrive(record, findChanger(changing.kind, changing.id), false);
  }, [record?.version, isOwn]);

  const refusal = saving?.error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => {
    if (isGone(refusal)) setFoundGone(true);
    const stale = findStale(refusal);
    if (!stale) return;
    if (arrive(stale.current as Rec, stale.changedBy, true).length === 0) saveAgain();
  }, [refusal]);

  const held = ({ names }: Question): FormValues =>
    Object.fromEntries(
      names.map((each) => [
        each,
        each === attachedName ? changing?.attached?.choice : form.getValues(each as never),
      ]),
    );
  const put = (values: FormValues) => {
    for (const [each, value] of Object.entries(values)) {
      if (each === attachedName) changing?.attached?.onChoose(value);
      else form.setValue(each as never, value as never, { shouldDirty: true, shouldValidate: true });
    }
  };
  const choose = (question: Question, choice: Choice) => {
    const key = questionKey(question);
    const known = latest.current;
    const before = known.choices[key] ?? 'mine';
    // What one typed since the question was asked is one's own as well.
    const mine = before === 'mine' ? held(question) : question.mine;
    if (choice !== before) put(choice === 'mine' ? mine : question.theirs);
    setNews({
      ...known,
      questions: known.questions.map((each) => (each === question ? { ...each, mine } : each)),
      choices: { ...known.choices, [key]: choice },
    });
  };

  return {
    version: () => base.current?.version ?? 0,
    base: () => base.current,
    openQuestions: () => unanswered(latest.current).length,
    /** As it was last read, or as a refusal told it. */
    newest: () => newest.current,
    isGone: changing !== undefined && (changing.isGone === true || foundGone),
    news,
    choose,
  };
}

/** A question that was answered is answered for what the other had then. */
function unanswered({ questions, choices }: News): readonly Question[] {
  return questions.filter((question) => choices[questionKey(question)] === undefined);
}

function attachedQuestion<Rec extends Versioned, Typed>(
  { attached }: Changing<Rec, Typed>,
  base: Base,
  record: Rec,
): Question[] {
  if (!attached || attached.choice === undefined || attached.keyOf(record) === base.attachedKey) return [];
  return [
    {
      names: [attachedName],
      mine: { [attachedName]: attached.choice },
      theirs: { [attachedName]: undefined },
    },
  ];
}

/** The form closes when it is saved: who saved it reads afterwards what the other did. */
function sayTaken<Rec extends Versioned, Typed>(
  { words }: Changing<Rec, Typed>,
  by: Changer,
  taken: readonly string[],
): void {
  const labels = taken.map((name) => words[name as keyof Typed].label);
  if (labels.length === 0) return;
  sayWithNextSuccess(`${whoHas(by)} intussen ook dit gewijzigd: ${labels.join(', ')}. Dat is behouden.`);
}
