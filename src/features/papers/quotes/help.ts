import type { PageHelp } from '#/core/help';
import { quotesPage } from '#/features/papers/quotes/page';

export const quotesHelp: PageHelp = {
  page: quotesPage,
  purpose:
    'Uw offertes: waarover u nog beslist, wat loopt en wat afgesloten is. U vergelijkt ze voor u tekent en volgt daarna wat betaald is.',
  acts: [
    'Voeg een offerte toe met ‘Papier toevoegen’, ‘OCR Scan’ of ‘Nieuwe offerte’.',
    'Vergelijk offertes voor hetzelfde werk met ‘Vergelijken’, en laat er een nakijken met ‘AI Controle’.',
    'Accepteer een offerte op haar pagina; daar volgt u ook meerwerk, betaalafspraken en facturen.',
  ],
  words: [
    { word: 'offerte', means: 'Wat een aannemer voor een werk vraagt.' },
    { word: 'geaccepteerd', means: 'U ging akkoord: het bedrag telt vanaf dan als vastgelegd.' },
    {
      word: 'AI Controle',
      means: 'Een offerte beoordeeld op volledigheid, btw, sommen, betrouwbaarheid en prijs.',
    },
    { word: 'OCR Scan', means: 'Een offerte lezen en beoordelen in één keer.' },
    { word: 'onvoorziene kosten', means: 'Wat u bij een offerte opzij houdt voor wat kan tegenvallen.' },
    { word: 'meerwerk', means: 'Werk dat er na de offerte bij kwam of af ging, en dat u apart goedkeurt.' },
  ],
  asked:
    'aanvaarden aanvaard accepteren accepteer tekenen teken goedkeuren keur vergelijken nakijken controleren meerwerk',
};
