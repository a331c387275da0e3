import { type Day, formatDay } from '#/core/day';

/** What the roofer's quote says, for the check: a good one that leaves a few things to ask. Its total is that of the quote. */
export const roofQuoteText = (written: Day): string => `Dakwerken Vermeersch BV
Leiendekkerslaan 88, 9070 Destelbergen
Btw BE 0962.847.140, RPR Gent, afdeling Gent
Tel. +32 9 555 01 21, info@dakwerken-vermeersch.example
IBAN BE47 9991 6063 3080
Offerte nr. DV-1184
Datum: ${formatDay(written)}
Klant: Familie De Smet
Omschrijving Hoeveelheid Eenheid Eenheidsprijs Totaal
Afbraak bestaande dakbedekking 96 m² 13,50 1.296,00
Hellend dak vernieuwen met dakpannen en isolatie 96 m² 178,00 17.088,00
EPDM-dakdichting plat dak achterbouw 22 m² 62,00 1.364,00
Dakvensters met gootstuk 2 st 1.050,00 2.100,00
Zinken dakgoot 18 m 58,00 1.044,00
Stelling plaatsen en weghalen 1 st 1.240,08 1.240,08
Totaal excl. btw € 24.132,08
Btw 6% € 1.447,92
Totaal incl. btw € 25.580,00
Het verlaagd tarief geldt omdat de woning ouder is dan tien jaar en als privéwoning dient.
Deze offerte is 60 dagen geldig.
Betaling: 30% voorschot bij bestelling, de rest in schijven volgens de vordering.
Onze burgerlijke aansprakelijkheid is verzekerd. Tien jaar waarborg op de waterdichtheid.
Onze algemene voorwaarden vindt u op de keerzijde.
Voor akkoord, datum en handtekening:`;
