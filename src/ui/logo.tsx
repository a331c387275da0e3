import { product } from '#/core/product';
import { cx } from '#/ui/class-names';

/** A pointing trowel: steel in the accent colour, a handle of the ink of the text around it. */
function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('shrink-0', className)}>
      <g transform="translate(3.9 30) rotate(-45) scale(1.02)">
        <path
          d="M.8 1.1C0 .6 0-.6.8-1.1L12-8C13.7-9 15.8-8.5 16.8-6.8L19.2-2.6C20.1-1 20.1 1 19.2 2.6L16.8 6.8C15.8 8.5 13.7 9 12 8Z"
          className="fill-brick"
        />
        <path
          d="M17 0H20.5C23.5 0 21.5-3.4 24.5-3.4"
          fill="none"
          strokeWidth="3.4"
          className="stroke-brick"
        />
        <path
          d="M24.2-6C26.6-6.2 29.2-6.9 31.5-6.9 33.5-6.9 35-5.4 35-3.4S33.5.1 31.5.1C29.2.1 26.6-.6 24.2-.8 23.5-.9 23-1.4 23-2.1V-4.7C23-5.4 23.5-5.9 24.2-6Z"
          className="fill-current"
        />
      </g>
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2 text-ink', className)}>
      <LogoMark />
      <span className="font-bold font-display text-[1.375rem] tracking-tight">{product.name}</span>
    </span>
  );
}

export function BetaTag({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex rounded-[0.3rem] bg-brick-soft px-1.5 py-0.5 font-bold text-[0.6875rem] text-brick-strong leading-none tracking-wider',
        className,
      )}
    >
      BETA
    </span>
  );
}
