/** What is done with a thing, in Dutch and French. All texts are folded: without accents and capitals. */

const upkeep =
  /\b(?:onderhoud\w{0,15}|nazicht|herstel\w{0,6}|reparatie|reinig\w{0,4}|schoorsteenvegen|entretien|repar(?:er|ation)s?|nettoyage|ramonage|depannage)\b/;
const removal =
  /\b(?:demont\w{0,15}|verwijder\w{0,4}|afbra\w{1,4}|afbreken|uitbreken|uitbraak|afkoppel\w{0,4}|wegnemen|wegname|sloop|slopen|saner\w{0,4}|opvullen|neutralis\w{1,15}|buitendienststelling|enlev\w{1,15}|depose|demoli\w{1,15}|evacuation (?:de l|des? anc|du vieux|de la vieille))\b/;
const placing =
  /\b(?:nieuwe?|plaats\w{0,5}|lever\w{0,4}|install\w{0,6}|monteren|montage|vervang\w{0,4}|nouve\w{1,15}|pose|placement|placer|fourni\w{1,15}|remplac\w{1,15})\b/;
const supply =
  /\b(?:lever\w{0,4}|leverings\w{1,15}|aankoop|verkoop|vervang\w{0,4}|nieuwe?|nouve\w{1,15}|fourni\w{1,15}|livraison|remplac\w{1,15})\b/;
const labour =
  /\b(?:plaats\w{0,5}|plaatsings\w{1,15}|montage|monteren|install\w{0,6}|inbouwen|aansluit\w{0,5}|uitlijnen|pose|poser|placement|montage|encastrement|raccord\w{1,15}|branche\w{1,15})\b/;

export function isOnlyRemoval(folded: string): boolean {
  return removal.test(folded) && !placing.test(folded);
}

/** Taking away or looking after what is there, and nothing new. */
export function isOnlyOldWork(folded: string): boolean {
  return upkeep.test(folded) || isOnlyRemoval(folded);
}

const ofOwner =
  /\b(?:bestaande?|eigen|gerecupereerde?|recuperatie|van de klant|door (?:de )?klant|existant\w{0,15}|du client|par le client)\b/;

/** What the owner has or buys already: only the work is asked for. */
export function isOfOwner(folded: string): boolean {
  return ofOwner.test(folded);
}

export function namesSupply(folded: string): boolean {
  return supply.test(folded);
}

export function namesLabour(folded: string): boolean {
  return labour.test(folded);
}

const owner =
  '(?:de |den |le |la |l.)?(?:klant|eigenaar|bouwheer|opdrachtgever|uzelf|derden|client|proprietaire|maitre d.ouvrage)';
const placement = '(?:plaatsing|montage|pose|placement)';
const notPlaced = new RegExp(
  [
    String.raw`\b(?:zonder|excl\.?|exclusief|sans|hors) (?:de |la )?${placement}\b(?! (?:van|de|des|du)\b)`,
    String.raw`\b${placement} (?:is )?(?:niet|non) (?:inbegrepen|voorzien|compris\w{0,15}|inclus\w{0,15})`,
    String.raw`\b(?:${placement}|te plaatsen|te leggen|te monteren|a poser|a placer) (?:door|par|ten laste van|a charge d[eu]) (?:${owner}|vos soins)`,
    String.raw`\b(?:enkel|alleen|louter) (?:de )?levering\b|\blevering alleen\b|\b(?:niet|non)[- ](?:door ons )?(?:geplaatst|pose[es]*)\b`,
    String.raw`\bzelf te (?:plaatsen|leggen|monteren)\b|\bdoor u te plaatsen\b|\bzelfplaatsing\b|\bdoe-het-zelf\w{0,15}`,
    String.raw`\bafgehaald\w{0,15}|\bafhaling\b|\bafhaalprijs\b|\bafhalen (?:in|aan|op) |\btoonbankverkoop\b`,
    String.raw`\b(?:fourniture|livraison|materiel) (?:seule?|uniquement)\b|\ba monter soi-meme\b|\ba emporter\b|\bemporte[es]*\b|\bvente (?:au )?comptoir\b`,
    String.raw`\b(?:enlevement|enleve[es]*|retrait) (?:au|en|a notre) (?:magasin|depot|showroom)\b`,
  ].join('|'),
);
const placed =
  /\b(?:inclusief|incl\.?|met|en|\+) (?:de )?plaatsing\b(?! (?:door|ten laste|niet))|(?<!niet[- ])(?<!door ons )\bgeplaatst\b|\ben plaatsen\b|\b(?:et|y compris|avec) (?:la )?(?:pose|placement)\b(?! (?:par|a charge|non))/;

/** Who places it, where the words say so: what the contractor doesn’t place, the owner only bought. */
export function placerOf(folded: string): 'contractor' | 'owner' | null {
  if (placed.test(folded)) return 'contractor';
  return notPlaced.test(folded) ? 'owner' : null;
}
