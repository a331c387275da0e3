import { FileSpreadsheet } from 'lucide-react';
import { templatePath } from '#/features/work/meetstaat/import-contract';
import { buttonClasses } from '#/ui/button';
import { Card } from '#/ui/card';

export function TemplateCard() {
  return (
    <Card as="section" aria-labelledby="template-title" className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-start gap-3">
          <FileSpreadsheet aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-moss" />
          <div>
            <h2 id="template-title" className="text-lg">
              Gratis Excel-sjabloon
            </h2>
            <p className="mt-0.5 max-w-xl text-[0.9375rem] text-ink-soft">
              Vul het in, of geef het aan uw aannemer mee. Wat erin staat, leest ‘Excel importeren’ zonder
              zoeken in.
            </p>
          </div>
        </div>
        <a href={templatePath} download className={buttonClasses()}>
          Sjabloon downloaden
        </a>
      </div>
    </Card>
  );
}
