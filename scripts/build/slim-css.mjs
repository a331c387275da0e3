/** What Tailwind says to browsers that don't know `@property`: all that we draw for do. */
const forOlderBrowsers = '@layer properties{@supports ';

/** The end of the block that begins with the first brace after this place. */
function endOfBlock(css, from) {
  let depth = 0;
  for (let at = css.indexOf('{', from); at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return css.length;
}

export function slimCss() {
  return {
    name: 'slim-css',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, files) {
      const sheets = Object.values(files).filter(
        ({ fileName, source }) => fileName.endsWith('.css') && String(source).includes(forOlderBrowsers),
      );
      if (sheets.length === 0)
        this.error(`no style sheet has ${forOlderBrowsers}: see what Tailwind does now.`);
      for (const sheet of sheets) {
        const css = String(sheet.source);
        const start = css.indexOf(forOlderBrowsers);
        sheet.source = css.slice(0, start) + css.slice(endOfBlock(css, start));
      }
    },
  };
}
