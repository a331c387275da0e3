import type { Item, ItemFields } from '#/features/work/meetstaat/contract';
import { cellText, type SheetField, sheetFields } from '#/features/work/meetstaat/rules/sheet-cells';
import type { Range } from '#/features/work/meetstaat/rules/sheet-cursor';
import { planPaste, readClipboard, writeClipboard } from '#/features/work/meetstaat/rules/sheet-paste';
import type { Batch } from '#/features/work/meetstaat/web/sheet/sheet-batch';
import type { SheetColumn } from '#/features/work/meetstaat/web/sheet/sheet-columns';

function fieldOf(column: SheetColumn | undefined): SheetField | undefined {
  return sheetFields.find((field) => field === column);
}

/** Whole rows as the export writes them, or the cells of a range. */
export function copyCells({
  items,
  columns,
  range,
}: {
  items: readonly Item[];
  columns: readonly SheetColumn[];
  range: Range | undefined;
}): string {
  const chosen = range && columns.slice(range.left, range.right + 1).flatMap((each) => fieldOf(each) ?? []);
  const fields = chosen && chosen.length > 0 ? chosen : sheetFields;
  return writeClipboard(items.map((item) => fields.map((field) => cellText(item, field))));
}

type Pasted =
  | { ok: true; batch: Batch; said: { title: string; text: string } }
  | { ok: false; message: string };

function counted(count: number, done: string): string[] {
  if (count === 0) return [];
  return [`${count.toLocaleString('nl-NL')} ${count === 1 ? 'item' : 'items'} ${done}`];
}

export function pasteCells({
  text,
  items,
  first = 'category',
  range,
  base,
}: {
  text: string;
  items: readonly Item[];
  first: SheetColumn | undefined;
  range: Range | undefined;
  base: Pick<ItemFields, 'category' | 'unit'>;
}): Pasted {
  const field = first === 'mark' ? 'category' : fieldOf(first);
  if (!field) return { ok: false, message: 'Er is niets geplakt: kies eerst een cel om in te plakken.' };
  const size = range && { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 };
  const plan = planPaste({ block: readClipboard(text), items, first: field, range: size, base });
  if (!plan.ok) return plan;
  const { update, create } = plan;
  const told = [...counted(update.length, 'bijgewerkt'), ...counted(create.length, 'toegevoegd')];
  if (told.length === 0) return { ok: false, message: 'Er viel niets te wijzigen.' };
  return { ok: true, batch: { update, create }, said: { title: 'Geplakt', text: `${told.join(', ')}.` } };
}
