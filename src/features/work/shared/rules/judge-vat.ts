import { appliances, looseAndOutdoors, supplied } from '#/features/work/shared/rules/vat/judge-goods';
import { fossil, hybrid } from '#/features/work/shared/rules/vat/judge-heating';
import {
  ageOfHome,
  leftOfBuilding,
  newBuild,
  rebuilt,
  useOfHome,
} from '#/features/work/shared/rules/vat/judge-home';
import { shifted, strangeRate } from '#/features/work/shared/rules/vat/judge-paper';
import {
  isNewBuild,
  isOldEnough,
  type JudgedPaper,
  type RatedPart,
  type VatHome,
} from '#/features/work/shared/rules/vat/parts';
import {
  type Certainty,
  isInForce,
  type Judge,
  type VatVerdict,
} from '#/features/work/shared/rules/vat/verdict';

const judges: readonly Judge[] = [
  ...[shifted, fossil, hybrid, supplied, appliances, looseAndOutdoors, rebuilt],
  ...[ageOfHome, leftOfBuilding, useOfHome, strangeRate],
];
/** In a young home 6% is wrong whatever the work: said once, and not again for its boiler. */
const judgesOfYoung: readonly Judge[] = [shifted, rebuilt, ageOfHome, strangeRate];
const judgesOfNew: readonly Judge[] = [shifted, rebuilt, newBuild, strangeRate];

const order: Record<Certainty, number> = { certain: 0, likely: 1, ask: 2 };

/** Whether the VAT of a paper can be right for this work and this home; what is sure first. */
export function judgeVat(parts: readonly RatedPart[], paper: JudgedPaper, home: VatHome): VatVerdict[] {
  const ofHome = isNewBuild(home) ? judgesOfNew : judges;
  return (isOldEnough(home, paper) === false ? judgesOfYoung : ofHome)
    .flatMap((judge) => judge(parts, paper, home))
    .filter(({ rule }) => isInForce(rule, paper.date))
    .sort((one, other) => order[one.certainty] - order[other.certainty]);
}
