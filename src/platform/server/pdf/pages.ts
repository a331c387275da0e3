import { setImmediate } from 'node:timers/promises';
import { type Block, page, type Row } from '#/platform/server/pdf/rows';

/** `isAgain`: the head of a table, on a page where that table goes on. */
export type PlacedRow = { row: Row; isAgain: boolean };

const roomDown = page.height - 2 * page.margin;
const longestTurn = 15;

/** Lets others have their turn once this work has taken long enough. */
export function turnTaker(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestTurn) return;
    await setImmediate();
    since = performance.now();
  };
}

export async function pagesOf(blocks: Iterable<Block>): Promise<PlacedRow[][]> {
  const pages: PlacedRow[][] = [[]];
  const takeTurns = turnTaker();
  let left = roomDown;
  const put = (row: Row, isAgain: boolean) => {
    pages.at(-1)?.push({ row, isAgain });
    left -= row.height;
  };
  for (const { head, rows } of blocks) {
    const headHeight = head.reduce((sum, { height }) => sum + height, 0);
    let headed = 0;
    let isHeaded = head.length === 0;
    for (const whole of rows) {
      await takeTurns();
      for (const row of cutRow(whole, roomDown - headHeight)) {
        if (row.height + row.follows + (isHeaded ? 0 : headHeight) > left) {
          pages.push([]);
          left = roomDown;
          isHeaded = head.length === 0;
        }
        if (!isHeaded) {
          for (const each of head) put(each, headed > 0);
          headed += 1;
        }
        isHeaded = true;
        put(row, false);
      }
    }
  }
  return pages;
}

/** A row that is higher than a page, which would run off its foot, becomes several. */
function cutRow(row: Row, most: number): Row[] {
  if (row.height <= most) return [row];
  const cut = Math.max(...row.pieces.map(({ drop }) => drop).filter((drop) => drop <= most));
  const rest = row.pieces
    .filter(({ drop }) => drop > cut)
    .map((piece) => ({ ...piece, drop: piece.drop - cut }));
  const first = { ...row, height: cut, isRuled: false, pieces: row.pieces.filter(({ drop }) => drop <= cut) };
  return rest.length === 0
    ? [row]
    : [first, ...cutRow({ ...row, height: row.height - cut, pieces: rest }, most)];
}
