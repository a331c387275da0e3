import { MessageCircleQuestion } from 'lucide-react';
import { Suspense, useState } from 'react';
import { product } from '#/core/product';
import { may } from '#/core/rights';
import { unsavedSession } from '#/features/work/intake/web/unsaved-session';
import { lazyDialog, lazyPart } from '#/platform/web/lazy-component';
import { useProject } from '#/platform/web/project/current-project';

const IntakeChat = lazyDialog(
  async () => (await import('#/features/work/intake/web/intake-chat')).IntakeChat,
);
/** Nobody asked for it: where it doesn't arrive, there is nothing to say. */
const IntakeOffer = lazyPart(
  async () => (await import('#/features/work/intake/web/intake-offer')).IntakeOffer,
  () => null,
);

/** Floats on every signed-in screen, where nothing else stands: between menu and page, on a phone in the header's corner. */
export function IntakeButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${product.name} Intake openen`}
      title={`${product.name} Intake`}
      onClick={onPress}
      className="fixed z-20 grid size-10 place-items-center rounded-full bg-brick text-on-brick shadow-raised transition hover:bg-brick-strong max-md:top-[calc(var(--bar)+0.5rem)] max-md:right-2 md:bottom-5 md:left-58 print:hidden"
    >
      <MessageCircleQuestion aria-hidden="true" className="size-5" />
    </button>
  );
}

/** The chat arrives when it is opened. It outlives the button: who turns a tablet gets another one. */
export function Intake({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { project } = useProject();
  const [offering, setOffering] = useState(true);
  const unsaved = unsavedSession();
  const offered = offering && !open && unsaved !== undefined && project && may(project.role, 'change');
  return (
    <Suspense>
      {open && <IntakeChat onClose={onClose} />}
      {offered && <IntakeOffer session={unsaved} project={project} onDone={() => setOffering(false)} />}
    </Suspense>
  );
}
