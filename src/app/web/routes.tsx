import { Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { navigation } from '#/app/web/navigation';
import { PlaceholderPage } from '#/app/web/placeholder-page';
import { ScreenCards } from '#/app/web/screen-cards';
import { pagePaths } from '#/core/pages';
import { ExampleButton } from '#/features/example/web/example-button';
import { FirstProject } from '#/features/projects/web/first-project';
import { lazyComponent } from '#/platform/web/lazy-component';
import { buttonClasses } from '#/ui/button';
import { NotFoundNotice } from '#/ui/not-found-notice';
import { SkeletonList } from '#/ui/skeleton';

const DashboardPage = lazyComponent(
  async () => (await import('#/features/dashboard/web/dashboard-page')).DashboardPage,
);
const AboutPage = lazyComponent(async () => (await import('#/features/about/web/about-page')).AboutPage);

const MeetstaatPage = lazyComponent(
  async () => (await import('#/features/meetstaat/web/meetstaat-page')).MeetstaatPage,
);

const built: ReadonlySet<string> = new Set([pagePaths.dashboard, pagePaths.meetstaat, pagePaths.about]);

/** Where the screens meet: each feature's page, given what it needs of the others. */
export function Screens() {
  return (
    <Suspense fallback={<SkeletonList />}>
      <Switch>
        <Route path={pagePaths.dashboard}>
          <DashboardPage
            firstProject={
              <FirstProject
                hint="Selecteer een project in de zijbalk, of begin hier."
                example={<ExampleButton />}
              />
            }
            overview={<ScreenCards />}
          />
        </Route>
        <Route path={pagePaths.meetstaat}>
          <MeetstaatPage />
        </Route>
        <Route path={pagePaths.about}>
          <AboutPage />
        </Route>
        {navigation
          .filter(({ path }) => !built.has(path))
          .map(({ path, label }) => (
            <Route key={path} path={path}>
              <PlaceholderPage title={label} />
            </Route>
          ))}
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
  );
}
