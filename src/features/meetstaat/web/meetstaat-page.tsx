import { FolderOpen } from 'lucide-react';
import { MeetstaatScreen } from '#/features/meetstaat/web/meetstaat-screen';
import { useProject } from '#/features/projects/web/shared/current-project';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';
import { SkeletonList } from '#/ui/skeleton';
import { usePageTitle } from '#/ui/use-page-title';

export function MeetstaatPage() {
  usePageTitle('Meetstaat');
  const { project, isLoading } = useProject();
  if (isLoading) return <SkeletonList />;
  if (!project) {
    return (
      <>
        <PageHeader title="Meetstaat" />
        <EmptyState
          icon={<FolderOpen aria-hidden="true" />}
          title="Geen project geselecteerd"
          text="Selecteer een project om de meetstaat te bekijken."
        />
      </>
    );
  }
  // Another project is another meetstaat: its filters and open dialogs don't come along.
  return <MeetstaatScreen key={project.id} project={project} />;
}
