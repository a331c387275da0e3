import { Suspense } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { BudgetScreen, PremiesScreen } from '#/app/web/intake-screens';
import { newContact } from '#/app/web/new-contact';
import {
  AboutPage,
  AccountPage,
  ContactsPage,
  DashboardPage,
  DocumentsPage,
  IntakeCard,
  InvoicesPage,
  MeetstaatPage,
  PlanningPage,
} from '#/app/web/pages';
import { pagePaths } from '#/core/pages';
import { LostProject } from '#/features/projects/web/lost-project';
import { useProject } from '#/features/projects/web/shared/current-project';
import { ShareProjectButton } from '#/features/sharing/web/share-project-button';
import { Guarded } from '#/platform/web/guarded';
import { lazyComponent } from '#/platform/web/lazy-component';
import { buttonClasses } from '#/ui/button';
import { NotFoundNotice } from '#/ui/not-found-notice';
import { SkeletonList } from '#/ui/skeleton';

const QuotesScreen = lazyComponent(async () => (await import('#/app/web/quotes-screen')).QuotesScreen);

/** Where the screens meet: each feature's page, given what it needs of the others. */
export function Screens() {
  const [location] = useLocation();
  const { lost } = useProject();
  if (lost) return <LostProject lost={lost} />;
  return (
    <Guarded key={location}>
      <Suspense fallback={<SkeletonList />}>
        <Switch>
          <Route path={pagePaths.dashboard}>
            <DashboardPage
              share={<ShareProjectButton />}
              intake={(projectId) => (
                <Suspense>
                  <IntakeCard projectId={projectId} />
                </Suspense>
              )}
            />
          </Route>
          <Route path={pagePaths.meetstaat}>
            <MeetstaatPage />
          </Route>
          <Route path={pagePaths.contacts}>
            <ContactsPage />
          </Route>
          <Route path={pagePaths.quotes}>
            <QuotesScreen />
          </Route>
          <Route path={pagePaths.invoices}>
            <InvoicesPage newContact={newContact} />
          </Route>
          <Route path={pagePaths.documents}>
            <DocumentsPage />
          </Route>
          <Route path={pagePaths.planning}>
            <PlanningPage />
          </Route>
          <Route path={pagePaths.budget}>
            <BudgetScreen />
          </Route>
          <Route path={pagePaths.premies}>
            <PremiesScreen />
          </Route>
          <Route path={pagePaths.about}>
            <AboutPage />
          </Route>
          <Route path={pagePaths.account}>
            <AccountPage />
          </Route>
          <Route>
            <NotFoundNotice
              home={
                <Link href="/" className={buttonClasses({ variant: 'primary' })}>
                  Naar het dashboard
                </Link>
              }
            />
          </Route>
        </Switch>
      </Suspense>
    </Guarded>
  );
}
