import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';
import { usePrinting } from '#/ui/use-printing';

type FoldingCardProps = { id: string; title: string; icon: ReactNode; children: ReactNode };

/** Open where there is room, folded on a phone, and as somebody left it; always open on paper. */
export function FoldingCard({ id, title, icon, children }: FoldingCardProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const printing = usePrinting();
  const [chosen, setChosen] = useState(() => readChoice(id));
  const isOpen = chosen ?? !isPhone;
  const toggle = () => {
    setChosen(!isOpen);
    keepChoice(id, !isOpen);
  };
  return (
    <Card as="section" aria-labelledby={id} className="py-1.5! md:py-2.5!">
      <h2 className="text-lg">
        <button
          id={id}
          type="button"
          aria-expanded={isOpen}
          onClick={toggle}
          className="flex min-h-11 w-full items-center gap-2 text-left"
        >
          <span className="inline-flex shrink-0 text-brick *:size-5">{icon}</span>
          <span className="min-w-0 grow break-words">{title}</span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 shrink-0 text-ink-soft print:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {(isOpen || printing) && <div className="pt-1 pb-2.5">{children}</div>}
    </Card>
  );
}

const keyOf = (id: string) => `fold-${id}`;

function readChoice(id: string): boolean | undefined {
  try {
    const kept = localStorage.getItem(keyOf(id));
    return kept === null ? undefined : kept === 'open';
  } catch {
    return undefined;
  }
}

function keepChoice(id: string, isOpen: boolean): void {
  try {
    localStorage.setItem(keyOf(id), isOpen ? 'open' : 'closed');
  } catch {
    // Without storage it is as wide as the screen says with the next visit.
  }
}
