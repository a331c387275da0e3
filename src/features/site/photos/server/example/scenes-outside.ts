import { chance, courses, photo, rect, repeat } from '#/features/site/photos/server/example/svg';

const sky = `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#8fb6d4"/><stop offset="1" stop-color="#e4eef2"/></linearGradient></defs><rect width="1200" height="900" fill="url(#sky)"/>`;

function roofOf(tiles: readonly string[], more: string): string {
  const slope = courses(
    { x: -60, y: 250, width: 1320, height: 480 },
    { width: 44, height: 32, gap: 3, colours: tiles },
  );
  return photo(`${sky}
<clipPath id="slope"><path d="M150 250H1050L1230 730H-30Z"/></clipPath>
<g clip-path="url(#slope)"><path d="M150 250H1050L1230 730H-30Z" fill="#2d211b"/>${slope}${more}</g>
<path d="M140 244H1060" stroke="#4a2b20" stroke-width="18" stroke-linecap="round"/>
<g>${rect(840, 120, 96, 170, '#8a5544')}${courses({ x: 840, y: 120, width: 96, height: 170 }, { width: 32, height: 17, gap: 3, colours: ['#96604d', '#7e4b3b', '#a06a55'] })}${rect(830, 108, 116, 18, '#5f5a55')}</g>
<path d="M-40 730H1240V752H-40Z" fill="#8d969b"/>${rect(0, 752, 1200, 148, '#a5715a')}
${courses({ x: 0, y: 760, width: 1200, height: 140 }, { width: 74, height: 24, gap: 4, colours: ['#9c6650', '#a97560', '#8f5b47'] })}`);
}

function skylight(x: number): string {
  return `<g transform="translate(${x} 400)"><path d="M0 0H128L142 168H-14Z" fill="#3b4145"/><path d="M12 12H116L127 156H1Z" fill="#a9cbdd"/><path d="M12 12H70L40 156H1Z" fill="#d6e8f0" opacity="0.7"/></g>`;
}

const moss = repeat(46, (at) => {
  const [x, y] = [60 + chance(at) * 1080, 300 + chance(at + 50) * 400];
  return `<ellipse cx="${x}" cy="${y}" rx="${14 + chance(at + 90) * 30}" ry="9" fill="#5c6b34" opacity="0.75"/>`;
});
const gone = repeat(9, (at) =>
  rect(140 + chance(at + 7) * 860, 300 + Math.floor(chance(at + 31) * 12) * 32, 41, 29, '#1a1411'),
);

export const roofBefore = roofOf(['#6b4a3d', '#5a3f35', '#77564a', '#4f3a33'], moss + gone);
export const roofAfter = roofOf(
  ['#b5573a', '#bd5f40', '#ab5035'],
  [230, 536, 842].map((x) => skylight(x)).join(''),
);

const battens = repeat(
  13,
  (at) => `<path d="M-40 ${282 + at * 36}H1240" stroke="#c69a62" stroke-width="9"/>`,
);
const rafters = repeat(
  15,
  (at) => `<path d="M${190 + at * 60} 250L${10 + at * 84} 730" stroke="#b48a57" stroke-width="7"/>`,
);
/** The board under the tiles, with battens on it: half of it is tiled. */
export const roofDuring = roofOf(
  ['#b5573a', '#bd5f40', '#ab5035'],
  `<path d="M520 240H1240V740H600Z" fill="#8a7a4f"/><g clip-path="url(#open)">${rafters}${battens}</g><clipPath id="open"><path d="M520 240H1240V740H600Z"/></clipPath>`,
);

type Facade = { wall: string; frame: string; glass: string; more: string };

function facadeOf({ wall, frame, glass, more }: Facade): string {
  const window = (x: number, y: number, width: number, height: number) =>
    `${rect(x - 8, y + height, width + 16, 14, '#6f777b')}${rect(x, y, width, height, frame)}${rect(x + 12, y + 12, width / 2 - 18, height - 24, glass)}${rect(x + width / 2 + 6, y + 12, width / 2 - 18, height - 24, glass)}<path d="M${x + 12} ${y + height - 12}L${x + width / 2 - 6} ${y + 30}V${y + height - 12}Z" fill="#ffffff" opacity="0.18"/>`;
  return photo(`${sky}${rect(120, 90, 960, 720, '#9a6a55')}${wall}
${window(230, 180, 220, 240)}${window(740, 180, 220, 240)}${window(230, 500, 220, 220)}${window(620, 490, 380, 320)}
${rect(100, 70, 1000, 26, '#5d5349')}${more}${rect(0, 808, 1200, 92, '#6f7f4e')}
${repeat(80, (at) => `<path d="M${chance(at) * 1200} ${830 + chance(at + 3) * 60}l5 -22" stroke="#8a9a5e" stroke-width="3"/>`)}`);
}

const stains = repeat(14, (at) => {
  const [x, y] = [170 + chance(at + 5) * 820, 120 + chance(at + 40) * 520];
  return `<path d="M${x} ${y}q22 80 6 ${110 + chance(at) * 90}q-30 -70 -6 -${110 + chance(at) * 90}Z" fill="#3c2a22" opacity="0.28"/>`;
});

const oldBricks = courses(
  { x: 120, y: 90, width: 960, height: 720 },
  { width: 62, height: 22, gap: 4, colours: ['#8d5a46', '#a06c55', '#7d4d3c', '#96634e'] },
);

export const facadeBefore = facadeOf({
  ...{ wall: oldBricks + stains, frame: '#d9d2c2', glass: '#5b6f7a', more: '' },
});
export const facadeAfter = facadeOf({
  wall: `${rect(120, 90, 960, 720, '#efeae0')}${rect(120, 740, 960, 70, '#8d8a84')}`,
  ...{ frame: '#33383b', glass: '#9fc3d6', more: rect(1050, 96, 14, 712, '#7d868b') },
});
