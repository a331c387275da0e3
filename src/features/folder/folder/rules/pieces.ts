import type { FolderEntry, FolderMissing } from '#/core/folder';
import { says } from '#/features/folder/folder/rules/words';

type Piece = FolderMissing & { words: readonly (readonly string[])[] };

/** What every folder should have, and that nobody's records ask for. */
const pieces: readonly Piece[] = [
  {
    ...{ key: 'permit', chapter: 'permit', what: 'Omgevingsvergunning, als er een nodig was' },
    ...{ whom: 'Uw architect of de gemeente', contactId: null, words: [['vergunning']] },
  },
  {
    ...{ key: 'plans', chapter: 'permit', what: 'Plannen zoals het gebouwd is (as-built)' },
    ...{ whom: 'Uw architect', contactId: null, words: [['plan', 'as-built', 'asbuilt']] },
  },
  {
    ...{ key: 'contracts', chapter: 'people', what: 'Wie welke werken deed: geaccepteerde offertes' },
    ...{ whom: 'Uw aannemers', contactId: null, words: [['']] },
  },
  {
    ...{ key: 'hidden', chapter: 'hidden', what: 'Foto’s van leidingen en isolatie, voor alles dichtgaat' },
    ...{ whom: 'Uzelf of uw aannemer', contactId: null, words: [['']] },
    own: { label: 'Foto’s maken', path: '/site' },
  },
  {
    ...{
      key: 'installations',
      chapter: 'installations',
      what: 'Wat er in de woning zit: ketel, ramen, toestellen',
    },
    ...{ whom: 'Uzelf, bij Waarborg en onderhoud', contactId: null, words: [['']] },
    own: { label: 'Toevoegen bij Waarborg en onderhoud', path: '/fittings' },
  },
  {
    ...{ key: 'provisional', chapter: 'handovers', what: 'Proces-verbaal van de voorlopige oplevering' },
    ...{ whom: 'Uw aannemer of architect', contactId: null, words: [['voorlopig']] },
  },
  {
    ...{ key: 'final', chapter: 'handovers', what: 'Proces-verbaal van de definitieve oplevering' },
    ...{ whom: 'Uw aannemer of architect', contactId: null, words: [['definitie']] },
  },
];

const textOf = ({ title, detail, file }: FolderEntry) => `${title} ${detail ?? ''} ${file?.name ?? ''}`;

/** One acceptance is enough in law: a second is only missing where one is called the first. */
function isAcceptedOnce(entries: readonly FolderEntry[]): boolean {
  const minutes = entries.filter(
    (entry) => entry.chapter === 'handovers' && says(textOf(entry), [['proces-verbaal', 'verslag', 'pv']]),
  );
  return minutes.length > 0 && !minutes.some((each) => says(textOf(each), [['voorlopig', 'definitie']]));
}

export function missingPieces(entries: readonly FolderEntry[]): FolderMissing[] {
  const isOnce = isAcceptedOnce(entries);
  return pieces
    .filter(({ chapter }) => chapter !== 'handovers' || !isOnce)
    .filter(
      ({ chapter, words }) =>
        !entries.some((entry) => entry.chapter === chapter && says(textOf(entry), words)),
    )
    .map(({ words: _, ...piece }) => piece);
}
