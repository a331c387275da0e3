import type { Covered } from '#/features/work/meetstaat/rules/coverage-sum';
import { cellText, type SheetField, sheetFields } from '#/features/work/meetstaat/rules/sheet-cells';
import type { Range } from '#/features/work/meetstaat/rules/sheet-cursor';
import { planPaste, readClipboard, writeClipboard } from '#/features/work/meetstaat/rules/sheet-paste';
import { coveredText } from '#/features/work/meetstaat/web/covered-content';
import type { Batch } from '#/features/work/meetstaat/web/sheet/sheet-batch';
import { isCovered, isTool, type SheetColumn } from '#/features/work/meetstaat/web/sheet/sheet-columns';
import type { Item, ItemFields } from '#/features/work/shared/meetstaat/contract';

type Copied = {
  items: readonly Item[];
  columns: readonly SheetColumn[];
  range: Range | undefined;
  covered: Covered | undefined;
};

/** The cells of a range; whole rows as the export writes them, or with what covers them where that is shown. */
export function copyCells({ items, columns, range, covered }: Copied): string {
  const isText = (column: SheetColumn) => !isTool(column);
  const chosen = (range ? columns.slice(range.left, range.right + 1) : []).filter(isText);
  const whole = covered ? columns.filter(isText) : sheetFields;
  const fields = chosen.length > 0 ? chosen : whole;
  return writeClipboard(items.map((item) => fields.map((field) => textOf(item, field, covered))));
}

function textOf(item: Item, column: SheetColumn | SheetField, covered: Covered | undefined): string {
  if (column !== 'notes' && column !== 'articleNumber' && isCovered(column))
    return coveredText(column, covered?.get(item.id));
  const field = sheetFields.find((each) => each === column);
  return field ? cellText(item, field) : '';
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
  fields,
}: {
  text: string;
  items: readonly Item[];
  first: SheetColumn | undefined;
  range: Range | undefined;
  base: Pick<ItemFields, 'category' | 'unit'>;
  fields: readonly SheetField[];
}): Pasted {
  const field = first === 'mark' ? 'category' : fields.find((each) => each === first);
  if (!field) return { ok: false, message: 'Er is niets geplakt: kies eerst een cel om in te plakken.' };
  const size = range && { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 };
  const plan = planPaste({ block: readClipboard(text), items, first: field, fields, range: size, base });
  if (!plan.ok) return plan;
  const { update, create } = plan;
  const told = [...counted(update.length, 'bijgewerkt'), ...counted(create.length, 'toegevoegd')];
  if (told.length === 0) return { ok: false, message: 'Er viel niets te wijzigen.' };
  return { ok: true, batch: { update, create }, said: { title: 'Geplakt', text: `${told.join(', ')}.` } };
}
