import { cx } from '#/ui/class-names';
import { VisuallyHidden } from '#/ui/visually-hidden';

/** One element: a drawing of its own would be four, in every row. */
function masked(paths: string, width = 2) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="${paths}"/></svg>`;
  return { mask: `url("data:image/svg+xml,${encodeURIComponent(drawing)}") center / contain no-repeat` };
}

const signs = {
  edit: masked(
    'M21.17 6.81a1 1 0 0 0-3.99-3.99L3.84 16.17a2 2 0 0 0-.5.83l-1.32 4.35a.5.5 0 0 0 .62.62l4.36-1.32a2 2 0 0 0 .83-.5zM15 5l4 4',
  ),
  remove: masked(
    'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6',
  ),
  yes: masked('M20 6 9 17l-5-5', 3.5),
  no: masked('M5 12h14'),
};

/** The cell has the focus, the keys and the press; this says what they do. */
export function CellButton({ sign, label }: { sign: 'edit' | 'remove'; label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      tabIndex={-1}
      className="inline-flex size-8 items-center justify-center rounded-control align-middle -outline-offset-2"
    >
      <span style={signs[sign]} className="size-4 bg-ink-soft group-hover:bg-brick" />
    </button>
  );
}

/** For who may only read. */
export function SaidTick({ on }: { on: boolean }) {
  return (
    <>
      <span
        style={on ? signs.yes : signs.no}
        className={cx('inline-block size-4 align-middle', on ? 'bg-moss' : 'bg-ink-soft')}
      />
      <VisuallyHidden>{on ? 'ja' : 'nee'}</VisuallyHidden>
    </>
  );
}

/** Drawn, not an input: five thousand rows have no thousand fields to go past. */
export function Tick({ on, label }: { on: boolean; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cell has the focus and the keys, and this only says what it holds
    <span
      role="checkbox"
      aria-checked={on}
      aria-label={label}
      tabIndex={-1}
      className={cx(
        'inline-block size-5 rounded-[0.3rem] border p-0.5 align-middle',
        on ? 'border-brick bg-brick text-on-brick' : 'border-line-strong bg-surface',
      )}
    >
      {on && <span style={signs.yes} className="block size-3.5 bg-current" />}
    </span>
  );
}
