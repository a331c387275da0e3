import { useQuery } from '@tanstack/react-query';
import { fetchHandedIn } from '#/features/work/shared/meetstaat/web/slots';
import { useSlot } from '#/platform/web/slots';

/** The file of a paper in the letterbox, so that nobody has to look for it a second time. */
export function useHandedIn(projectId: number, entryId: number | undefined) {
  const [fetchFile] = useSlot(fetchHandedIn);
  return useQuery({
    queryKey: ['handed-in', projectId, entryId],
    enabled: entryId !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => {
      if (!fetchFile || entryId === undefined) throw new Error('no paper was handed in');
      return fetchFile({ projectId, entryId });
    },
  });
}
