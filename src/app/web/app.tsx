import { useState } from 'react';
import { fillings } from '#/app/web/features';
import { Screens } from '#/app/web/routes';
import { Shell } from '#/app/web/shell/shell';
import { product } from '#/core/product';
import { ExampleButton } from '#/features/front/example/web/example-button';
import { useCurrentUser } from '#/features/people/account/web/use-current-user';
import { ProjectProvider } from '#/features/people/projects/web/project-provider';
import type { User } from '#/features/people/shared/account/user-contract';
import { isUnauthorized } from '#/platform/web/api-error';
import { useIsConnected } from '#/platform/web/connection';
import { setCurrentUserId } from '#/platform/web/current-user';
import { claimDrafts } from '#/platform/web/drafts';
import { useKeepOnDevice, useKeptOnDevice } from '#/platform/web/offline/use-offline';
import { SlotsProvider } from '#/platform/web/slots';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';

/** The mark stands in the page already, so that something is there before the first script has run. The server serves this to signed-in people only; a session can still end between its answer and ours. */
export function App() {
  const user = useCurrentUser();
  const isConnected = useIsConnected();
  const wasLookedFor = useKeptOnDevice();
  if (user.data) return <SignedIn key={user.data.id} user={user.data} />;
  const hasFailed = isConnected ? user.error && !isUnauthorized(user.error) : wasLookedFor;
  if (hasFailed) return <ServerGone onRetry={() => user.refetch()} />;
  return <p className="boot-mark">{product.name}</p>;
}

const example = <ExampleButton />;

function SignedIn({ user }: { user: User }) {
  useState(() => {
    claimDrafts(user.id);
    setCurrentUserId(user.id);
  });
  useKeepOnDevice(user.id);
  return (
    <ProjectProvider userId={user.id} example={example}>
      <SlotsProvider value={fillings}>
        <Shell user={user}>
          <Screens />
        </Shell>
      </SlotsProvider>
    </ProjectProvider>
  );
}

function ServerGone({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-lg px-4 py-16">
      <Alert tone="danger" title="De server antwoordt niet">
        Controleer uw verbinding en probeer het opnieuw.
      </Alert>
      <Button className="mt-4" variant="primary" onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </div>
  );
}
