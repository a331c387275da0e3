import { listPagePaths } from '../../scripts/prepare/pages.mjs';

/** Every page, and another shape of one that is as much as a page. */
export const screens: readonly string[] = [
  ...listPagePaths(),
  '/quotes/compare',
  '/subsidies?weergave=simulator',
  '/subsidies?weergave=uitleg',
  '/budget?weergave=werken',
  '/budget?weergave=kasplan',
  '/meetstaat?toon=dekking',
  '/planning?weergave=tijdslijn',
  '/planning?weergave=tijdslijn&schaal=maand',
  '/planning?weergave=agenda',
  '/site?weergave=dagboek',
  '/site?weergave=punten',
  '/site?weergave=plannen',
  '/site?weergave=oplevering',
];

/** How one comes to a dialog: the screen, then the names of what is pressed, or how they begin; or a key, or the first record. */
export type DialogWay = {
  title: string;
  path: string;
  press: readonly string[];
  key?: string;
  isRecord?: boolean;
};

const running = '/quotes?status=accepted';
const accepting = '/site?weergave=oplevering';

const onProject = (title: string, item: string): DialogWay => ({
  title,
  path: '/',
  press: ['Project ', item],
});

/**
 * Every dialog that the example project has a button for, or that of long words where a record has no number. A name
 * that ends in a blank is a beginning.
 */
export const dialogs: readonly DialogWay[] = [
  onProject('Nieuw project', 'Nieuw project'),
  onProject('Project hernoemen', 'Project hernoemen'),
  onProject('Project verwijderen', 'Project verwijderen'),
  onProject('Project delen', 'Project delen'),
  { title: 'Intake', path: '/', press: ['Truweel Intake openen'] },
  { title: 'Woning', path: '/home', press: ['Woning bewerken'] },
  { title: 'Meldingen', path: '/', press: [' uitnodigingen'] },
  { title: 'Zoeken', path: '/', press: ['Zoeken'] },
  { title: 'Sneltoetsen', path: '/', press: [], key: '?' },
  { title: 'Hulp', path: '/budget', press: ['Hulp bij dit scherm'] },
  { title: 'Nieuw item', path: '/meetstaat', press: ['Nieuw item'] },
  { title: 'Item bewerken', path: '/meetstaat', press: ['Bewerken: '] },
  { title: 'Importeren', path: '/meetstaat', press: ['Excel importeren'] },
  { title: 'Nieuw toestel of onderdeel', path: '/fittings', press: ['Toevoegen', 'Toestel of onderdeel'] },
  { title: 'Toestel of onderdeel bewerken', path: '/fittings', press: [' bewerken'] },
  { title: 'Woningmap delen', path: '/folder', press: ['Link maken'] },
  { title: 'Nieuw contact', path: '/contacts', press: ['Nieuw contact'] },
  {
    title: 'Contacten importeren',
    path: '/contacts',
    press: ['Importeren en exporteren', 'Uit een vCard of csv halen…'],
  },
  { title: 'Contact bewerken', path: '/contacts', press: [' bewerken'] },
  { title: 'Nieuwe offerte', path: '/quotes', press: ['Nieuwe offerte'] },
  { title: 'Nieuwe prijsvraag', path: '/quote-requests', press: ['Nieuwe prijsvraag'] },
  { title: 'AI Controle', path: '/quotes', press: ['AI Controle'] },
  { title: 'OCR Scan', path: '/quotes', press: ['OCR Scan'] },
  { title: 'Betalingen', path: '/quotes', press: ['Onbetaald: '] },
  { title: 'Offerte bewerken', path: '/quotes', press: ['Acties voor ', 'Bewerken'] },
  { title: 'Nieuw meerwerk', path: running, press: ['Meerwerk toevoegen'], isRecord: true },
  { title: 'Opleveren', path: running, press: ['Opleveren'], isRecord: true },
  { title: 'Akkoord vragen', path: running, press: [' ter goedkeuring sturen'], isRecord: true },
  {
    title: 'Offerte accepteren',
    path: '/quotes?status=expired',
    press: ['Meer acties', 'Accepteren'],
    isRecord: true,
  },
  { title: 'Betaalafspraken', path: running, press: ['Betaalafspraken bewerken'], isRecord: true },
  {
    title: 'Waarover gaat deze offerte?',
    path: running,
    press: ['Meer acties', 'Waarover gaat deze offerte?'],
    isRecord: true,
  },
  { title: 'Factuur maken', path: '/quotes', press: ['Acties voor ', 'Factuur maken'] },
  { title: 'Nieuwe factuur', path: '/invoices', press: ['Nieuwe factuur'] },
  { title: 'Bonnetje', path: '/invoices', press: ['Toevoegen', 'Bonnetje'] },
  { title: 'Factuur bewerken', path: '/invoices', press: ['Acties voor ', 'Bewerken'] },
  { title: 'Betalen', path: '/invoices', press: ['Betalen: '] },
  { title: 'Nieuw premiedossier', path: '/subsidies', press: ['Nieuw premiedossier'] },
  { title: 'Betalingen van een factuur', path: '/invoices', press: ['Acties voor ', 'Betalingen'] },
  { title: 'Ruimtes', path: '/site', press: ['Ruimtes'] },
  { title: 'Nieuw punt', path: '/site?weergave=punten', press: ['Nieuw punt'] },
  { title: 'Punt bewerken', path: '/site?weergave=punten', press: ['Punt '] },
  { title: 'Nieuw plan', path: '/site?weergave=plannen', press: ['Nieuw plan'] },
  { title: 'Notitie van vandaag', path: '/site?weergave=dagboek', press: ['Schrijven: '] },
  { title: 'Dagboek op papier', path: '/site?weergave=dagboek', press: ['Op papier'] },
  { title: 'Rondgang', path: accepting, press: ['Rondgang'] },
  { title: 'Proces-verbaal versturen', path: accepting, press: ['Proces-verbaal versturen'] },
  { title: 'Oplevering tekenen', path: accepting, press: ['Tekenen'] },
  { title: 'Nieuwe taak', path: '/planning', press: ['Nieuwe taak'] },
  { title: 'Taak bewerken', path: '/planning', press: [' bewerken'] },
  {
    title: 'Taak verschuiven',
    path: '/planning?weergave=tijdslijn',
    press: ['Acties voor ', 'Een dag later'],
  },
  { title: 'Taak komt na', path: '/planning?weergave=tijdslijn', press: ['Acties voor ', 'Na …'] },
  { title: 'Nieuwe herinnering', path: '/termijnen', press: ['Nieuwe herinnering'] },
  { title: 'Document', path: '/documents', press: ['.pdf openen'] },
  { title: 'Document bewerken', path: '/documents', press: [' bewerken'] },
  { title: 'Programma toelaten', path: '/account', press: ['Programma toelaten'] },
  {
    title: 'Webhook maken',
    path: '/account',
    press: ['Webhooks: uw eigen server verwittigen', 'Webhook maken'],
  },
  { title: 'Account verwijderen', path: '/account', press: ['Account verwijderen'] },
];

/** What only a phone has. */
export const phoneDialogs: readonly DialogWay[] = [
  { title: 'Menu', path: '/', press: ['Meer: menu openen'] },
  { title: 'Toevoegen', path: '/', press: ['Toevoegen'] },
];

/** Pages of one record, reached by a click on its row; `press` is how its name ends in the example project. */
export const records = [
  { title: 'Een offerte', path: '/quotes', press: ' DV-1184' },
  { title: 'Een factuur', path: '/invoices', press: ' RZ-F0440' },
  { title: 'Een contact', path: '/contacts', press: 'Koen Vermeersch' },
] as const;

/** A name that begins or ends in a blank stands for all that end or begin so; one that begins with a dot as well. */
export function patternOf(name: string): RegExp {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (name.endsWith(' ')) return new RegExp(`^${literal}`);
  return new RegExp(/^[ .]/.test(name) ? `${literal}$` : `^${literal}$`);
}
