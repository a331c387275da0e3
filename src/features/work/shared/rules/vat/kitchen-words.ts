import {
  isOfOwner,
  isOnlyOldWork,
  namesLabour,
  namesSupply,
} from '#/features/work/shared/rules/vat/doing-words';

const appliance = new RegExp(
  [
    String.raw`\b(?:(?:bak|stoom|combi|combistoom|microgolf|micro-golf|inbouw|solo|pyrolyse|hetelucht)[- ]?){0,4}ovens?\b`,
    String.raw`\b(?:[a-z]{1,12}-?)?(?:fornui[sz]e?n?|kookplaat|kookplaten|kookplaatsysteem|kookzones?|kookveld|kookvuur|gasvuur|inductieplaat|inductieplaten)\b|\binductie\b|\b(?:vitro)?keramische plaat\b|\bwokbrander\b|\bteppanyaki\b`,
    String.raw`\b(?:[a-z]{1,12}-?)?(?:koelkast|frigo|ijskast|diepvries|diepvriezer|vriezer|vrieskast|koelcel)(?:en|s)?\b|\bkoel-?\/?[- ]?vries\w{0,15}|\b(?:onderbouw|inbouw)koeler\b|\bwijn(?:koeler|klimaatkast|frigo)\b`,
    String.raw`\b(?:[a-z]{1,12}-?)?(?:vaatwas|vaatwasser|vaatwassers|vaatwasmachine|vaatwasautomaat|afwasmachine|afwasautomaat)\b`,
    String.raw`\b(?:[a-z]{1,12}-?)?(?:microgolf|magnetron)s?\b|\b(?:warmhoud|opwarm|bordenwarm|vacumeer|vacuum)[- ]?(?:lade|schuif)\b`,
    String.raw`\b(?:[a-z]{1,12}-?)?(?:koffie|espresso)(?:machine|automaat|zetapparaat)\b`,
    String.raw`\b(?:combi-?)?fours?\b(?![- ](?:way|pole|core)\b)|\bmicro-? ?ondes?\b|\bcuisinieres?\b|\bgazinieres?\b|\bpiano de cuisson\b`,
    String.raw`\b(?:taques?|plaques?|tables?|domino) (?:de cuisson|(?:a |en )?induction|vitro\w{0,15}|(?:au |a )?gaz)\b`,
    String.raw`\b(?:refrigerateur|congelateur|surgelateur|frigidaire)s?\b|\blave-? ?vaisselles?\b|\bcaves? a vin\b`,
    String.raw`\btiroirs? chauffants?\b|\bmachines? a cafe\b|\bcafetieres?\b`,
    String.raw`\b(?:keuken|inbouw|elektro|huishoud|kook)[- ]?(?:toestel|toestellen|apparaat|apparaten|apparatuur)\b|\btoestellenpakket\b`,
    String.raw`\belectro-?menagers?\b|\bappareils? (?:de cuisine|menagers?|encastr\w{1,15})`,
  ].join('|'),
);
/** Of a kitchen where the same words name one. */
const bareAppliances = /\b(?:toestellen|apparaten|apparatuur|elektro|appareils|electros?)\b/;
const laundry =
  /\b(?:wasmachine|wasautomaat|droogkast|droogautomaat|wasdroger|lave-? ?linge|seche-? ?linge|machine a laver)s?\b/;
const kitchen = /\b(?:keuken\w{0,15}|cuisines?)\b/;
/** Also called a ‘toestel’, and something else. */
const notOfKitchen =
  /\b(?:haard|kachel|sanitair\w{0,15}|toilet\w{0,15}|wc|verlichting\w{0,15}|poele|foyer|sanitaires?)\b/;

/** The wiring, pipe or work for an appliance, and not the appliance. */
const servesIt =
  /\b(?:\w{0,15}kring(?:en)?|voeding(?:en)?|\w{0,15}stopcontact(?:en)?|\w{0,15}leiding(?:en)?|bekabeling|bedrading|\w{0,15}kabels?|\w{0,15}afvoer|toevoer|\w{0,15}kraan(?:tje)?|sifon|waterpunt(?:en)?|voorziening(?:en)?|\w{0,15}roosters?|grilles?|circuits?|alimentations?|prises?|cables?|cablage|evacuation|arrivee|robinet|siphon)\b/;
/** The cupboard, front or opening for it. */
const housesIt =
  /\b(?:\w{0,15}kast(?:en)?|kolom(?:men)?|\w{0,15}meubel(?:en|s)?|ombouw|omkasting|nis|\w{0,15}front(?:en)?|deur|\w{0,15}paneel|plint|uitsparing|uitsnijding|zaagsnede|opening|meubles?|armoires?|colonnes?|facades?|porte|niche|decoupe|habillage|panneau|emplacement)\b/;
const anew = /[.;:+(]|\b(?:met|incl\w{0,15}|avec|y compris|lever\w{0,15}|fourniture)\b/;
const anewOrNext = new RegExp(`${anew.source}|[,&/]|${String.raw`\b(?:en|et)\b`}`);

/** 'Perilex voor de kookplaat'; but 'meerprijs voor een oven' is one. */
const isFor =
  /\b(?:voor|naar|naast|onder|boven|achter|rond|tussen|tbv|t\.b\.v\.|pour|vers|sous|derriere|entre|autour d[eu]|cote d[eu]) (?:\S+ ){0,2}$/;
const price = /\b(?:\w{0,15}prijs|supplement|toeslag|prix|prijsverschil)\b/;
const leftOut =
  /\b(?:zonder|excl\.?|exclusief|niet inbegrepen:?|sans|hors) (?:de |het |l.|les |le |la |d.)?$/;
const servedAfter =
  /^[\w-]{1,30}[ -](?:aansluit\w{1,15}|stopcontact|afvoer|kraan|kring|kast|ombouw|front|deur|paneel|niet inbegrepen|non compris)\b/;
const english = /\b(?:with|and|the|for)\b/;

/** Whether the words around a place make it about something else than what is named there. */
function isServed(folded: string, at: number): boolean {
  const before = folded.slice(0, at);
  if (leftOut.test(before) || servedAfter.test(folded.slice(at)) || english.test(folded)) return true;
  if (isFor.test(before) && !price.test(before)) return true;
  const isOf = (words: RegExp, breaks: RegExp) => words.test(before.split(breaks).at(-1) ?? '');
  if (isOf(servesIt, anew) || isOf(housesIt, anewOrNext)) return true;
  return namesLabour(before) && !namesSupply(folded);
}

const furniture =
  /\b(?:\w{0,15}kast(?:en)?|kastenwand|werkblad(?:en)?|spoelbak(?:ken)?|spoeltafel|kranen|keukenkraan|\w{0,15}meubel(?:en|s)?|fronten|meubles?|armoires?|plans? de travail|eviers?)\b/;
/** Ends on a word for a cupboard, and is none. */
const notFurniture = /\b(?:koelkast|ijskast|vrieskast|droogkast|wijnklimaatkast)(?:en)?\b/g;
const joined =
  /\b(?:met|incl\.?|inclusief|en|bestaande uit|avec|et|y compris|comprenant|inclus\w{0,15}|compris\w{0,15}|inbegrepen)\b|[+&]/;
const whole =
  /\b(?:cuisines? (?:sur mesure )?(?:entierement )?(?:equipees?|completes?)|(?:ingerichte|uitgeruste|complete|volledige) keuken|keuken volgens (?:plan|bestelbon|bestelling|offerte)|cuisine selon (?:plan|bon de commande|offre))\b/;
const hood = /\b(?:dampkap|afzuigkap|wasemkap|dampafzuig\w{0,15}|werkbladafzuig\w{0,15}|hottes?)\b/;

export type KitchenWork =
  | 'appliances'
  /** At one price with what may be at 6%. */
  | 'kitchen-and-appliances'
  /** A whole kitchen, and no word of what is in it. */
  | 'kitchen'
  | 'laundry';

export function namesHood(folded: string): boolean {
  return hood.test(folded);
}

function placeOfAppliance(folded: string): number {
  const at = folded.search(appliance);
  if (at !== -1 || !kitchen.test(folded)) return at;
  return folded.search(bareAppliances);
}

/** Of a folded text; null where no kitchen appliance is asked money for. */
export function kitchenWorkOf(folded: string): KitchenWork | null {
  if (isOnlyOldWork(folded)) return null;
  const wash = folded.search(laundry);
  if (wash !== -1) return isServed(folded, wash) ? null : 'laundry';
  const at = placeOfAppliance(folded);
  if (at === -1) return whole.test(folded) ? 'kitchen' : null;
  if (notOfKitchen.test(folded) || isOfOwner(folded) || isServed(folded, at)) return null;
  const isKitchenToo = kitchen.test(folded.slice(0, at)) && joined.test(folded);
  const isMixed = isKitchenToo || furniture.test(folded.replaceAll(notFurniture, ''));
  return isMixed ? 'kitchen-and-appliances' : 'appliances';
}
