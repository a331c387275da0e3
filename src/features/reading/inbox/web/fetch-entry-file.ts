import { listInbox } from '#/features/reading/inbox/contract';
import { makeCall } from '#/platform/web/call';

export async function fetchEntryFile(projectId: number, entryId: number): Promise<File> {
  const entries = await makeCall(listInbox, { params: { projectId } });
  const entry = entries.find(({ id }) => id === entryId);
  const answer = entry && (await fetch(entry.filePath));
  if (!entry || !answer?.ok) throw new Error('the paper is gone');
  return new File([await answer.blob()], entry.file.name, { type: entry.file.mimeType });
}
