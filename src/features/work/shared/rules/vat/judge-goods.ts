import { fold } from '#/core/search-text';
import { namesHood } from '#/features/work/shared/rules/vat/kitchen-words';
import {
  differenceInWords,
  isHigh,
  isLow,
  type RatedPart,
  workOfPart,
} from '#/features/work/shared/rules/vat/parts';
import {
  type Judge,
  question,
  tellRule,
  type VatVerdict,
  wrongReduced,
} from '#/features/work/shared/rules/vat/verdict';
import type { Work } from '#/features/work/shared/rules/vat-works';

/** What nobody places is at 21% whatever it is: said once, by the first of these rules. */
function isBought({ placedBy }: RatedPart): boolean {
  return placedBy === 'owner';
}

function lowOf(parts: readonly RatedPart[], ...works: Work[]): RatedPart[] {
  return parts.filter((part) => isLow(part) && !isBought(part) && works.includes(workOfPart(part)));
}

export const supplied: Judge = (parts) => {
  const bought = parts.filter((part) => isLow(part) && isBought(part));
  if (bought.length > 0) return [wrongReduced('not-placed', bought, 'certain')];
  const sold = parts.filter((part) => isLow(part) && part.placedBy === 'supplier');
  if (sold.length === 0) return [];
  const sentence = `Plaatst deze leverancier dit ook zelf? ${tellRule('not-placed')}`;
  return [question('not-placed', sold, sentence, 'Plaatst u dit ook zelf? Anders geldt 21% btw.')];
};

const splitAsk =
  'Voor keukentoestellen geldt 21% btw, voor kasten, werkblad, spoelbak en plaatsing 6%. Kunt u die posten splitsen?';

function appliancesAlone(parts: readonly RatedPart[]): VatVerdict[] {
  const found = lowOf(parts, 'appliances');
  if (found.length === 0) return [];
  const hasHood = found.some(({ text }) => namesHood(fold(text)));
  const makes = `Dat is hoogstens ${differenceInWords(found)} te weinig: een dampkap mag wel aan 6%, vraag om ze apart te vermelden.`;
  return [wrongReduced('appliances', found, 'certain', hasHood ? { makes } : {})];
}

export const appliances: Judge = (parts) => {
  const alone = appliancesAlone(parts);
  const isSplit = parts.some(
    (part) => isHigh(part) && ['appliances', 'kitchen-and-appliances'].includes(workOfPart(part)),
  );
  if (isSplit) return alone;
  const mixed = lowOf(parts, 'kitchen-and-appliances');
  if (mixed.length > 0) {
    const more = {
      because: 'Hier staan ze aan één prijs met wat wel aan 6% mag: vraag om te splitsen.',
      makes: `Het verschil is hoogstens ${differenceInWords(mixed)}.`,
      ask: splitAsk,
    };
    alone.push({ ...wrongReduced('appliances', mixed, 'likely', more), amount: null });
  }
  const whole = alone.length > 0 ? [] : lowOf(parts, 'kitchen');
  if (whole.length > 0) {
    const sentence = `Zitten er toestellen in de prijs van deze keuken? ${tellRule('appliances')} Vraag om ze apart te vermelden.`;
    alone.push(question('appliances', whole, sentence, splitAsk));
  }
  return alone;
};

/** What may fall outside the home, or hangs loose in it. */
export const looseAndOutdoors: Judge = (parts) => {
  const found = (['lighting', 'pool', 'garden'] as const).flatMap((id) => {
    const low = lowOf(parts, id);
    return low.length === 0 ? [] : [wrongReduced(id, low, 'certain')];
  });
  const unsure = lowOf(parts, 'outside', 'laundry');
  if (unsure.length > 0) {
    const sentence = 'Valt dit wel onder 6% btw? We vonden geen regel die dat zegt: vraag het na.';
    found.push(question('outside', unsure, sentence));
  }
  return found;
};
