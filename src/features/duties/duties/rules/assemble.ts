import type { Day } from '#/core/day';
import { fold } from '#/core/search-text';
import type { Duties, Duty, DutyState } from '#/features/duties/duties/contract';
import { findDoubts } from '#/features/duties/duties/rules/doubts';
import type { DutyFacts } from '#/features/duties/duties/rules/facts';
import { type FoundDuty, findDuties } from '#/features/duties/duties/rules/find-duties';
import { questionKeys, questions } from '#/features/duties/duties/rules/questions';
import { dutyTable } from '#/features/duties/duties/rules/table';

export type KeptState = {
  readonly duty: string;
  readonly state: DutyState;
  readonly reason: string | null;
  readonly documentId: number | null;
  readonly dueDate: Day | null;
  readonly insteadOf: Day | null;
};

export type ProofDocument = {
  readonly id: number;
  readonly fileName: string;
  readonly description: string | null;
};

const proofWords = new Map(dutyTable.map(({ key, proof }) => [key, proof?.words]));

type Readable = Pick<ProofDocument, 'id' | 'fileName'> & { readonly words: string };

function toReadable({ id, fileName, description }: ProofDocument): Readable {
  return { id, fileName, words: fold(`${fileName} ${description ?? ''}`) };
}

/** The newest whose words are those of the proof. */
function findProof(key: string, documents: readonly Readable[]): Duty['found'] {
  const proof = proofWords.get(key);
  const found = proof && documents.find(({ words }) => proof.test(words));
  return found ? { id: found.id, fileName: found.fileName } : null;
}

/** A day that somebody chose counts as long as the one it took the place of. */
function dayOf(
  { dueDate, counted }: FoundDuty,
  kept: KeptState | undefined,
): Pick<Duty, 'dueDate' | 'counted'> {
  const isChosen = kept?.dueDate != null && kept.insteadOf === dueDate;
  return isChosen ? { dueDate: kept.dueDate, counted: null } : { dueDate, counted: dueDate && counted };
}

function withState(found: FoundDuty, kept: KeptState | undefined, documents: readonly Readable[]): Duty {
  const { met, ...duty } = found;
  const state = kept?.state ?? (met ? 'done' : 'open');
  const documentId = kept?.documentId ?? null;
  const isOpen = state === 'open' || state === 'asked';
  return {
    ...{ ...duty, ...dayOf(found, kept), state, documentId },
    reason: kept?.reason ?? (kept ? null : met),
    found: isOpen && documentId === null ? findProof(duty.key, documents) : null,
  };
}

/** The newest document first. */
export function assembleDuties(
  facts: DutyFacts,
  kept: readonly KeptState[],
  documents: readonly ProofDocument[],
): Duties {
  const doubts = findDoubts(facts);
  const byKey = new Map(kept.map((state) => [state.duty, state]));
  const readable = documents.map(toReadable);
  return {
    questions: questionKeys.map((key) => {
      const { text, kind, hint = null } = questions[key];
      const { answers, origins } = facts;
      return { key, text, kind, answer: answers[key], from: origins[key], hint, doubt: doubts[key] ?? null };
    }),
    duties: findDuties(facts).map((found) => withState(found, byKey.get(found.key), readable)),
  };
}
