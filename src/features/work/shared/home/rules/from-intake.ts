import { decimalFromQuantity, formatQuantity, parseQuantity, quantityFromDecimal } from '#/core/quantity';
import { epcLabels, type Home } from '#/features/work/shared/home/contract';

type Answers = Record<'locatie' | 'bouwjaar' | 'oppervlakteM2' | 'epc', string | null>;
export type HomeAnswers = Partial<
  Pick<Home, 'postcode' | 'city' | 'firstUseYear' | 'livingArea' | 'epcLabel'>
>;

/** '9000 Gent', 'Gent 9000', 'Gent (9000)' or only 'Gent'. */
function readPlace(answer: string): Pick<HomeAnswers, 'postcode' | 'city'> {
  const [postcode] = /(?<!\d)[1-9]\d{3}(?!\d)/.exec(answer) ?? [];
  const city = answer
    .replace(postcode ?? '', '')
    .replace(/[(),]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { ...(postcode ? { postcode } : {}), ...(city ? { city } : {}) };
}

/** What the intake knows of the home and the home doesn't yet; what was filled in stays. */
export function homeFromIntake({ locatie, bouwjaar, oppervlakteM2, epc }: Answers, home: Home): HomeAnswers {
  const place = home.city === null && home.postcode === null ? readPlace(locatie ?? '') : {};
  const isYear = home.firstUseYear === null && bouwjaar !== null && /^\d{4}$/.test(bouwjaar);
  const area = home.livingArea === null && parseQuantity(oppervlakteM2 ?? '');
  const epcLabel = home.epcLabel === null && epcLabels.find((label) => label === epc);
  return {
    ...place,
    ...(isYear && { firstUseYear: Number(bouwjaar) }),
    ...(area && { livingArea: decimalFromQuantity(area) }),
    ...(epcLabel && { epcLabel }),
  };
}

/** 'Gent, bouwjaar 1962, 145,5 m², EPC-label F'; nothing of nothing. */
export function describeHome({ postcode, city, firstUseYear, livingArea, epcLabel }: HomeAnswers): string {
  const parts = [
    [postcode, city].filter(Boolean).join(' '),
    firstUseYear && `bouwjaar ${firstUseYear}`,
    livingArea && `${formatQuantity(quantityFromDecimal(livingArea))} m² bewoonbaar`,
    epcLabel && `EPC-label ${epcLabel}`,
  ];
  return parts.filter(Boolean).join(', ');
}
