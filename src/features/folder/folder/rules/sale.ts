import type { Day } from '#/core/day';
import type { FolderEntry } from '#/core/folder';
import type { SalePiece, SaleState } from '#/features/folder/folder/contract';
import { says } from '#/features/folder/folder/rules/words';

type Needed = {
  key: string;
  title: string;
  /** By which words such a document is known: one of each group. */
  words: readonly (readonly string[])[];
  whom: string;
  note: string | null;
};

/** Homes of that year and later need no attest of asbestos. */
const asbestosUntil = 2001;

/** What a sale in Flanders needs (notaris.be; the attest of asbestos and the PID from other sources). */
const needed: readonly Needed[] = [
  {
    ...{ key: 'epc', title: 'EPC', words: [['epc', 'energieprestatie', 'energiecertificaat']] },
    ...{ whom: 'Een erkende energiedeskundige', note: 'Tien jaar geldig, in het formaat van sinds 2019.' },
  },
  {
    ...{ key: 'electricity', title: 'Keuring van de elektriciteit' },
    words: [
      ['elektri', 'arei'],
      ['keur', 'arei', 'attest', 'verslag', 'pv'],
    ],
    ...{ whom: 'Een erkend keuringsorganisme', note: null },
  },
  {
    ...{ key: 'soil', title: 'Bodemattest', words: [['bodemattest', 'bodem-attest', 'ovam']] },
    ...{ whom: 'Uw notaris of makelaar', note: 'Eén voor elk perceel.' },
  },
  {
    ...{ key: 'planning', title: 'Stedenbouwkundig uittreksel' },
    words: [['stedenbouwkundig', 'vastgoedinformatie', 'vergunningenregister']],
    ...{ whom: 'De gemeente', note: 'Hoogstens een jaar oud.' },
  },
  {
    ...{ key: 'asbestos', title: 'Asbestattest', whom: 'Een erkende asbestdeskundige' },
    // An inventory before demolition, or a declaration of works, is none.
    words: [['asbest'], ['attest', 'ovam']],
    note: 'Voor een woning van vóór 2001.',
  },
  {
    ...{ key: 'flood', title: 'Overstromingsinformatie' },
    words: [['overstroming', 'watertoets', 'waterparagraaf']],
    ...{ whom: 'Uw notaris of makelaar', note: null },
  },
  {
    ...{
      key: 'pid',
      title: 'Postinterventiedossier (PID)',
      words: [['postinterventie', 'post-interventie', 'pid']],
    },
    ...{ whom: 'De veiligheidscoördinator, of wie het opmaakte', note: 'Gaat ten laatste bij de akte mee.' },
  },
];

function stateOf(validUntil: Day | null, today: Day): SaleState {
  if (validUntil === null) return 'undated';
  return validUntil < today ? 'expired' : 'valid';
}

/** The one that holds the longest; one without an end after those with one that still hold. */
function best(found: readonly FolderEntry[], today: Day): FolderEntry | undefined {
  const rank = ({ validUntil }: FolderEntry) => (validUntil === null ? 1 : validUntil >= today ? 2 : 0);
  return found.toSorted(
    (one, other) => rank(other) - rank(one) || (other.validUntil ?? '').localeCompare(one.validUntil ?? ''),
  )[0];
}

function textOf({ title, detail, file }: FolderEntry): string {
  return `${title} ${detail ?? ''} ${file?.name ?? ''}`;
}

/** What a sale needs, with the days of the documents. */
export function salePieces(
  entries: readonly FolderEntry[],
  { buildYear, today }: { buildYear: number | null; today: Day },
): Omit<SalePiece, 'askedOn'>[] {
  const documents = entries.filter(({ documentId }) => documentId !== null);
  return needed.map(({ key, title, words, whom, note }) => {
    const piece = best(
      documents.filter((each) => says(textOf(each), words)),
      today,
    );
    if (piece) {
      const { documentId, validUntil } = piece;
      return { key, title, documentId, validUntil, state: stateOf(validUntil, today), whom, note };
    }
    const isNeeded = key !== 'asbestos' || buildYear === null || buildYear < asbestosUntil;
    const state = isNeeded ? 'missing' : 'not-needed';
    return { key, title, documentId: null, validUntil: null, state, whom, note };
  });
}
