import { type Cents, centsFromDecimal, decimalFromCents, priceTimes, sumCents } from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import type { Simulation } from '#/features/premiums/premies/rules/simulation';
import { items } from '#/features/work/shared/example/items';

/** What the meetstaat says the works for a premium cost, without VAT. */
function costOf(subsidy: string): string {
  const lines = items.filter((item) => item.subsidy === subsidy);
  const costs = lines.map(
    ({ unitPrice, quantity }): Cents =>
      priceTimes(centsFromDecimal(unitPrice), quantityFromDecimal(quantity)),
  );
  return decimalFromCents(sumCents(costs));
}

/** A couple with two children, in the house of the story; its areas are those of the meetstaat. */
export const premieInput: Simulation = {
  gebouwOuderdom: 'voor2006',
  gebouwFunctie: 'bewonen',
  eigenaar: 'ja',
  andereWoning: 'nee',
  woningType: 'woning',
  epcLabel: 'ja',
  gedomicilieerd: 'ja',
  inkomen: '54600.00',
  gezinssituatie: 'koppel',
  personenTenLaste: 2,
  dakOppervlakte: '96.5',
  dakAsbestM2: '0',
  ramenOppervlakte: '18.4',
  vloerOppervlakte: '68',
  muurOppervlakte: '46',
  muurType: 'buitenzijde',
  warmtepompType: 'lucht_water',
  elektriciteitsvervanging: 'nee',
  doelEpcLabel: 'label_b',
  ventilatieAanwezig: 'ja',
  investeringen: {
    dak: costOf('Dakisolatie en dakwerken'),
    ramen: costOf('Ramen en deuren'),
    vloer: costOf('Vloerisolatie'),
    muur: costOf('Muurisolatie'),
    warmtepomp: costOf('Warmtepomp'),
  },
};
