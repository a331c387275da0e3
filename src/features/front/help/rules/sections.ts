import type { Figure, Help, PageHelp } from '#/core/help';
import { menuGroups, type Page } from '#/core/page';

/** All that is said of one page, also by features that have figures on it. */
export type HelpSection = Omit<PageHelp, 'figures'> & { readonly figures: readonly Figure[] };

/** A page a section, in the order of the menu; what stands in no menu comes last. */
export function sectionsOf(helps: readonly Help[]): HelpSection[] {
  const figuresOn = (path: string) =>
    helps.flatMap((help) => ('on' in help && help.on === path ? help.figures : []));
  return helps
    .flatMap((help) => ('page' in help ? [help] : []))
    .map((help) => ({ ...help, figures: [...(help.figures ?? []), ...figuresOn(help.page.path)] }))
    .toSorted((one, other) => placeOf(one.page) - placeOf(other.page));
}

function placeOf({ menu }: Page): number {
  return menu ? menuGroups.indexOf(menu.group) * 1_000 + menu.place : Number.MAX_SAFE_INTEGER;
}

/** In the address, and as the name of its place there. */
export function anchorOf({ page: { path } }: Pick<HelpSection, 'page'>): string {
  return path;
}

export type Found = { section: HelpSection; figure?: Figure };

/** What an address or a press asks about: a figure by its key, or a page by its path. */
export function findAbout(sections: readonly HelpSection[], about: string): Found | undefined {
  for (const section of sections) {
    if (anchorOf(section) === about) return { section };
    const figure = section.figures.find(({ key }) => key === about);
    if (figure) return { section, figure };
  }
  return undefined;
}
