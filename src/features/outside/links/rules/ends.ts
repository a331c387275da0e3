import type { LinkPurpose } from '#/core/call';
import type { LinkEnd } from '#/features/outside/shared/links/contract';

const usual = 'Deze link werkt niet meer: vraag een nieuwe.';

const changed: Partial<Record<LinkPurpose, string>> = {
  approval: 'Dit meerwerk werd aangepast nadat u deze link kreeg. Vraag een nieuwe link.',
};
const replaced: Partial<Record<LinkPurpose, string>> = {
  approval: 'Voor dit meerwerk is er een nieuwere link. Gebruik die, of vraag ze opnieuw.',
};

/** What who still has the link is told. Taken back, guessed and unknown read the same. */
export function endSentence(ended: LinkEnd | null, purpose: LinkPurpose): string {
  switch (ended) {
    case 'changed':
      return changed[purpose] ?? 'Dit werd aangepast nadat u deze link kreeg. Vraag een nieuwe link.';
    case 'replaced':
      return replaced[purpose] ?? 'Er is een nieuwere link. Gebruik die, of vraag ze opnieuw.';
    case 'address':
    case 'contact':
      return 'Uw gegevens werden aangepast nadat u deze link kreeg. Vraag een nieuwe link.';
    case 'project':
    case 'revoked':
    case 'guessed':
    case null:
      return usual;
  }
}

/** For who gave it: why it no longer works. */
export const endWords: Record<LinkEnd, string> = {
  revoked: 'Ingetrokken',
  replaced: 'Vervangen door een nieuwere',
  changed: 'Vervallen door een aanpassing',
  guessed: 'Gestopt na tien verkeerde codes',
  address: 'Vervallen: het contact heeft een ander e-mailadres',
  contact: 'Vervallen: het contact werd verwijderd',
  project: 'Vervallen: het project werd verwijderd',
};
