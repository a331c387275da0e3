import { Fragment } from 'react';

const day = /(\d{1,2}-\d{1,2}-\d{4}|\d{1,2} [a-z]{3,9} \d{4})/;

/** A sentence whose days stay on one line: a browser breaks '04-11-2026' at its hyphens, and '4 november 2026' at its blanks. */
export function WholeDays({ text }: { text: string }) {
  return text.split(day).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no other name, and stay in their order
    <Fragment key={place}>
      {place % 2 === 1 ? <span className="whitespace-nowrap">{part}</span> : part}
    </Fragment>
  ));
}
