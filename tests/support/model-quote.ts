/** A complete, correct and fairly priced quote of a made-up contractor, line by line, so that a test can leave one out. */
export const modelLines = {
  company: 'Dakwerken Vermeersch BV',
  address: 'Molenstraat 45, 9300 Aalst',
  enterprise: 'Btw BE 0941.238.510',
  register: 'RPR Gent, afdeling Dendermonde',
  reach: 'Tel. 053 77 12 34, info@dakwerkenvermeersch.example',
  account: 'IBAN BE64 9991 2345 0152',
  number: 'Offerte nr. DV-2026-118',
  date: 'Datum: 14/03/2026',
  customer: 'Klant: Familie De Smet',
  site: 'Werfadres: Kerkstraat 12, 9310 Moorsel',
  header: 'Omschrijving Hoeveelheid Eenheid Eenheidsprijs Totaal',
  removal: 'Afbraak dakbedekking 100 m² € 12,00 € 1.200,00',
  roof: 'Hellend dak vernieuwen met dakpannen en isolatie 100 m² € 205,00 € 20.500,00',
  gutter: 'Dakgoot in zink 20 m € 55,00 € 1.100,00',
  scaffold: 'Stelling plaatsen 1 st € 1.200,00 € 1.200,00',
  excl: 'Totaal excl. btw € 24.000,00',
  vat: 'Btw 6% € 1.440,00',
  incl: 'Totaal incl. btw € 25.440,00',
  reduced: 'Het verlaagd tarief geldt omdat de woning ouder is dan tien jaar en als privéwoning dient.',
  fixed: 'Vaste prijs, zonder prijsherziening.',
  term: 'Uitvoeringstermijn: 15 werkdagen, aanvang in juni 2026.',
  validity: 'Deze offerte is geldig tot 30 april 2026.',
  payment: 'Betaling: 20% voorschot bij bestelling, het saldo na de werken.',
  insurance: 'Onze burgerlijke aansprakelijkheid is verzekerd, polis 7781.',
  guarantee: 'Garantie: tien jaar op de waterdichtheid, met een voorlopige oplevering.',
  terms: 'Onze algemene voorwaarden vindt u op de keerzijde.',
  agreement: 'Voor akkoord, datum en handtekening:',
} as const;

export type ModelLine = keyof typeof modelLines;

/** The model with some of its lines written otherwise; null leaves one out. */
export function modelQuote(changes: Partial<Record<ModelLine, string | null>> = {}): string {
  return Object.entries({ ...modelLines, ...changes })
    .flatMap(([, line]) => line ?? [])
    .join('\n');
}
