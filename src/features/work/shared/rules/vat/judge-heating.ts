import { formatEuro } from '#/core/money';
import {
  baseOf,
  differenceInWords,
  fifteenOf,
  isHigh,
  isLow,
  isOldEnough,
  type JudgedPaper,
  linesOf,
  type RatedPart,
  workOfPart,
} from '#/features/work/shared/rules/vat/parts';
import { fossilTransitionEnd, vatRules } from '#/features/work/shared/rules/vat/vat-rules';
import {
  type Certainty,
  type Judge,
  question,
  tellRule,
  type VatVerdict,
  wrongReduced,
} from '#/features/work/shared/rules/vat/verdict';
import type { Work } from '#/features/work/shared/rules/vat-works';

/** Whether the new rule of boilers counts for this paper. */
function certaintyOf({ date, contractDate }: JudgedPaper): Certainty | 'allowed' {
  const { from } = vatRules.fossil;
  if (date === null) return 'likely';
  if (date > fossilTransitionEnd) return 'certain';
  if (contractDate === null) return 'ask';
  return contractDate < from ? 'allowed' : 'certain';
}

export function hasFossilBoiler(parts: readonly RatedPart[]): boolean {
  return parts.some((part) => ['fossil', 'fossil-and-more'].includes(workOfPart(part)));
}

export const fossil: Judge = (parts, paper) => {
  const certainty = certaintyOf(paper);
  if (certainty === 'allowed') return [];
  const hasBoiler = hasFossilBoiler(parts);
  const pick = (...kinds: Work[]) => parts.filter((part) => isLow(part) && kinds.includes(workOfPart(part)));
  const boilers = hasBoiler ? pick('fossil', 'boiler-part') : pick('fossil');
  const found: VatVerdict[] = [];
  if (boilers.length > 0) {
    const because = 'Alleen wie voor die dag tekende, mocht tot 30 juni 2026 nog 6% betalen.';
    found.push(wrongReduced('fossil', boilers, certainty, certainty === 'ask' ? { because } : {}));
  }
  const mixed = pick('fossil-and-more');
  if (mixed.length > 0) {
    const more = {
      because: 'Radiatoren, leidingen en thermostaten mogen wel aan 6%: vraag om ze apart te vermelden.',
      makes: `Het verschil is hoogstens ${differenceInWords(mixed)}.`,
      ask: 'Voor de ketel geldt 21% btw, voor radiatoren, leidingen en thermostaten 6%. Kunt u die posten splitsen?',
    };
    const sure = certainty === 'ask' ? 'ask' : 'likely';
    found.push({ ...wrongReduced('fossil', mixed, sure, more), amount: null });
  }
  const unknown = hasBoiler ? [] : pick('boiler');
  if (unknown.length > 0) {
    const sentence = 'Werkt deze ketel op gas of stookolie? Dan moet hij aan 21% btw, niet aan 6%.';
    const ask = 'Op welke brandstof werkt de ketel? Op gas of stookolie geldt 21% btw.';
    found.push(question('fossil', unknown, sentence, ask));
  }
  return found;
};

export const hybrid: Judge = (parts, paper, home) => {
  const all = parts.filter((part) => workOfPart(part) === 'hybrid');
  const [low, high] = [all.filter(isLow), all.filter(isHigh)];
  const certainty = certaintyOf(paper);
  if ((low.length > 0 && high.length > 0) || certainty === 'allowed') return [];
  if (low.length > 0) {
    const split = formatEuro(fifteenOf(baseOf(low), 35));
    const makes = `Nu staat alles aan 6%: dat is ${differenceInWords(low)} te weinig, of ${split} als er gesplitst wordt.`;
    return [wrongReduced('hybrid', low, certainty, { makes })];
  }
  if (high.length === 0 || !isOldEnough(home, paper)) return [];
  const saved = fifteenOf(baseOf(high), 65);
  return [
    {
      ...{ rule: 'hybrid', grade: vatRules.hybrid.grade, certainty: 'likely', side: 'too-much' },
      ...{ amount: saved, lines: linesOf(high) },
      sentence: `${tellRule('hybrid')} Hier staat alles aan 21%: gesplitst scheelt dat ${formatEuro(saved)}.`,
      ask: 'Mijn woning is oud genoeg voor 6% btw. Kunt u de hybride warmtepomp splitsen: 35% aan 21% en 65% aan 6%?',
    },
  ];
};
