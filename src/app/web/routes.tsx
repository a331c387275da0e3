import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { screens } from '#/app/web/features';
import { pageAt } from '#/core/page';
import { Guarded } from '#/platform/web/guarded';
import { lazyComponent } from '#/platform/web/lazy-component';
import { useProject } from '#/platform/web/project/current-project';
import type { Screen } from '#/platform/web/screen';
import { SkeletonList } from '#/ui/skeleton';
import { usePageTitle } from '#/ui/use-page-title';

const NotFound = lazyComponent(async () => (await import('#/app/web/not-found')).NotFound);
const LostProject = lazyComponent(
  async () => (await import('#/features/people/projects/web/lost-project')).LostProject,
);
const UnseenProject = lazyComponent(
  async () => (await import('#/features/people/projects/web/lost-project')).UnseenProject,
);

/** Where the screens meet. */
export function Screens() {
  const [location] = useLocation();
  const { lost, isUnseen } = useProject();
  if (lost || isUnseen)
    return (
      <Suspense fallback={<SkeletonList />}>
        {lost ? <LostProject lost={lost} /> : <UnseenProject />}
      </Suspense>
    );
  const isKnown = pageAt(
    screens.map(({ page }) => page),
    location,
  );
  return (
    <Guarded key={location}>
      <Suspense fallback={<SkeletonList />}>
        <Switch>
          {isKnown &&
            screens.map((screen) => (
              <Route
                key={screen.page.path}
                path={screen.page.hasRecords ? `${screen.page.path}/:id?` : screen.page.path}
              >
                <Titled {...screen} />
              </Route>
            ))}
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </Guarded>
  );
}

function Titled({ page, Component }: Screen) {
  const [location] = useLocation();
  // The page of a record has a title of its own.
  usePageTitle(location === page.path ? page.title : undefined);
  return <Component />;
}
