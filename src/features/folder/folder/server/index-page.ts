import { formatDay } from '#/core/day';
import { chapterTitles, type FolderEntry, type FolderPin, folderChapters } from '#/core/folder';
import { product } from '#/core/product';
import { folderNote } from '#/features/folder/folder/rules/words';
import { escapeHtml as text } from '#/platform/server/http/templates';

const style = `:root{color-scheme:light dark;--bg:#faf6f0;--surface:#fffdfa;--ink:#2a231d;--soft:#655848;--line:#d8cab8;--brick:#a8431f}
@media(prefers-color-scheme:dark){:root{--bg:#1b1714;--surface:#26201b;--ink:#f3ece2;--soft:#c9bcab;--line:#4d4238;--brick:#f0a07c}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:1rem/1.5 system-ui,'Segoe UI',sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:64rem;margin:0 auto;padding:1rem}h1{font-size:1.75rem;line-height:1.2;margin:.25rem 0}h2{font-size:1.25rem;margin:0 0 .5rem}h3{font-size:1rem;margin:1rem 0 .5rem}
section{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:0 0 1rem}
ul,ol{list-style:none;margin:0;padding:0}li{padding:.5rem 0;border-top:1px solid var(--line)}li:first-child{border-top:0}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem}.pictures li{border:0;padding:0}
.pictures img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:.5rem;background:var(--line)}
.drawing{margin:1rem 0}.drawn{position:relative}.drawn img{display:block;width:100%;border-radius:.5rem;background:#fff}
.pin{position:absolute;transform:translate(-50%,-50%);min-width:1.75rem;height:1.75rem;padding:0 .25rem;border:2px solid #fff;border-radius:1rem;background:#8a3417;color:#fff;font:700 .875rem/1.5rem system-ui,sans-serif;text-align:center;text-decoration:none}
.pin:target,li:target{outline:3px solid var(--brick);outline-offset:2px}.pins b{display:inline-block;min-width:1.75rem}
small,.soft{color:var(--soft)}a{color:var(--brick)}:focus-visible{outline:3px solid var(--brick);outline-offset:2px}
label{display:block;font-weight:600}input{width:100%;max-width:30rem;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--soft);border-radius:.5rem}
[hidden]{display:none}`;

/** Only hides what does not say all the words: without it everything is there to read. */
const script = `(function(){var f=document.getElementById('zoek'),n=document.getElementById('aantal');f.parentNode.hidden=false;
f.addEventListener('input',function(){var w=f.value.toLowerCase().split(/\\s+/),c=0;
document.querySelectorAll('li[data-t]').forEach(function(l){var t=l.getAttribute('data-t');l.hidden=!w.every(function(x){return t.indexOf(x)>=0});if(!l.hidden)c++});
document.querySelectorAll('section').forEach(function(s){s.hidden=!!f.value.trim()&&!s.querySelector('li[data-t]:not([hidden])')});
n.textContent=f.value.trim()?c+' gevonden':''})})()`;

type Index = {
  project: string;
  made: string;
  entries: readonly FolderEntry[];
  pins: readonly FolderPin[];
  rooms: ReadonlyMap<number, string>;
  /** Where each file stands in the ZIP, by its key. */
  paths: ReadonlyMap<string, string>;
};

const shownByBrowsers = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

function hrefOf(path: string): string {
  return text(path.split('/').map(encodeURIComponent).join('/'));
}

/** The index of a ZIP: one page without anything from elsewhere. */
export function indexPage({ project, made, entries, pins, rooms, paths }: Index): string {
  const pathOf = ({ file }: FolderEntry) => (file ? paths.get(file.key) : undefined);
  const roomOf = ({ roomId }: FolderEntry) => (roomId ? rooms.get(roomId) : undefined);

  function searched(entry: FolderEntry): string {
    const { title, detail, firm, file } = entry;
    const words = [title, detail, firm, roomOf(entry), file?.name].filter(Boolean).join(' ');
    return `data-t="${text(words.toLowerCase())}"`;
  }

  function row(entry: FolderEntry): string {
    const { title, detail, firm, day, validUntil } = entry;
    const path = pathOf(entry);
    const told = [
      ...[day && formatDay(day), firm, roomOf(entry), detail !== title && detail],
      validUntil && `geldig tot ${formatDay(validUntil)}`,
    ]
      .filter(Boolean)
      .join(' · ');
    const name = path ? `<a href="${hrefOf(path)}">${text(title)}</a>` : text(title);
    return `<li ${searched(entry)}>${name}${told ? `<br><small>${text(told)}</small>` : ''}</li>`;
  }

  function picture(entry: FolderEntry): string {
    const href = hrefOf(pathOf(entry) ?? '');
    const when = entry.day ? ` · ${formatDay(entry.day)}` : '';
    return `<li ${searched(entry)}><a href="${href}"><img src="${href}" alt="${text(entry.title)}" loading="lazy" decoding="async"></a><small>${text(`${entry.title}${when}`)}</small></li>`;
  }

  const isShown = (entry: FolderEntry) =>
    entry.file !== null && shownByBrowsers.has(entry.file.mimeType) && pathOf(entry) !== undefined;

  /** A drawing with its pins; what each is stands below it, and either leads to the other. */
  function drawing(entry: FolderEntry): string {
    const src = hrefOf(pathOf(entry) ?? '');
    const own = pins.filter(({ planId }) => planId === entry.planId);
    const at = (index: number) => `plan-${entry.planId}-${index + 1}`;
    const share = (part: number) => `${(part * 100).toFixed(2)}%`;
    const marks = own.map(
      ({ x, y, title }, index) =>
        `<a class="pin" href="#${at(index)}" style="left:${share(x)};top:${share(y)}" aria-label="${text(`${index + 1}: ${title}`)}">${index + 1}</a>`,
    );
    const rows = own.map(({ title, detail, file }, index) => {
      const path = file && paths.get(file.key);
      const name = path ? `<a href="${hrefOf(path)}">${text(title)}</a>` : text(title);
      const words = text(`${title} ${detail ?? ''} ${entry.title}`.toLowerCase());
      return `<li id="${at(index)}" data-t="${words}"><b>${index + 1}</b> ${name}${detail ? ` <small>${text(detail)}</small>` : ''}</li>`;
    });
    const list = rows.length > 0 ? `<ol class="pins">${rows.join('')}</ol>` : '';
    return `<div class="drawing"><h3><a href="${src}">${text(entry.title)}</a></h3><div class="drawn"><img src="${src}" alt="${text(`Plan: ${entry.title}`)}" loading="lazy" decoding="async">${marks.join('')}</div>${list}</div>`;
  }

  function pictures(shown: readonly FolderEntry[]): string {
    if (shown.length === 0) return '';
    const names = [...new Set(shown.map((entry) => roomOf(entry) ?? ''))];
    return names
      .map((name) => {
        const items = shown.filter((entry) => (roomOf(entry) ?? '') === name).map(picture);
        const heading = name ? `<h3>${text(name)}</h3>` : names.length > 1 ? '<h3>Zonder ruimte</h3>' : '';
        return `${heading}<ul class="pictures">${items.join('')}</ul>`;
      })
      .join('');
  }

  const chapters = folderChapters.flatMap((key) => {
    const own = entries.filter(({ chapter }) => chapter === key);
    if (own.length === 0) return [];
    const seen = own.filter(isShown);
    const drawings = seen.filter(({ planId }) => planId !== undefined);
    const rows = own.filter((entry) => !isShown(entry)).map(row);
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '';
    return [
      `<section aria-labelledby="${key}"><h2 id="${key}">${text(chapterTitles[key])}</h2>${list}${drawings.map(drawing).join('')}${pictures(seen.filter(({ planId }) => planId === undefined))}</section>`,
    ];
  });
  return `<!doctype html>
<html lang="nl-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Woningmap: ${text(project)}</title>
<style>${style}</style>
</head>
<body>
<header><p class="soft">Woningmap</p><h1>${text(project)}</h1><p>Gemaakt op ${text(made)} met ${text(product.name)}. ${text(folderNote)}</p>
<div hidden><label for="zoek">Zoeken in deze map</label><input id="zoek" type="search" autocomplete="off"><p id="aantal" role="status"></p></div></header>
<main>
${chapters.join('\n') || '<p>Deze map is nog leeg.</p>'}
</main>
<footer><small>Deze pagina en alle bestanden staan in deze map: er is geen verbinding nodig.</small></footer>
<script>${script}</script>
</body>
</html>
`;
}
