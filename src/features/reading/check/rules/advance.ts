import { cents } from '#/core/money';
import { percentageOf } from '#/core/percent';
import type { Facts } from '#/features/reading/check/rules/facts';
import { cutPassage, passageAt } from '#/features/reading/check/rules/quote-text';
import { good, notPriced, type Verdict } from '#/features/reading/check/rules/rule';
import { grossTotal } from '#/features/reading/check/rules/sums';
import { readMoney } from '#/features/reading/scan/rules/numbers';

const word =
  '(?:voorschot\\p{L}{0,3}|aanbetaling|acomptes?|arrhes|bij (?:de )?bestelling|bij (?:de )?ondertekening|bij (?:de )?opdracht|vooraf|vooruitbetaling|[àa] la (?:commande|signature)|d.avance|anzahlung|bei auftrags\\p{L}{1,12}|deposit|down payment|upfront|in advance|(?:with|on|upon) (?:the )?order)';
const percentBefore = new RegExp(`(?<![\\d.,])(\\d{1,3}) ?%[^.;:%]{0,30}?(?<!\\p{L})${word}`, 'giu');
const percentAfter = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})[^.;,%\\d]{0,30}(\\d{1,3}) ?%`, 'giu');
const everything =
  /\b(?:volledig|volledige bedrag|integraal|totaal) (?:vooraf|vooruit)(?:betaald| te betalen)?\b|\bvooraf te betalen\b/i;

type Advance = { percent: number; passage: string };

function byPercent({ text }: Facts): Advance[] {
  return [percentBefore, percentAfter].flatMap((pattern) =>
    [...text.flat.matchAll(pattern)].slice(0, 20).map((match) => ({
      percent: Number(match[1]),
      passage: passageAt(text, match.index, match.index + match[0].length),
    })),
  );
}

function amountsIn(line: string): number[] {
  const written = line.match(/€ ?\d[\d. ]{0,12}(?:,(?:\d{2}|-))?|\d[\d. ]{0,12},\d{2}/g) ?? [];
  return written.flatMap((text) => readMoney(text.trim()) ?? readMoney(`${text.trim()},00`) ?? []);
}

/** 'Voorschot bij bestelling: € 5.000,00' says no share, but there is a total to compare it with. */
function byAmount(facts: Facts): Advance[] {
  const total = grossTotal(facts);
  if (!total) return [];
  return facts.text.lines.flatMap((line) => {
    if (!/\b(?:voorschot|aanbetaling|acompte)/i.test(line) || /%/.test(line)) return [];
    const amount = amountsIn(line).at(-1);
    return amount ? [{ percent: percentageOf(cents(amount), total), passage: cutPassage(line) }] : [];
  });
}

function findAdvance(facts: Facts): Advance | null {
  const all = everything.exec(facts.text.flat);
  if (all) return { percent: 100, passage: passageAt(facts.text, all.index, all.index + all[0].length) };
  const found = [...byPercent(facts), ...byAmount(facts)].filter(
    ({ percent }) => percent > 0 && percent <= 100,
  );
  return found.reduce<Advance | null>(
    (most, each) => (most && most.percent >= each.percent ? most : each),
    null,
  );
}

function shareFor(percent: number): number {
  if (percent < 30) return 1;
  if (percent === 30) return 0.75;
  if (percent <= 40) return 0.5;
  return percent < 50 ? 0.25 : 0;
}

const usualMost = 30;

function heightOf(percent: number): string {
  return percent > usualMost ? 'meer dan gebruikelijk (25–30%)' : 'het hoogste dat gebruikelijk is (25–30%)';
}

/** Who pays much before anything is done loses it when the contractor fails. */
export function judgeAdvance(facts: Facts): Verdict {
  if (!facts.isPriced) return notPriced;
  const advance = findAdvance(facts);
  if (!advance) return good('De offerte vraagt geen voorschot.');
  const percent = Math.round(advance.percent);
  const share = shareFor(advance.percent);
  if (share === 1) return good(`Het voorschot van ${percent}% is redelijk.`, advance.passage);
  return {
    share,
    state: share >= 0.5 ? 'partly' : 'wrong',
    passage: advance.passage,
    sentence: `Het voorschot van ${percent}% is ${heightOf(advance.percent)}. Wat u vooraf betaalt, bent u bij een faillissement meestal kwijt.`,
    short: `Hoog voorschot: ${percent}%`,
    ask: `U vraagt ${percent}% voorschot. Kan dat minder dan 30% worden, met de rest in schijven volgens de vordering van de werken?`,
  };
}
