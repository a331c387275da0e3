import { Suspense } from 'react';
import { lazyComponent } from '#/platform/web/lazy-component';
import { useLater } from '#/ui/use-later';

const LoadedHomeCard = lazyComponent(
  async () => (await import('#/features/work/home/web/home-card')).HomeCard,
);

/** The figures come first: who opens the dashboard rarely comes for the address of their own home. */
const afterMs = 1_000;

export function HomeCard(props: { projectId: number; mayChange: boolean }) {
  const begun = useLater(afterMs);
  return <Suspense>{begun && <LoadedHomeCard {...props} />}</Suspense>;
}
