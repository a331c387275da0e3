import { useVirtualizer } from '@tanstack/react-virtual';
import { TableLine } from '#/ui/table-line';
import type { TableView } from '#/ui/table-types';

type TableVirtualBodyProps<Row> = { view: TableView<Row>; scroller: HTMLElement | null };

const estimatedHeight = 49;

/** Only the lines in sight, between two empty bodies as high as the lines left out. */
export function TableVirtualBody<Row>({ view, scroller }: TableVirtualBodyProps<Row>) {
  const { lines, columns } = view;
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => lines[index]?.id ?? index,
    initialRect: { width: 1024, height: 640 },
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <Gap height={before} columns={columns.length} />
      <tbody>
        {items.map((item) => {
          const line = lines[item.index];
          return (
            line && (
              <TableLine
                key={item.key}
                ref={virtualizer.measureElement}
                index={item.index}
                line={line}
                view={view}
              />
            )
          );
        })}
      </tbody>
      <Gap height={after} columns={columns.length} />
    </>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns} style={{ height }} className="p-0" />
      </tr>
    </tbody>
  );
}
