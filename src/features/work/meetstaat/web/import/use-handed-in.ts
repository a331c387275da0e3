import { useQuery } from '@tanstack/react-query';
import { listInbox } from '#/features/reading/inbox/contract';
import { makeCall } from '#/platform/web/call';

/** The file of a paper in the letterbox, so that nobody has to look for it a second time. */
export function useHandedIn(projectId: number, entryId: number | undefined) {
  return useQuery({
    queryKey: ['handed-in', projectId, entryId],
    enabled: entryId !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => {
      const entries = await makeCall(listInbox, { params: { projectId } });
      const entry = entries.find(({ id }) => id === entryId);
      const answer = entry && (await fetch(entry.filePath));
      if (!entry || !answer?.ok) throw new Error('the paper is gone');
      return new File([await answer.blob()], entry.file.name, { type: entry.file.mimeType });
    },
  });
}
