import { useEffect, useRef, useState } from 'react';
import { product } from '#/core/product';
import { useIsConnected } from '#/platform/web/connection';
import { loadAnew } from '#/platform/web/load-anew';
import type { FailedPart } from '#/platform/web/part-boundary';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { PartMissing } from '#/ui/load-twice';

/** In the place of a screen, or of a part of one. */
export function FailedInPlace(failed: FailedPart) {
  return <Notice {...failed} />;
}

/** For a dialog or a menu, which have no place in the page. Draws with nothing that would have to be fetched first. */
export function FailedOverPage(failed: FailedPart & { onClose: () => void }) {
  return (
    <div className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-60 mx-auto max-w-lg rounded-control bg-surface shadow-raised">
      <Notice {...failed} />
    </div>
  );
}

function Notice({ error, onRetry, isStubborn, onClose }: FailedPart & { onClose?: () => void }) {
  const missing = error instanceof PartMissing;
  const isUpdated = useIsUpdated(missing);
  useRetryWhenBack(missing && !isUpdated, onRetry);
  const close = onClose && <Button onClick={onClose}>Sluiten</Button>;
  const anew = (
    <Button variant={isUpdated || isStubborn ? 'primary' : 'secondary'} onClick={loadAnew}>
      Opnieuw laden
    </Button>
  );
  if (isUpdated) {
    return (
      <Alert
        tone="info"
        announce
        title={`Er is een nieuwe versie van ${product.name}`}
        actions={
          <>
            {anew}
            {close}
          </>
        }
      >
        Laad de pagina opnieuw om verder te gaan. Wat u aan het invullen was, blijft staan.
      </Alert>
    );
  }
  return (
    <Alert
      tone="danger"
      announce
      // Wherever it stands in, a card that is one large link must not lie over its buttons.
      className="relative z-10"
      title={missing ? 'Dit onderdeel kon niet geladen worden' : 'Dit onderdeel kon niet getoond worden'}
      actions={
        <>
          {isStubborn && anew}
          <Button variant={isStubborn ? 'secondary' : 'primary'} onClick={onRetry}>
            Opnieuw proberen
          </Button>
          {!isStubborn && anew}
          {close}
        </>
      }
    >
      {adviceFor(missing, isStubborn)}
    </Alert>
  );
}

/** Some browsers remember that a file of the app did not arrive, and don't ask again: there only a new page helps. */
function adviceFor(missing: boolean, isStubborn: boolean): string {
  if (isStubborn) return 'Laad de pagina opnieuw. Wat u aan het invullen was, blijft staan.';
  return missing
    ? 'Controleer uw verbinding. De rest van de pagina kunt u gewoon gebruiken.'
    : 'De rest van de pagina kunt u gewoon gebruiken. Wat u eerder opsloeg, is bewaard.';
}

/** After an update the files of the version in this tab are gone: then its own file is, too. */
function useIsUpdated(missing: boolean): boolean {
  const [isUpdated, setIsUpdated] = useState(false);
  useEffect(() => {
    if (!missing) return;
    fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => setIsUpdated(status === 404),
      () => undefined,
    );
  }, [missing]);
  return isUpdated;
}

function useRetryWhenBack(wanted: boolean, onRetry: () => void): void {
  const isConnected = useIsConnected();
  const before = useRef(isConnected);
  useEffect(() => {
    const isBack = isConnected && !before.current;
    before.current = isConnected;
    if (wanted && isBack) onRetry();
  }, [wanted, isConnected, onRetry]);
}
