import type { ReactNode } from 'react';
import { Card } from '#/ui/card';

/** The card a table stands in; on a phone, where each row is a card, it gives way to them. */
export function TableFrame({ children }: { children: ReactNode }) {
  return (
    <Card padding="none" className="max-md:-mx-3 max-md:border-0 max-md:bg-transparent max-md:shadow-none">
      {children}
    </Card>
  );
}
