import type { Trade } from '#/features/work/shared/contacts/rules/trades';

/**
 * Beginnings of words on a paper that say whose work it is, folded. Dutch glues words together, so a long one may stand
 * anywhere in a word; the longest that fits decides ('vloerverwarming' is no floor, 'keukenkraan' no kitchen).
 */
export const tradeStems: Record<Trade, readonly string[]> = {
  general: ['algemene bouw', 'algemeen aannem', 'algemene aannem', 'totaalrenovatie', 'bouwonderneming'],
  demolition: ['afbraak', 'afbreken', 'sloop', 'slopen', 'uitbraak', 'uitbreken', 'demolition'],
  groundworks: ['grondwerk', 'graafwerk', 'uitgrav', 'afgrav', 'nivelleren', 'terrassement'],
  mason: [
    ...['metsel', 'ruwbouw', 'snelbouw', 'baksteen', 'beton', 'latei', 'fundering', 'onderschoeiing'],
    ...['maconnerie', 'gros oeuvre', 'dragende muur', 'muur openbreken'],
  ],
  roofer: [
    ...['dak', 'hellend dak', 'plat dak', 'dakwerk', 'dakpan', 'dakgoot', 'dakbedekking', 'dakisolatie'],
    ...['dakvenster', 'dakraam', 'dakramen', 'dakdekker', 'onderdak', 'goot', 'goten', 'zinkwerk', 'zinken'],
    ...['leien', 'nokpan', 'epdm', 'roofing', 'sarking', 'schoorsteen', 'toiture', 'gouttiere', 'ardoise'],
  ],
  facade: [
    ...['gevel', 'gevelwerk', 'gevelisolatie', 'gevelreiniging', 'gevelbekleding', 'gevelpleister', 'crepi'],
    ...['voegwerk', 'hervoegen', 'sierpleister', 'facade', 'bardage'],
  ],
  insulation: [
    ...['isolatie', 'isoler', 'na-isol', 'naisol', 'spouwmuur', 'spouwvulling', 'purschuim', 'cellulose'],
    ...[
      'rotswol',
      'glaswol',
      'minerale wol',
      'vloerisolatie',
      'zolderisolatie',
      'kelderplafond',
      'isolation',
    ],
  ],
  windows: [
    ...[
      'raam',
      'ramen',
      'venster',
      'beglazing',
      'buitenschrijnwerk',
      'schuifraam',
      'schuiframen',
      'voordeur',
    ],
    ...['buitendeur', 'rolluik', 'garagepoort', 'glaswerk', 'driedubbel glas', 'chassis', 'vitrage'],
  ],
  electrician: [
    ...['elektr', 'electr', 'stopcontact', 'schakelaar', 'lichtpunt', 'verlichting', 'domotica', 'zekering'],
    ...['verdeelkast', 'verdeelbord', 'bekabeling', 'laadpaal', 'videofoon', 'parlofoon', 'rookmelder'],
    ...['areikeuring', 'eclairage'],
  ],
  solar: ['zonnepane', 'fotovolta', 'omvormer', 'thuisbatterij', 'photovolta'],
  plumber: [
    ...[
      'loodgiet',
      'sanitair',
      'badkamer',
      'douche',
      'toilet',
      'wc',
      'wastafel',
      'lavabo',
      'ligbad',
      'kraan',
    ],
    ...[
      'kranen',
      'mengkraan',
      'keukenkraan',
      'riolering',
      'afvoer',
      'waterleiding',
      'regenwater',
      'hemelwater',
    ],
    ...['waterverzachter', 'plomberie', 'sanitaire', 'baignoire'],
  ],
  heating: [
    ...['verwarming', 'vloerverwarming', 'radiator', 'warmtepomp', 'ketel', 'condensatieketel', 'gasketel'],
    ...['stookketel', 'stookolieketel', 'thermostaat', 'boiler', 'hvac', 'airco', 'chauffage', 'buffervat'],
  ],
  ventilation: ['ventilatie', 'verluchting', 'luchtkana', 'warmteterugwin', 'ventilation'],
  plasterer: [
    ...[
      'pleister',
      'bepleister',
      'pleisterwerk',
      'stukadoor',
      'stucwerk',
      'gyproc',
      'gipsplaat',
      'gipsplaten',
    ],
    ...['gipskarton', 'verlaagd plafond', 'plafonnage', 'platrerie'],
  ],
  tiler: [
    ...[
      'tegel',
      'betegel',
      'vloertegel',
      'wandtegel',
      'tegelwerk',
      'faience',
      'mozaiek',
      'chape',
      'dekvloer',
    ],
    ...['natuursteen', 'vloerder', 'vloerwerk', 'carrelage'],
  ],
  parquet: ['parket', 'laminaat', 'vinyl', 'plankenvloer', 'houten vloer', 'parquet', 'linoleum'],
  joiner: [
    ...['schrijnwerk', 'binnenschrijnwerk', 'binnendeur', 'schuifdeur', 'inbouwkast', 'maatkast', 'maatwerk'],
    ...['dressing', 'timmer', 'trap', 'houten trap', 'trapleuning', 'deurlijst', 'menuiserie', 'houtskelet'],
  ],
  kitchen: [
    ...['keuken', 'keukenkast', 'werkblad', 'spoelbak', 'kookplaat', 'dampkap', 'vaatwasser', 'koelkast'],
    ...['inductie', 'cuisine'],
  ],
  painter: [
    ...['schilder', 'schilderwerk', 'verf', 'verven', 'lakwerk', 'aflakken', 'behang', 'beits', 'grondlaag'],
    ...['peinture', 'painting'],
  ],
  gardener: ['tuin', 'tuinaanleg', 'gazon', 'beplanting', 'oprit', 'klinkers', 'omheining', 'terrasaanleg'],
  engineer: ['stabiliteit', 'sonderingsverslag'],
  epb: ['epb', 'epc', 'energieprestatie', 'blowerdoor'],
  safety: ['veiligheidscoord', 'postinterventiedossier'],
};
