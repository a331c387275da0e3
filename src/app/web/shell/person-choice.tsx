import { Suspense, useState } from 'react';
import { PersonButton } from '#/features/people/account/web/person-button';
import type { User } from '#/features/people/shared/account/user-contract';
import { lazyPart } from '#/platform/web/lazy-component';
import { FailedOverPage } from '#/platform/web/part-failed';

type PersonChoiceProps = { user: User; roleLabel: string; onNavigate?: (() => void) | undefined };

const PersonMenu = lazyPart<PersonChoiceProps & { onClose: () => void }>(
  async () => (await import('#/app/web/shell/person-menu')).PersonMenu,
  ({ onRetry, ...failed }, { user, roleLabel, onClose }) => (
    <>
      <PersonButton {...{ user, roleLabel }} aria-haspopup="menu" aria-expanded={false} onClick={onRetry} />
      <FailedOverPage {...failed} onRetry={onRetry} onClose={onClose} />
    </>
  ),
);

/** The button at once, the menu behind it when somebody reaches for it. */
export function PersonChoice({ user, roleLabel, onNavigate }: PersonChoiceProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <PersonButton
      {...{ user, roleLabel }}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={PersonMenu.fetchAhead}
      onFocus={PersonMenu.fetchAhead}
      onClick={() => setWanted(true)}
      onKeyDown={({ key }) => key === 'ArrowDown' && setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <PersonMenu {...{ user, roleLabel, onNavigate }} onClose={() => setWanted(false)} />
    </Suspense>
  );
}
