import { fold } from '#/core/search-text';

/**
 * Beginnings of words that say of which kind of work a line is, by the names under which papers are filed. Dutch glues
 * words together: a long one may stand anywhere in a word, and the longest that fits decides. Null says that it tells
 * nothing though a shorter one would ('dakraam' is a roof to one and a window to another).
 */
const stemsByKind: readonly (readonly [kind: string | null, stems: readonly string[]])[] = [
  [
    'Dakisolatie en dakwerken',
    [
      ...['dak', 'dakpan', 'dakgoot', 'dakwerk', 'dakbedekking', 'dakisolatie', 'onderdak', 'hellend dak'],
      ...['plat dak', 'epdm', 'roofing', 'sarking', 'nokpan', 'leien', 'toiture', 'gouttiere'],
    ],
  ],
  [
    'Ramen en deuren',
    [
      ...['raam', 'ramen', 'schuifraam', 'buitenschrijnwerk', 'beglazing', 'voordeur', 'buitendeur'],
      ...['driedubbel glas', 'hoogrendementsglas', 'chassis', 'vitrage'],
    ],
  ],
  ['Vloerisolatie', ['vloerisolatie', 'kelderplafond', 'isolatie vloer', 'vloer isoleren']],
  [
    'Muurisolatie',
    ['muurisolatie', 'gevelisolatie', 'spouwmuur', 'spouwvulling', 'na-isolatie', 'naisolatie'],
  ],
  ['Warmtepomp', ['warmtepomp', 'pompe a chaleur']],
  ['Warmtepompboiler', ['warmtepompboiler']],
  [
    'Sanitair en elektriciteit',
    [
      ...[
        'sanitair',
        'badkamer',
        'douche',
        'toilet',
        'wastafel',
        'lavabo',
        'ligbad',
        'loodgiet',
        'mengkraan',
      ],
      ...[
        'elektr',
        'electr',
        'stopcontact',
        'schakelaar',
        'lichtpunt',
        'zekering',
        'verdeelkast',
        'verdeelbord',
      ],
    ],
  ],
  ['Zonnepanelen', ['zonnepane', 'fotovolta', 'photovolta']],
  ['Zonneboiler', ['zonneboiler', 'zonnecollector']],
  ['Ventilatie', ['ventilatie', 'luchtkana', 'warmteterugwin', 'ventilation']],
  ['Asbestverwijdering', ['asbest', 'amiante', 'eterniet']],
  [null, ['dakraam', 'dakramen', 'dakvenster', 'binnendeur', 'raamdecoratie', 'elektrische fiets']],
];

/** A shorter one inside a word is chance: 'dak' in 'dakar'. */
const leastInside = 6;

const stems = stemsByKind
  .flatMap(([kind, all]) => all.map((stem) => ({ kind, stem: ` ${plain(stem)}` })))
  .sort((one, other) => other.stem.length - one.stem.length);

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function kindOf(line: string): string | null {
  const text = ` ${plain(line)}`;
  const found = stems.find(({ stem }) =>
    stem.length > leastInside ? text.includes(stem.slice(1)) : text.includes(stem),
  );
  return found?.kind ?? null;
}

type Described = {
  readonly description?: string | null | undefined;
  readonly lines?: readonly { readonly description: string; readonly net?: string | null }[] | undefined;
};

/**
 * The kind of work that most of a paper's money is for, by the words of its lines; without lines, by what it says it is
 * about. Only ever a proposal, and none where no kind has more than half.
 */
export function proposeKind({ description, lines = [] }: Described): string | undefined {
  const priced = lines.map((line) => ({
    kind: kindOf(line.description),
    net: Math.abs(Number(line.net ?? 0)),
  }));
  const all = priced.reduce((sum, { net }) => sum + net, 0);
  if (all === 0) return kindOf(description ?? '') ?? undefined;
  const perKind = new Map<string, number>();
  for (const { kind, net } of priced) if (kind) perKind.set(kind, (perKind.get(kind) ?? 0) + net);
  return [...perKind].find(([, net]) => net > all / 2)?.[0];
}

/** Where a field holds what was proposed. */
export function proposedHint(proposed: string | false, now: string | null | undefined): string | undefined {
  return proposed && proposed === now ? 'Voorgesteld: kijk na of het klopt.' : undefined;
}
