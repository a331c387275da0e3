import { Search } from 'lucide-react';
import { type KeyboardEvent, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { FoundEntry } from '#/core/found-entry';
import { useSearchIndex } from '#/features/front/search/web/use-search-index';
import { findEntries } from '#/features/front/shared/search/rules/find';
import type { FoundRecords } from '#/platform/web/find';
import { openedHere } from '#/platform/web/open-step';
import { cx } from '#/ui/class-names';
import { inputClasses } from '#/ui/control-classes';
import { Dialog } from '#/ui/dialog';

const mostFound = 12;

type SearchDialogProps = {
  projectId: number | undefined;
  records: readonly FoundRecords[];
  /** Pages and actions: there whatever the project holds; the first ones are shown before anything is typed. */
  always: readonly FoundEntry[];
  first: readonly FoundEntry[];
  /** What answers a question: ‘hoe betaal ik …’. */
  answers: (typed: string) => readonly FoundEntry[];
  onAct: (name: string) => void;
  onClose: () => void;
};

/** Everything in the project by a few letters, and Enter. */
export function SearchDialog({
  projectId,
  records,
  always,
  first,
  answers,
  onAct,
  onClose,
}: SearchDialogProps) {
  const [location, navigate] = useLocation();
  const { index, isComplete } = useSearchIndex(projectId, records, always);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const sought = useDeferredValue(typed);
  const find = useCallback(
    (text: string) => [...answers(text), ...findEntries(index, text, mostFound)].slice(0, mostFound),
    [index, answers],
  );
  const found = useMemo(() => (sought.trim() === '' ? first : find(sought)), [find, sought, first]);
  const list = useId();
  const at = Math.min(chosen, found.length - 1);
  const go = (entry: FoundEntry | undefined) => {
    if (!entry) return;
    onClose();
    if (entry.act) onAct(entry.act);
    else navigate(entry.path, { state: isOnTopOf(location, entry.path) ? openedHere : null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      const next = (at + step + found.length) % found.length;
      setChosen(next);
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      // Who types fast is ahead of what is on the screen.
      go(typed === sought ? found[at] : find(typed)[0]);
    }
  };
  return (
    <Dialog title="Zoeken" onClose={onClose}>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-[1.125rem] text-ink-soft"
        />
        <input
          role="combobox"
          aria-label="Zoek in het hele project"
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Offerte, factuur, contact, taak, document, of ‘hoe …’"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className={cx(inputClasses, 'pl-10')}
        />
      </div>
      {/* As high whatever is found: the field would go up and down under who types. */}
      <div className="mt-3 flex h-[min(32rem,56dvh)] flex-col">
        <p role="status" className="text-ink-soft text-sm not-empty:pb-2">
          {tell(typed, found.length, isComplete)}
        </p>
        <div id={list} role="listbox" aria-label="Gevonden" className="min-h-0 overflow-y-auto">
          {found.map((entry, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above is the way for the keyboard
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen one
            <div
              key={entry.path}
              id={`${list}-${position}`}
              role="option"
              aria-selected={position === at}
              onClick={() => go(entry)}
              onPointerMove={() => setChosen(position)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-brick-soft"
            >
              <span className="w-22 shrink-0 text-ink-soft text-sm">{entry.kind}</span>
              <span className="wrap-anywhere min-w-0 flex-1">
                <span className="font-semibold">{entry.title}</span>
                {entry.detail !== '' && <span className="block text-ink-soft text-sm">{entry.detail}</span>}
              </span>
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

/** A form or a record of the screen where one is. */
function isOnTopOf(location: string, path: string): boolean {
  return path.startsWith(`${location}?`) && /[?&](id|nieuw|dossier|vergelijk)=/.test(path);
}

function tell(typed: string, count: number, isComplete: boolean): string {
  if (typed.trim() === '') return 'Kies met de pijltjes en Enter, of typ om te zoeken.';
  if (!isComplete) return 'Nog niet alles is geladen.';
  return count === 0
    ? 'Niets gevonden. Probeer een stuk van een woord, een naam, een nummer of een bedrag. Staat het nog op papier? Voeg het toe bij Postvak.'
    : '';
}
