import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PaperPlace } from '#/features/papers/shared/reading/paper-data';
import type { QuoteData } from '#/features/reading/check/scan-contract';
import { IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';

type PagePaneProps = {
  pages: QuoteData['pages'];
  /** What a field was read from; the page scrolls to it. */
  place: PaperPlace | undefined;
  /** Where there is little room, a part of the page that can be read says more than the whole. */
  startLarge?: boolean;
  className?: string;
};

/** The pages as they were read, with the place of the field that one looks at. */
export function PagePane({ pages, place, startLarge = false, className }: PagePaneProps) {
  const [isLarge, setLarge] = useState(startLarge);
  const pane = useRef<HTMLElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [box, target] = [pane.current, mark.current];
    if (!box || !target || !place) return;
    const [frame, seen] = [box.getBoundingClientRect(), target.getBoundingClientRect()];
    box.scrollTo({
      left: box.scrollLeft + seen.left - frame.left - 24,
      top: box.scrollTop + seen.top - frame.top - frame.height / 2,
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  }, [place]);
  return (
    <div className={cx('relative min-h-0', className)}>
      <div className="absolute top-2 right-4 z-10 rounded-control bg-surface/90 shadow-raised">
        <IconButton
          label={isLarge ? 'Pagina verkleinen' : 'Pagina vergroten'}
          icon={isLarge ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
          onClick={() => setLarge(!isLarge)}
        />
      </div>
      <section
        ref={pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for who has no mouse
        tabIndex={0}
        aria-label="Pagina’s van de offerte"
        className="h-full overflow-auto rounded-control border border-line bg-sunken"
      >
        <div className={cx('flex flex-col gap-2 p-1', isLarge ? 'w-[200%]' : 'w-full')}>
          {pages.map(({ number, preview }) =>
            preview === null ? null : (
              <div key={number} className="relative">
                <img src={preview} alt={`Pagina ${number} van de offerte`} className="block w-full" />
                {place?.page === number && (
                  <div
                    ref={mark}
                    data-testid="place"
                    className="absolute rounded-sm border-2 border-brick bg-ochre/25 mix-blend-multiply"
                    style={frameOf(place.box)}
                  />
                )}
              </div>
            ),
          )}
        </div>
      </section>
    </div>
  );
}

const margin = 0.006;

function frameOf({ left, top, width, height }: PaperPlace['box']) {
  const per = (share: number) => `${share * 100}%`;
  return {
    left: per(left - margin),
    top: per(top - margin / 2),
    width: per(width + 2 * margin),
    height: per(height + margin),
  };
}
