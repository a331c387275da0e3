import { useEffect, useRef, useState } from 'react';
import type { Day } from '#/core/day';
import type { PremieCalculation } from '#/features/premiums/premies/contract';
import { type Draft, emptyDraft, hasOwnAnswers } from '#/features/premiums/premies/rules/draft';
import {
  changeDraft,
  draftFrom,
  type Prefill,
  prefillDraft,
} from '#/features/premiums/premies/rules/draft-changes';
import type { RuleTable } from '#/features/premiums/premies/rules/rule-table';
import { rulesNear } from '#/features/premiums/premies/rules/rules-for';
import {
  readStored,
  type Step,
  type Stored,
  writeStored,
} from '#/features/premiums/premies/web/simulator/stored-simulation';
import { type WorkId, workNames } from '#/features/premiums/shared/premies/rules/works';
import { showToast } from '#/ui/toast';

type State = Stored & {
  /** Saved as it stands: nothing to keep in the browser, nothing to save again. */
  isSaved: boolean;
  /** Works that an answer just unticked. */
  dropped: readonly WorkId[];
  /** The calculation that these answers come from. */
  from: PremieCalculation | undefined;
};

const fresh = { isSaved: false, dropped: [], from: undefined };

type Options = {
  projectId: number;
  today: Day;
  startAtQuestions: boolean;
  opened: PremieCalculation | undefined;
  prefill: Prefill | undefined;
};

export function useSimulation({ projectId, today, startAtQuestions, opened, prefill }: Options) {
  const [state, setState] = useState<State>(() => {
    const stored = readStored(projectId) ?? { step: 0, draft: emptyDraft };
    const step = startAtQuestions && stored.step === 0 ? 1 : stored.step;
    return { ...fresh, draft: onOffer(stored.draft, today), step };
  });
  const { gebouwOuderdom, epcLabel, beschermdeKlant } = prefill ?? {};

  useEffect(() => writeStored(projectId, state.isSaved ? undefined : state), [projectId, state]);

  useEffect(() => {
    setState((before) => {
      const draft = prefillDraft(before.draft, { gebouwOuderdom, epcLabel, beschermdeKlant });
      return draft === before.draft ? before : { ...before, draft };
    });
  }, [gebouwOuderdom, epcLabel, beschermdeKlant]);

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  useEffect(() => {
    if (!opened?.input) return;
    offerUndo('Berekening geopend', latest.current, setState);
    const draft = onOffer(draftFrom(opened.input), today);
    const isSaved = opened.ruleTable === rulesOf(draft, today).id;
    setState({ ...fresh, draft, step: 2, isSaved, from: opened });
  }, [opened, today]);

  const restart = (step: Step) => {
    offerUndo('Antwoorden gewist', state, setState);
    setState({
      ...fresh,
      step,
      draft: prefillDraft(emptyDraft, { gebouwOuderdom, epcLabel, beschermdeKlant }),
    });
  };

  return {
    ...state,
    draft: { ...state.draft, aanvraagdatum: state.draft.aanvraagdatum ?? today },
    /** The rules of the day on which one applies. */
    table: rulesOf(state.draft, today),
    goTo: (step: Step) => setState((before) => ({ ...before, step })),
    restart,
    change: (change: Partial<Draft>) =>
      setState((before) => {
        const draft = changeDraft(before.draft, change, rulesOf({ ...before.draft, ...change }, today));
        const wanted = change.chosen ?? before.draft.chosen;
        const dropped = wanted.filter((work) => !draft.chosen.includes(work));
        return { ...before, draft, isSaved: false, dropped };
      }),
    markSaved: () => setState((before) => ({ ...before, isSaved: true })),
  };
}

function rulesOf({ aanvraagdatum }: Draft, today: Day): RuleTable {
  return rulesNear(aanvraagdatum || today);
}

/** Answers of an earlier day, without the works that are no longer on offer. */
function onOffer(draft: Draft, today: Day): Draft {
  const next = changeDraft(draft, {}, rulesOf(draft, today));
  return next.chosen.length === draft.chosen.length ? draft : next;
}

/** Answers that are not saved are not lost by one click. */
function offerUndo(title: string, before: State, restore: (state: State) => void): void {
  if (before.isSaved || !hasOwnAnswers(before.draft)) return;
  const text = 'Wat u aan het invullen was, is vervangen.';
  showToast({ title, text, undo: { run: () => restore(before) } });
}

export function droppedText(dropped: readonly WorkId[]): string {
  return `Uitgevinkt, want niet mogelijk met uw antwoorden: ${dropped.map((work) => workNames[work]).join(', ')}.`;
}
