import { isDay } from '#/core/day';
import { isBinding } from '#/core/grade';
import { totalOf } from '#/core/money';
import { fold } from '#/core/search-text';
import type { Facts } from '#/features/reading/check/rules/facts';
import { findQuoteYear } from '#/features/reading/check/rules/quote-heading';
import { findPassage, passageAt } from '#/features/reading/check/rules/quote-text';
import { good, notPriced, type Verdict } from '#/features/reading/check/rules/rule';
import { formatRate } from '#/features/reading/check/rules/totals';
import { judgeVat } from '#/features/work/shared/rules/judge-vat';
import { placerOf } from '#/features/work/shared/rules/vat/doing-words';
import type { RatedPart } from '#/features/work/shared/rules/vat/parts';
import { type Work, workOf } from '#/features/work/shared/rules/vat-works';

/** Without a date on the quote the year in which these rules were written counts. */
const yearOfRules = 2026;
const oldEnough = 10;

const reverseCharge =
  /\b(?:btw[ -]?verleg\p{L}{0,8}|verlegging van (?:de )?(?:heffing|btw)|medecontractant\p{L}{0,2}|autoliquidation|cocontractant)\b/giu;
/** What would happen to somebody else is not what happens here. */
const conditional =
  /\b(?:indien|wanneer|als (?:u|de klant)|in(?:gev| het gev| gev)al|mits|tenzij|behalve|btw-plichtigen?|andere regels|si (?:le|vous)|lorsque|le cas échéant)\b/i;
const plainlyReversed = /\bbtw[ -]?verlegd\b/iu;
const newBuild = /\b(?:nieuwbouw\p{L}{0,8})\b/iu;
const rebuilt = /\b(?:sloop en (?:her|weder)?opbouw|afbraak en (?:her|weder)?opbouw|heropbouw)\b/i;
const younger = /\b(?:jonger dan|minder dan) (?:10|tien) jaar\b/i;
const older = /\b(?:ouder (?:is )?dan|minstens|ten minste|meer dan|langer dan) (?:10|tien) jaar\b/i;
const buildYear = /\b(?:bouwjaar|gebouwd in|woning (?:uit|van)|construit en) ?:? ?((?:1[89]|20)\d{2})\b/i;

/** The wording that has stood in place of an attest since 2022: an old home, for private use, for the one who lives there. */
export const reducedRateWording =
  /\b(?:ouder (?:is )?dan (?:10|tien) jaar|(?:minstens|ten minste|meer dan|langer dan) (?:10|tien) jaar|eerste ingebruikneming|eerste ingebruikname|privé-?woning|plus de (?:10|dix) ans)\b/i;

/** A clause about co-contractors among the conditions is not what happens here, where VAT is charged. */
export function findReverseCharge({ text, totals }: Facts): string | null {
  const isCharged = totals.vat.some(({ amount }) => amount !== 0);
  if (isCharged) return findPassage(text, plainlyReversed);
  for (const { index, 0: found } of [...text.flat.matchAll(reverseCharge)].slice(0, 20)) {
    const near = text.flat.slice(Math.max(0, index - 80), index + found.length + 60);
    if (!conditional.test(near)) return passageAt(text, index, index + found.length);
  }
  return null;
}

export function statedRates(facts: Facts): number[] {
  const inTotals = facts.totals.vat.flatMap(({ rate }) => (rate === null ? [] : [rate]));
  const inPosts = facts.posts.flatMap(({ rate }) => (rate === null ? [] : [rate]));
  const said = [
    ...facts.text.flat.matchAll(
      /\b(?:btw|tva|vat|mwst|ust)(?:-?tarief)?\b(?:(?!\. \p{Lu})[^\d%]){0,20}(\d{1,2}(?:[.,]\d{1,2})?) ?%|(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?% ?(?:btw|tva|vat|mwst|ust)\b/giu,
    ),
  ]
    .slice(0, 20)
    .map(([, after, before]) => Number((after ?? before ?? '').replace(',', '.')));
  return [...new Set(inTotals.length > 0 ? inTotals : [...inPosts, ...said])];
}

type Age = { isOld: boolean | null; passage: string | null; words: string };

/** How old the home is: by the quote's own words, its year, or what the owner told. */
function ageOfHome(facts: Facts): Age {
  const { text } = facts;
  const young = findPassage(text, younger);
  if (young)
    return { isOld: false, passage: young, words: 'volgens de offerte is de woning jonger dan tien jaar' };
  const match = buildYear.exec(text.flat);
  const year = match?.[1] ? Number(match[1]) : facts.buildYear;
  if (year !== null) {
    const isOld = (findQuoteYear(facts) ?? yearOfRules) - year >= oldEnough;
    const passage = match ? passageAt(text, match.index, match.index + match[0].length) : null;
    return { isOld, passage, words: `de woning is van ${year}` };
  }
  const old = findPassage(text, older);
  return {
    isOld: old ? true : null,
    passage: old,
    words: 'volgens de offerte is de woning ouder dan tien jaar',
  };
}

function wrong(sentence: string, ask: string, passage: string | null): Verdict {
  return { share: 0, state: 'wrong', passage, sentence, short: 'Btw-tarief lijkt niet te kloppen', ask };
}

/** The posts with their rates: one of their own, or the only one of the quote. */
function ratedPosts({ posts }: Facts, rates: readonly number[]): RatedPart[] {
  const only = rates.length === 1 ? rates[0] : undefined;
  return posts.flatMap(({ description, rate, total, optional }, at): RatedPart[] => {
    const stated = rate ?? only;
    if (stated === undefined || optional) return [];
    const placedBy = placerOf(fold(description));
    return [{ text: description, rate: stated, base: totalOf([total]), at, placedBy, heading: null }];
  });
}

/** What the work itself decides, whatever the age of the home: boilers, kitchen appliances, what nobody places. */
function judgeWork(facts: Facts, rates: readonly number[]): Verdict | undefined {
  const date = facts.paper.date && isDay(facts.paper.date.value) ? facts.paper.date.value : null;
  const paper = { description: null, lines: [], date, firstDate: null, contractDate: date };
  const home = { firstUseYear: null, use: null, ...facts.kept };
  const [worst] = judgeVat(ratedPosts(facts, rates), paper, home);
  if (!worst) return undefined;
  const { sentence, ask, certainty, grade, lines } = worst;
  const passage = facts.posts[lines[0] ?? -1]?.passage ?? null;
  if (certainty !== 'ask' && isBinding(grade)) return wrong(sentence, ask, passage);
  return { share: 0.5, state: 'partly', passage, sentence, short: 'Btw-tarief na te kijken', ask };
}

function judgeReduced(facts: Facts): Verdict {
  const age = ageOfHome(facts);
  const isNew = rebuilt.test(facts.text.flat) ? null : findPassage(facts.text, newBuild);
  if (age.isOld === false || isNew)
    return wrong(
      `6% btw geldt pas voor een woning van minstens tien jaar, maar ${isNew ? 'de offerte spreekt van nieuwbouw' : age.words}.`,
      'Het tarief van 6% geldt pas voor een woning van minstens tien jaar. Kunt u het tarief nakijken?',
      isNew ?? age.passage,
    );
  return good('6% btw is aannemelijk voor renovatie van een woning van minstens tien jaar.', age.passage);
}

const mayBeReduced: ReadonlySet<Work> = new Set([
  ...(['ordinary', 'boiler-part', 'furniture', 'stove', 'electrical'] as const),
]);

function judgeFull(facts: Facts): Verdict {
  const age = ageOfHome(facts);
  const isExplained = facts.posts.some(({ description }) => !mayBeReduced.has(workOf(description)));
  if (age.isOld && !isExplained)
    return {
      share: 0.5,
      state: 'partly',
      passage: age.passage,
      sentence: `Er is 21% btw gerekend, maar ${age.words}: dan kan meestal 6%.`,
      short: 'Misschien kan 6% btw',
      ask: 'Mijn woning is ouder dan tien jaar. Kunt u het verlaagd btw-tarief van 6% toepassen, of uitleggen waarom dat niet kan?',
    };
  return good('21% btw klopt voor een woning jonger dan tien jaar. Is uw woning ouder, vraag dan naar 6%.');
}

/** Asked once, of whichever rule comes first. */
export const reversedAsk =
  'Ik ben een particulier, dus de btw kan niet verlegd worden. Kunt u de offerte met 6% of 21% btw opmaken?';

/** 6% or 21%, and whether that can be right for this work and this home. */
export function judgeRate(facts: Facts): Verdict {
  const rates = statedRates(facts);
  const verlegd = findReverseCharge(facts);
  if (verlegd)
    return wrong(
      'De btw is verlegd. Dat kan alleen tussen btw-plichtigen: aan u als particulier moet de aannemer btw aanrekenen.',
      reversedAsk,
      verlegd,
    );
  const odd = rates.find((rate) => rate !== 6 && rate !== 21);
  if (odd !== undefined)
    return wrong(
      `${formatRate(odd)} is geen btw-tarief voor werken aan een woning: dat is 6% of 21%.`,
      `U rekent ${formatRate(odd)} btw. Klopt dat? Voor werken aan een woning is het 6% of 21%.`,
      facts.totals.vat.find(({ rate }) => rate === odd)?.passage ?? null,
    );
  if (rates.length === 0)
    return { ...notPriced, follows: true, sentence: 'Zonder btw-tarief valt niet te zeggen of het klopt.' };
  const ofWork = judgeWork(facts, rates);
  if (ofWork?.state === 'wrong') return ofWork;
  const ofHome = judgeByHome(facts, rates);
  return ofHome.state === 'ok' && ofWork ? ofWork : ofHome;
}

function judgeByHome(facts: Facts, rates: readonly number[]): Verdict {
  if (rates.length > 1) return good('Er is met 6% en 21% gerekend, elk voor een deel van de werken.');
  return rates[0] === 6 ? judgeReduced(facts) : judgeFull(facts);
}
