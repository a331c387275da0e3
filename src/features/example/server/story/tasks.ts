import type { ContactKey } from '#/features/example/server/story/contacts';
import type { DayOffset } from '#/features/example/server/story/shapes';

type ExampleTask = {
  title: string;
  description?: string;
  start: DayOffset;
  end?: DayOffset;
  contact?: ContactKey;
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
  },
  {
    title: 'Achtergevel isoleren en bepleisteren',
    start: -62,
    end: -44,
    contact: 'insulation',
    status: 'completed',
    priority: 'medium',
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
  },
  {
    title: 'Ramen en voordeur plaatsen',
    description: 'Voorgevel is klaar, achtergevel en schuifraam volgen.',
    start: -11,
    end: 5,
    contact: 'windows',
    status: 'in_progress',
    priority: 'high',
  },
  {
    title: 'Sanitaire leidingen en vloerverwarming',
    start: -5,
    end: 12,
    contact: 'plumber',
    status: 'in_progress',
    priority: 'medium',
  },
  {
    title: 'Badkamerofferte opnieuw laten bevestigen',
    description: 'De geldigheid is verstreken; prijs en plaatsingsdatum navragen.',
    start: -4,
    end: 3,
    contact: 'plumber',
    status: 'planned',
    priority: 'high',
  },
];

const toCome: readonly ExampleTask[] = [
  {
    title: 'Chape gieten en laten drogen',
    start: 15,
    end: 43,
    status: 'planned',
    priority: 'high',
    notes: 'Vier weken drogen voor de vloerverwarming langzaam opgestart wordt.',
  },
  {
    title: 'Pleisterwerk en plafonds',
    start: 22,
    end: 40,
    contact: 'painter',
    status: 'planned',
    priority: 'medium',
  },
  {
    title: 'Warmtepomp plaatsen en opstarten',
    start: 34,
    end: 37,
    contact: 'plumber',
    status: 'planned',
    priority: 'medium',
  },
  {
    title: 'Badkamer plaatsen',
    start: 45,
    end: 56,
    contact: 'plumber',
    status: 'planned',
    priority: 'medium',
  },
  {
    title: 'Vloertegels en parket leggen',
    start: 46,
    end: 57,
    contact: 'supplier',
    status: 'planned',
    priority: 'medium',
  },
  {
    title: 'Keuken plaatsen',
    start: 62,
    end: 64,
    contact: 'kitchen',
    status: 'planned',
    priority: 'high',
  },
  {
    title: 'Schilderwerk',
    start: 66,
    end: 80,
    contact: 'painter',
    status: 'planned',
    priority: 'low',
  },
  {
    title: 'Voorlopige oplevering met de architect',
    start: 84,
    end: 84,
    contact: 'architect',
    status: 'planned',
    priority: 'medium',
  },
  {
    title: 'Mijn VerbouwPremie aanvragen',
    description: 'Alle facturen en attesten verzamelen en de aanvraag indienen.',
    start: 86,
    status: 'planned',
    priority: 'low',
  },
];

export const tasks: readonly ExampleTask[] = [...done, ...underWay, ...toCome];
