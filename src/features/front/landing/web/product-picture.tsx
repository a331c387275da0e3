import { cx } from '#/ui/class-names';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 720 };

/** The dashboard of the example, as `npm run screenshots` draws it in both themes. */
export function ProductPicture() {
  return (
    <figure className="mx-auto w-full max-w-6xl px-4 pb-14 md:px-6 md:pb-20">
      <Shot theme="light" className="dark:hidden" />
      <Shot theme="dark" className="hidden dark:block" />
      <figcaption className="mt-3 text-center text-ink-soft text-sm">
        Het dashboard van het voorbeeldproject: wat vastligt, wat betaald is, en wat uw aandacht vraagt.
      </figcaption>
    </figure>
  );
}

/** Which theme somebody chose, no media query knows: the other picture is not shown, and so never fetched. */
function Shot({ theme, className }: { theme: 'light' | 'dark'; className: string }) {
  return (
    <picture className={className}>
      <source media="(max-width: 767px)" srcSet={`/product-phone-${theme}.webp`} {...narrow} />
      <img
        src={`/product-${theme}.webp`}
        alt="Het dashboard met budget, planning, offertes en facturen"
        loading="lazy"
        decoding="async"
        {...wide}
        className={cx(
          'h-auto w-full rounded-card border border-line shadow-raised',
          'max-md:mx-auto max-md:max-w-sm',
        )}
      />
    </picture>
  );
}
