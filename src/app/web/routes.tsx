import { Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { navigation } from '#/app/web/navigation';
import { PlaceholderPage } from '#/app/web/placeholder-page';
import { ScreenCards } from '#/app/web/screen-cards';
import { pagePaths } from '#/core/pages';
import { ExampleButton } from '#/features/example/web/example-button';
import { InvoiceFormDialog } from '#/features/invoices/web/lazy-dialogs';
import { FirstProject } from '#/features/projects/web/first-project';
import { lazyComponent } from '#/platform/web/lazy-component';
import { buttonClasses } from '#/ui/button';
import { NotFoundNotice } from '#/ui/not-found-notice';
import { SkeletonList } from '#/ui/skeleton';

const DashboardPage = lazyComponent(
  async () => (await import('#/features/dashboard/web/dashboard-page')).DashboardPage,
);
const DocumentsPage = lazyComponent(
  async () => (await import('#/features/documents/web/documents-page')).DocumentsPage,
);
const QuotesPage = lazyComponent(async () => (await import('#/features/quotes/web/quotes-page')).QuotesPage);
const InvoicesPage = lazyComponent(
  async () => (await import('#/features/invoices/web/invoices-page')).InvoicesPage,
);
const AboutPage = lazyComponent(async () => (await import('#/features/about/web/about-page')).AboutPage);

const built: ReadonlySet<string> = new Set([
  pagePaths.dashboard,
  pagePaths.quotes,
  pagePaths.invoices,
  pagePaths.documents,
  pagePaths.about,
]);

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
        <Route path={pagePaths.documents}>
          <DocumentsPage />
        </Route>
        <Route path={pagePaths.quotes}>
          <QuotesPage
            makeInvoice={({ quote, onClose }) => (
              <InvoiceFormDialog projectId={quote.projectId} quote={quote} onClose={onClose} />
            )}
          />
        </Route>
        <Route path={pagePaths.invoices}>
          <InvoicesPage />
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
