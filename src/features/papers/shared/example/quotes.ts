import type { DayOffset } from '#/core/day';
import type { ContactKey } from '#/features/work/shared/example/contacts';

/** Amounts are what the owner pays, VAT included. */
export type ExampleQuote = {
  number: string;
  contact: ContactKey;
  category: string;
  description: string;
  amount: string;
  unforeseen?: readonly { description: string; amount: string }[];
  validUntil: DayOffset;
  status: 'pending' | 'accepted' | 'rejected' | 'expired';
  notes?: string;
};

export const quotes = {
  architect: {
    number: 'BA-0417',
    contact: 'architect',
    category: 'Andere werken',
    description: 'Ereloon architect: ontwerp, meetstaat en werfcontrole',
    amount: '5808.00',
    validUntil: -190,
    status: 'accepted',
    notes: 'Inclusief 21% btw.',
  },
  roof: {
    number: 'DV-1184',
    contact: 'roofer',
    category: 'Dakisolatie en dakwerken',
    description: 'Nieuw dak met isolatie, dakvensters en plat dak achterbouw',
    amount: '25580.00',
    unforeseen: [
      { description: 'Rotte muurplaat achterzijde vervangen', amount: '1240.00' },
      { description: 'Extra week stelling door regenweer', amount: '385.00' },
    ],
    validUntil: -118,
    status: 'accepted',
    notes: 'Inclusief 6% btw. Gekozen uit drie offertes: laagste prijs en tien jaar waarborg.',
  },
  roofRival: {
    number: 'OK-2290',
    contact: 'insulation',
    category: 'Dakisolatie en dakwerken',
    description: 'Nieuw dak met isolatie, dakvensters en plat dak achterbouw',
    amount: '28940.00',
    validUntil: -112,
    status: 'rejected',
    notes: 'Inclusief 6% btw. Dikkere isolatie, maar zonder afvoer van de oude pannen.',
  },
  roofSecondRival: {
    number: 'RZ-0655',
    contact: 'windows',
    category: 'Dakisolatie en dakwerken',
    description: 'Nieuw dak met isolatie en dakvensters, uitvoering in onderaanneming',
    amount: '31450.00',
    validUntil: -104,
    status: 'expired',
    notes: 'Inclusief 6% btw. Niet meer op ingegaan.',
  },
  insulation: {
    number: 'OK-2304',
    contact: 'insulation',
    category: 'Muurisolatie',
    description: 'Achtergevel, vloer en kelderplafond isoleren, asbestplaten verwijderen',
    amount: '10060.00',
    validUntil: -95,
    status: 'accepted',
    notes: 'Inclusief 6% btw.',
  },
  windows: {
    number: 'RZ-0671',
    contact: 'windows',
    category: 'Ramen en deuren',
    description: 'Ramen, schuifraam en voordeur, inclusief plaatsing en dorpels',
    amount: '19600.00',
    unforeseen: [{ description: 'Latei boven het schuifraam versterken', amount: '480.00' }],
    validUntil: -88,
    status: 'accepted',
    notes: 'Inclusief 6% btw. Levertijd tien weken.',
  },
  electricity: {
    number: 'EH-0329',
    contact: 'electrician',
    category: 'Sanitair en elektriciteit',
    description: 'Volledig nieuwe elektrische installatie met keuring',
    amount: '11550.00',
    unforeseen: [{ description: 'Nieuwe voedingskabel van de teller naar de verdeelkast', amount: '615.00' }],
    validUntil: -60,
    status: 'accepted',
    notes: 'Inclusief 6% btw.',
  },
  heating: {
    number: 'MW-1512',
    contact: 'plumber',
    category: 'Warmtepomp',
    description: 'Warmtepomp met vloerverwarming, radiatoren en leidingen',
    amount: '24000.00',
    validUntil: -52,
    status: 'accepted',
    notes: 'Inclusief 6% btw. De premie voor de warmtepomp is nog niet afgetrokken.',
  },
  kitchen: {
    number: 'TS-0846',
    contact: 'kitchen',
    category: 'Andere werken',
    description: 'Keuken op maat met werkblad, toestellen en plaatsing',
    amount: '14090.00',
    validUntil: -14,
    status: 'accepted',
    notes: 'Toestellen aan 21% btw, de rest aan 6%. Kleur van de fronten nog te bevestigen.',
  },
  painting: {
    number: 'DH-0203',
    contact: 'painter',
    category: 'Andere werken',
    description: 'Pleisterwerk, plafonds en schilderwerk',
    amount: '10880.00',
    validUntil: 9,
    status: 'pending',
    notes: 'Inclusief 6% btw. Vóór de vervaldag beslissen, anders schuift de start zes weken op.',
  },
  bathroom: {
    number: 'MW-1547',
    contact: 'plumber',
    category: 'Sanitair en elektriciteit',
    description: 'Badkamer en toilet: toestellen, plaatsing en wandtegels',
    amount: '9650.00',
    validUntil: -6,
    status: 'pending',
    notes: 'Inclusief 6% btw. Geldigheid verstreken: nieuwe bevestiging vragen.',
  },
  parquet: {
    number: 'DK-7718',
    contact: 'supplier',
    category: 'Andere werken',
    description: 'Meerlagenparket eik voor de verdieping, geplaatst, met plinten',
    amount: '3020.00',
    validUntil: 38,
    status: 'pending',
    notes: 'Inclusief 6% btw.',
  },
  solarPanels: {
    number: 'EH-0334',
    contact: 'electrician',
    category: 'Zonnepanelen',
    description: 'Acht zonnepanelen met omvormer op het achterdak',
    amount: '5190.00',
    validUntil: -40,
    status: 'rejected',
    notes: 'Inclusief 6% btw. Uitgesteld tot na de verbouwing.',
  },
} as const satisfies Record<string, ExampleQuote>;

export type QuoteKey = keyof typeof quotes;
