import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

type TodayRowProps = { Icon: LucideIcon; href: string; title: string; text: string; children?: ReactNode };

/** A row of what is on today: where one goes for it, and what can be done at once. */
export function TodayRow({ Icon, href, title, text, children }: TodayRowProps) {
  return (
    <li className="flex items-center gap-2 border-line border-t py-1">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-brick" />
      <Link href={href} className="min-h-11 min-w-0 grow rounded-control hover:bg-sunken">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{title}</span>
        <span className="line-clamp-2 text-ink-soft text-sm">{text}</span>
      </Link>
      {children}
    </li>
  );
}
