import type { PageHelp } from '#/core/help';
import { trashPage } from '#/features/history/trash/page';

export const trashHelp: PageHelp = {
  page: trashPage,
  purpose: 'Wat verwijderd werd, staat hier nog een tijd, met bestand en al. Daarna is het voorgoed weg.',
  acts: [
    'Zet terug wat per vergissing weg is; het komt terug met wat erbij hoort.',
    'Lees bij elke regel hoeveel dagen ze hier nog staat.',
    'Haal ook een project of een contact terug dat u verwijderde.',
  ],
  words: [],
  asked: 'verwijderd verwijderen terugzetten herstellen herstel wissen kwijt',
};
