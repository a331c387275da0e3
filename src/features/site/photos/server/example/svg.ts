/** The photos of the example are drawn: nobody’s house is shown, and they weigh little. */
export const photoSize = { width: 960, height: 720 };
/** In which they are drawn, whatever they measure. */
const canvas = { width: 1200, height: 900 };

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
}

export function repeat(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

/** The same number for the same place: what looks like chance is drawn alike every time. */
export function chance(at: number): number {
  const wave = Math.sin(at * 127.1 + 11.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** Rows of stones or tiles, every other one half a stone on, each a little different. */
export function courses(
  area: { x: number; y: number; width: number; height: number },
  stone: { width: number; height: number; gap: number; colours: readonly string[] },
): string {
  const rows = Math.ceil(area.height / stone.height);
  const perRow = Math.ceil(area.width / stone.width) + 1;
  return repeat(rows, (row) =>
    repeat(perRow, (at) => {
      const left = Math.max(area.x, area.x + (at - (row % 2) / 2) * stone.width);
      const right = Math.min(area.x + area.width, area.x + (at + 1 - (row % 2) / 2) * stone.width);
      const colour = stone.colours[Math.floor(chance(row * 97 + at) * stone.colours.length)] ?? '';
      const [width, height] = [right - left - stone.gap, stone.height - stone.gap];
      return width > 0 ? rect(left, area.y + row * stone.height, width, height, colour) : '';
    }),
  );
}

/** With the light of a window at one side, and darker corners, as a phone sees it. */
export function photo(content: string, light: 'day' | 'lamp' = 'day'): string {
  const { width, height } = photoSize;
  const [glow, dusk] = light === 'day' ? ['#fffdf2', '#20303c'] : ['#ffe9bd', '#1c140c'];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${canvas.width} ${canvas.height}">
<defs><radialGradient id="glow" cx="0.35" cy="0.3" r="0.9"><stop offset="0" stop-color="${glow}" stop-opacity="0.32"/>
<stop offset="0.55" stop-color="${glow}" stop-opacity="0"/><stop offset="1" stop-color="${dusk}" stop-opacity="0.42"/></radialGradient></defs>
${content}<rect width="${canvas.width}" height="${canvas.height}" fill="url(#glow)"/></svg>`;
}
