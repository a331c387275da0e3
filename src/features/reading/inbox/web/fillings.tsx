import { addresses } from '#/core/addresses';
import { paperEntrances } from '#/features/papers/shared/web/slots';
import { inboxPage } from '#/features/reading/inbox/page';
import { fetchHandedIn } from '#/features/work/shared/meetstaat/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { firstSteps } from '#/platform/web/ports/dashboard';
import { type Filling, fill } from '#/platform/web/slots';
import { StepLink } from '#/ui/step-link';

export const inboxFillings: readonly Filling[] = [
  fill(
    paperEntrances,
    10,
    lazyComponent(async () => (await import('#/features/reading/inbox/web/add-paper')).AddPaper),
  ),
  fill(fetchHandedIn, 10, async ({ projectId, entryId }) => {
    const { fetchEntryFile } = await import('#/features/reading/inbox/web/fetch-entry-file');
    return fetchEntryFile(projectId, entryId);
  }),
  fill(firstSteps, 20, {
    isDone: ({ hasPapers }) => hasPapers,
    Text: () => (
      <>
        Lees <StepLink href={addresses.meetstaat}>meetstaat</StepLink> of{' '}
        <StepLink href={inboxPage.path}>papier</StepLink> in
      </>
    ),
  }),
];
