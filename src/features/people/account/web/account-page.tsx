import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { product } from '#/core/product';
import type { Project } from '#/core/project';
import { accountExportPath, removalWords } from '#/features/people/account/contract';
import { DevicesCard } from '#/features/people/account/web/devices-card';
import { KeysCard } from '#/features/people/account/web/keys-card';
import { useRemoveAccount } from '#/features/people/account/web/queries';
import { SignInAgainDialog } from '#/features/people/account/web/sign-in-again-dialog';
import { useCurrentUser } from '#/features/people/account/web/use-current-user';
import { useGuardedSteps } from '#/features/people/account/web/use-guarded-steps';
import { ArchiveCard } from '#/features/people/archive/web/shared/archive-card';
import { displayName } from '#/features/people/shared/account/rules';
import { accountCards } from '#/platform/web/ports/account';
import { useProject } from '#/platform/web/project/current-project';
import { SlotParts } from '#/platform/web/slots';
import { Alert } from '#/ui/alert';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { ConfirmDialog } from '#/ui/confirm';
import { PageHeader } from '#/ui/page-header';
import { Skeleton } from '#/ui/skeleton';

export function AccountPage() {
  const steps = useGuardedSteps();
  return (
    <div className="max-w-3xl">
      <PageHeader title="Uw account" text="Uw gegevens zijn van u: neem ze mee, of laat ze verwijderen." />
      <div className="grid gap-4">
        <WhoYouAre />
        <DevicesCard />
        <SlotParts
          of={accountCards}
          given={{ goingOn: steps.goingOn, askToSignIn: steps.ask }}
          loading={<Skeleton className="h-64 w-full" />}
        />
        <KeysCard />
        <TakeAlong isConfirmed={steps.goingOn === 'downloaden'} />
        <ArchiveCard />
        <Leave
          isConfirmed={steps.goingOn === 'verwijderen'}
          onSignInAgain={() => steps.ask('verwijderen')}
          onClose={steps.clear}
        />
      </div>
      {steps.asking && <SignInAgainDialog step={steps.asking} onClose={steps.clear} />}
    </div>
  );
}

function WhoYouAre() {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  return (
    <Card as="section">
      <CardHeader title="Wie u bent" />
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">Naam</dt>
        <dd className="wrap-anywhere">{displayName(user)}</dd>
        <dt className="text-ink-soft">E-mailadres</dt>
        <dd className="wrap-anywhere">{user.email ?? 'Niet bekend'}</dd>
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        Zo kent de dienst u waarmee u aanmeldt. Wijzigt u het daar, dan volgt {product.name} bij uw volgende
        aanmelding.
      </p>
    </Card>
  );
}

function TakeAlong({ isConfirmed }: { isConfirmed: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isConfirmed) link.current?.focus();
  }, [isConfirmed]);
  return (
    <Card as="section">
      <CardHeader title="Al uw gegevens downloaden" />
      <div className="flex max-w-prose flex-col gap-3">
        <p>
          U krijgt één ZIP-bestand dat u zonder {product.name} kunt openen. Per project van u zit er een
          Excel-bestand in met de meetstaat, offertes, facturen, planning, budget en premies, dezelfde
          gegevens als JSON, en al uw bestanden onder hun eigen naam.
        </p>
        <p>Van projecten van anderen krijgt u wat u er zelf aan toevoegde.</p>
      </div>
      {isConfirmed && (
        <Alert tone="success" className="mt-4" announce>
          U bent opnieuw aangemeld. U kunt uw gegevens nu downloaden.
        </Alert>
      )}
      <a
        ref={link}
        href={accountExportPath}
        className={buttonClasses({ variant: 'primary', className: 'mt-4' })}
      >
        <Download aria-hidden="true" className="size-[1.125rem]" />
        Gegevens downloaden
      </a>
    </Card>
  );
}

type LeaveProps = { isConfirmed: boolean; onSignInAgain: () => void; onClose: () => void };

function Leave({ isConfirmed, onSignInAgain, onClose }: LeaveProps) {
  const { projects } = useProject();
  const [asking, setAsking] = useState(isConfirmed);
  const owned = projects.filter(({ role }) => role === 'owner');
  const shared = projects.length - owned.length;
  return (
    <Card as="section">
      <CardHeader title="Account verwijderen" />
      <p>Uw account verdwijnt meteen en voorgoed. Wat er dan gebeurt:</p>
      <ul className="mt-3 flex max-w-prose list-disc flex-col gap-2 pl-5">
        <li>
          Uw eigen projecten ({owned.length}) verdwijnen met alles wat erin zit, ook de bestanden, en ook voor
          wie u ze deelt.
        </li>
        <li>
          In projecten van anderen ({shared}) bent u geen medewerker meer. Offertes, facturen en documenten
          die u daar toevoegde, blijven bij dat project, zonder uw naam.
        </li>
        <li>
          Uw contacten verdwijnen. Een contact dat in een project van iemand anders gebruikt wordt, gaat over
          naar de eigenaar van dat project.
        </li>
        <li>Uitnodigingen aan u en uw gesprekken met de intake verdwijnen. U wordt overal uitgelogd.</li>
      </ul>
      <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
        Account verwijderen
      </Button>
      {asking && (
        <RemoveAccountDialog
          projects={owned}
          onClose={() => {
            setAsking(false);
            onClose();
          }}
          onSignInAgain={() => {
            setAsking(false);
            onSignInAgain();
          }}
        />
      )}
    </Card>
  );
}

type RemoveAccountDialogProps = { projects: Project[]; onClose: () => void; onSignInAgain: () => void };

function RemoveAccountDialog({ projects, onClose, onSignInAgain }: RemoveAccountDialogProps) {
  const remove = useRemoveAccount(onSignInAgain);
  return (
    <ConfirmDialog
      onClose={onClose}
      danger
      title="Uw account voorgoed verwijderen?"
      text={
        <>
          <p>Dit kan niet ongedaan gemaakt worden. Download eerst uw gegevens als u ze wilt bewaren.</p>
          {projects.length > 0 && (
            <>
              <p className="mt-3">Deze projecten verdwijnen voor iedereen:</p>
              <ul className="mt-1 list-disc pl-5">
                {projects.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </>
          )}
        </>
      }
      confirmLabel="Voorgoed verwijderen"
      typeToConfirm={removalWords}
      busy={remove.isPending || remove.isSuccess}
      onConfirm={() => remove.mutate()}
    />
  );
}
