import { fold } from '#/core/search-text';

/** What somebody is called to do on a building site, in the order in which a house is built. */
export const trades = [
  'general',
  'demolition',
  'groundworks',
  'mason',
  'roofer',
  'facade',
  'insulation',
  'windows',
  'electrician',
  'solar',
  'plumber',
  'heating',
  'ventilation',
  'plasterer',
  'tiler',
  'parquet',
  'joiner',
  'kitchen',
  'painter',
  'gardener',
  'engineer',
  'epb',
  'safety',
] as const;
export type Trade = (typeof trades)[number];

export const tradeLabels: Record<Trade, string> = {
  general: 'Algemeen aannemer',
  demolition: 'Afbraakwerker',
  groundworks: 'Grondwerker',
  mason: 'Metselaar',
  roofer: 'Dakwerker',
  facade: 'Gevelwerker',
  insulation: 'Isolatiewerker',
  windows: 'Ramenplaatser',
  electrician: 'Elektricien',
  solar: 'Zonnepanelenplaatser',
  plumber: 'Loodgieter',
  heating: 'Verwarmingsinstallateur',
  ventilation: 'Ventilatie-installateur',
  plasterer: 'Stukadoor',
  tiler: 'Tegelzetter',
  parquet: 'Parketlegger',
  joiner: 'Schrijnwerker',
  kitchen: 'Keukenbouwer',
  painter: 'Schilder',
  gardener: 'Tuinaanlegger',
  engineer: 'Stabiliteitsingenieur',
  epb: 'EPB-verslaggever',
  safety: 'Veiligheidscoördinator',
};

/** What people say besides: one word each, so that a file and a search know it. */
const otherWords: Partial<Record<Trade, readonly string[]>> = {
  general: ['hoofdaannemer', 'bouwonderneming'],
  demolition: ['sloper', 'sloopwerker'],
  groundworks: ['graafmachinist'],
  mason: ['ruwbouwer', 'ruwbouwaannemer'],
  roofer: ['dakdekker', 'loodzinkbewerker'],
  facade: ['voeger', 'gevelbezetter', 'crepier'],
  insulation: ['isoleerder', 'isolateur'],
  windows: ['raamplaatser', 'glaszetter'],
  electrician: ['elektrieker', 'elektro', 'electricien'],
  solar: ['zonnepanelen'],
  plumber: ['sanitair', 'sanitairinstallateur', 'badkamerinstallateur'],
  heating: ['verwarming', 'chauffagist', 'cv'],
  ventilation: ['ventilatie'],
  plasterer: ['pleisteraar', 'plakker', 'plafonneerder', 'gyprocplaatser'],
  tiler: ['vloerder', 'chapper', 'faiencist'],
  parquet: ['parketteur', 'vloerlegger'],
  joiner: ['timmerman', 'meubelmaker', 'binnenschrijnwerker'],
  kitchen: ['keukeninstallateur'],
  painter: ['behanger'],
  gardener: ['tuinman', 'hovenier', 'tuinarchitect'],
  engineer: ['ingenieur'],
  epb: ['energiedeskundige'],
};

/** By which a search finds somebody of it. */
export function tradeWords(trade: Trade): string {
  return [tradeLabels[trade], ...(otherWords[trade] ?? [])].join(' ');
}

/** As another program or a person calls it: 'loodgieter', 'Dakdekker', 'plumber'. */
export function findTrade(word: string): Trade | undefined {
  const wanted = fold(word.trim());
  return trades.find(
    (trade) =>
      trade === wanted ||
      fold(tradeLabels[trade]) === wanted ||
      otherWords[trade]?.some((other) => fold(other) === wanted),
  );
}

/** But for what is written in capitals: 'EPB-verslaggever'. */
function lowerFirst(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** 'Loodgieter, verwarmingsinstallateur'. */
function tradesInWords(of: readonly Trade[]): string {
  const [first = '', ...rest] = of.map((trade) => tradeLabels[trade]);
  return [first, ...rest.map(lowerFirst)].join(', ');
}

type Known = Readonly<Record<'trades' | 'guessedTrades', readonly Trade[]>>;

/** 'Dakwerker', 'Vermoedelijk dakwerker'; empty where nothing is known. */
export function tradesText(known: Known): string {
  const { trades: does, isGuess } = tradesOf(known);
  const words = tradesInWords(does);
  return isGuess && words !== '' ? `Vermoedelijk ${lowerFirst(words)}` : words;
}

/** What is known of somebody: what their owner says, else what is guessed. */
export function tradesOf({ trades: said, guessedTrades }: Known) {
  return said.length > 0 ? { trades: said, isGuess: false } : { trades: guessedTrades, isGuess: true };
}
