import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GridRow } from '#/features/site/photos/rules/grid';
import { PhotoTile } from '#/features/site/photos/web/photo-tile';
import type { Photo } from '#/features/site/shared/photos/contract';
import { Button } from '#/ui/button';

type PhotoGridProps = {
  rows: readonly GridRow<Photo>[];
  columns: number;
  /** Undefined while one looks and doesn't choose. */
  chosen: ReadonlySet<number> | undefined;
  onOpen: (id: number) => void;
  onChoose: (id: number) => void;
  onCompare: (roomId: number) => void;
  /** Undefined where all of them are there. */
  onEnd: (() => void) | undefined;
};

const titleHeight = 52;
const gap = 6;

/** Only the rows in sight are drawn, however many there are. */
export function PhotoGrid(props: PhotoGridProps) {
  const { rows, columns, chosen, onOpen, onChoose, onCompare, onEnd } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, width: 360 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => setPlace({ top: element.offsetTop, width: element.clientWidth });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    watch.observe(document.body);
    look();
    return () => watch.disconnect();
  }, []);
  const side = (place.width - gap * (columns - 1)) / columns;
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === 'title' ? titleHeight : side + gap),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 3,
    scrollMargin: place.top,
  });
  const items = virtualizer.getVirtualItems();
  const isAtEnd = (items.at(-1)?.index ?? 0) >= rows.length - 3;
  useEffect(() => {
    if (isAtEnd) onEnd?.();
  }, [isAtEnd, onEnd]);
  return (
    <div ref={frame} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ index, key, start }) => {
        const row = rows[index];
        if (!row) return null;
        const style = { transform: `translateY(${start - place.top}px)` };
        if (row.kind === 'title') {
          return (
            <div
              key={key}
              style={style}
              className="absolute inset-x-0 top-0 flex h-13 items-end justify-between gap-3 pb-1.5"
            >
              <h2 className="min-w-0 truncate text-lg">
                {row.title} <span className="font-normal text-base text-ink-soft">{row.count}</span>
              </h2>
              {row.comparable !== undefined && (
                <CompareButton room={row.title} roomId={row.comparable} onCompare={onCompare} />
              )}
            </div>
          );
        }
        const blanks = columns - row.photos.length;
        return (
          <div key={key} style={{ ...style, gap }} className="absolute inset-x-0 top-0 flex">
            {row.photos.map((photo) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                isChosen={chosen?.has(photo.id)}
                onOpen={onOpen}
                onChoose={onChoose}
              />
            ))}
            {blanks > 0 && (
              <span aria-hidden="true" style={{ flex: blanks, marginLeft: gap * (blanks - 1) }} />
            )}
          </div>
        );
      })}
    </div>
  );
}

type CompareButtonProps = { room: string; roomId: number; onCompare: (roomId: number) => void };

function CompareButton({ room, roomId, onCompare }: CompareButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="-mb-1 shrink-0 max-md:-mb-2.5"
      aria-label={`Voor en na van ${room}`}
      onClick={() => onCompare(roomId)}
    >
      Voor en na
    </Button>
  );
}
