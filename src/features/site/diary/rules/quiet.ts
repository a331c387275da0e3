import type { DiaryDay } from '#/features/site/diary/contract';

export type Stretch = { readonly isQuiet: boolean; readonly pages: readonly DiaryDay[] };

/** A day on which work only went on, and nobody wrote, photographed or sent anything. */
function isQuiet({ version, facts }: DiaryDay): boolean {
  return version === 0 && facts.every(({ kind }) => kind === 'task');
}

/** Pages in their order, with quiet ones that follow each other as one; those that somebody came for stand alone. */
export function stretchesOf(pages: readonly DiaryDay[], isAskedFor: (page: DiaryDay) => boolean): Stretch[] {
  const stretches: { isQuiet: boolean; pages: DiaryDay[] }[] = [];
  for (const page of pages) {
    const quiet = isQuiet(page) && !isAskedFor(page);
    const last = stretches.at(-1);
    if (quiet && last?.isQuiet) last.pages.push(page);
    else stretches.push({ isQuiet: quiet, pages: [page] });
  }
  return stretches.map((each) => (each.pages.length > 1 ? each : { ...each, isQuiet: false }));
}
