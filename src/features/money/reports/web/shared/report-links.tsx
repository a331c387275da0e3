import { FileText, Printer } from 'lucide-react';
import { reportLinks } from '#/platform/web/ports/reports';
import { useSlot } from '#/platform/web/slots';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';

/** For the bank, the architect or oneself. */
export function ReportLinks({ projectId }: { projectId: number }) {
  const reports = useSlot(reportLinks);
  return (
    <Card as="section" aria-labelledby="reports" className="print:hidden">
      <CardHeader
        id="reports"
        title="Rapporten"
        icon={<FileText aria-hidden="true" />}
        text="Voor de bank, uw architect of uzelf, op papier."
      />
      <div className="flex flex-wrap gap-2">
        {reports.map(({ title, path }) => (
          <a
            key={path}
            href={path.replace(':projectId', String(projectId))}
            download
            className={buttonClasses({ size: 'small' })}
          >
            {title} (PDF)
          </a>
        ))}
        <Button size="small" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Dit scherm afdrukken
        </Button>
      </div>
    </Card>
  );
}
