import { Suspense, useState } from 'react';
import { ProjectButton } from '#/features/projects/web/project-button';
import { lazyComponent } from '#/platform/web/lazy-component';

const load = () => import('#/app/web/shell/project-menu');
const ProjectMenu = lazyComponent(async () => (await load()).ProjectMenu);

/** The button at once, the menu behind it when somebody reaches for it: few need it on the first screen. */
export function ProjectChoice({ userId }: { userId: number }) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <ProjectButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setWanted(true)}
      onKeyDown={({ key }) => key === 'ArrowDown' && setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ProjectMenu userId={userId} />
    </Suspense>
  );
}
