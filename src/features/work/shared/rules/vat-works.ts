/** What a line of a paper is about, as far as its rate of VAT hangs on it. */
export type Work =
  | 'fossil'
  /** The boiler on fossil fuel at one price with what may stay at 6%. */
  | 'fossil-and-more'
  /** A boiler of which the fuel isn’t said. */
  | 'boiler'
  /** Of the boiler where the same paper has one: flue, fuel line, control, pump. */
  | 'boiler-part'
  | 'hybrid'
  | 'supply'
  | 'rebuild'
  /** Never at 6%, so that 21% needs no question. */
  | 'full'
  | 'ordinary';

const fossilBoiler =
  /\b(?:(?:gas|mazout|stookolie|gascondensatie|gaswand|condensatie|aardgas)[ -]?(?:condensatie|wand)?ketels?|(?:cv-?|verwarmings)?ketels? (?:op|voor) (?:aardgas|gas|mazout|stookolie)|(?:gas|mazout|stookolie)branders?|(?:mazout|stookolie)tanks?)\b/i;
const anyBoiler = /\b(?:cv|verwarmings|stook|wand)[ -]?ketels?\b/i;
const otherFuel = /\b(?:pellet\p{L}{0,8}|hout\p{L}{0,8}|biomassa\p{L}{0,8}|elektrisch\p{L}{0,3})\b/iu;
const boilerPart =
  /\b(?:rookgas\p{L}{0,14}|gasleiding\p{L}{0,3}|mazoutleiding\p{L}{0,3}|brandstofleiding\p{L}{0,3}|ketelregeling|ketelpomp|circulatiepomp)\b/iu;
const staysReduced =
  /\b(?:radiator\p{L}{0,3}|vloerverwarming|\p{L}{0,10}thermostaat|thermostaten|(?:verwarmings|cv-)?leidingen)\b/iu;
const upkeep =
  /\b(?:onderhoud\p{L}{0,8}|nazicht|herstel\p{L}{0,6}|reparatie|reinig\p{L}{0,4}|schoorsteenvegen)\b/iu;
const removal =
  /\b(?:demont\p{L}{0,6}|verwijder\p{L}{0,4}|afbra\p{L}{1,4}|afbreken|uitbreken|afkoppel\p{L}{0,4}|wegnemen|sloop|slopen|saner\p{L}{0,4})\b/iu;
const placing =
  /\b(?:nieuwe?|plaats\p{L}{0,5}|lever\p{L}{0,4}|install\p{L}{0,6}|monteren|montage|vervang\p{L}{0,4})\b/iu;
const hybrid = /\bhybrid[ea]? ?-?(?:warmtepomp\p{L}{0,3}|ketel\p{L}{0,2}|systeem|verwarming\p{L}{0,9})\b/iu;
const supplyOnly =
  /\b(?:zonder plaatsing|(?:enkel|alleen|louter) (?:de )?levering|niet geplaatst|zelf te plaatsen|afgehaald(?:e materialen)?|afhaling)\b/i;
const rebuild = /\b(?:(?:sloop|afbraak) en (?:her|weder)?opbouw|heropbouw|wederopbouw)\b/i;
const never =
  /\b(?:zwembad|zwemvijver|tuinaanleg|aanleg tuin|aanleg gazon|graszoden|beplanting|haagbeuk|oprit|omheining|tuinafsluiting|jacuzzi|sauna|ereloon|erelonen)\b/i;
const reversed = /\b(?:btw[ -]?verleg\p{L}{0,8}|verlegging van (?:de )?(?:heffing|btw)|autoliquidation)\b/iu;

/** Taking away or looking after what is there, and nothing new. */
function isOnlyOldWork(text: string): boolean {
  return upkeep.test(text) || isOnlyRemoval(text);
}

export function isOnlyRemoval(text: string): boolean {
  return removal.test(text) && !placing.test(text);
}

export function workOf(text: string): Work {
  if (rebuild.test(text)) return 'rebuild';
  if (hybrid.test(text)) return isOnlyOldWork(text) ? 'ordinary' : 'hybrid';
  if (fossilBoiler.test(text) && !otherFuel.test(text)) {
    if (isOnlyOldWork(text)) return 'ordinary';
    return staysReduced.test(text) ? 'fossil-and-more' : 'fossil';
  }
  if (supplyOnly.test(text)) return 'supply';
  if (anyBoiler.test(text) && !otherFuel.test(text) && !isOnlyOldWork(text) && !staysReduced.test(text))
    return 'boiler';
  if (boilerPart.test(text) && !isOnlyOldWork(text)) return 'boiler-part';
  return never.test(text) ? 'full' : 'ordinary';
}

export function saysReversed(text: string): boolean {
  return reversed.test(text);
}
