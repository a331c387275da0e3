import type { FileKind } from '#/core/files';
import type { DocumentCategory } from '#/features/work/shared/documents/contract';
import { makePdf } from '#/platform/server/pdf/make-pdf';

export type ExampleDocument = {
  name: string;
  kind: FileKind;
  category: DocumentCategory;
  description: string;
  make: () => Promise<Uint8Array> | Uint8Array;
};

/** Long before the story: a paper that the owner got, not one that was made just now. */
const madeAt = new Date('2026-01-05T09:00:00Z');
const paper = (title: string, lines: readonly string[]) => makePdf({ title, sections: [{ lines }], madeAt });

const invented = 'Dit document hoort bij het voorbeeldproject. Alle namen en cijfers zijn verzonnen.';

/** The ground floor seen from above: front room, living room, kitchen in the extension. */
const floorPlan = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
  <rect width="1200" height="800" fill="#fbf7f0"/>
  <g fill="none" stroke="#d9cfc0" stroke-width="1">
    ${Array.from({ length: 23 }, (_, n) => `<path d="M${(n + 1) * 50} 0V800"/>`).join('')}
    ${Array.from({ length: 15 }, (_, n) => `<path d="M0 ${(n + 1) * 50}H1200"/>`).join('')}
  </g>
  <g fill="none" stroke="#3c342c" stroke-width="14" stroke-linejoin="miter">
    <path d="M100 150H800V650H100Z"/><path d="M800 250H1100V650H800"/>
    <path d="M420 150V400M420 500V650" stroke-width="8"/><path d="M100 520H250M350 520H420" stroke-width="8"/>
  </g>
  <g stroke="#fbf7f0" stroke-width="16"><path d="M800 350V550M180 150H300M500 150H700M1100 350V550"/></g>
  <g fill="none" stroke="#a8472f" stroke-width="4">
    <path d="M180 150H300M500 150H700M1100 350V550"/><path d="M250 520A100 100 0 0 1 350 620"/>
    <rect x="850" y="280" width="220" height="50"/><rect x="880" y="470" width="120" height="120"/>
    <rect x="520" y="300" width="180" height="90" rx="12"/><rect x="140" y="200" width="60" height="160"/>
  </g>
</svg>`;

export const documents: readonly ExampleDocument[] = [
  {
    name: 'Omgevingsvergunning achterbouw.pdf',
    kind: 'pdf',
    category: 'building_permit',
    description: 'Vergunning voor de achterbouw en het nieuwe dak',
    make: () =>
      paper('Omgevingsvergunning', [
        'Onderwerp: vernieuwen van het dak en vergroten van de achterbouw.',
        'Ligging: Gentbrugge, rijwoning uit 1931.',
        '',
        'De vergunning wordt verleend onder deze voorwaarden:',
        '1. De werken beginnen binnen twee jaar.',
        '2. De kroonlijst aan de straatkant blijft behouden.',
        '3. Het regenwater van de achterbouw gaat naar een put van 5.000 liter.',
        '',
        invented,
      ]),
  },
  {
    name: 'EPC voor de verbouwing.pdf',
    kind: 'pdf',
    category: 'energy_certificate',
    description: 'Energiecertificaat bij de aankoop, label F',
    make: () =>
      paper('Energieprestatiecertificaat', [
        'Woning: rijwoning, bouwjaar 1931, 164 m² bewoonbare oppervlakte.',
        'Energielabel: F (612 kWh per m² per jaar).',
        '',
        'Aanbevolen werken: dakisolatie, hoogrendementsglas, isolatie van de achtergevel',
        'en een warmtepomp in plaats van de ketel op stookolie.',
        '',
        invented,
      ]),
  },
  {
    name: 'Asbestattest van de woning.pdf',
    kind: 'pdf',
    category: 'inspection_reports',
    description: 'Alleen de platen van de berging hielden asbest in; die zijn weg',
    make: () =>
      paper('Asbestattest', [
        'Woning: rijwoning, bouwjaar 1931, Braemkasteelstraat 8 te 9050 Gentbrugge.',
        '',
        'Vastgesteld: golfplaten in asbestcement op het dak van de berging, 14 m².',
        'De dakbedekking van het hoofdgebouw is asbestvrij.',
        'De golfplaten werden verwijderd door een erkend verwijderaar.',
        '',
        invented,
      ]),
  },
  {
    name: 'Grondplan gelijkvloers.png',
    kind: 'png',
    category: 'technical_plans',
    description: 'Nieuwe toestand: leefruimte met keuken in de achterbouw',
    make: async () => {
      const { default: sharp } = await import('sharp');
      return sharp(Buffer.from(floorPlan)).png({ palette: true }).toBuffer();
    },
  },
];
