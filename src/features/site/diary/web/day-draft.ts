import type { z } from 'zod';
import type { DiaryEntry, diaryFields } from '#/features/site/diary/contract';
import { type FormWords, inOptions, inText } from '#/platform/web/merge/field-words';

/** A page as it stands in its form. */
export type DayDraft = z.input<typeof diaryFields>;

export function draftOf({ text, weather, present }: DiaryEntry): DayDraft {
  return { text: text ?? '', weather: weather ?? '', present };
}

type Option = { readonly value: string; readonly label: string };

export function wordsOf(contacts: readonly Option[]): FormWords<DayDraft> {
  return {
    text: inText('Notitie'),
    weather: inText('Weer'),
    present: inOptions('Aanwezig', contacts),
  };
}
