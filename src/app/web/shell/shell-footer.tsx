import { Link } from 'wouter';
import { product } from '#/core/product';
import { useInstallation } from '#/features/front/about/web/queries';
import { helpPage } from '#/features/front/help/page';
import { privacyPage } from '#/features/people/privacy/page';
import { BetaTag } from '#/ui/logo';

export function ShellFooter() {
  const { data: installation } = useInstallation();
  const email = installation?.contactEmail;
  return (
    <footer className="mt-auto print:hidden flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-3 text-ink-soft text-sm max-md:pb-[calc(4.5rem+env(safe-area-inset-bottom))] md:px-8">
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
      {[helpPage, privacyPage].map(({ path, title }) => (
        <Link
          key={path}
          href={path}
          className="inline-flex min-h-11 items-center underline hover:text-ink md:min-h-0"
        >
          {title}
        </Link>
      ))}
    </footer>
  );
}
