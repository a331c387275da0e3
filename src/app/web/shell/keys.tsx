import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { screens } from '#/app/web/features';
import { useShowDialog } from '#/app/web/shell/shell-dialogs';
import { may } from '#/core/rights';
import { openedHere } from '#/platform/web/open-step';
import { useProject } from '#/platform/web/project/current-project';
import { areSingleKeysOn } from '#/platform/web/single-keys';

/** What the keys do on every screen, and what a press on an ‘i’ does. */
export function Keys() {
  const [location, navigate] = useLocation();
  const { project } = useProject();
  const show = useShowDialog();
  useEffect(() => {
    const create = screens.find(({ page }) => page.path === location)?.page.create;
    const isAllowed = create && project && may(project.role, create.needs);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (!isSomethingOpen()) show('search');
        return;
      }
      if (isCommand || isSomethingOpen()) return;
      if (moveInList(event)) return;
      if (isTyping(event.target) || !areSingleKeysOn()) return;
      const act = {
        '/': focusSearch,
        '?': () => show('keys'),
        n: isAllowed ? () => navigate(withNew(location), { state: openedHere }) : undefined,
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    /** How a figure is calculated opens here; in a new tab it is a page. */
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-help]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show('help', link.dataset.help);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [location, navigate, project, show]);
  return null;
}

/** What the list shows stays as it is. */
function withNew(location: string): string {
  const search = new URLSearchParams(window.location.search);
  search.set('nieuw', '1');
  return `${location}?${search}`;
}

function isSomethingOpen(): boolean {
  const open = '[role="dialog"]:not([data-corner]), [role="alertdialog"], [role="menu"], [role="listbox"]';
  return document.querySelector(open) !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

function listSearch(): HTMLInputElement | null {
  return document.querySelector('#main input[type="search"]');
}

function focusSearch(): void {
  listSearch()?.focus();
}

/** From the search to the first row, and from row to row. */
function moveInList(event: KeyboardEvent): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return false;
  const rows = [...document.querySelectorAll<HTMLElement>('#main [data-record]')];
  const at = rows.findIndex((row) => row.contains(event.target as Node));
  const isFromSearch = event.target === listSearch() && step === 1;
  // A choice, a tick or a menu in a row has arrows of its own.
  const isOnRow = at >= 0 && event.target === wayIn(rows[at]);
  if (!isFromSearch && !isOnRow) return false;
  const next = wayIn(rows[at + step]);
  if (next) next.focus();
  else if (isOnRow && step === -1) focusSearch();
  event.preventDefault();
  return true;
}

function wayIn(row: HTMLElement | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>('button, a');
}
