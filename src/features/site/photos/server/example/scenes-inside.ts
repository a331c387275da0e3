import { chance, courses, photo, rect, repeat } from '#/features/site/photos/server/example/svg';

function room(wall: string, floor: string): string {
  return `${rect(0, 0, 1200, 640, wall)}${rect(0, 640, 1200, 260, floor)}<path d="M0 640H1200" stroke="#00000033" stroke-width="6"/>`;
}

function floorTiles(colours: readonly [string, string]): string {
  return repeat(6, (row) =>
    repeat(17, (at) => {
      const [top, bottom] = [640 + row * 44, 640 + (row + 1) * 44];
      const spread = (x: number, y: number) => 600 + (x - 600) * (1 + (y - 640) / 300);
      const [left, right] = [-80 + at * 80, at * 80];
      const points = [
        spread(left, top),
        top,
        spread(right, top),
        top,
        spread(right, bottom),
        bottom,
        spread(left, bottom),
        bottom,
      ];
      return `<polygon points="${points.join(' ')}" fill="${colours[(row + at) % 2]}"/>`;
    }),
  );
}

const flowers = repeat(140, (at) => {
  const [x, y] = [(at % 20) * 62 + (Math.floor(at / 20) % 2) * 31, Math.floor(at / 20) * 92 + 40];
  return `<circle cx="${x}" cy="${y}" r="9" fill="#b98a4a" opacity="0.55"/><circle cx="${x + 14}" cy="${y + 10}" r="6" fill="#7f8f4f" opacity="0.5"/>`;
});
const oldCupboard = (x: number, y: number, width: number, height: number) =>
  `${rect(x, y, width, height, '#6d4526')}${rect(x + 10, y + 10, width - 20, height - 20, '#80542f')}<circle cx="${x + width - 22}" cy="${y + height / 2}" r="7" fill="#d8c08a"/>`;

export const kitchenBefore = photo(
  `${room('#d8c290', '#b7ab98')}${flowers}${floorTiles(['#c7bba6', '#8f6f5a'])}
${repeat(4, (at) => oldCupboard(90 + at * 150, 90, 146, 190))}${repeat(5, (at) => oldCupboard(90 + at * 150, 440, 146, 230))}
${rect(80, 418, 780, 26, '#b9b1a2')}${rect(880, 400, 190, 270, '#ece8df')}${repeat(4, (at) => `<circle cx="${912 + at * 42}" cy="424" r="10" fill="#4a4641"/>`)}${rect(904, 456, 142, 120, '#3b3733')}
<path d="M980 60q-40 90 20 150t-10 120" stroke="#4f3b24" stroke-width="5" fill="none" opacity="0.5"/>`,
  'lamp',
);

const bricks = courses(
  { x: 0, y: 0, width: 1200, height: 640 },
  { width: 86, height: 32, gap: 5, colours: ['#a5624a', '#b06c53', '#955741', '#9d5e48'] },
);
const prop = (x: number) =>
  `${rect(x, 196, 22, 470, '#c8452f')}${rect(x + 4, 360, 14, 300, '#d9d4c8')}${rect(x - 24, 660, 70, 14, '#8c8c88')}`;

export const kitchenDuring = photo(
  `${room('#b9aa98', '#8d857b')}${bricks}<path d="M250 190H950V700H250Z" fill="#cfd9d6"/><path d="M250 640H950V700H250Z" fill="#9a948a"/>
${rect(560, 300, 240, 340, '#dfe9ee')}${rect(672, 300, 12, 340, '#7d868b')}
${rect(190, 132, 820, 20, '#6f4a3d')}${rect(190, 152, 820, 30, '#8a5a49')}${rect(190, 182, 820, 18, '#6f4a3d')}
${prop(330)}${prop(850)}${repeat(30, (at) => `<ellipse cx="${chance(at) * 1200}" cy="${700 + chance(at + 9) * 180}" rx="${12 + chance(at + 4) * 26}" ry="${8 + chance(at + 2) * 10}" fill="${at % 3 ? '#a5624a' : '#c9c2b6'}"/>`)}`,
);

export const bathroomBefore = photo(
  `${room('#e2c3bf', '#8f8b86')}${courses({ x: 0, y: 200, width: 1200, height: 440 }, { width: 74, height: 74, gap: 4, colours: ['#dba9a6', '#e0b1ae', '#d49f9c'] })}${floorTiles(['#9a958e', '#7c7771'])}
<rect x="110" y="470" width="560" height="210" rx="34" fill="#e8d9cf"/><rect x="134" y="488" width="512" height="60" rx="30" fill="#cdbbb0"/>
${rect(600, 400, 14, 70, '#8f9496')}<path d="M607 404h-46v16" stroke="#8f9496" stroke-width="12" fill="none"/>
<path d="M800 430h220l-34 96H834Z" fill="#e8d9cf"/>${rect(890, 526, 40, 150, '#d9c8bd')}<rect x="820" y="150" width="180" height="210" rx="90" fill="#b9c9cc" stroke="#a58f6a" stroke-width="12"/>
<path d="M240 200q60 90 20 180" stroke="#7a5a50" stroke-width="4" fill="none" opacity="0.6"/>`,
  'lamp',
);

/** The loops of the heating before the screed goes over them. */
const loops = repeat(9, (at) => {
  const y = 300 + at * 62;
  const inset = 200 - at * 22;
  const end = at % 2 ? `A26 26 0 0 0 ${inset} ${y + 62}` : `A26 26 0 0 1 ${1200 - inset} ${y + 62}`;
  return `<path d="M${inset} ${y}H${1200 - inset}" stroke="#c8452f" stroke-width="${9 + at}" fill="none"/>${at < 8 ? `<path d="M${at % 2 ? inset : 1200 - inset} ${y}${end}" stroke="#c8452f" stroke-width="${9 + at}" fill="none"/>` : ''}`;
});
export const floorHidden = photo(
  `${rect(0, 0, 1200, 250, '#c9c0b2')}${rect(0, 250, 1200, 650, '#d9b64a')}${rect(0, 234, 1200, 26, '#4d7fb0')}
${repeat(22, (at) => `<path d="M${600 + (at - 11) * 48} 260L${600 + (at - 11) * 130} 900" stroke="#8f8f8a" stroke-width="3"/>`)}${repeat(11, (at) => `<path d="M0 ${280 + at * at * 5.4}H1200" stroke="#8f8f8a" stroke-width="3"/>`)}
${loops}${rect(930, 60, 190, 150, '#e9e6e0')}${repeat(6, (at) => rect(950 + at * 28, 90, 14, 90, at % 2 ? '#c8452f' : '#4d7fb0'))}`,
);

const slot = (path: string) =>
  `<path d="${path}" stroke="#6f5648" stroke-width="34" fill="none"/><path d="${path}" stroke="#e8862c" stroke-width="11" fill="none"/><path d="${path}" stroke="#4b5a66" stroke-width="8" fill="none" transform="translate(13 0)"/>`;
const box = (x: number, y: number) =>
  `${rect(x, y, 64, 64, '#5a463b')}<circle cx="${x + 32}" cy="${y + 32}" r="25" fill="#3f76a8"/>`;

export const wallHidden = photo(
  `${room('#d8cfc1', '#8d857b')}${courses({ x: 60, y: 300, width: 480, height: 200 }, { width: 86, height: 32, gap: 5, colours: ['#b07a63', '#a56f58', '#bb8770'] })}
${slot('M300 0V470H620')}${slot('M820 0V560')}${slot('M820 250H1060V560')}
${box(268, 450)}${box(600, 438)}${box(788, 540)}${box(1028, 540)}
${repeat(26, (at) => `<circle cx="${chance(at) * 1200}" cy="${690 + chance(at + 8) * 180}" r="${5 + chance(at + 3) * 12}" fill="#b9aa98"/>`)}`,
);
