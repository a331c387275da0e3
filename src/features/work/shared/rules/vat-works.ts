import { remembered } from '#/core/remembered';
import { fold } from '#/core/search-text';
import { namesRebuild } from '#/features/work/shared/rules/vat/building-words';
import { isOnlyRemoval } from '#/features/work/shared/rules/vat/doing-words';
import { type HeatingWork, heatingWorkOf } from '#/features/work/shared/rules/vat/heating-words';
import { type KitchenWork, kitchenWorkOf } from '#/features/work/shared/rules/vat/kitchen-words';
import { type OutdoorWork, outdoorWorkOf } from '#/features/work/shared/rules/vat/outdoor-words';
import type { ReducedRuleId } from '#/features/work/shared/rules/vat/vat-rules';

/** What a line of a paper is about, as far as its rate of VAT hangs on it. */
export type Work = HeatingWork | KitchenWork | OutdoorWork | ReducedRuleId | 'rebuild' | 'ordinary';

const furniture =
  /\b(?:\w{0,15}kast(?:en)?|werkblad(?:en)?|spoelbak(?:ken)?|dampkap|\w{0,15}meubels?|armoires?|meubles?|eviers?|hottes?|plans? de travail)\b/;
const stove =
  /\b(?:\w{0,15}kachels?|\w{0,15}haard(?:en)?|\w{0,15}radiator(?:en)?|\w{0,15}convector(?:en)?|poeles?|foyers?|radiateurs?|convecteurs?)\b/;
const electrical =
  /\b(?:elektrische? installatie|elektriciteitswerken|stopcontact(?:en)?|lichtpunt(?:en)?|zekeringkast|verdeelkast|installation electrique|prises? de courant|tableau electrique|points? lumineux)\b/;
/** A board with fuses, and no furniture. */
const board = /\b(?:zekering|verdeel|teller|meter|patch)kast(?:en)?\b/;

export const workOf = remembered((text): Work => {
  const folded = fold(text);
  if (namesRebuild(folded)) return 'rebuild';
  const found = heatingWorkOf(folded) ?? kitchenWorkOf(folded) ?? outdoorWorkOf(folded);
  if (found) return found;
  if (isOnlyRemoval(folded)) return 'ordinary';
  if (electrical.test(folded) || board.test(folded)) return 'electrical';
  if (furniture.test(folded)) return 'furniture';
  return stove.test(folded) ? 'stove' : 'ordinary';
});

const reversed =
  /\b(?:btw[ -]?verleg\w{0,8}|verlegging van (?:de )?(?:heffing|btw)|autoliquidation|report de perception)\b/;

export const saysReversed = remembered((text) => reversed.test(fold(text)));
