import {
  type DocumentCategory,
  documentCategories,
  type ProjectDocument,
} from '#/features/documents/contract';

type Found = Pick<ProjectDocument, 'fileName' | 'description'>;

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every word has to occur in the name or the description; capitals and accents don't matter. */
export function searchDocuments<D extends Found>(documents: readonly D[], typed: string): D[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return documents.filter(({ fileName, description }) => {
    const text = plain(`${fileName} ${description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** In the order of the list of categories, without the empty ones; inside a group the order stays. */
export function groupDocuments<D extends Pick<ProjectDocument, 'category'>>(
  documents: readonly D[],
): { category: DocumentCategory; documents: D[] }[] {
  return documentCategories
    .map((category) => ({ category, documents: documents.filter((each) => each.category === category) }))
    .filter((group) => group.documents.length > 0);
}
