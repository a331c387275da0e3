import { firstSteps } from '#/features/front/dashboard/web/shared/slots';
import { StepLink } from '#/features/front/dashboard/web/shared/step-link';
import { paperEntrances } from '#/features/papers/shared/web/slots';
import { inboxPage } from '#/features/reading/inbox/page';
import { meetstaatPage } from '#/features/work/meetstaat/page';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const inboxFillings: readonly Filling[] = [
  fill(
    paperEntrances,
    10,
    lazyComponent(async () => (await import('#/features/reading/inbox/web/add-paper')).AddPaper),
  ),
  fill(firstSteps, 20, {
    isDone: ({ hasPapers }) => hasPapers,
    Text: () => (
      <>
        Lees <StepLink href={meetstaatPage.path}>meetstaat</StepLink> of{' '}
        <StepLink href={inboxPage.path}>papier</StepLink> in
      </>
    ),
  }),
];
