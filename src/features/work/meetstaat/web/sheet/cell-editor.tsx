import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fieldLabels, type TypedField } from '#/features/work/meetstaat/rules/sheet-cells';
import { itemCategories, itemUnits } from '#/features/work/shared/meetstaat/contract';
import { cx } from '#/ui/class-names';

/** Where the cursor goes when a cell is done. */
export type Leave = 'up' | 'down' | 'left' | 'right' | 'next' | 'back' | 'stay';

export type Editing = {
  text: string;
  /** By a first letter: then the arrows go on to another cell, as in any sheet. */
  isQuick: boolean;
  error?: string;
};

type CellEditorProps = {
  field: TypedField;
  editing: Editing;
  onType: (text: string) => void;
  onCommit: (text: string, leave: Leave) => void;
  onCancel: () => void;
};

const arrows: Readonly<Record<string, Leave>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const choices: Partial<Record<TypedField, readonly string[]>> = { category: itemCategories, unit: itemUnits };

/** What is typed stays here until it is done: no other cell is drawn for a letter. */
export function CellEditor({ field, editing, onType, onCommit, onCancel }: CellEditorProps) {
  const [text, setText] = useState(editing.text);
  const input = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const { isQuick } = editing;
  const words = choices[field];
  useEffect(() => {
    const element = input.current;
    element?.focus({ preventScroll: true });
    if (isQuick) element?.setSelectionRange(element.value.length, element.value.length);
    else element?.select();
  }, [isQuick]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The sheet's own keys are not meant while somebody types.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const leave = leaveOf(event, { isQuick: isQuick && !words, isLong: field === 'description' });
    if (leave === 'newline') {
      event.preventDefault();
      input.current?.setRangeText('\n', input.current.selectionStart, input.current.selectionEnd, 'end');
      take(input.current?.value ?? text);
    } else if (leave) {
      event.preventDefault();
      if (leave === 'cancel') onCancel();
      else onCommit(text, leave);
    }
  };
  const take = (typed: string) => {
    setText(typed);
    onType(typed);
  };
  const shared = {
    'aria-label': fieldLabels[field],
    'aria-invalid': editing.error ? (true as const) : undefined,
    'aria-describedby': editing.error ? 'sheet-error' : undefined,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => take(target.value),
    onKeyDown,
    onBlur: () => onCommit(text, 'stay'),
    className: cx(
      'absolute inset-x-0 top-0 z-10 min-h-full w-full resize-none bg-surface px-2 py-1.5 text-[0.9375rem] leading-6 outline-2 -outline-offset-1',
      editing.error ? 'outline-danger' : 'outline-brick',
    ),
  };
  if (field === 'description') {
    return (
      <textarea
        ref={input}
        rows={1}
        {...shared}
        style={{ fieldSizing: 'content', maxHeight: '12rem' } as object}
      />
    );
  }
  return (
    <>
      <input
        ref={input}
        type="text"
        inputMode={words ? undefined : 'decimal'}
        autoComplete="off"
        list={words && `sheet-${field}`}
        {...shared}
        className={cx(shared.className, !words && 'text-right tabular-nums')}
      />
      {words && (
        <datalist id={`sheet-${field}`}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  );
}

function leaveOf(
  event: KeyboardEvent,
  { isQuick, isLong }: { isQuick: boolean; isLong: boolean },
): Leave | 'cancel' | 'newline' | undefined {
  switch (event.key) {
    case 'Escape':
      return 'cancel';
    case 'Enter':
      if (event.altKey && isLong) return 'newline';
      return event.shiftKey ? 'up' : 'down';
    case 'Tab':
      return event.shiftKey ? 'back' : 'next';
    default:
      return isQuick && !event.shiftKey && !event.ctrlKey ? arrows[event.key] : undefined;
  }
}
