import { Dialog } from '#/ui/dialog';

const keys = [
  ['Ctrl K', 'Zoeken in het hele project (op een Mac ⌘ K)'],
  ['/', 'Naar het zoekveld van de lijst'],
  ['n', 'Nieuw: een item, contact, offerte, factuur of taak'],
  ['↓ ↑', 'Naar de volgende of vorige rij van een lijst'],
  ['Enter', 'De gekozen rij openen'],
  ['Esc', 'Sluiten, of een zoekopdracht wissen'],
  ['?', 'Deze lijst'],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Sneltoetsen" size="small" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2.5">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="whitespace-nowrap rounded-control border border-line-strong bg-sunken px-2 py-0.5 font-sans text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">Losse toetsen zet u af bij ‘Uw account’.</p>
    </Dialog>
  );
}
