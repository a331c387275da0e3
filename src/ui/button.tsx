import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#/ui/class-names';
import { Spinner } from '#/ui/spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'small' | 'icon';

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brick text-on-brick shadow-[inset_0_-2px_0_rgb(0_0_0/0.16)] hover:bg-brick-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken',
  quiet: 'text-brick hover:bg-brick-soft hover:text-brick-strong',
  danger: 'bg-danger text-on-danger shadow-[inset_0_-2px_0_rgb(0_0_0/0.16)] hover:brightness-90',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-4 py-2 text-base md:min-h-10 md:text-[0.9375rem]',
  small: 'min-h-11 px-3 py-1 text-[0.9375rem] md:min-h-8 md:text-sm',
  icon: 'size-11 shrink-0 md:size-10',
};

/** For links that look like a button; on paper there is nothing to press. */
export function buttonClasses({ variant = 'secondary', size = 'normal', className }: Look = {}): string {
  return cx(
    'relative inline-flex select-none items-center justify-center gap-2 rounded-control text-center font-semibold',
    // In a table words may break anywhere; of a button they break only where one alone is wider than its place.
    'wrap-break-word leading-tight no-underline transition-[background-color,border-color,color,translate] duration-150',
    'active:translate-y-px disabled:cursor-not-allowed disabled:active:translate-y-0',
    'aria-disabled:cursor-not-allowed disabled:not-aria-busy:opacity-55 aria-disabled:opacity-55 print:hidden',
    variants[variant],
    sizes[size],
    className,
  );
}

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  icon?: ReactNode;
};

export function Button({
  variant,
  size,
  busy = false,
  icon,
  className,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, size, className })}
    >
      <span className={cx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
        {icon !== undefined && <span className="inline-flex shrink-0 *:size-[1.125rem]">{icon}</span>}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'size' | 'aria-label' | 'title'> & {
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} size="icon" aria-label={label} title={label} />;
}
