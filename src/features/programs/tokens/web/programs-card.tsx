import { Plug } from 'lucide-react';
import { useState } from 'react';
import { dayAt } from '#/core/day';
import type { AccessToken } from '#/features/programs/tokens/contract';
import { tokenLine } from '#/features/programs/tokens/rules/words';
import { MadeTokenDialog } from '#/features/programs/tokens/web/made-token-dialog';
import { useEndToken, useMakeToken, useTokens } from '#/features/programs/tokens/web/queries';
import { TokenForm } from '#/features/programs/tokens/web/token-form';
import { WebhooksPart } from '#/features/programs/webhooks/web/shared/webhooks-part';
import type { AccountCardProps } from '#/platform/web/ports/account';
import { useProject } from '#/platform/web/project/current-project';
import { QueryStates } from '#/platform/web/query-states';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { SkeletonList } from '#/ui/skeleton';

/** Which programs somebody lets into their projects. */
export function ProgramsCard({ goingOn, askToSignIn }: AccountCardProps) {
  const tokens = useTokens();
  const { project, projects } = useProject();
  const [isMaking, setMaking] = useState(goingOn === 'programma');
  const [made, setMade] = useState<{ token: string; projectId: number }>();
  const make = useMakeToken(() => {
    setMaking(false);
    askToSignIn('programma');
  });
  return (
    <Card as="section" aria-labelledby="programs">
      <CardHeader
        id="programs"
        title="Programma’s"
        text="Laat een script, een rekenblad, uw thuisserver of een assistent één project lezen, of papieren in Postvak leggen. Wat dit programma leest, gaat ook naar wie het maakt."
      />
      <QueryStates
        query={tokens}
        failed="Uw programma’s konden niet geladen worden"
        loading={<SkeletonList rows={1} />}
      >
        {(data) => (
          <ul>
            {data.map((token) => (
              <Program key={token.id} token={token} />
            ))}
          </ul>
        )}
      </QueryStates>
      {project ? (
        <Button className="mt-4" onClick={() => setMaking(true)}>
          Programma toelaten
        </Button>
      ) : (
        <p className="text-ink-soft">Maak eerst een project.</p>
      )}
      {project?.role === 'owner' && <WebhooksPart key={project.id} project={project} />}
      {isMaking && project && (
        <TokenForm
          projects={projects}
          projectId={project.id}
          busy={make.isPending}
          onClose={() => setMaking(false)}
          onCreate={(body) =>
            make.mutate(
              { body },
              {
                onSuccess: ({ token }) => {
                  setMaking(false);
                  setMade({ token, projectId: body.projectId });
                },
              },
            )
          }
        />
      )}
      {made && <MadeTokenDialog {...made} onClose={() => setMade(undefined)} />}
    </Card>
  );
}

function Program({ token }: { token: AccessToken }) {
  const end = useEndToken();
  return (
    <li className="flex items-center gap-3 border-line border-t py-3 first:border-t-0 first:pt-0">
      <Plug aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {token.name}
          {!token.isOpen && <Badge tone="neutral">Heeft nu geen toegang</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">{tokenLine(token, dayAt(new Date()))}</p>
      </div>
      <Button
        size="small"
        busy={end.isPending}
        aria-label={`Toegang van ${token.name} beëindigen`}
        onClick={() => end.mutate({ params: { id: token.id } })}
      >
        Beëindigen
      </Button>
    </li>
  );
}
