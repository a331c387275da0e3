import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

export type Weight = 'regular' | 'bold';
/** Text in one face. */
export type Run = { face: string; text: string };
type Face = { name: string; bytes: Buffer; draws: (character: string) => boolean };

const require = createRequire(import.meta.url);
/** Drawn where no face has the letter. */
export const replacement = '\ufffd';

function openFace(name: string, file: string): Face {
  const bytes = readFileSync(require.resolve(file));
  const font = create(bytes);
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} is not one face.`);
  const known = new Map<string, boolean>();
  const look = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    if (!font.hasGlyphForCodePoint(code)) return false;
    // A subset may list a letter that it doesn't draw: that would be a gap on paper.
    return character === ' ' || font.glyphForCodePoint(code).path.commands.length > 0;
  };
  const draws = (character: string) => {
    const answer = known.get(character) ?? look(character);
    known.set(character, answer);
    return answer;
  };
  return { name, bytes, draws };
}

/** Our own face first; the second has Greek, Cyrillic and the signs that ours lacks. */
const faces: Readonly<Record<Weight, readonly Face[]>> = {
  regular: [
    openFace('own', '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
    openFace('spare', 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  ],
  bold: [
    openFace('own-bold', '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
    openFace('spare-bold', 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  ],
};

export function listFaces(): { name: string; bytes: Buffer }[] {
  return [...faces.regular, ...faces.bold];
}

/** A word stays in one face where one has all of it: letters of two look like a mistake. */
export function runsOfWord(word: string, weight: Weight): Run[] {
  const characters = [...word];
  const whole = faces[weight].find(({ draws }) => characters.every(draws));
  return whole ? [{ face: whole.name, text: word }] : joinRuns(characters.map((one) => runOf(one, weight)));
}

function runOf(character: string, weight: Weight): Run {
  const of = (text: string) => faces[weight].find(({ draws }) => draws(text));
  const face = of(character);
  if (face) return { face: face.name, text: character };
  const spare = of(replacement);
  if (!spare) throw new Error('No face draws what stands for a letter that none has.');
  return { face: spare.name, text: replacement };
}

export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const { face, text } of runs) {
    const last = joined.at(-1);
    if (last?.face === face) last.text += text;
    else joined.push({ face, text });
  }
  return joined;
}
