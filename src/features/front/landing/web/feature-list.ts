import { CalendarDays, FileText, HandCoins, PiggyBank, Ruler, Users } from 'lucide-react';

export const features = [
  {
    Icon: Ruler,
    title: 'Meetstaat',
    text: 'Zet de Excel van uw architect in enkele klikken om in een lijst met vaste categorieën. De totalen rekenen zichzelf uit.',
  },
  {
    Icon: Users,
    title: 'Contacten',
    text: 'Aannemers, leveranciers en architecten bij elkaar, met de geschiedenis van uw samenwerking: elke offerte, factuur en afspraak.',
  },
  {
    Icon: HandCoins,
    title: 'Premies',
    text: 'Simuleer uw Mijn VerbouwPremie en duid aan welke kosten in aanmerking komen. Zo laat u geen euro liggen.',
  },
  {
    Icon: FileText,
    title: 'Offertes en facturen',
    text: 'Laad een bestand op of scan het papier. Alles hangt aan het juiste contact en project, en u ziet wat nog te betalen is.',
  },
  {
    Icon: CalendarDays,
    title: 'Planning',
    text: 'Wie komt wanneer? Taken in een tabel of op een tijdslijn, zodat de chapewerker niet vóór de loodgieter staat.',
  },
  {
    Icon: PiggyBank,
    title: 'Budget',
    text: 'Volg uw uitgaven tegenover uw budget en krijg een waarschuwing vóór u erover gaat, niet erna.',
  },
] as const;
