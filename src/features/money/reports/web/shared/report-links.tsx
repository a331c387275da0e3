import { FileText, Printer } from 'lucide-react';
import { type ReportName, reportHref, reportTitles } from '#/features/money/reports/contract';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';

const names: readonly ReportName[] = ['budget', 'meetstaat', 'payments'];

/** For the bank, the architect or oneself. */
export function ReportLinks({ projectId }: { projectId: number }) {
  return (
    <Card as="section" aria-labelledby="reports" className="print:hidden">
      <CardHeader
        id="reports"
        title="Rapporten"
        icon={<FileText aria-hidden="true" />}
        text="Voor de bank, uw architect of uzelf, op papier."
      />
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <a key={name} href={reportHref(name, projectId)} download className={buttonClasses()}>
            {reportTitles[name]} (PDF)
          </a>
        ))}
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Dit scherm afdrukken
        </Button>
      </div>
    </Card>
  );
}
