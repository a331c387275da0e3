import { useState } from 'react';
import { type Cents, decimalFromCents, parseAmount } from '#/core/money';
import type { AskingStep } from '#/features/work/shared/intake/contract';
import { showAnswer } from '#/features/work/shared/intake/rules/answers';

/** What is filled in but not yet sent. An option and a typed amount exclude each other. */
export type Draft = { chosen: string; amount: Cents | null; typed: string };

function firstDraft(step: AskingStep): Draft {
  const given = step.answers[step.question_id] ?? '';
  switch (step.type) {
    case 'choice':
      return { chosen: given, amount: null, typed: '' };
    case 'choice_or_amount':
      return step.options.includes(given)
        ? { chosen: given, amount: null, typed: '' }
        : { chosen: '', amount: parseAmount(given) ?? null, typed: '' };
    case 'text':
    case 'number':
      return { chosen: '', amount: null, typed: given === '' ? '' : showAnswer(step.question_id, given) };
  }
}

export function answerOf({ chosen, amount, typed }: Draft): string {
  return chosen || (amount === null ? typed.trim() : decimalFromCents(amount));
}

/** Begins anew with each question, with the answer that was given to it before, if any. */
export function useDraft(step: AskingStep | undefined, session: string) {
  const [kept, setKept] = useState<{ of: string; draft: Draft }>();
  const of = `${session} ${step?.question_id}`;
  const draft = kept?.of === of ? kept.draft : step && firstDraft(step);
  const change = (part: Partial<Draft>) => {
    if (draft) setKept({ of, draft: { ...draft, ...part } });
  };
  return { draft, change };
}
