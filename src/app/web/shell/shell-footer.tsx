import { product } from '#/core/product';
import { useInstallation } from '#/features/about/web/queries';
import { BetaTag } from '#/ui/logo';

export function ShellFooter() {
  const { data: installation } = useInstallation();
  const email = installation?.contactEmail;
  return (
    <footer className="mt-auto print:hidden flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-3 pr-24 text-ink-soft text-sm md:px-8 md:pr-28">
      <span className="flex items-center gap-2">
        © {new Date().getFullYear()} {product.name} <BetaTag />
      </span>
      {email && (
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(`${product.name} Beta Feedback`)}`}
          className="inline-flex min-h-11 items-center underline hover:text-ink md:min-h-0"
        >
          Feedback: {email}
        </a>
      )}
    </footer>
  );
}
