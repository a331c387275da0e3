import { useSearchParams } from 'wouter';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';

type DeadLinkProps = {
  /** What there is; undefined while it is being fetched. */
  rows: readonly { id: number }[] | undefined;
  /** A form holds a record that somebody removed meanwhile, and says so itself. */
  isOpen?: boolean;
  /** What the address calls it. */
  idName?: string;
  /** 'Dit contact bestaat niet meer, …' */
  text: string;
};

/** Where the address asks for a record (`?id=12`) that isn't there: who follows a link is told that it leads nowhere. */
export function DeadLink({ rows, isOpen = false, idName = 'id', text }: DeadLinkProps) {
  const [search] = useSearchParams();
  const { close } = useOpenRecord(idName);
  const asked = search.get(idName);
  if (asked === null || rows === undefined || isOpen) return null;
  if (rows.some(({ id }) => String(id) === asked)) return null;
  return (
    <Alert
      tone="warning"
      announce
      className="mb-4"
      actions={
        <Button size="small" onClick={close}>
          Begrepen
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
