type ExampleContact = {
  name: string;
  company: string;
  type: 'contractor' | 'supplier' | 'architect';
  email: string;
  phone: string;
  address: string;
  enterpriseNumber: string;
  iban: string;
  notes?: string;
};

/**
 * Nobody real: mail to .example reaches no one, streets and numbers are made up.
 * Only the check digits are right, so that the app treats the numbers as it would real ones.
 */
export const contacts = {
  architect: {
    name: 'Lore Baetslé',
    company: 'Baetslé Architectuur',
    type: 'architect',
    email: 'lore@baetsle-architectuur.example',
    phone: '+32 470 55 01 20',
    address: 'Tekentafelstraat 14, 9000 Gent',
    enterpriseNumber: 'BE 0941.238.510',
    iban: 'BE64 9991 2345 0152',
    notes: 'Ontwerp, meetstaat en werfcontrole. Werfvergadering om de twee weken op dinsdag om 8 uur.',
  },
  roofer: {
    name: 'Koen Vermeersch',
    company: 'Dakwerken Vermeersch bv',
    type: 'contractor',
    email: 'info@dakwerken-vermeersch.example',
    phone: '+32 9 555 01 21',
    address: 'Leiendekkerslaan 88, 9070 Destelbergen',
    enterpriseNumber: 'BE 0962.847.140',
    iban: 'BE47 9991 6063 3080',
    notes: 'Tien jaar waarborg op de waterdichtheid van het dak.',
  },
  windows: {
    name: 'Bram Roelandt',
    company: 'Schrijnwerkerij Roelandt en Zoon bv',
    type: 'contractor',
    email: 'bram@schrijnwerkerij-roelandt.example',
    phone: '+32 9 555 01 22',
    address: 'Schaafkrulweg 3, 9820 Merelbeke',
    enterpriseNumber: 'BE 0917.394.623',
    iban: 'BE30 9991 9781 5911',
    notes: 'Ramen en deuren in eigen atelier; levertijd ongeveer tien weken.',
  },
  electrician: {
    name: 'Yassin Haddouchi',
    company: 'Elektro Haddouchi bv',
    type: 'contractor',
    email: 'yassin@elektro-haddouchi.example',
    phone: '+32 470 55 01 23',
    address: 'Zekeringstraat 27, 9050 Gentbrugge',
    enterpriseNumber: 'BE 0959.402.848',
    iban: 'BE13 9992 3499 8839',
  },
  plumber: {
    name: 'Dirk Maenhout',
    company: 'Maenhout Sanitair en Warmte bv',
    type: 'contractor',
    email: 'offerte@maenhout-warmte.example',
    phone: '+32 9 555 01 24',
    address: 'Koperbuisstraat 51, 9090 Melle',
    enterpriseNumber: 'BE 0998.615.394',
    iban: 'BE93 9992 7218 1767',
    notes: 'Gecertificeerd voor warmtepompen (RESCert); nodig voor de premie.',
  },
  painter: {
    name: 'Sofie D’Haese',
    company: 'Pleister- en schilderwerken D’Haese',
    type: 'contractor',
    email: 'sofie@dhaese-pleisterwerken.example',
    phone: '+32 470 55 01 25',
    address: 'Kalkputstraat 9, 9230 Wetteren',
    enterpriseNumber: 'BE 0983.520.711',
    iban: 'BE76 9993 0936 4695',
  },
  kitchen: {
    name: 'Els Van Driessche',
    company: 'Keukenatelier Ter Schelde nv',
    type: 'contractor',
    email: 'els@keukenatelier-terschelde.example',
    phone: '+32 9 555 01 26',
    address: 'Werkbladlaan 112, 9700 Oudenaarde',
    enterpriseNumber: 'BE 0945.016.956',
    iban: 'BE59 9993 4654 7526',
    notes: 'Komt de maten opnemen zodra het pleisterwerk droog is.',
  },
  insulation: {
    name: 'Pieter Claerbout',
    company: 'Isolatiewerken Oostkouter bv',
    type: 'contractor',
    email: 'pieter@isolatie-oostkouter.example',
    phone: '+32 9 555 01 27',
    address: 'Spouwmuurdreef 6, 9160 Lokeren',
    enterpriseNumber: 'BE 0926.093.840',
    iban: 'BE42 9993 8373 0454',
  },
  supplier: {
    name: 'Marijke Steyaert',
    company: 'Bouwmaterialen De Kade nv',
    type: 'supplier',
    email: 'balie@bouwmaterialen-dekade.example',
    phone: '+32 9 555 01 28',
    address: 'Kaaimuurstraat 200, 9000 Gent',
    enterpriseNumber: 'BE 0971.935.248',
    iban: 'BE25 9994 2091 3382',
    notes: 'Klantenkaart op naam: 5% korting bij afhaling, leveren op de werf vanaf 500 euro gratis.',
  },
} as const satisfies Record<string, ExampleContact>;

export type ContactKey = keyof typeof contacts;
