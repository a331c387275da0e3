import { remembered } from '#/core/remembered';
import { fold } from '#/core/search-text';

const rebuild =
  /\b(?:(?:sloop|afbraak) en (?:her|weder)?opbouw|heropbouw|wederopbouw|demolition(?: et |-)reconstruction)\b/;

export function namesRebuild(folded: string): boolean {
  return rebuild.test(folded);
}

const part = '(?:aanbouw|bijbouw|uitbouw|achterbouw|annexe|veranda)';
const built = String.raw`(?:nieuwe?|nieuwbouw|bouwen|oprichten|optrekken|ruwbouw|realis\w{1,15}|construction|construire|nouvelle)`;
const extension = new RegExp(
  [
    String.raw`\b${built}\b[^.;]{0,25}\b${part}\b|\b${part}\b[^.;]{0,25}\b${built}\b|^(?:een )?${part}\b`,
    String.raw`\buitbreiding (?:van )?(?:de |uw |een |eengezins|rij)?woning\b|\bwoninguitbreiding\b|\boptopping\b`,
    String.raw`\b(?:extension|agrandissement) (?:de |d.)(?:la |l.|une )?(?:maison|habitation|logement)\b|\brehausse\b`,
  ].join('|'),
);
const existing =
  /\b(?:bestaande?|oude?|existante?|ancienne?|vervang\w{0,15}|renov\w{0,15}|herstel\w{0,15}|isol\w{0,15}|schilder\w{0,15}|remplac\w{0,15}|peinture)\b/;
const gone = String.raw`(?:afbra\w{1,15}|afbreken|uitbreken|uitbraak|sloop\w{0,15}|slopen|doorbraak|doorbreken|wegnemen|verwijder\w{0,15}|demoli\w{1,15}|ouverture|percement|abatt\w{1,15})`;
const bearing =
  '(?:(?<!niet[ -])dragende (?:binnen|buiten)?mu(?:ur|ren)|draagmu(?:ur|ren)|(?<!non[ -])(?:murs? )?porteurs?)';
const walls = new RegExp(
  String.raw`\b${gone}\b[^.;]{0,40}\b${bearing}\b|\b${bearing}\b[^.;]{0,25}\b${gone}\b|\bstrippen tot (?:op )?de (?:buiten)?(?:muren|gevels)\b`,
);

export type BuildingWork = 'extension' | 'bearing-walls';

/** Work after which too little of the old home may be left. */
export const buildingWorkOf = remembered((text): BuildingWork | 'none' => {
  const folded = fold(text);
  if (extension.test(folded) && !existing.test(folded)) return 'extension';
  return walls.test(folded) ? 'bearing-walls' : 'none';
});
