import { divideExactly } from '#/core/decimal';
import type { Total } from '#/core/money';
import {
  baseOf,
  fullRate,
  isOldEnough,
  type JudgedPaper,
  linesOf,
  reducedRate,
} from '#/features/work/shared/rules/vat/parts';
import { vatRules } from '#/features/work/shared/rules/vat/vat-rules';
import { type Judge, question, tellRule } from '#/features/work/shared/rules/vat/verdict';
import { saysReversed } from '#/features/work/shared/rules/vat-works';

function saysReversedIn({ description, lines }: JudgedPaper): boolean {
  return [description ?? '', ...lines.map((line) => line.description)].some(saysReversed);
}

export const shifted: Judge = (parts, paper, home) => {
  const free = parts.filter(({ rate, base }) => rate === 0 && base > 0n);
  const isSaid = saysReversedIn(paper);
  if (!isSaid && free.length === 0) return [];
  if (isSaid && parts.some(({ rate }) => rate > 0)) return [];
  if (!isSaid) {
    const sentence =
      'Er is geen btw gerekend. Bij een particulier kan de btw niet verlegd worden: vraag waarom ze er niet op staat.';
    return [question('reverse-charge', free, sentence, 'Er is geen btw gerekend. Kunt u vermelden waarom?')];
  }
  const isOld = isOldEnough(home, paper);
  const base = baseOf(free);
  const due = isOld === null || base <= 0n ? null : isOld ? reducedRate : fullRate;
  const { grade, ask } = vatRules['reverse-charge'];
  return [
    {
      ...{ rule: 'reverse-charge', grade, certainty: 'certain', side: 'too-little', ask },
      amount: due === null ? null : (divideExactly(base * BigInt(due), 100n) as Total),
      ...{ lines: linesOf(free), sentence: tellRule('reverse-charge') },
    },
  ];
};

export const strangeRate: Judge = (parts) => {
  const odd = parts.filter(({ rate, base }) => base > 0n && ![0, reducedRate, fullRate].includes(rate));
  const [first] = odd;
  if (!first) return [];
  const rate = `${String(first.rate).replace('.', ',')}%`;
  const usual = 'Voor werken aan een woning is het gewoonlijk 6% of 21%.';
  return [
    question(
      'other-rate',
      odd,
      `Er is ${rate} btw gerekend. ${usual}`,
      `U rekent ${rate} btw. Klopt dat? ${usual}`,
    ),
  ];
};
