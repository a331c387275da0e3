import { ChevronRight, Webhook as Hook } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dayAt } from '#/core/day';
import type { Project } from '#/core/project';
import { ToldOnceDialog } from '#/features/programs/shared/web/told-once-dialog';
import type { Webhook } from '#/features/programs/webhooks/contract';
import { webhookLine } from '#/features/programs/webhooks/rules/words';
import { Deliveries } from '#/features/programs/webhooks/web/deliveries';
import {
  useEndWebhook,
  useMakeWebhook,
  useTestWebhook,
  useWebhooks,
} from '#/features/programs/webhooks/web/queries';
import { WebhookForm } from '#/features/programs/webhooks/web/webhook-form';
import { QueryStates } from '#/platform/web/query-states';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { cx } from '#/ui/class-names';
import { SkeletonList } from '#/ui/skeleton';

/** Which servers the owner of a project has told of its changes; folded, for few have one. */
export function WebhooksPart({ project }: { project: Project }) {
  return (
    <section aria-label="Webhooks" className="mt-4 border-line border-t pt-3">
      <Opened title="Webhooks: uw eigen server verwittigen">
        <p className="mb-3 max-w-prose text-ink-soft text-sm">
          Verandert er iets in <span className="wrap-anywhere">{project.name}</span>, dan sturen wij uw server
          een ondertekend bericht: welk soort gegeven, zijn nummer en waar u het vindt. Geen namen en geen
          bedragen.
        </p>
        <Webhooks projectId={project.id} />
      </Opened>
    </section>
  );
}

/** What is under it is only read by who opens it. */
function Opened({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className="-ml-3 text-left"
        aria-expanded={isOpen}
        icon={<ChevronRight aria-hidden="true" className={cx(isOpen && 'rotate-90')} />}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </Button>
      {isOpen && children}
    </>
  );
}

function Webhooks({ projectId }: { projectId: number }) {
  const webhooks = useWebhooks(projectId);
  const make = useMakeWebhook();
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <QueryStates
        query={webhooks}
        failed="Uw webhooks konden niet geladen worden"
        loading={<SkeletonList rows={1} />}
      >
        {(data) => (
          <ul>
            {data.map((webhook) => (
              <OneWebhook key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
      </QueryStates>
      <Button className="mt-2" onClick={() => setMaking(true)}>
        Webhook maken
      </Button>
      {isMaking && (
        <WebhookForm
          busy={make.isPending}
          onClose={() => setMaking(false)}
          onCreate={(body) =>
            make.mutate(
              { params: { projectId }, body },
              {
                onSuccess: (made) => {
                  setMaking(false);
                  setSecret(made.secret);
                },
              },
            )
          }
        />
      )}
      {secret && (
        <ToldOnceDialog
          title="De sleutel van uw webhook"
          description="U ziet hem alleen nu. Uw server controleert er elk bericht mee."
          label="Sleutel"
          secret={secret}
          onClose={() => setSecret(undefined)}
        >
          De berichten zijn ondertekend zoals Standard Webhooks beschrijft.
        </ToldOnceDialog>
      )}
    </>
  );
}

function OneWebhook({ webhook }: { webhook: Webhook }) {
  const end = useEndWebhook();
  const trying = useTestWebhook();
  const { host } = new URL(webhook.url);
  const params = { id: webhook.id };
  return (
    <li className="border-line border-t py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-3">
        <Hook aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <span className="line-clamp-3">{webhook.url}</span>
            {webhook.offSince && <Badge tone="danger">Staat uit: kwam een dag niet aan</Badge>}
          </p>
          <p className="text-ink-soft text-sm">{webhookLine(webhook, dayAt(new Date()))}</p>
        </div>
        <div className="flex gap-2">
          <Button
            size="small"
            busy={trying.isPending}
            aria-label={`Webhook naar ${host} proberen`}
            onClick={() => trying.mutate({ params })}
          >
            Proberen
          </Button>
          <Button
            size="small"
            busy={end.isPending}
            aria-label={`Webhook naar ${host} verwijderen`}
            onClick={() => end.mutate({ params })}
          >
            Verwijderen
          </Button>
        </div>
      </div>
      <Opened title="Wat er gemeld werd">
        <Deliveries webhookId={webhook.id} />
      </Opened>
    </li>
  );
}
