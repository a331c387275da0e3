type PaperHeadingProps = { title: string; number: string | undefined };

/** In its usual size it would fill a small screen. */
const longTitle = 90;

/** Above a paper's page: who and what, with its number beside it. */
export function PaperHeading({ title, number }: PaperHeadingProps) {
  return (
    <>
      <span className={title.length > longTitle ? 'block text-[0.6em] leading-tight' : undefined}>
        {title}
      </span>
      {number !== undefined && (
        <>
          {' '}
          <span className="wrap-anywhere font-normal text-[0.6em] text-ink-soft">{number}</span>
        </>
      )}
    </>
  );
}

/** Only where the title could not say all of it. */
export function restOfDescription(
  { description }: { description: string | null },
  title: string,
): string | undefined {
  return title.endsWith('…') ? (description ?? undefined) : undefined;
}
