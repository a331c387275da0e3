import { Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { BudgetScreen, PremiesScreen } from '#/app/web/intake-screens';
import {
  AboutPage,
  AccountPage,
  ContactDialog,
  ContactsPage,
  DashboardPage,
  DocumentsPage,
  IntakeCard,
  InvoicesPage,
  MeetstaatPage,
  PlanningPage,
  QuotesPage,
} from '#/app/web/pages';
import { pagePaths } from '#/core/pages';
import { ExampleButton } from '#/features/example/web/example-button';
import { InvoiceFormDialog } from '#/features/invoices/web/lazy-dialogs';
import { FirstProject } from '#/features/projects/web/first-project';
import { ShareProjectButton } from '#/features/sharing/web/share-project-button';
import type { NewContactSlot } from '#/platform/web/contact-field';
import { buttonClasses } from '#/ui/button';
import { NotFoundNotice } from '#/ui/not-found-notice';
import { SkeletonList } from '#/ui/skeleton';

/** Who fills in a quote or an invoice makes a missing contact on the spot. */
const newContact: NewContactSlot = ({ open, onClose, onCreated }) =>
  open && <ContactDialog onClose={onClose} onSaved={onCreated} />;

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
          <QuotesPage
            newContact={newContact}
            makeInvoice={({ quote, onClose }) => (
              <InvoiceFormDialog
                projectId={quote.projectId}
                quote={quote}
                newContact={newContact}
                onClose={onClose}
              />
            )}
          />
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
        <Route path={pagePaths.account}>
          <AccountPage />
        </Route>
        <Route path={pagePaths.about}>
          <AboutPage />
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
  );
}
