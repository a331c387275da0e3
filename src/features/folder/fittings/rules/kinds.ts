/** What is worth remembering of a house, by the last word of how papers call it. */
export type FittingKind = {
  name: string;
  /** Whole words, singular and plural. */
  words: readonly string[];
  /** Ends of words: ‘gasketel’, ‘condensatieketels’. */
  ends?: readonly string[];
  /** Goods with the legal guarantee; what becomes part of the building is work, and has none from the shop. */
  isGoods: boolean;
  /** Also the name of a room: the line is about it only where it begins with it. */
  isRoom?: true;
};

const appliance = (name: string, ...words: string[]): FittingKind => ({ name, words, isGoods: true });

/** The first that fits counts: what is narrow stands before what is wide. */
export const fittingKinds: readonly FittingKind[] = [
  {
    name: 'Warmtepompboiler',
    words: ['warmtepompboiler', 'warmtepompboilers'],
    isGoods: true,
  },
  { name: 'Warmtepomp', words: ['warmtepomp', 'warmtepompen'], ends: ['warmtepomp'], isGoods: true },
  { name: 'Ketel', words: ['ketel', 'ketels'], ends: ['ketel', 'ketels'], isGoods: true },
  appliance('Boiler', 'boiler', 'boilers', 'zonneboiler', 'gasboiler', 'voorraadvat', 'buffervat'),
  appliance('Doorstromer', 'doorstromer', 'geiser', 'gasgeiser'),
  appliance('Airco', 'airco', 'airconditioning', 'aircotoestel', 'splitunit', 'buitenunit'),
  {
    name: 'Ventilatie',
    words: ['ventilatie-unit', 'ventilatieunit', 'ventilatiesysteem', 'ventilatietoestel', 'wtw', 'wtw-unit'],
    isGoods: true,
  },
  appliance('Omvormer', 'omvormer', 'omvormers', 'inverter', 'micro-omvormers'),
  appliance('Zonnepanelen', 'zonnepaneel', 'zonnepanelen', 'pv-panelen', 'pv-paneel'),
  appliance('Thuisbatterij', 'thuisbatterij', 'batterij', 'batterijmodule'),
  appliance('Laadpaal', 'laadpaal', 'laadstation', 'wallbox'),
  appliance('Kachel', 'kachel', 'pelletkachel', 'houtkachel', 'gashaard', 'inbouwhaard'),
  appliance('Regenwaterpomp', 'regenwaterpomp', 'hydrofoor', 'dompelpomp', 'hydrofoorgroep'),
  appliance('Waterverzachter', 'waterverzachter', 'ontharder'),
  appliance('Vaatwasser', 'vaatwasser', 'vaatwasmachine', 'afwasmachine'),
  appliance('Oven', 'oven', 'combi-oven', 'bakoven', 'stoomoven', 'microgolfoven', 'combi-microgolf'),
  appliance('Kookplaat', 'kookplaat', 'inductiekookplaat', 'kookvuur', 'inductieplaat'),
  appliance('Dampkap', 'dampkap', 'afzuigkap', 'werkbladafzuiging'),
  appliance('Koelkast', 'koelkast', 'inbouwkoelkast', 'frigo', 'combikoelkast', 'koel-vriescombinatie'),
  appliance('Diepvries', 'diepvries', 'diepvriezer', 'vriezer'),
  appliance('Wasmachine', 'wasmachine'),
  appliance('Droogkast', 'droogkast', 'wasdroger'),
  { ...appliance('Keuken', 'keuken', 'inbouwkeuken', 'keukenopstelling'), isRoom: true },
  appliance('Sectionaalpoort', 'sectionaalpoort', 'garagepoort', 'poortmotor'),
  appliance('Zonwering', 'screens', 'zonwering', 'rolluiken', 'rolluik', 'zonneluifel'),
  {
    name: 'Dakraam',
    words: ['dakraam', 'dakramen', 'dakvenster', 'dakvensters', 'lichtkoepel'],
    isGoods: false,
  },
  {
    name: 'Ramen',
    words: [
      ...['ramen', 'raam', 'pvc-ramen', 'alu-ramen', 'aluramen', 'schuifraam', 'schuiframen'],
      ...['buitenschrijnwerk', 'raamgeheel', 'hefschuifraam', 'houtramen'],
    ],
    isGoods: false,
  },
  { name: 'Voordeur', words: ['voordeur', 'buitendeur', 'achterdeur'], isGoods: false },
  { name: 'Dakpannen', words: ['dakpan', 'kleipannen', 'betonpannen'], ends: ['dakpannen'], isGoods: false },
  { name: 'Leien', words: ['leien', 'natuurleien', 'kunstleien', 'vezelcementleien'], isGoods: false },
];

/** As they stand on papers; two words stand as two words. */
export const brands: readonly string[] = [
  ...[
    'Vaillant',
    'Viessmann',
    'Bulex',
    'Buderus',
    'Junkers',
    'Bosch',
    'Remeha',
    'ACV',
    'Daikin',
    'Mitsubishi Electric',
  ],
  ...[
    'Mitsubishi',
    'Panasonic',
    'LG',
    'Samsung',
    'Toshiba',
    'Nibe',
    'Stiebel Eltron',
    'Atag',
    'Ariston',
    'De Dietrich',
  ],
  ...[
    'Riello',
    'Saunier Duval',
    'Atlantic',
    'Itho Daalderop',
    'Ökofen',
    'Okofen',
    'Hargassner',
    'Elco',
    'Alpha Innotec',
  ],
  ...['Zehnder', 'Renson', 'Duco', 'Vasco', 'Brink', 'Aldes', 'Codumé', 'Vent-Axia'],
  ...[
    'SMA',
    'SolarEdge',
    'Huawei',
    'Fronius',
    'Growatt',
    'Enphase',
    'GoodWe',
    'Solis',
    'BYD',
    'Tesla',
    'Trina',
    'JA Solar',
  ],
  ...['LONGi', 'Q Cells', 'Jinko', 'SunPower', 'Smappee', 'Wallbox', 'Alfen', 'Easee', 'Zaptec', 'EVBox'],
  ...[
    'Miele',
    'Siemens',
    'AEG',
    'Neff',
    'Whirlpool',
    'Beko',
    'Electrolux',
    'Liebherr',
    'Bora',
    'Novy',
    'Smeg',
    'Zanker',
  ],
  ...[
    'Wesemann',
    'Gaggenau',
    'Quooker',
    'Grohe',
    'Geberit',
    'Duravit',
    'Villeroy & Boch',
    'Hansgrohe',
    'BWT',
    'Delta',
  ],
  ...[
    'Velux',
    'Fakro',
    'Reynaers',
    'Schüco',
    'Aluprof',
    'Deceuninck',
    'Kömmerling',
    'Rehau',
    'Veka',
    'Sapa',
    'Aliplast',
  ],
  ...['Wienerberger', 'Koramic', 'Monier', 'Eternit', 'Cedral', 'Braas', 'Edilians', 'Nelskamp', 'Svk'],
  ...[
    'Hörmann',
    'Somfy',
    'Harol',
    'Grundfos',
    'DAB',
    'Wilo',
    'Jotul',
    'Stûv',
    'Dovre',
    'Barbas',
    'Rika',
    'Mcz',
    'Nordica',
  ],
];
