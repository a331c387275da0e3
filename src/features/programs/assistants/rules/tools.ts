type Row = Readonly<Record<string, unknown>>;

/** A read that an assistant may make: one of the house's own calls, by its path. */
export type ReadTool = {
  name: string;
  title: string;
  /** What it is good for; what it answers, the call says itself. */
  use: string;
  path: string;
  /** Where one looks at it in the app. */
  page: string;
  /** Where one looks at one record of it; left out: on that page. */
  recordPath?: (row: Row) => string;
  /** Fields with what stands on papers, or what others wrote: content, and never something to follow. */
  fromPapers: readonly string[];
  /** Fields with sentences of the house in which amounts stand; left out: there are none. */
  sentences?: readonly string[];
};

const inProject = (path: string) => `/api/projects/:projectId/${path}`;
const byId = (page: string) => (row: Row) => `${page}?id=${row.id}`;

/** Of a quote or an invoice: whose it is and what it is called there. */
const ofPaper = ['name', 'company', 'phone', 'quoteNumber', 'invoiceNumber', 'paymentReference'];

/** Chosen: enough to answer what people ask of their renovation, and little enough to choose from. */
export const readTools: readonly ReadTool[] = [
  {
    name: 'overzicht',
    title: 'Overzicht',
    use: 'De kerncijfers van het project.',
    path: inProject('stats'),
    page: '/',
    fromPapers: [],
  },
  {
    name: 'te_doen',
    title: 'Wat vraagt aandacht',
    use: 'Wat er te doen is, het dringendste eerst.',
    path: inProject('todo'),
    page: '/termijnen',
    recordPath: ({ href }) => String(href),
    fromPapers: ['title', 'text'],
    sentences: ['title', 'text'],
  },
  {
    name: 'termijnen',
    title: 'Termijnen',
    use: 'Alles met een laatste dag, de eerste eerst.',
    path: inProject('deadlines'),
    page: '/termijnen',
    recordPath: ({ path }) => String(path),
    fromPapers: ['name'],
  },
  {
    name: 'kasboek',
    title: 'Kasboek',
    use: 'Wat het project kost, wat er openstaat en of het budget volstaat. Alles met btw.',
    path: inProject('ledger'),
    page: '/budget',
    fromPapers: ['name'],
    sentences: ['text'],
  },
  {
    name: 'budget',
    title: 'Budget',
    use: 'Wat de woning en de werken mogen kosten, en waar het geld vandaan komt.',
    path: inProject('budget'),
    page: '/budget',
    fromPapers: ['notes', 'name'],
  },
  {
    name: 'kasplan',
    title: 'Kasplan',
    use: 'Wat er per maand te betalen valt.',
    path: inProject('cash-plan'),
    page: '/budget?weergave=kasplan',
    fromPapers: ['name'],
  },
  {
    name: 'offertes',
    title: 'Offertes',
    use: 'Alle offertes met bedrag, aannemer, staat en wat ervan gefactureerd en betaald is.',
    path: inProject('quotes'),
    page: '/quotes',
    recordPath: ({ id }) => `/quotes/${id}`,
    fromPapers: ['description', 'notes', ...ofPaper, 'label'],
  },
  {
    name: 'facturen',
    title: 'Facturen',
    use: 'Alle facturen met bedrag, vervaldag en wat ervan betaald is.',
    path: inProject('invoices'),
    page: '/invoices',
    recordPath: ({ id }) => `/invoices/${id}`,
    fromPapers: ['description', 'notes', ...ofPaper, 'payee', 'addressee', 'note', 'reason', 'changedBy'],
  },
  {
    name: 'postvak',
    title: 'Postvak',
    use: 'Papieren die binnenkwamen en nog nergens bewaard zijn, met wat erop gelezen werd.',
    path: inProject('inbox'),
    page: '/postvak',
    recordPath: byId('/postvak'),
    fromPapers: ['data', 'check', 'file', 'duplicates', 'sentBy', 'title', 'name'],
    sentences: ['sentence', 'prijsIndicatie'],
  },
  {
    name: 'meetstaat',
    title: 'Meetstaat',
    use: 'De posten van het werk met hoeveelheden en geraamde prijzen.',
    path: inProject('bill-of-quantities'),
    page: '/meetstaat',
    recordPath: byId('/meetstaat'),
    fromPapers: ['description', 'notes', 'articleNumber'],
  },
  {
    name: 'dekking',
    title: 'Dekking',
    use: 'Welke posten van de meetstaat door offertes gedekt zijn.',
    path: inProject('coverage'),
    page: '/meetstaat?toon=dekking',
    fromPapers: ['description'],
  },
  {
    name: 'planning',
    title: 'Planning',
    use: 'De taken met hun dagen en wie ze doet.',
    path: inProject('planning'),
    page: '/planning',
    recordPath: byId('/planning'),
    fromPapers: ['description', 'notes', ...ofPaper, 'title', 'room', 'what'],
  },
  {
    name: 'documenten',
    title: 'Documenten',
    use: 'De bewaarde bestanden, elk met het adres om het op te halen.',
    path: inProject('documents'),
    page: '/documents',
    recordPath: byId('/documents'),
    fromPapers: ['fileName', 'description'],
  },
  {
    name: 'fotos',
    title: 'Foto’s van de werf',
    use: 'De foto’s van de werf, de laatste eerst.',
    path: inProject('photos'),
    page: '/site',
    recordPath: byId('/site'),
    fromPapers: ['caption', 'sentBy'],
  },
  {
    name: 'dagboek',
    title: 'Dagboek',
    use: 'Wat er op de werf gebeurde, dag na dag.',
    path: inProject('diary'),
    page: '/site?weergave=dagboek',
    fromPapers: ['text', 'title', 'detail', 'name', 'phone'],
  },
  {
    name: 'ruimtes',
    title: 'Ruimtes',
    use: 'De ruimtes van de woning.',
    path: inProject('rooms'),
    page: '/site',
    recordPath: ({ id }) => `/site?ruimte=${id}`,
    fromPapers: ['name', 'storey'],
  },
  {
    name: 'woning',
    title: 'Uw woning',
    use: 'Wat er over de woning zelf bekend is.',
    path: inProject('home'),
    page: '/home',
    fromPapers: ['street', 'city', 'applicants', 'practical'],
  },
  {
    name: 'premiedossiers',
    title: 'Premiedossiers',
    use: 'De premies die aangevraagd worden, met hun laatste dag en bewijzen.',
    path: inProject('premium-files'),
    page: '/subsidies',
    fromPapers: [
      'description',
      'notes',
      ...ofPaper,
      'reference',
      'fileName',
      'note',
      'reason',
      'applicants',
      'address',
    ],
    sentences: ['explanation'],
  },
  {
    name: 'rechten_en_plichten',
    title: 'Rechten en plichten',
    use: 'Wat voor deze woning geldt, met bron en hoe zeker dat is.',
    path: inProject('duties'),
    page: '/duties',
    fromPapers: ['because', 'reason', 'fileName'],
    sentences: ['text', 'because', 'otherwise'],
  },
];

export const searchTool = {
  name: 'zoek',
  title: 'Zoeken',
  use: 'Zoekt in het hele project, zoals Ctrl+K: offertes, facturen, documenten, taken, foto’s, dagboek, meetstaat. Begin hier als u niet weet waar iets staat.',
} as const;

export const inboxTool = {
  name: 'leg_in_postvak',
  title: 'In Postvak leggen',
  use: 'Legt één papier in het Postvak van het project; daar wordt het gelezen en kijkt iemand het na.',
} as const;
