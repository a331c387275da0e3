import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useExtraFindings, useSendExtra } from '#/features/papers/extras/web/queries';
import type { Extra } from '#/features/papers/shared/extras/contract';
import { extraName, linkDays } from '#/features/papers/shared/extras/rules/statuses';
import { FoundList } from '#/features/papers/shared/web/found-list';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

type SendDialogProps = { extra: Extra; email: string | null; onClose: () => void };

/** Who gets the link decides, without an account. Sending again ends the link before. */
export function SendDialog({ extra, email: known, onClose }: SendDialogProps) {
  const [email, setEmail] = useState(known ?? '');
  const [made, setMade] = useState<{ url: string | null; told: string }>();
  const { mutate, isPending } = useSendExtra();
  const { data: findings = [], isPending: isLooking } = useExtraFindings(extra.id);
  const seen = findings.map(({ key }) => key);
  const send = (to: string) =>
    mutate(
      { params: { id: extra.id }, body: { email: to, seen }, version: extra.version },
      {
        onSuccess: ({ url, isMailed }) => {
          setMade({ url, told: tellMade(to, isMailed) });
          // Where a browser allows it so long after the click; the link stands in its field in any case.
          if (url && to === '') copy(url).catch(() => undefined);
        },
      },
    );
  const copy = async (url: string) => {
    await navigator.clipboard?.writeText(url);
    if ('clipboard' in navigator) showToast({ title: 'Link gekopieerd' });
  };
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title={`Akkoord vragen voor ${extraName(extra)}`}
      description={`De link werkt ${linkDays} dagen en voor één beslissing. Past u het meerwerk aan of maakt u een nieuwe link, dan vervalt hij.`}
      footer={
        made ? (
          <Button variant="primary" onClick={onClose}>
            Klaar
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Annuleren</Button>
            <Button busy={isPending} disabled={isLooking} onClick={() => send('')}>
              Link kopiëren
            </Button>
            <Button
              variant="primary"
              busy={isPending}
              disabled={isLooking || email.trim() === ''}
              onClick={() => send(email.trim())}
            >
              Mailen
            </Button>
          </>
        )
      }
    >
      {made ? (
        <div className="flex flex-col gap-3">
          <p role="status">{made.told}</p>
          {made.url && (
            <TextField label="Link" readOnly value={made.url} onFocus={({ target }) => target.select()} />
          )}
          {made.url && 'clipboard' in navigator && (
            <Button icon={<Copy aria-hidden="true" />} onClick={() => made.url && copy(made.url)}>
              Link kopiëren
            </Button>
          )}
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <FoundList findings={findings} />
          <TextField
            label="E-mailadres van de andere partij"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
      )}
    </Dialog>
  );
}

function tellMade(to: string, isMailed: boolean): string {
  if (to === '') return 'De link is klaar. Bezorg hem zelf, bijvoorbeeld in een bericht.';
  return isMailed
    ? `De e-mail naar ${to} vertrekt. Alleen wie die krijgt, heeft de link.`
    : 'De link is klaar. Deze server verstuurt geen e-mail: bezorg de link zelf.';
}
