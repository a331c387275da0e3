import type { Home } from '#/features/home/contract';

type Answers = { locatie: string | null; bouwjaar: string | null };
type Told = Partial<Pick<Home, 'postcode' | 'city' | 'firstUseYear'>>;

/** '9000 Gent', 'Gent 9000', 'Gent (9000)' or only 'Gent'. */
function readPlace(told: string): Pick<Told, 'postcode' | 'city'> {
  const [postcode] = /(?<!\d)[1-9]\d{3}(?!\d)/.exec(told) ?? [];
  const city = told
    .replace(postcode ?? '', '')
    .replace(/[(),]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { ...(postcode ? { postcode } : {}), ...(city ? { city } : {}) };
}

/** What the intake knows of the home and the home doesn't yet; what was filled in stays. */
export function toldByIntake({ locatie, bouwjaar }: Answers, home: Home): Told {
  const place = home.city === null && home.postcode === null ? readPlace(locatie ?? '') : {};
  const isYear = home.firstUseYear === null && bouwjaar !== null && /^\d{4}$/.test(bouwjaar);
  return { ...place, ...(isYear ? { firstUseYear: Number(bouwjaar) } : {}) };
}
