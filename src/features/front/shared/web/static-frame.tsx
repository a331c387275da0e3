import type { ReactNode } from 'react';
import { product } from '#/core/product';
import { BetaTag, Logo } from '#/ui/logo';

/** The frame of the pages that are rendered at build; the server fills in the [[NAMES]]. */
export function StaticFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="group flex min-h-dvh flex-col" data-demo="[[DEMO]]">
      <header>
        <DemoNotice />
        <div className="mx-auto flex w-full max-w-6xl items-center justify-between gap-3 px-4 py-4 md:px-6">
          <a href="/" className="flex items-center gap-2.5 rounded-control">
            <Logo />
            <BetaTag />
          </a>
          {action}
        </div>
      </header>
      <main className="grow">{children}</main>
      <footer className="border-line border-t bg-sunken">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-ink-soft text-sm md:px-6">
          <p>
            © [[YEAR]] {product.name} · {product.tagline}
          </p>
          <nav aria-label="Voettekst" className="flex flex-wrap gap-x-6">
            <a href="mailto:[[EMAIL]]" className="inline-flex min-h-11 items-center underline hover:text-ink">
              Contact
            </a>
            <a href="[[FEEDBACK]]" className="inline-flex min-h-11 items-center underline hover:text-ink">
              Beta Feedback
            </a>
            <a href="/hulp" className="inline-flex min-h-11 items-center underline hover:text-ink">
              Hulp
            </a>
            <a href="/privacy" className="inline-flex min-h-11 items-center underline hover:text-ink">
              Privacy
            </a>
          </nav>
        </div>
      </footer>
    </div>
  );
}

function DemoNotice() {
  return (
    <p className="bg-ochre-soft px-4 py-2 text-center text-ochre text-sm group-data-[demo=false]:hidden">
      <strong>Demo-modus</strong>: aanmelden kan met elk e-mailadres. Bewaar hier geen gevoelige gegevens.
    </p>
  );
}
