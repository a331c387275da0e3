import { Suspense, useState } from 'react';
import { ProjectButton } from '#/features/people/projects/web/project-button';
import { lazyPart } from '#/platform/web/lazy-component';
import { FailedOverPage } from '#/platform/web/part-failed';

type MenuProps = { onClose: () => void };

const ProjectMenu = lazyPart<MenuProps>(
  async () => (await import('#/app/web/shell/project-menu')).ProjectMenu,
  ({ onRetry, ...failed }, { onClose }) => (
    <>
      <ProjectButton aria-haspopup="menu" aria-expanded={false} onClick={onRetry} />
      <FailedOverPage {...failed} onRetry={onRetry} onClose={onClose} />
    </>
  ),
);

/** The button at once, the menu behind it when somebody reaches for it: few need it on the first screen. */
export function ProjectChoice() {
  const [wanted, setWanted] = useState(false);
  const button = (
    <ProjectButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={ProjectMenu.fetchAhead}
      onFocus={ProjectMenu.fetchAhead}
      onClick={() => setWanted(true)}
      onKeyDown={({ key }) => key === 'ArrowDown' && setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ProjectMenu onClose={() => setWanted(false)} />
    </Suspense>
  );
}
