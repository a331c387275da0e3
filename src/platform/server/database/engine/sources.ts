import { ReadTables } from '#/platform/server/database/engine/read-tables';

/** The same for as long as a value is; undefined where nobody keeps it. */
export type Mark = number | undefined;

let marks = 0;

export function newMark(): number {
  marks += 1;
  return marks;
}

type Source = {
  mark: Mark;
  /** Which mark it has by now, for the answer that is being made. */
  again: () => Promise<Mark>;
  bytes: number;
};

/** What something is made of: the tables, and which rows and figures of them, in the order in which they were asked for. */
export class Sources {
  readonly tables = new ReadTables();
  readonly #made: Source[] = [];

  get bytes(): number {
    return this.#made.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** To be told its mark once that is known: until then nothing made of it is the same. */
  add(source: Omit<Source, 'mark'>): (mark: Mark) => void {
    const added: Source = { ...source, mark: undefined };
    this.#made.push(added);
    return (mark) => {
      added.mark = mark;
    };
  }

  /** What is made of the same is the same. What comes later may have been asked for because of what came before. */
  async areSame(): Promise<boolean> {
    if (this.tables.isUnknown) return false;
    for (const { mark, again } of this.#made)
      if (mark === undefined || mark !== (await again())) return false;
    return true;
  }
}
