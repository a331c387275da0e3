import { memo, type Ref, useImperativeHandle, useRef } from 'react';
import { type Bar, type DayLink, linkPath } from '#/features/site/planning/rules/day-links';
import { cx } from '#/ui/class-names';

export type LinkLayerHandle = {
  /** Lets the lines at a bar go along with it; by nothing, they are where they were. */
  follow: (taskId: number, by: { left: number; right: number }) => void;
  /** Draws a line from the end of a bar to where the pointer is; left out, it is gone. */
  draw: (taskId: number, by?: { x: number; y: number }) => void;
};

type LinkLayerProps = {
  links: readonly DayLink[];
  bars: ReadonlyMap<number, Bar>;
  width: number;
  height: number;
  ref: Ref<LinkLayerHandle>;
};

const nowhere: Bar = { left: 0, width: 0, middle: 0 };

/**
 * The lines between tasks. While a bar is dragged only its own lines are drawn anew, past React: with hundreds of
 * tasks a frame is over before all of them were looked at.
 */
export const LinkLayer = memo(function LinkLayer({ links, bars, width, height, ref }: LinkLayerProps) {
  const paths = useRef(new Map<string, SVGPathElement>());
  const drawn = useRef<SVGPathElement>(null);
  const pathOf = ({ from, to }: DayLink, moved?: number, by = { left: 0, right: 0 }) => {
    const { left, width: long, middle } = bars.get(from) ?? nowhere;
    const next = bars.get(to) ?? nowhere;
    return linkPath(
      { right: left + long + (moved === from ? by.right : 0), middle },
      { left: next.left + (moved === to ? by.left : 0), middle: next.middle },
    );
  };
  useImperativeHandle(ref, () => ({
    follow: (taskId, by) => {
      for (const link of links) {
        if (link.from === taskId || link.to === taskId)
          paths.current.get(keyOf(link))?.setAttribute('d', pathOf(link, taskId, by));
      }
    },
    draw: (taskId, by) => {
      const { left, width: long, middle } = bars.get(taskId) ?? nowhere;
      const right = left + long;
      drawn.current?.setAttribute('d', by ? `M${right} ${middle}L${right + by.x} ${middle + by.y}` : '');
    },
  }));
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute top-(--head) left-(--names) overflow-visible fill-none print:w-[calc(100%-var(--names))]"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <defs>
        <marker
          id="link-end"
          viewBox="0 0 6 6"
          refX="5"
          refY="3"
          markerWidth="6"
          markerHeight="6"
          orient="auto"
        >
          <path d="M0 0L6 3L0 6Z" className="fill-[context-stroke]" />
        </marker>
      </defs>
      {links.map((link) => (
        <path
          key={keyOf(link)}
          ref={(path) => {
            if (path) paths.current.set(keyOf(link), path);
            else paths.current.delete(keyOf(link));
          }}
          d={pathOf(link)}
          markerEnd="url(#link-end)"
          className={cx('stroke-[1.5]', link.isTooEarly ? 'stroke-danger' : 'stroke-ink-soft/70')}
        />
      ))}
      <path ref={drawn} className="stroke-2 stroke-brick [stroke-dasharray:4_3]" />
    </svg>
  );
});

function keyOf({ from, to }: DayLink): string {
  return `${from}-${to}`;
}
