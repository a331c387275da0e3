import { ArrowDown, ArrowUp, ChevronDown, Trash2, X } from 'lucide-react';
import { type Item, type ItemChanges, itemCategories } from '#/features/work/shared/meetstaat/contract';
import { totalInWords } from '#/features/work/shared/meetstaat/rules/sums';
import { itemSelectionActions } from '#/features/work/shared/meetstaat/web/slots';
import { SlotParts } from '#/platform/web/slots';
import { Button, IconButton } from '#/ui/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#/ui/menu';

type SelectionBarProps = {
  items: readonly Item[];
  /** Left out where the order of the rows is not that of the meetstaat. */
  onMove: ((direction: 'up' | 'down') => void) | undefined;
  onChange: (changes: ItemChanges) => void;
  onRemove: () => void;
  onClear: () => void;
};

function selectedText(count: number): string {
  return `${count.toLocaleString('nl-NL')} ${count === 1 ? 'item' : 'items'} geselecteerd`;
}

/** What can be done to all that is selected; below the sheet, so that no row moves away under the pointer. */
export function SelectionBar({ items, onMove, onChange, onRemove, onClear }: SelectionBarProps) {
  const trigger = (label: string) => (
    <Button size="small">
      {label}
      <ChevronDown aria-hidden="true" className="ml-1 size-4" />
    </Button>
  );
  return (
    <div
      role="toolbar"
      aria-label="Selectie"
      className="flex flex-wrap items-center gap-2 border-line-strong border-t bg-brick-soft px-3 py-1.5 md:px-4"
    >
      <p role="status" className="mr-2 font-semibold">
        {selectedText(items.length)}
        <span className="font-normal text-ink-soft"> · {totalInWords(items)}</span>
      </p>
      <Menu align="start" trigger={trigger('Categorie')}>
        <MenuLabel>Zet in categorie</MenuLabel>
        {itemCategories.map((category) => (
          <MenuItem key={category} onSelect={() => onChange({ category })}>
            {category}
          </MenuItem>
        ))}
      </Menu>
      <Menu align="start" trigger={trigger('Lening en premie')}>
        <MenuItem onSelect={() => onChange({ includedInLoan: true })}>Opnemen in de lening</MenuItem>
        <MenuItem onSelect={() => onChange({ includedInLoan: false })}>Uit de lening halen</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => onChange({ subsidyEligible: true })}>
          Komt in aanmerking voor premie
        </MenuItem>
        <MenuItem onSelect={() => onChange({ subsidyEligible: false, subsidyTypeId: null })}>
          Geen premie
        </MenuItem>
      </Menu>
      {onMove && (
        <span className="inline-flex">
          <IconButton label="Omhoog" icon={<ArrowUp aria-hidden="true" />} onClick={() => onMove('up')} />
          <IconButton label="Omlaag" icon={<ArrowDown aria-hidden="true" />} onClick={() => onMove('down')} />
        </span>
      )}
      <SlotParts of={itemSelectionActions} given={{ itemIds: items.map(({ id }) => id), look: 'small' }} />
      <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
        Verwijderen
      </Button>
      <IconButton
        label="Selectie wissen"
        icon={<X aria-hidden="true" />}
        onClick={onClear}
        className="ml-auto"
      />
    </div>
  );
}
