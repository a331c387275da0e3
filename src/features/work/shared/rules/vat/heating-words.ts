import { isOnlyOldWork } from '#/features/work/shared/rules/vat/doing-words';

const fuel = String.raw`\b(?:aardgas|gas|mazout|stookolie|propaan|gaz|fioul)\b`;
const fossilBoiler =
  /\b(?:(?:gas|mazout|stookolie|gascondensatie|gaswand|condensatie|aardgas)[ -]?(?:condensatie|wand)?ketels?|(?:gas|mazout|stookolie)branders?|(?:mazout|stookolie)tanks?|chaudieres?(?: murales?)? a condensation|bruleurs?|(?:citerne|cuve)s? a (?:mazout|fioul))\b/;
const namedBoiler = /\b(?:cv|verwarmings|stook|wand)[ -]?ketels?\b|\bchaudieres?\b/;
const anyBoiler = /\b(?:[a-z]{1,12}-?)?ketels?\b|\bchaudieres?\b/;
const existing = /\b(?:bestaande|existante?)\b/;
const replaced = /\b(?:vervang\w{0,15}|nieuwe?|remplac\w{1,15}|nouve\w{1,15})\b/;
const anyFuel = new RegExp(fuel);
const otherFuel =
  /\b(?:pellet\w{0,8}|hout\w{0,8}|biomassa\w{0,8}|elektrisch\w{0,3}|granules|bois|biomasse|electriques?)\b/;
const boilerPart =
  /\b(?:rookgas\w{0,14}|gasleiding\w{0,3}|mazoutleiding\w{0,3}|brandstofleiding\w{0,3}|ketelregeling|ketelpomp|circulatiepomp|conduits? de fumees?|evacuation des fumees|conduites? (?:de )?gaz|circulateurs?)\b/;
const staysReduced =
  /\b(?:radiator\w{0,3}|vloerverwarming|\w{0,10}thermostaat|thermostaten|(?:verwarmings|cv-)?leidingen|radiateurs?|chauffage (?:par le |au )?sol|thermostats?|tuyauteries?)\b/;
const hybrid =
  /\bhybrid[ea]? ?-?(?:warmtepomp\w{0,3}|ketel\w{0,2}|systeem|verwarming\w{0,9})\b|\b(?:pompes? a chaleur|chaudieres?|systeme) hybrides?\b/;

export type HeatingWork =
  | 'fossil'
  /** The boiler on fossil fuel at one price with what may stay at 6%. */
  | 'fossil-and-more'
  /** A boiler of which the fuel isn’t said. */
  | 'boiler'
  /** Of the boiler where the same paper has one: flue, fuel line, control, pump. */
  | 'boiler-part'
  | 'hybrid';

const replacing = /\b(?:vervang\w{0,15}|remplac\w{0,15})\b/;
const by = /\b(?:door|par) /;
const somebody = /\b(?:installat\w{1,15}|vakman|aannemer|techni\w{1,15}|nos soins)\b/;
const insteadOf = /\b(?:ter vervanging van|in plaats van|en remplacement d|au lieu d)/;

function after(text: string, words: RegExp): string {
  const found = words.exec(text);
  return found ? text.slice(found.index + found[0].length) : '';
}

/** 'Vervangen mazoutketel door warmtepomp' is about the heat pump. */
function whatComes(folded: string): string {
  const [named = ''] = folded.split(insteadOf, 1);
  const comes = after(after(named, replacing), by);
  return comes === '' || somebody.test(comes) ? named : comes;
}

/** Of a folded text; null where it is about no heating that hangs on a fuel. */
export function heatingWorkOf(text: string): HeatingWork | null {
  const folded = whatComes(text);
  if (isOnlyOldWork(folded) || (existing.test(folded) && !replaced.test(folded))) return null;
  if (hybrid.test(folded)) return 'hybrid';
  if (otherFuel.test(folded)) return boilerPart.test(folded) ? 'boiler-part' : null;
  if (fossilBoiler.test(folded) || (anyBoiler.test(folded) && anyFuel.test(folded)))
    return staysReduced.test(folded) ? 'fossil-and-more' : 'fossil';
  if (namedBoiler.test(folded) && !staysReduced.test(folded)) return 'boiler';
  return boilerPart.test(folded) ? 'boiler-part' : null;
}
