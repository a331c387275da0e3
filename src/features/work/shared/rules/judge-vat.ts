import type { Day } from '#/core/day';
import { divideExactly } from '#/core/decimal';
import { formatEuro, type Total, totalOf } from '#/core/money';
import type { HomeUse } from '#/features/work/home/contract';
import { saysReversed, workOf } from '#/features/work/shared/rules/vat-works';

/** Where the facts that were entered leave no doubt; where something more has to be true; where one can only ask. */
export type Certainty = 'certain' | 'likely' | 'ask';

export type VatVerdict = {
  readonly certainty: Certainty;
  /** The paper asks less VAT than is due, or more; or that can’t be said. */
  readonly side: 'too-little' | 'too-much' | 'unknown';
  /** What it makes, above zero; null where that can’t be said. */
  readonly amount: Total | null;
  readonly sentence: string;
  /** To the contractor, as the owner would ask it. */
  readonly ask: string;
  readonly lines: readonly number[];
  /** A wrong 6%: who doesn’t contest it in writing within a month owes the rest. */
  readonly isContestable?: true;
};

export type VatHome = { readonly firstUseYear: number | null; readonly use: HomeUse | null };

/** An amount without VAT with its rate and what it is for; `at` is its line, null where only the whole is known. */
export type RatedPart = {
  readonly text: string;
  readonly rate: number;
  readonly base: Total;
  readonly at: number | null;
};

export type JudgedPaper = {
  readonly description: string | null;
  readonly lines: readonly { readonly description: string }[];
  /** Of the paper itself. */
  readonly date: Day | null;
  /** Of the first invoice of the same works, where there was one before. */
  readonly firstDate: Day | null;
  /** When the work was agreed on. */
  readonly contractDate: Day | null;
};

const reduced = 6;
const full = 21;
const oldEnough = 10;
/** Boilers on fossil fuel are at 21% from this day; of contracts before it until the other one. */
const fossilFrom = '2025-07-29';
const fossilTransitionEnd = '2026-06-30';

function yearOf(date: Day): number {
  return Number(date.slice(0, 4));
}

/** Null where the year of the home or the day of the paper isn’t known. */
function isOldEnough({ firstUseYear }: VatHome, first: Day | null): boolean | null {
  return firstUseYear === null || first === null ? null : yearOf(first) - firstUseYear >= oldEnough;
}

/** What the rate hangs on and nobody told yet. */
export function asksForYear(parts: readonly RatedPart[], home: VatHome): boolean {
  return home.firstUseYear === null && parts.some(({ rate }) => rate === reduced || rate === full);
}

function baseOf(parts: readonly RatedPart[]): Total {
  return totalOf(parts.map(({ base }) => base));
}

/** The points between 6% and 21%, of a base or of a share of it. */
function fifteenOf(base: Total, sharePercent = 100): Total {
  return divideExactly(base * 15n * BigInt(sharePercent), 10_000n) as Total;
}

function linesOf(parts: readonly RatedPart[]): number[] {
  return parts.flatMap(({ at }) => (at === null ? [] : [at]));
}

function saysReversedIn({ description, lines }: JudgedPaper): boolean {
  return [description ?? '', ...lines.map((line) => line.description)].some(saysReversed);
}

type Judge = (parts: readonly RatedPart[], paper: JudgedPaper, home: VatHome) => VatVerdict[];

const shifted: Judge = (parts, paper, home) => {
  const free = parts.filter(({ rate, base }) => rate === 0 && base > 0n);
  const isSaid = saysReversedIn(paper);
  if (!isSaid && free.length === 0) return [];
  if (isSaid && parts.some(({ rate }) => rate > 0)) return [];
  const isOld = isOldEnough(home, paper.firstDate ?? paper.date);
  const base = baseOf(free);
  const due = isOld === null || base <= 0n ? null : isOld ? reduced : full;
  const amount = due === null ? null : (divideExactly(base * BigInt(due), 100n) as Total);
  return [
    {
      ...{ certainty: isSaid ? 'certain' : 'ask', side: isSaid ? 'too-little' : 'unknown' },
      ...{ amount: isSaid ? amount : null, lines: linesOf(free) },
      sentence: isSaid
        ? 'De btw is verlegd. Dat kan alleen tussen btw-plichtigen: aan u als particulier moet de aannemer zelf btw aanrekenen.'
        : 'Er is geen btw gerekend. Bij een particulier kan de btw niet verlegd worden: vraag waarom ze er niet op staat.',
      ask: isSaid
        ? 'Ik ben een particulier, dus de btw kan niet verlegd worden. Wilt u de factuur met 6% of 21% btw opmaken?'
        : 'Er is geen btw gerekend. Kunt u vermelden waarom?',
    },
  ];
};

/** Whether the new rule of boilers counts for this paper. */
function fossilCertainty({ date, contractDate }: JudgedPaper): Certainty | 'allowed' {
  if (date === null) return 'likely';
  if (date < fossilFrom) return 'allowed';
  if (date > fossilTransitionEnd) return 'certain';
  if (contractDate === null) return 'ask';
  return contractDate < fossilFrom ? 'allowed' : 'certain';
}

function hasFossilBoiler(parts: readonly RatedPart[]): boolean {
  return parts.some(({ text }) => ['fossil', 'fossil-and-more'].includes(workOf(text)));
}

function tooLittle(base: Total): string {
  return `Dat is ${formatEuro(fifteenOf(base))} te weinig.`;
}

const fossilLaw = 'Een ketel op gas of stookolie valt sinds 29 juli 2025 onder 21% btw, niet onder 6%.';

const fossil: Judge = (parts, paper) => {
  const certainty = fossilCertainty(paper);
  if (certainty === 'allowed') return [];
  const works = parts.map((part) => ({ part, work: workOf(part.text) }));
  const hasBoiler = hasFossilBoiler(parts);
  const atReduced = works.filter(({ part }) => part.rate === reduced && part.base > 0n);
  const pick = (...kinds: string[]) =>
    atReduced.filter(({ work }) => kinds.includes(work)).map(({ part }) => part);
  const boilers = hasBoiler ? pick('fossil', 'boiler-part') : pick('fossil');
  const found: VatVerdict[] = [];
  if (boilers.length > 0) {
    const base = baseOf(boilers);
    const until =
      certainty === 'ask' ? ' Alleen wie voor die dag tekende, mocht tot 30 juni 2026 nog 6% betalen.' : '';
    found.push({
      ...{ certainty, side: 'too-little', amount: fifteenOf(base), lines: linesOf(boilers) },
      isContestable: true,
      sentence: `${fossilLaw}${until} ${certainty === 'ask' ? `Dat zou ${formatEuro(fifteenOf(base))} schelen.` : tooLittle(base)}`,
      ask: 'Voor een ketel op gas of stookolie geldt sinds 29 juli 2025 21% btw. Kunt u het tarief van die post nakijken?',
    });
  }
  const mixed = pick('fossil-and-more');
  if (mixed.length > 0) {
    found.push({
      ...{ certainty: certainty === 'ask' ? 'ask' : 'likely', side: 'too-little' },
      ...{ amount: null, lines: linesOf(mixed), isContestable: true },
      sentence: `${fossilLaw} Radiatoren, leidingen en thermostaten mogen wel aan 6%: vraag om ze apart te vermelden.`,
      ask: 'Voor de ketel geldt 21% btw, voor radiatoren, leidingen en thermostaten 6%. Kunt u die posten splitsen?',
    });
  }
  const unknown = hasBoiler ? [] : pick('boiler');
  if (unknown.length > 0) {
    found.push({
      ...{ certainty: 'ask', side: 'unknown', amount: null, lines: linesOf(unknown) },
      sentence: 'Werkt deze ketel op gas of stookolie? Dan hoort er 21% btw op, niet 6%.',
      ask: 'Op welke brandstof werkt de ketel? Op gas of stookolie geldt 21% btw.',
    });
  }
  return found;
};

const hybridAllowed = 'Voor een hybride warmtepomp aan één prijs mag 35% aan 21% en 65% aan 6%';

const hybrid: Judge = (parts, paper, home) => {
  const all = parts.filter(({ text, base }) => base > 0n && workOf(text) === 'hybrid');
  const [low, high] = [reduced, full].map((wanted) => all.filter(({ rate }) => rate === wanted));
  const certainty = fossilCertainty(paper);
  if (!low || !high || (low.length > 0 && high.length > 0) || certainty === 'allowed') return [];
  if (low.length > 0) {
    const base = baseOf(low);
    return [
      {
        ...{ certainty, side: 'too-little', amount: fifteenOf(base), lines: linesOf(low) },
        isContestable: true,
        sentence: `${hybridAllowed}; zonder die splitsing hoort alles onder 21%. Nu staat alles aan 6%: dat is ${formatEuro(fifteenOf(base))} te weinig, of ${formatEuro(fifteenOf(base, 35))} als er gesplitst wordt.`,
        ask: 'Voor een hybride warmtepomp aan één prijs geldt 21% op 35% en 6% op 65%. Kunt u dat zo splitsen?',
      },
    ];
  }
  if (high.length === 0 || !isOldEnough(home, paper.firstDate ?? paper.date)) return [];
  const saved = fifteenOf(baseOf(high), 65);
  return [
    {
      ...{ certainty: 'likely', side: 'too-much', amount: saved, lines: linesOf(high) },
      sentence: `${hybridAllowed}. Hier staat alles aan 21%: gesplitst scheelt dat ${formatEuro(saved)}.`,
      ask: 'Mijn woning is oud genoeg voor 6% btw. Kunt u de hybride warmtepomp splitsen: 35% aan 21% en 65% aan 6%?',
    },
  ];
};

const supplied: Judge = (parts) => {
  const found = parts.filter(
    ({ rate, base, text }) => rate === reduced && base > 0n && workOf(text) === 'supply',
  );
  if (found.length === 0) return [];
  return [
    {
      ...{ certainty: 'likely', side: 'too-little', amount: fifteenOf(baseOf(found)), lines: linesOf(found) },
      isContestable: true,
      sentence: `Materiaal dat de aannemer niet zelf plaatst, valt gewoonlijk onder 21% btw. ${tooLittle(baseOf(found))}`,
      ask: 'Materiaal zonder plaatsing valt gewoonlijk onder 21% btw. Kunt u het tarief van die post nakijken?',
    },
  ];
};

const rebuilt: Judge = (parts) => {
  const found = parts.filter(({ rate, text }) => rate === reduced && workOf(text) === 'rebuild');
  if (found.length === 0) return [];
  return [
    {
      ...{ certainty: 'ask', side: 'unknown', amount: null, lines: linesOf(found) },
      sentence:
        '6% voor sloop en heropbouw kan alleen voor uw enige eigen woning, van hoogstens 200 m² en met een aangifte vooraf. Kijk na of dat zo is.',
      ask: 'Is voor het tarief van 6% bij sloop en heropbouw de aangifte vooraf gebeurd?',
    },
  ];
};

/** What no other rule speaks of, and need not be at 21% anyhow. */
function ordinaryOf(parts: readonly RatedPart[]): RatedPart[] {
  const hasBoiler = hasFossilBoiler(parts);
  return parts.filter(({ text }) => {
    const work = workOf(text);
    return work === 'ordinary' || (work === 'boiler-part' && !hasBoiler);
  });
}

const ageOfHome: Judge = (parts, paper, home) => {
  const first = paper.firstDate ?? paper.date;
  const isOld = isOldEnough(home, first);
  if (isOld === null || first === null) return [];
  const since = `Uw woning is in gebruik sinds ${home.firstUseYear}`;
  if (isOld) {
    const high = ordinaryOf(parts).filter(({ rate, base }) => rate === full && base > 0n);
    if (high.length === 0) return [];
    const saved = formatEuro(fifteenOf(baseOf(high)));
    return [
      {
        ...{ certainty: high.some(({ at }) => at !== null) ? 'likely' : 'ask', side: 'too-much' },
        ...{ amount: fifteenOf(baseOf(high)), lines: linesOf(high) },
        sentence: `Er is 21% btw gerekend. ${since}: voor werken die de aannemer zelf plaatst, kan dan meestal 6%. Dat scheelt ${saved}. Los materiaal blijft 21%.`,
        ask: `Mijn woning is in gebruik sinds ${home.firstUseYear}. Kunt u het verlaagd btw-tarief van 6% toepassen, of uitleggen waarom dat niet kan?`,
      },
    ];
  }
  const low = parts.filter(
    ({ rate, base, text }) => rate === reduced && base > 0n && workOf(text) !== 'rebuild',
  );
  if (low.length === 0) return [];
  return [
    {
      ...{ certainty: 'certain', side: 'too-little', amount: fifteenOf(baseOf(low)), lines: linesOf(low) },
      isContestable: true,
      sentence: `${since}: 6% btw kan pas vanaf ${(home.firstUseYear ?? 0) + oldEnough}. ${tooLittle(baseOf(low))}`,
      ask: `Mijn woning is in gebruik sinds ${home.firstUseYear}, minder dan tien jaar voor de eerste factuur. Dan geldt 21% btw. Kunt u het tarief nakijken?`,
    },
  ];
};

const useOfHome: Judge = (parts, _, { use }) => {
  const low = parts.filter(({ rate, base }) => rate === reduced && base > 0n);
  if (use !== 'mixed' || low.length === 0) return [];
  return [
    {
      ...{ certainty: 'ask', side: 'unknown', amount: null, lines: linesOf(low) },
      sentence:
        'Uw woning is ook voor iets anders in gebruik. 6% btw kan als ze hoofdzakelijk privé gebruikt wordt: bespreek dat met de aannemer.',
      ask: 'Mijn woning heeft een gemengd gebruik. Klopt het tarief van 6% voor alle werken?',
    },
  ];
};

const strangeRate: Judge = (parts) => {
  const odd = parts.filter(({ rate, base }) => base > 0n && rate !== 0 && rate !== reduced && rate !== full);
  const [first] = odd;
  if (!first) return [];
  const rate = `${String(first.rate).replace('.', ',')}%`;
  return [
    {
      ...{ certainty: 'ask', side: 'unknown', amount: null, lines: linesOf(odd) },
      sentence: `Er is ${rate} btw gerekend. Voor werken aan een woning is het gewoonlijk 6% of 21%.`,
      ask: `U rekent ${rate} btw. Klopt dat? Voor werken aan een woning is het gewoonlijk 6% of 21%.`,
    },
  ];
};

const judges: readonly Judge[] = [
  ...[shifted, fossil, hybrid, supplied, rebuilt],
  ...[ageOfHome, useOfHome, strangeRate],
];
/** In a young home 6% is wrong whatever the work: said once, and not again for its boiler. */
const judgesOfYoung: readonly Judge[] = [shifted, rebuilt, ageOfHome, strangeRate];

const order: Record<Certainty, number> = { certain: 0, likely: 1, ask: 2 };

/** Whether the VAT of a paper can be right for this work and this home; what is sure first. */
export function judgeVat(parts: readonly RatedPart[], paper: JudgedPaper, home: VatHome): VatVerdict[] {
  const isYoung = isOldEnough(home, paper.firstDate ?? paper.date) === false;
  return (isYoung ? judgesOfYoung : judges)
    .flatMap((judge) => judge(parts, paper, home))
    .sort((one, other) => order[one.certainty] - order[other.certainty]);
}
