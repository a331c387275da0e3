import { reportLinks } from '#/platform/web/ports/reports';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { useSlot } from '#/platform/web/slots';
import { buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { PageHeader } from '#/ui/page-header';

/** Everything that can be put on paper, for the bank, the architect or oneself. */
export function ReportsPage() {
  return (
    <ProjectScreen title="Rapporten" hint="Selecteer een project om de rapporten te bekijken.">
      {({ id }) => <Reports projectId={id} />}
    </ProjectScreen>
  );
}

function Reports({ projectId }: { projectId: number }) {
  const reports = useSlot(reportLinks);
  return (
    <>
      <PageHeader title="Rapporten" text="Voor de bank, uw architect of uzelf, op papier." />
      <div className="grid gap-4 md:grid-cols-2">
        {reports.map(({ title, text, path }) => (
          <Card key={path} as="section" aria-label={title}>
            <CardHeader title={title} text={text} />
            <a
              href={path.replace(':projectId', String(projectId))}
              download
              className={buttonClasses({ size: 'small' })}
            >
              PDF
            </a>
          </Card>
        ))}
      </div>
    </>
  );
}
