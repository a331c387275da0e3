import { Printer } from 'lucide-react';
import { helpPage } from '#/features/front/help/page';
import { helpTexts } from '#/features/front/help/web/shared/slots';
import { SlotParts } from '#/platform/web/slots';
import { Button } from '#/ui/button';
import { PageHeader } from '#/ui/page-header';
import { SkeletonList } from '#/ui/skeleton';

export function HelpPage() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={helpPage.title}
        text="Waarvoor elk scherm dient, wat u er doet, hoe we rekenen en wat de woorden betekenen."
        actions={
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            Afdrukken
          </Button>
        }
      />
      <SlotParts of={helpTexts} given={{}} loading={<SkeletonList />} />
    </div>
  );
}
