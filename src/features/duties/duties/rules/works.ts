import type { Day } from '#/core/day';
import { remembered } from '#/core/remembered';
import { fold } from '#/core/search-text';
import { startOf, type Work, type WorkKind } from '#/features/duties/duties/rules/facts';
import { heatingWorkOf } from '#/features/work/shared/rules/vat/heating-words';

/** A word that begins so. */
const beginning = (words: string) => new RegExp(String.raw`\b(?:${words})`);

const patterns: Readonly<Record<Exclude<WorkKind, 'flame'>, RegExp>> = {
  electricity: beginning(
    'elektr|bekabeling|bedrading|stopcontact|schakelaar|verdeelbord|zekering|laadpaal|zonnepane|omvormer|thuisbatterij|electri',
  ),
  water: beginning(
    'sanitair|loodgiet|badkamer|waterleiding|drinkwater|leidingwater|regenwaterput|regenwaterrecup|hemelwaterrecup|hydrofoor|drukverhog|waterbehandel|plomberie|sanitaire',
  ),
  'central-heating': beginning(
    'centrale verwarming|cv[- ]?(?:ketel|installatie)|warmtepomp|vloerverwarming|verwarmingsinstallatie|verwarmingsketel|(?:gas|mazout|stookolie|pellet|hout)?(?:condensatie)?ketel|chauffage central|chaudiere',
  ),
  drainage: beginning('riool|riolering|septisch|iba\\b|huisaansluiting|afvalwater|egout'),
  demolition: beginning(
    'sloop|slopen|afbraak|afbreken|afbraakwerk|uitbreken|uitbraak|strippen|ontmantel|doorbra|doorbreken|demoli',
  ),
  asbestos: /asbest|amiant/,
  shell: beginning(
    'ruwbouw|metsel|fundering|dak(?:werk|bedekking|structuur|isolatie|pannen|kapel)?\\b|dakwerken|hellend dak|plat dak|leien|ramen|raam\\b|buitenschrijnwerk|gevel|buitenmu|draagstruct|stabiliteit|betonplaat|welfsel|gros oeuvre|toiture|chassis',
  ),
};

const otherFlame = beginning('(?:pellet|hout)(?:ketel|kachel)|chaudiere a (?:pellets|bois)');

const kindsOf = remembered((text): readonly WorkKind[] => {
  const folded = fold(text);
  const heating = heatingWorkOf(folded);
  const hasFlame = (heating !== null && heating !== 'boiler-part') || otherFlame.test(folded);
  const named = (Object.keys(patterns) as (keyof typeof patterns)[]).filter((kind) =>
    patterns[kind].test(folded),
  );
  return hasFlame ? [...named, 'flame'] : named;
});

/** `category`: of the meetstaat, which has one. */
export function workOf({ category, ...work }: Omit<Work, 'kinds'> & { category?: string | null }): Work {
  return { ...work, kinds: kindsOf(category ? `${category}: ${work.text}` : work.text) };
}

export function worksOf(works: readonly Work[], ...kinds: readonly WorkKind[]): Work[] {
  // Most of what is planned is of no kind, and some thirty duties ask.
  return works.filter((work) => work.kinds.length > 0 && work.kinds.some((kind) => kinds.includes(kind)));
}

/** All that duties hang on: those with a day, and the first of each kind, which is the one that is named. */
export function tellingWorks(works: readonly Work[]): Work[] {
  const told = new Set<WorkKind>();
  return works.flatMap((work): Work[] => {
    const isFirst = work.kinds.some((kind) => !told.has(kind));
    for (const kind of work.kinds) told.add(kind);
    if (isFirst) return [work];
    return work.start === null ? [] : [{ ...work, text: '' }];
  });
}

/** The day on which the first such work begins that is still to be done. */
export function startOfKind(works: readonly Work[], kind: WorkKind): Day | null {
  return startOf(worksOf(works, kind).filter(({ isDone }) => !isDone));
}

/** Such works were planned, and all of them are behind us. */
export function areDone(works: readonly Work[], kind: WorkKind): boolean {
  const planned = worksOf(works, kind).filter(({ start }) => start !== null);
  return planned.length > 0 && planned.every(({ isDone }) => isDone);
}
