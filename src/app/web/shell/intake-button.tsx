import { MessageCircleQuestion } from 'lucide-react';
import { Suspense, useState } from 'react';
import { product } from '#/core/product';
import { may } from '#/core/rights';
import { unsavedSession } from '#/features/intake/web/session';
import { useProject } from '#/features/projects/web/shared/current-project';
import { lazyDialog, lazyPart } from '#/platform/web/lazy-component';

const IntakeChat = lazyDialog(async () => (await import('#/features/intake/web/intake-chat')).IntakeChat);
/** Nobody asked for it: where it doesn't arrive, there is nothing to say. */
const IntakeOffer = lazyPart(
  async () => (await import('#/features/intake/web/intake-offer')).IntakeOffer,
  () => null,
);

/** Round, on every signed-in screen, out of the way of what one reads. The chat itself arrives when it is opened. */
export function IntakeButton() {
  const { project } = useProject();
  const [open, setOpen] = useState(false);
  const [offering, setOffering] = useState(true);
  const unsaved = unsavedSession();
  const offered = offering && !open && unsaved !== undefined && project && may(project.role, 'change');
  return (
    <>
      <button
        type="button"
        aria-label={`${product.name} Intake openen`}
        title={`${product.name} Intake`}
        onClick={() => setOpen(true)}
        className="fixed print:hidden right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 grid size-14 place-items-center rounded-full bg-brick text-on-brick shadow-raised transition hover:bg-brick-strong md:right-6 md:bottom-6"
      >
        <MessageCircleQuestion aria-hidden="true" className="size-6" />
      </button>
      <Suspense>
        {open && <IntakeChat onClose={() => setOpen(false)} />}
        {offered && <IntakeOffer session={unsaved} project={project} onDone={() => setOffering(false)} />}
      </Suspense>
    </>
  );
}
