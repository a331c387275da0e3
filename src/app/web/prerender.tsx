import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { helps } from '#/app/web/helps';
import { product } from '#/core/product';
import { sectionsOf } from '#/features/front/help/rules/sections';
import { HelpVisitors } from '#/features/front/help/web/help-visitors';
import { ErrorPage } from '#/features/front/landing/web/error-page';
import { LandingPage } from '#/features/front/landing/web/landing-page';
import { NoticePage } from '#/features/front/landing/web/notice-page';
import { PrivacyVisitors } from '#/features/front/landing/web/privacy-visitors';
import { RefusedPage } from '#/features/front/landing/web/refused-page';
import { SignInPage } from '#/features/front/landing/web/sign-in-page';
import { StopMailPage } from '#/features/front/landing/web/stop-mail-page';
import { VisitorNotFound } from '#/features/front/landing/web/visitor-not-found';
import { ApprovalPage } from '#/features/papers/extras/web/approval-page';

type StaticPage = { file: string; title: string; page: ReactNode };

const pages: StaticPage[] = [
  { file: 'landing.html', title: `${product.name} · ${product.tagline}`, page: <LandingPage /> },
  { file: 'privacy.html', title: `Privacy · ${product.name}`, page: <PrivacyVisitors /> },
  {
    file: 'help.html',
    title: `Hulp · ${product.name}`,
    page: <HelpVisitors sections={sectionsOf(helps)} />,
  },
  { file: 'not-found.html', title: `Page Not Found · ${product.name}`, page: <VisitorNotFound /> },
  { file: 'sign-in.html', title: `Aanmelden · ${product.name}`, page: <SignInPage /> },
  { file: 'notice.html', title: `Aanmelden · ${product.name}`, page: <NoticePage /> },
  { file: 'refused.html', title: product.name, page: <RefusedPage /> },
  { file: 'stop-mail.html', title: `Herinneringen · ${product.name}`, page: <StopMailPage /> },
  { file: 'approval.html', title: `Akkoord gevraagd · ${product.name}`, page: <ApprovalPage /> },
  { file: 'error.html', title: `Even geduld · ${product.name}`, page: <ErrorPage /> },
];

/** What a visitor sees is HTML before any script runs; the server fills in the [[NAMES]]. */
function renderPages(webDir: string): void {
  const frame = withoutScript(readFileSync(join(webDir, 'static.html'), 'utf8'));
  for (const { file, title, page } of pages) {
    const html = frame
      .replace('<!--title-->', () => title)
      .replace('<!--description-->', () => product.promise)
      .replace('<!--page-->', () => renderToStaticMarkup(page));
    writeFileSync(join(webDir, file), html);
  }
  rmSync(join(webDir, 'static.html'));
}

/** The bundler gives every page what the app begins with; these pages run none of it. */
function withoutScript(html: string): string {
  return html.replace(/<script[^>]*type="module"[^>]*><\/script>|<link[^>]*rel="modulepreload"[^>]*>/g, '');
}

const [, , webDir] = process.argv;
if (!webDir) throw new Error('Say which folder the built web app is in.');
renderPages(webDir);
