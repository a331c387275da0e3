import type { ReactNode } from 'react';
import { cx } from '#/ui/class-names';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** 1 where it stands in the place of a whole screen. */
  level?: 1 | 2 | 3;
  className?: string;
};

export function EmptyState({ icon, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('flex flex-col items-center px-4 py-10 text-center md:py-14', className)}>
      {icon !== undefined && (
        <div className="relative mb-4 grid size-20 place-items-center text-brick [&>svg]:relative [&>svg]:size-9">
          <CourseOfBricks />
          {icon}
        </div>
      )}
      <Heading className="text-xl">{title}</Heading>
      {text !== undefined && <p className="mt-2 max-w-md text-pretty text-ink-soft">{text}</p>}
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}

function CourseOfBricks() {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true" className="absolute! inset-0 size-full! fill-brick-soft">
      <rect x="8" y="4" width="30" height="22" rx="4" />
      <rect x="42" y="4" width="26" height="22" rx="4" />
      <rect x="0" y="29" width="22" height="22" rx="4" />
      <rect x="26" y="29" width="30" height="22" rx="4" />
      <rect x="60" y="29" width="20" height="22" rx="4" />
      <rect x="8" y="54" width="30" height="22" rx="4" />
      <rect x="42" y="54" width="26" height="22" rx="4" />
    </svg>
  );
}
