import type { DayOffset } from '#/core/day';
import type { ContactKey } from '#/features/work/shared/example/contacts';
import type { ItemCategory } from '#/features/work/shared/meetstaat/contract';

type ExampleTask = {
  title: string;
  description?: string;
  start: DayOffset;
  end?: DayOffset;
  isMilestone?: true;
  contact?: ContactKey;
  /** The work of its quote: ‘roof’. */
  quote?: string;
  category?: ItemCategory;
  room?: string;
  /** The titles of what comes first, with the days in between. */
  after?: readonly { title: string; days: number }[];
  needs?: readonly { what: string; weeks: number; isDone: boolean; arrives?: DayOffset }[];
  checks?: readonly string[];
  status: 'planned' | 'in_progress' | 'completed' | 'cancelled';
  priority: 'low' | 'medium' | 'high';
  notes?: string;
};

const done: readonly ExampleTask[] = [
  {
    title: 'Woning strippen en puin afvoeren',
    description: 'Oude vloeren, behang en verlaagde plafonds. Zelf gedaan met familie.',
    start: -118,
    end: -108,
    status: 'completed',
    priority: 'medium',
  },
  {
    title: 'Asbestplaten van de berging verwijderen',
    start: -106,
    end: -105,
    contact: 'insulation',
    status: 'completed',
    priority: 'high',
    notes: 'Attest ontvangen; bewaren voor de premie en voor een latere verkoop.',
  },
  {
    title: 'Dak vernieuwen en isoleren',
    start: -98,
    end: -70,
    contact: 'roofer',
    status: 'completed',
    priority: 'high',
    quote: 'roof',
    category: 'Dakwerk',
    room: 'Dak',
  },
  {
    title: 'Achtergevel isoleren en bepleisteren',
    start: -62,
    end: -44,
    contact: 'insulation',
    status: 'completed',
    priority: 'medium',
    quote: 'insulation',
    category: 'Isolatie',
    room: 'Achtergevel',
  },
  {
    title: 'Stalen ligger boven de doorbraak plaatsen',
    start: -52,
    end: -51,
    status: 'completed',
    priority: 'high',
  },
  {
    title: 'Zonnepanelen plaatsen',
    description: 'Uitgesteld tot na de verbouwing.',
    start: 70,
    end: 71,
    contact: 'electrician',
    status: 'cancelled',
    priority: 'low',
  },
];

const underWay: readonly ExampleTask[] = [
  {
    title: 'Elektrische leidingen en verdeelkast',
    start: -20,
    end: 8,
    contact: 'electrician',
    status: 'in_progress',
    priority: 'high',
    quote: 'electricity',
    category: 'Elektra',
  },
  {
    title: 'Ramen en voordeur plaatsen',
    description: 'Voorgevel is klaar, achtergevel en schuifraam volgen.',
    start: -11,
    end: 5,
    contact: 'windows',
    status: 'in_progress',
    priority: 'high',
    quote: 'windows',
    category: 'Ramen',
  },
  {
    title: 'Sanitaire leidingen en vloerverwarming',
    start: -5,
    end: 12,
    contact: 'plumber',
    status: 'in_progress',
    priority: 'medium',
    quote: 'heating',
    category: 'Loodgieter',
  },
  {
    title: 'Badkamerofferte opnieuw laten bevestigen',
    description: 'De geldigheid is verstreken; prijs en plaatsingsdatum navragen.',
    start: -4,
    end: 3,
    status: 'planned',
    priority: 'high',
  },
];

const toCome: readonly ExampleTask[] = [
  {
    title: 'Chape gieten',
    start: 15,
    end: 17,
    status: 'planned',
    priority: 'high',
    notes: 'Vier weken laten drogen, dan pas de vloer erop en de vloerverwarming langzaam opstarten.',
    category: 'Vloeren',
    room: 'Gelijkvloers',
    after: [
      { title: 'Elektrische leidingen en verdeelkast', days: 0 },
      { title: 'Sanitaire leidingen en vloerverwarming', days: 0 },
    ],
  },
  {
    title: 'Pleisterwerk en plafonds',
    start: 22,
    end: 40,
    contact: 'painter',
    status: 'planned',
    priority: 'medium',
    after: [{ title: 'Chape gieten', days: 7 }],
    notes: 'Komt nu nog te vroeg: de chape moet eerst een week liggen voor er een stelling op mag.',
  },
  {
    title: 'Warmtepomp plaatsen en opstarten',
    start: 34,
    end: 37,
    contact: 'plumber',
    status: 'planned',
    priority: 'medium',
    quote: 'heating',
    category: 'Loodgieter',
  },
  {
    title: 'Badkamer plaatsen',
    start: 47,
    end: 58,
    contact: 'plumber',
    status: 'planned',
    priority: 'medium',
    quote: 'bathroom',
    category: 'Sanitair',
    room: 'Badkamer',
    after: [
      { title: 'Badkamerofferte opnieuw laten bevestigen', days: 0 },
      { title: 'Chape gieten', days: 28 },
    ],
    needs: [{ what: 'Wandtegels en kranen', weeks: 4, isDone: false }],
  },
  {
    title: 'Vloertegels en parket leggen',
    start: 46,
    end: 57,
    contact: 'supplier',
    status: 'planned',
    priority: 'medium',
    category: 'Vloeren',
    room: 'Gelijkvloers',
    after: [
      { title: 'Chape gieten', days: 28 },
      { title: 'Pleisterwerk en plafonds', days: 0 },
    ],
  },
  {
    title: 'Keuken plaatsen',
    start: 60,
    end: 62,
    contact: 'kitchen',
    status: 'planned',
    priority: 'high',
    quote: 'kitchen',
    category: 'Keuken',
    room: 'Keuken',
    after: [{ title: 'Vloertegels en parket leggen', days: 2 }],
    needs: [{ what: 'Toestellen en werkblad', weeks: 6, isDone: true, arrives: 58 }],
  },
  {
    title: 'Schilderwerk',
    start: 63,
    end: 77,
    contact: 'painter',
    status: 'planned',
    priority: 'low',
    category: 'Schilderwerk',
    after: [{ title: 'Keuken plaatsen', days: 0 }],
  },
  {
    title: 'Voorlopige oplevering met de architect',
    start: 78,
    end: 78,
    contact: 'architect',
    status: 'planned',
    priority: 'medium',
    isMilestone: true,
    after: [
      { title: 'Schilderwerk', days: 0 },
      { title: 'Badkamer plaatsen', days: 0 },
    ],
    checks: [
      'Ramen en deuren sluiten goed',
      'Alle stopcontacten en lichten werken',
      'Geen lekken aan kranen en radiatoren',
      'Attesten en handleidingen zijn afgegeven',
    ],
  },
  {
    title: 'Mijn VerbouwPremie aanvragen',
    description: 'Alle facturen en attesten verzamelen en de aanvraag indienen.',
    start: 80,
    after: [{ title: 'Voorlopige oplevering met de architect', days: 1 }],
    status: 'planned',
    priority: 'low',
  },
];

export const tasks: readonly ExampleTask[] = [...done, ...underWay, ...toCome];
