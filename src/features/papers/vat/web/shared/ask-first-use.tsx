import { useState } from 'react';
import { ratedParts, type VatPaper } from '#/features/papers/vat/rules/rated-parts';
import { useHome } from '#/features/work/shared/home/web/use-home';
import { useTakeOver } from '#/features/work/shared/home/web/use-update-home';
import { asksForYear } from '#/features/work/shared/rules/vat/questions';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { TextField } from '#/ui/text-field';

type AskFirstUseProps = { paper: VatPaper & { projectId: number }; mayChange: boolean };

/** Asked where the rate of VAT hangs on it, until somebody told it once. */
export function AskFirstUse({ paper, mayChange }: AskFirstUseProps) {
  const { data: home } = useHome(paper.projectId);
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useTakeOver();
  if (!home || !mayChange || !asksForYear(ratedParts(paper), home)) return null;
  const isYear = /^\d{4}$/.test(typed.trim());
  const save = () =>
    mutate({
      params: { projectId: paper.projectId },
      body: { firstUseYear: typed },
      version: home.version,
    });
  return (
    <Alert title="Klopt het btw-tarief?">
      <p>6% kan pas voor een woning die minstens tien jaar in gebruik is. We vragen u dit maar één keer.</p>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-0 grow"
          label="In welk jaar werd uw woning voor het eerst gebruikt?"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button busy={isPending} disabled={!isYear} onClick={save}>
          Bewaren
        </Button>
      </div>
    </Alert>
  );
}
