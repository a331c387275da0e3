import { isToConfirm, toConfirm } from '#/core/grade';
import { buildingWorkOf } from '#/features/work/shared/rules/vat/building-words';
import { hasFossilBoiler } from '#/features/work/shared/rules/vat/judge-heating';
import {
  baseOf,
  differenceInWords,
  fifteenOf,
  firstReducedYear,
  isHigh,
  isLow,
  isNewBuild,
  isOldEnough,
  linesOf,
  type RatedPart,
  workOfPart,
} from '#/features/work/shared/rules/vat/parts';
import { buildingQuestionsOf } from '#/features/work/shared/rules/vat/questions';
import { reducedRules, vatRules } from '#/features/work/shared/rules/vat/vat-rules';
import { type Judge, question, wrongReduced } from '#/features/work/shared/rules/vat/verdict';
import { type Work, workOf } from '#/features/work/shared/rules/vat-works';

export const rebuilt: Judge = (parts) => {
  const found = parts.filter((part) => isLow(part) && workOfPart(part) === 'rebuild');
  if (found.length === 0) return [];
  const sentence =
    '6% voor sloop en heropbouw kan alleen voor uw enige eigen woning, van hoogstens 200 m² en met een aangifte vooraf. Kijk na of dat zo is.';
  return [question('rebuild', found, sentence)];
};

const ordinaryWorks: ReadonlySet<Work> = new Set(['ordinary', 'furniture', 'stove', 'electrical']);

/** Where a paper is about these, its klinkers and teelaarde are too. */
const outdoorWorks: ReadonlySet<Work> = new Set(['pool', 'garden', 'outside']);

/** What no other rule speaks of, and need not be at 21% anyhow. */
function isOrdinary(part: RatedPart, hasBoiler: boolean): boolean {
  const work = workOfPart(part);
  const isBought = part.placedBy === 'owner' || part.placedBy === 'supplier';
  return !isBought && (ordinaryWorks.has(work) || (work === 'boiler-part' && !hasBoiler));
}

/** What of it is known to be allowed at 6%, by name. */
function namedReduced(parts: readonly RatedPart[]): string {
  const works = new Set(parts.map(workOfPart));
  const named = Object.entries(reducedRules).flatMap(([id, rule]) => {
    const maybe = rule.grade === 'C' ? 'mogelijk ' : '';
    const old = maybe === '' && isToConfirm(rule) ? ` (${toConfirm})` : '';
    return works.has(id as keyof typeof reducedRules) ? [`${maybe}ook voor ${rule.what}${old}`] : [];
  });
  return named.length === 0 ? '' : ` Dat geldt ${named.join(', ')}.`;
}

export const ageOfHome: Judge = (parts, paper, home) => {
  const isOld = isOldEnough(home, paper);
  const { firstUseYear } = home;
  if (isOld === null || firstUseYear === null) return [];
  const since = `Uw woning is in gebruik sinds ${firstUseYear}`;
  if (!isOld) {
    const low = parts.filter((part) => isLow(part) && workOfPart(part) !== 'rebuild');
    const because = `${since}: 6% kan pas vanaf ${firstReducedYear(firstUseYear)}.`;
    const ask = `Mijn woning is in gebruik sinds ${firstUseYear}, minder dan tien jaar voor de eerste factuur. Dan geldt 21% btw. Kunt u het tarief nakijken?`;
    return low.length === 0 ? [] : [wrongReduced('age', low, 'certain', { because, ask })];
  }
  if (paper.description !== null && outdoorWorks.has(workOf(paper.description))) return [];
  const hasBoiler = hasFossilBoiler(parts);
  const high = parts.filter((part) => isHigh(part) && isOrdinary(part, hasBoiler));
  if (high.length === 0) return [];
  return [
    {
      ...{ rule: 'age', grade: vatRules.age.grade, side: 'too-much' },
      certainty: high.some(({ at }) => at !== null) ? 'likely' : 'ask',
      ...{ amount: fifteenOf(baseOf(high)), lines: linesOf(high) },
      sentence: `Er is 21% btw gerekend. ${since}: voor werken die de aannemer zelf plaatst, kan dan meestal 6%.${namedReduced(high)} Dat scheelt ${differenceInWords(high)}. Los materiaal blijft 21%.`,
      ask: `Mijn woning is in gebruik sinds ${firstUseYear}. Kunt u het verlaagd btw-tarief van 6% toepassen, of uitleggen waarom dat niet kan?`,
    },
  ];
};

export const useOfHome: Judge = (parts, _, { use }) => {
  const low = parts.filter(isLow);
  if (use !== 'mixed' || low.length === 0) return [];
  const sentence =
    'Uw woning is ook voor iets anders in gebruik. 6% btw kan als ze hoofdzakelijk privé gebruikt wordt: bespreek dat met de aannemer.';
  return [question('use', low, sentence)];
};

/** So little of the old home is left that everything is at 21%. */
export const newBuild: Judge = (parts, _, home) => {
  const low = parts.filter((part) => isLow(part) && workOfPart(part) !== 'rebuild');
  if (low.length === 0 || !isNewBuild(home)) return [];
  const id = home.keepsHalfOfArea === false ? 'extension' : 'bearing-walls';
  return [wrongReduced(id, low, 'certain', { because: 'U zei bij ‘Uw woning’ dat dat zo is.' })];
};

const enoughLeft = {
  extension: 'het oude deel na de werken minstens de helft van het geheel is',
  'bearing-walls': 'minstens de helft van de dragende muren blijft staan',
} as const;

/** Asked at once, where a paper raises both. */
export const leftOfBuilding: Judge = (parts, paper, home) => {
  const asked = buildingQuestionsOf(parts, paper, home);
  const [id] = asked;
  if (!id) return [];
  const low = parts.filter(isLow);
  const own = low.filter(({ text }) => asked.some((each) => each === buildingWorkOf(text)));
  const condition = asked.map((each) => enoughLeft[each]).join(' en ');
  const sentence = `6% btw kan hier alleen als ${condition}. Anders moet alles aan 21%: dat is ${differenceInWords(low)} meer op dit papier. Zeg bij ‘Uw woning’ of het zo is.`;
  return [question(id, own, sentence, `Is nagekeken of ${condition}? Alleen dan kan 6% btw.`)];
};
