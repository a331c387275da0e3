import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { product } from '#/core/product';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';

/** Round, on every signed-in screen, out of the way of what one reads. */
export function IntakeButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`${product.name} Intake openen`}
        title={`${product.name} Intake`}
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 grid size-14 place-items-center rounded-full bg-brick text-on-brick shadow-raised transition hover:bg-brick-strong md:right-6 md:bottom-6"
      >
        <MessageCircleQuestion aria-hidden="true" className="size-6" />
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="small"
        title={`${product.name} Intake`}
        footer={<Button onClick={() => setOpen(false)}>Sluiten</Button>}
      >
        <p>
          Hier stelt {product.name} u straks zeven korte vragen over uw verbouwing. De antwoorden vullen uw
          project aan. Deze intake is nog in aanbouw.
        </p>
      </Dialog>
    </>
  );
}
