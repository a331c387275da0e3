import { Hammer } from 'lucide-react';
import { EmptyState } from '#/ui/empty-state';
import { usePageTitle } from '#/ui/use-page-title';

/** Stands in for a screen that is still being built, under its own name. */
export function PlaceholderPage({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <>
      <h1 className="text-[1.75rem] md:text-[2.125rem]">{title}</h1>
      <EmptyState
        icon={<Hammer aria-hidden="true" />}
        title="Hier wordt nog gemetseld"
        text={`Het scherm ‘${title}’ is in aanbouw. Wat er al aan gegevens is, blijft intussen veilig bewaard.`}
      />
    </>
  );
}
