import { findSender } from '#/features/papers/shared/quotes/rules/contact-match';
import { readLooked } from '#/features/papers/shared/rules/read-looked';
import { CheckedLists } from '#/features/papers/shared/web/checked-lists';
import { redFlags } from '#/features/reading/check/rules/red-flags';
import type { InboxEntry } from '#/features/reading/inbox/contract';
import { doubtsOf, duplicateText } from '#/features/reading/inbox/rules/words';
import { SecondReading } from '#/features/reading/scan/web/shared/second-reading';
import { listTasks } from '#/features/site/shared/planning/contract';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { useRead } from '#/platform/web/queries';
import { Alert } from '#/ui/alert';

/** What to look at before one saves: copies, doubts, what the check finds, and the task it may belong to. */
export function ReviewNotices({ projectId, entry }: { projectId: number; entry: InboxEntry }) {
  const { data, error, duplicates, check } = entry;
  const doubts = data ? doubtsOf(data) : [];
  const flags = check ? redFlags(check) : [];
  const tasks = useTasksOf(projectId, entry);
  return (
    <>
      {error && (
        <Alert tone="danger" title="Dit papier kon niet gelezen worden">
          {error}
        </Alert>
      )}
      {duplicates.length > 0 && (
        <Alert tone="warning" title="Misschien heeft u dit al">
          <Sentences of={duplicates.map(duplicateText)} />
        </Alert>
      )}
      {flags.length > 0 && (
        <Alert tone="danger" title="Teken nog niet">
          <Sentences of={flags} />
        </Alert>
      )}
      {data && (doubts.length > 0 || data.warnings.length > 0) && (
        <Alert tone="warning" title="Kijk dit even na">
          <Sentences
            of={[
              ...(doubts.length > 0 ? [`Niet zeker gelezen: ${doubts.join(', ')}.`] : []),
              ...data.warnings,
            ]}
          />
        </Alert>
      )}
      {data && <CheckedLists {...readLooked(data)} />}
      {data && <SecondReading offer={data.secondOffer} ours={data} />}
      {tasks.length > 0 && (
        <Alert title="Hoort wellicht bij">
          <Sentences of={tasks.map((title) => `Taak ‘${title}’`)} />
        </Alert>
      )}
    </>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-4">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The tasks that are not done of who sent it. */
function useTasksOf(projectId: number, { data }: InboxEntry): string[] {
  const contacts = useContacts();
  const tasks = useRead(listTasks, { params: { projectId } });
  const sender = data && findSender(data, contacts.data ?? []);
  if (!sender || sender.isMaybe) return [];
  return (tasks.data ?? [])
    .filter(({ contactId, status }) => contactId === sender.contact.id && status !== 'completed')
    .map(({ title }) => title);
}
