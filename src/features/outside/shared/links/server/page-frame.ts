import { product } from '#/core/product';
import { escapeHtml } from '#/platform/server/http/templates';

/** Small enough for a phone on a building site: one request, no script, no font. */
const style = `:root{color-scheme:light dark;--bg:#faf6f0;--surface:#fffdfa;--ink:#2a231d;--soft:#655848;--line:#d8cab8;--brick:#a8431f;--on:#fff;--danger:#a3211b}
@media(prefers-color-scheme:dark){:root{--bg:#1b1714;--surface:#26201b;--ink:#f3ece2;--soft:#c9bcab;--line:#4d4238;--brick:#f0a07c;--on:#1b1714;--danger:#ffb4a8}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:1rem/1.5 Figtree,'Segoe UI',system-ui,sans-serif;overflow-wrap:anywhere}
main,header,footer{max-width:44rem;margin:0 auto;padding:1rem}header{font-weight:700;color:var(--brick)}
h1{font-size:1.75rem;line-height:1.2;margin:.25rem 0 .5rem}h2{font-size:1.25rem;margin:0 0 .5rem}h3{font-size:1rem;margin:0}
p{margin:.25rem 0 .75rem}small,.soft{color:var(--soft)}footer{color:var(--soft);font-size:.875rem}
section,.card{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:0 0 1rem}
ul{list-style:none;margin:0;padding:0}li{padding:.75rem 0;border-top:1px solid var(--line)}li:first-child{border-top:0}
.row{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between}.row>:last-child{font-variant-numeric:tabular-nums}
label{display:block;font-weight:600;margin:.5rem 0 .25rem}label span{font-weight:400;color:var(--soft)}
input,textarea,select{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--bg);border:1px solid var(--soft);border-radius:.5rem}
textarea{min-height:5rem}.two{display:grid;gap:0 1rem;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr))}
button,summary{min-height:2.75rem;font:inherit;font-weight:600;cursor:pointer}
button{margin-top:.75rem;padding:.5rem 1.25rem;border-radius:.5rem;border:1px solid var(--soft);background:transparent;color:inherit}
button.main{background:var(--brick);border-color:var(--brick);color:var(--on)}
:focus-visible{outline:3px solid var(--brick);outline-offset:2px}a{color:var(--brick)}
[role=alert]{color:var(--danger);font-weight:600}[role=status]{border-left:4px solid var(--brick);padding-left:.75rem;font-weight:600}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));gap:.5rem}.photos li{border:0;padding:0}.photos img{width:100%;aspect-ratio:1;object-fit:cover;border-radius:.5rem;background:var(--line)}
.hers{margin-left:1.5rem}`;

type Page = { title: string; body: string };

/** A whole page for who has a link. `body` is made of escaped texts already. */
export function outsidePage({ title, body }: Page): string {
  return `<!doctype html>
<html lang="nl-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${escapeHtml(product.name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header>${escapeHtml(product.name)}</header>
<main>
${body}
</main>
<footer>Deze pagina is alleen voor wie de link kreeg. <a href="/privacy">Privacy</a></footer>
</body>
</html>
`;
}

/** The same for a link that is unknown, ended or taken back. */
export function gonePage(message: string): string {
  return outsidePage({
    title: 'Deze link werkt niet',
    body: `<h1>Deze link werkt niet</h1><p>${escapeHtml(message)}</p>`,
  });
}

export const alert = (fault: string) => (fault ? `<p role="alert">${escapeHtml(fault)}</p>` : '');
