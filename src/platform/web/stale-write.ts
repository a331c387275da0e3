import type { QueryClient } from '@tanstack/react-query';
import type { StaleBody } from '#/core/call';
import { whoHas } from '#/platform/web/current-user';
import { showToast } from '#/ui/toast';

function isSame(one: unknown, other: unknown): boolean {
  const isNothing = (value: unknown) => value === undefined || value === null || value === '';
  return (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other);
}

/** Somebody else did the very same: then there is nothing left to do, nor to ask. */
export function isMadeAlready(current: unknown, body: unknown): boolean {
  if (typeof current !== 'object' || current === null || typeof body !== 'object' || body === null)
    return false;
  const record = current as Record<string, unknown>;
  const fields = Object.entries(body);
  return fields.length > 0 && fields.every(([name, value]) => isSame(record[name], value));
}

/** A click on what somebody else just changed is not done by itself once more: first one sees what it is now. */
export function tellStale(client: QueryClient, record: string, { changedBy }: StaleBody): void {
  void client.invalidateQueries();
  showToast({
    tone: 'destructive',
    title: 'Intussen gewijzigd',
    text: `${whoHas(changedBy)} ${record} net gewijzigd. Kijk even na en probeer opnieuw.`,
  });
}

let afterword: string | undefined;

/** To be read with the toast of the change that is sent next. */
export function sayWithNextSuccess(text: string): void {
  afterword = text;
}

export function takeAfterword(): string | undefined {
  const said = afterword;
  afterword = undefined;
  return said;
}

/** `record` is 'deze factuur'. */
export function tellGone(client: QueryClient, record: string): void {
  void client.invalidateQueries();
  const [first = '', ...rest] = record;
  showToast({
    tone: 'destructive',
    title: 'Intussen verwijderd',
    text: `${first.toUpperCase()}${rest.join('')} is er niet meer.`,
  });
}
