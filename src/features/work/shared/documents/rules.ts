import { matchesSearch } from '#/core/search-text';
import {
  type DocumentCategory,
  documentCategories,
  type ProjectDocument,
  type Storage,
} from '#/features/work/shared/documents/contract';

type Found = Pick<ProjectDocument, 'fileName' | 'description'>;

/** Every word has to occur in the name or the description; capitals and accents don't matter. */
export function searchDocuments<D extends Found>(documents: readonly D[], typed: string): D[] {
  return documents.filter(({ fileName, description }) => matchesSearch([fileName, description], typed));
}

/** In the order of the list of categories, without the empty ones; inside a group the order stays. */
export function groupDocuments<D extends Pick<ProjectDocument, 'category'>>(
  documents: readonly D[],
): { category: DocumentCategory; documents: D[] }[] {
  return documentCategories
    .map((category) => ({ category, documents: documents.filter((each) => each.category === category) }))
    .filter((group) => group.documents.length > 0);
}

/** Undefined while no more than half is used: then it is nobody's worry. */
export function storageLevel({
  used,
  limit,
}: Pick<Storage, 'used' | 'limit'>): 'roomy' | 'tight' | 'full' | undefined {
  if (used * 2 <= limit) return undefined;
  if (used * 20 > limit * 19) return 'full';
  return used * 4 > limit * 3 ? 'tight' : 'roomy';
}

export function fits(
  files: readonly { size: number }[],
  { used, limit }: Pick<Storage, 'used' | 'limit'>,
): boolean {
  return used + files.reduce((sum, { size }) => sum + size, 0) <= limit;
}
