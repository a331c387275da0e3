import { isOfOwner, isOnlyOldWork } from '#/features/work/shared/rules/vat/doing-words';

const pool =
  /\b(?:binnen|buiten)?zwembad(?!straat|laan)\w{0,15}|\bzwemvijver\w{0,15}|\bzwemspa\b|\bswimspa\b|\bpiscines?\b|\bbassin de nage\b|\betang de baignade\b/;
const garden =
  /\b(?:tuinaanleg\w{0,15}|tuinwerken|(?:her)?aanleg(?:gen)? (?:van )?(?:de |een |uw )?(?:voor|achter)?tuin|\w{0,15}gazon|graszod\w{1,15}|graszaad|grasmat|kunstgras|inzaai\w{0,15}|beplant\w{1,15}|aanplant\w{0,15}|tuinontwerp|(?:sier)?vijver|gazonaanleg|haag(?:plant|beuk)\w{0,15}|hagen|(?:liguster|taxus|beuken)haag|bloemperk\w{0,15}|plantvak\w{0,15}|amenagement (?:du |de |des )?(?:jardins?|espaces verts)|amenagement paysager|engazonnement|pelouses?|plantations?|arbustes|haies?)\b/;
const greenRoof = /\b(?:groendak\w{0,15}|sedum\w{0,15}|toitures? (?:verte|vegetal\w{1,15}))\b/;
const unsure =
  /\b(?:oprit\w{0,15}|oprijlaan|tuinafsluiting\w{0,15}|omheining\w{0,15}|jacuzzi|sauna|hammam|ereloon|erelonen|honoraires?|allees? (?:carrossables?|de garage)|clotures?|tuinhuis|tuinberging|poolhouse|carport)\b/;
const ofSite = /\b(?:werf\w{0,15}|chantier|tijdelijke?|provisoires?)\b/;

const lamp =
  /\b(?:(?:led|hang|wand|plafond|buiten|inbouw|opbouw|spaar|tl|sta|tafel|muur|tuin|halogeen)[- ]?)?(?:lamp(?:en|jes?|es?)?|spot(?:s|jes)?|lusters?|luchters?|downlights?|armatu(?:ur|ren))\b|\b(?:verlichtings|licht|led)[- ]?armatu(?:ur|ren)\b|\bverlichtingstoestel(?:len)?\b|\bled[- ]?(?:spots?|strips?|verlichting|panelen|paneel|lijn)\b|\b(?:tuin|buiten|sfeer|wand|plafond|hang|rail|gevel|trap)[- ]?verlichting\b|\bplafonniers?\b|\bplafonnieres?\b|\bluminaires?\b|(?<!en )\bappliques?\b|\blustres?\b|\bampoules?\b|\b(?:ruban|bande|bandeau|profil|reglette|eclairage)s?(?: lineaire)? led\b|\bappareils? d.eclairage\b/;
/** The point, wire or switch: the installation, and not the lamp. */
const wiring =
  /\b(?:lichtpunt\w{0,15}|\w{0,15}schakelaars?|bekabel\w{0,15}|bedrad\w{0,15}|kabels?|\w{0,15}kring(?:en)?|dimmers?|\w{0,15}sensor(?:en|s)?|voeding|aansluit\w{0,15}|transfo\w{0,15}|boren|boorgat\w{0,15}|uitsparing\w{0,15}|points? lumineux|points? d.eclairage|interrupteurs?|cablage|circuits?|cables?|alimentation|raccord\w{0,15}|percements?)\b/;
/** Lit, or a tap: a ‘spiegelkast met verlichting’, a ‘douchearmatuur’. */
const otherThing =
  /\b(?:\w{0,15}kast(?:en)?|\w{0,15}meubels?|\w{0,15}spiegels?|dampkap|hottes?|meubles?|miroirs?|armoires?|\w{0,15}kra(?:an|nen)|douche\w{0,15}|bad|bad(?:kra|armatu)\w{0,15}|wastafel\w{0,15}|lavabos?|sanitair\w{0,15}|thermosta\w{1,15}|robinet\w{0,15}|werf\w{0,15}|chantier)\b/;

/** 'Trap met ledverlichting' is stairs; 'ledstrip onder de kasten' is none of the cupboards. */
const partOfOther = /\b(?:met|incl\.?|inclusief|avec|y compris)\b[^,;.]{0,60}$/;
const place = /\b(?:onder|boven|sous|au-dessus d\w{1,3}) (?:(?:de|het|les|la|le) )?\w{1,25}/g;

function isLamp(folded: string): boolean {
  const at = folded.search(lamp);
  if (at === -1 || partOfOther.test(folded.slice(0, at)) || wiring.test(folded)) return false;
  return !otherThing.test(folded.replaceAll(place, ''));
}

export type OutdoorWork = 'pool' | 'garden' | 'outside' | 'lighting';

/** Of a folded text; null where it is about none of what may fall outside the home, or hangs loose in it. */
export function outdoorWorkOf(folded: string): OutdoorWork | null {
  if (isOnlyOldWork(folded) || isOfOwner(folded)) return null;
  if (pool.test(folded)) return 'pool';
  if (garden.test(folded) && !greenRoof.test(folded)) return 'garden';
  if (isLamp(folded)) return 'lighting';
  return unsure.test(folded) && !ofSite.test(folded) ? 'outside' : null;
}
