import { Zap } from 'lucide-react';
import { Link } from 'wouter';
import { belowQuickActions, quickActions } from '#/platform/web/ports/dashboard';
import { SlotParts, useSlot } from '#/platform/web/slots';
import { FoldingCard } from '#/ui/folding-card';

/** What is done most, each on its own screen; folded on a phone, which has it under +. */
export function QuickActions({ mayChange }: { mayChange: boolean }) {
  const actions = useSlot(quickActions);
  return (
    <div className="print:hidden">
      <FoldingCard id="quick-actions" title="Snelle acties" icon={<Zap aria-hidden="true" />}>
        <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4 xl:grid-cols-1">
          {actions
            .filter(({ needsChange }) => mayChange || !needsChange)
            .map(({ path, label, Icon }) => (
              <li key={path}>
                <Link
                  href={path}
                  className="flex h-full min-h-11 items-center gap-3 rounded-control border border-line px-3 py-2 font-semibold hover:border-brick hover:bg-brick-soft"
                >
                  <Icon aria-hidden="true" className="size-[1.125rem] shrink-0 text-brick" />
                  {label}
                </Link>
              </li>
            ))}
        </ul>
        <div className="mt-3 empty:hidden">
          <SlotParts of={belowQuickActions} given={{}} />
        </div>
      </FoldingCard>
    </div>
  );
}
