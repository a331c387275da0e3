import { Camera } from 'lucide-react';
import type { TodayPart } from '#/platform/web/ports/dashboard';
import { TodayRow } from '#/ui/today-row';

/** What is to be photographed before it closes: the nearest of it. */
export function ClosingToday({ todos }: TodayPart) {
  const closing = todos.find(({ kind }) => kind === 'closing');
  if (!closing) return null;
  const { title, text, href } = closing;
  return <TodayRow Icon={Camera} href={href} title={title} text={text} />;
}
