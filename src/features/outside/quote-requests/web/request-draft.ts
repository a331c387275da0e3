import type { z } from 'zod';
import type { QuoteRequest, quoteRequestFields } from '#/features/outside/quote-requests/contract';
import { type FormWords, inDay, inOptions, inText } from '#/platform/web/merge/field-words';

/** A request as it stands in its form. */
export type RequestDraft = z.input<typeof quoteRequestFields>;

export function draftOf(request: QuoteRequest): RequestDraft {
  const { title, text, until, itemIds, contactIds, documentIds, photoIds, visit } = request;
  return { title, text, until, itemIds, contactIds, documentIds, photoIds, visit: visit ?? '' };
}

export function emptyDraft(itemIds: number[], until: string): RequestDraft {
  return {
    ...{ title: '', text: '', until, itemIds, contactIds: [], documentIds: [], photoIds: [], visit: '' },
  };
}

export type Option = { readonly value: string; readonly label: string };

type Named = Record<'items' | 'contacts' | 'documents' | 'photos', readonly Option[]>;

/** How a question about a field names it and its values. */
export function wordsOf({ items, contacts, documents, photos }: Named): FormWords<RequestDraft> {
  return {
    title: inText('Titel'),
    text: inText('Wat u vraagt'),
    until: inDay('Graag tegen'),
    visit: inText('Bezoek'),
    itemIds: inOptions('Posten', items),
    contactIds: inOptions('Aannemers', contacts),
    documentIds: inOptions('Documenten', documents),
    photoIds: inOptions('Foto’s', photos),
  };
}
