import { z } from 'zod';
import { type Draft, draftShape, emptyDraft } from '#/features/premiums/premies/rules/draft';

/** 0 the introduction, 1 the questions and works, 2 the result. */
export type Step = 0 | 1 | 2;
export type Stored = { step: Step; draft: Draft };

const storedShape = z.object({ step: z.literal([0, 1, 2]), draft: draftShape });

function keyOf(projectId: number): string {
  return `premie-simulatie-${projectId}`;
}

/** What was filled in before and not saved yet. A browser may refuse storage, or hold something of older days. */
export function readStored(projectId: number): Stored | undefined {
  try {
    return storedShape.safeParse(JSON.parse(localStorage.getItem(keyOf(projectId)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function writeStored(projectId: number, stored: Stored | undefined): void {
  try {
    if (stored === undefined || (stored.step === 0 && stored.draft === emptyDraft)) {
      localStorage.removeItem(keyOf(projectId));
    } else {
      localStorage.setItem(keyOf(projectId), JSON.stringify(stored));
    }
  } catch {
    // Without storage the answers live as long as the page.
  }
}
