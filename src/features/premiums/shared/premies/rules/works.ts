/** The works of the simulator that can bring a premium, in the order in which they are shown. */
export const premiumWorkIds = [
  'dak',
  'ramen',
  'vloer',
  'muur',
  'warmtepomp',
  'warmtepompboiler',
  'voorbereidingswerken_isolatie',
  'voorbereidingswerken_sanitair',
] as const;
export type PremiumWorkId = (typeof premiumWorkIds)[number];

/** The EPC label work only shows a range: it never adds to a total. */
export const epcWorkId = 'epc_label';
export const workIds = [...premiumWorkIds, epcWorkId] as const;
export type WorkId = (typeof workIds)[number];

export const workNames = {
  dak: 'Dakisolatie en dakwerken',
  ramen: 'Ramen en deuren',
  vloer: 'Vloerisolatie',
  muur: 'Muurisolatie',
  warmtepomp: 'Warmtepomp',
  warmtepompboiler: 'Warmtepompboiler',
  voorbereidingswerken_isolatie: 'Voorbereidende werken isolatie',
  voorbereidingswerken_sanitair: 'Sanitair en elektriciteit',
  epc_label: 'EPC-labelpremie',
} as const satisfies Record<WorkId, string>;

/** The name of a calculation without works. */
export const defaultWorkName = 'Diverse werken';

export const wallTypes = ['spouwmuur', 'binnenzijde', 'buitenzijde'] as const;
export type WallType = (typeof wallTypes)[number];
export const wallTypeNames: Record<WallType, string> = {
  spouwmuur: 'Spouwmuur',
  binnenzijde: 'Langs de binnenzijde',
  buitenzijde: 'Langs de buitenzijde',
};

export const heatPumpTypes = ['geothermisch', 'lucht_water', 'lucht_lucht', 'hybride'] as const;
export type HeatPumpType = (typeof heatPumpTypes)[number];
export const heatPumpTypeNames: Record<HeatPumpType, string> = {
  geothermisch: 'Geothermisch',
  lucht_water: 'Lucht-water',
  lucht_lucht: 'Lucht-lucht',
  hybride: 'Hybride',
};

export const targetLabels = ['label_c', 'label_b', 'label_a'] as const;
export type TargetLabel = (typeof targetLabels)[number];
export const targetLabelNames: Record<TargetLabel, string> = {
  label_c: 'Label C',
  label_b: 'Label B',
  label_a: 'Label A',
};

function isWorkId(key: string): key is WorkId {
  return Object.hasOwn(workNames, key);
}

/** A saved calculation names its works, or holds the key of one; what is neither is shown as it is. */
export function workLabel(key: string): string {
  return isWorkId(key) ? workNames[key] : key;
}
