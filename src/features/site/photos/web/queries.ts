import { useInfiniteQuery } from '@tanstack/react-query';
import * as calls from '#/features/site/shared/photos/contract';
import { makeCall } from '#/platform/web/call';
import { keyOf, useWrite } from '#/platform/web/queries';
import { noteRead } from '#/platform/web/read-revisions';

export type PhotoQuery = Omit<calls.PhotoFilter, 'before' | 'ids' | 'quoteIds' | 'taskIds'>;

/** A hundred at a time, as one scrolls. */
export function usePhotos(projectId: number, query: PhotoQuery) {
  const params = { projectId };
  return useInfiniteQuery({
    queryKey: [...keyOf(calls.listPhotos, { params, query }), 'pages'],
    queryFn: ({ pageParam, signal, queryKey }) =>
      makeCall(
        calls.listPhotos,
        { params, query: { ...query, before: pageParam } },
        {
          signal,
          onRevision: (revision) => noteRead(queryKey, { revision, shows: calls.listPhotos.shows }),
        },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < calls.pageSize ? undefined : page.at(-1)?.id),
  });
}

export function useUpdatePhoto() {
  return useWrite(calls.updatePhoto, {
    record: 'deze foto',
    undo: 'photos',
    success: 'Foto bijgewerkt',
    failure: { title: 'Bijwerken mislukt', text: 'De foto kon niet bijgewerkt worden. Probeer het opnieuw.' },
  });
}

export function useRemovePhoto() {
  return useWrite(calls.removePhoto, {
    record: 'deze foto',
    success: 'Foto verwijderd',
    undo: 'photos',
    failure: {
      title: 'Verwijdering mislukt',
      text: 'De foto kon niet verwijderd worden. Probeer het opnieuw.',
    },
  });
}

const several = (count: number, done: string) => ({
  title: count === 1 ? `Foto ${done}` : `${count} foto’s ${done}`,
});
const undoOf = (id: number | undefined) =>
  id === undefined ? undefined : { kind: 'photos', record: String(id) };

/** One act, however many: one undo takes it back. */
export function useChangePhotos() {
  return useWrite(
    calls.changePhotos,
    {
      success: ({ ids }) => several(ids.length, 'bijgewerkt'),
      undo: (_input, { ids: [first] }) => undoOf(first),
      failure: {
        title: 'Bijwerken mislukt',
        text: 'De foto’s konden niet bijgewerkt worden. Probeer het opnieuw.',
      },
    },
    { many: true },
  );
}

export function useRemovePhotos() {
  return useWrite(
    calls.removePhotos,
    {
      success: ({ ids }) => several(ids.length, 'verwijderd'),
      undo: (_input, { ids: [first] }) => undoOf(first),
      failure: {
        title: 'Verwijdering mislukt',
        text: 'De foto’s konden niet verwijderd worden. Probeer het opnieuw.',
      },
    },
    { many: true },
  );
}

/** The same files: what was a document is a photo from then on. */
export function useTakeDocuments() {
  return useWrite(
    calls.takeDocuments,
    {
      success: ({ ids, left }) => ({
        title: ids.length === 1 ? 'Nu een foto van de werf' : `${ids.length} foto’s staan nu bij de werf`,
        text: left.join(' ') || undefined,
      }),
      undo: (_input, { ids: [first] }) => undoOf(first),
      failure: {
        title: 'Niet verplaatst',
        text: 'De foto’s konden niet naar de werf verplaatst worden. Probeer het opnieuw.',
      },
    },
    { many: true },
  );
}
