import { findCategory } from '#/features/work/meetstaat/server/import/categories';
import type { ItemCategory } from '#/features/work/shared/meetstaat/contract';

type Chapter = { code: string; category: ItemCategory | undefined };

/** 09 holds 09.02, which holds 09.02.13.A. */
function holds(chapter: string, code: string): boolean {
  return code === chapter || code.startsWith(`${chapter}.`);
}

/** The chapters that are open at a row, the outermost first. */
export class Chapters {
  #open: Chapter[] = [];
  #justOpened = false;

  open(code: string, title: string): void {
    this.#leave(code);
    this.#open.push({ code, category: findCategory(title) });
    this.#justOpened = true;
  }

  /** Without codes, titles that follow each other directly are a chapter and its part. */
  #leave(code: string): void {
    if (code !== '')
      this.#open = this.#open.filter((chapter) => chapter.code !== '' && holds(chapter.code, code));
    else if (!this.#justOpened) this.#open = [];
  }

  /** The innermost chapter whose words name a category of ours. */
  categoryOf(code: string): ItemCategory | undefined {
    this.#justOpened = false;
    const open =
      code === ''
        ? this.#open
        : this.#open.filter((chapter) => chapter.code === '' || holds(chapter.code, code));
    return open.findLast(({ category }) => category !== undefined)?.category;
  }
}
