import { Sparkles } from 'lucide-react';
import { useExample } from '#/features/front/example/web/use-example';
import { Button } from '#/ui/button';

/** For somebody who wants to look around first. */
export function ExampleButton() {
  const { show, isPending } = useExample();
  return (
    <Button icon={<Sparkles aria-hidden="true" />} busy={isPending} onClick={show}>
      Bekijk een ingevuld voorbeeld
    </Button>
  );
}
