import { itemWords, quantityWords } from '#/features/outside/quote-requests/rules/price-list';
import { ChoiceList } from '#/features/outside/quote-requests/web/choice-list';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { Chip } from '#/ui/chip';

type ItemChoiceProps = {
  items: readonly Item[];
  value: readonly number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
};

export function itemOptions(items: readonly Item[]) {
  return items.map((item) => ({
    value: String(item.id),
    label: `${itemWords(item)} (${quantityWords(item)})`,
  }));
}

/** Rows of the meetstaat: one by one, or all of a category or a room with one press. */
export function ItemChoice({ items, value, error, onChange }: ItemChoiceProps) {
  const { data: rooms = [] } = useRooms();
  const groups = [
    ...[...new Set(items.map(({ category }) => category))].map((category) => ({
      key: category as string,
      ids: items.filter((item) => item.category === category).map(({ id }) => id),
    })),
    ...rooms.map(({ id: roomId, name }) => ({
      key: name,
      ids: items.filter(({ roomIds }) => roomIds.includes(roomId)).map(({ id }) => id),
    })),
  ].filter(({ ids }) => ids.length > 0);
  const toggle = (ids: readonly number[], isChosen: boolean) =>
    onChange(isChosen ? value.filter((id) => !ids.includes(id)) : [...new Set([...value, ...ids])]);
  return (
    <ChoiceList
      legend={`Posten uit de meetstaat (${value.length} gekozen)`}
      options={itemOptions(items)}
      value={value}
      error={error}
      onChange={onChange}
      none={<p className="text-ink-soft">Er staan nog geen posten in de meetstaat.</p>}
    >
      <div className="mb-2 flex flex-wrap gap-2">
        {groups.map(({ key, ids }) => {
          const isChosen = ids.every((id) => value.includes(id));
          return (
            <Chip key={key} isChosen={isChosen} onClick={() => toggle(ids, isChosen)}>
              {key}
            </Chip>
          );
        })}
      </div>
    </ChoiceList>
  );
}
