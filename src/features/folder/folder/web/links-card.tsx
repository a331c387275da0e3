import { useState } from 'react';
import { dayAt, formatDay } from '#/core/day';
import type { FolderLink } from '#/features/folder/folder/links-contract';
import { NewLinkDialog } from '#/features/folder/folder/web/new-link-dialog';
import { useFolderLinks, useRemoveFolderLink } from '#/features/folder/folder/web/queries';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { TextField } from '#/ui/text-field';

type Props = { projectId: number; mayChange: boolean };

/** Who reads along without an account. */
export function LinksCard({ projectId, mayChange }: Props) {
  const { data: links = [] } = useFolderLinks(projectId);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ url: string | null }>();
  return (
    <Card as="section" aria-labelledby="folder-links">
      <CardHeader
        id="folder-links"
        title="Delen met een koper of notaris"
        text="Met een link, zonder account: alleen lezen en downloaden, zonder bedragen tenzij u die aanvinkt."
        actions={mayChange && <Button onClick={() => setMaking(true)}>Link maken</Button>}
      />
      {made && (
        <div role="status" className="mb-3 flex flex-col gap-2">
          <p>
            {made.url
              ? 'De link is klaar. Bezorg hem zelf: hij is hier alleen nu te zien.'
              : 'De e-mail vertrekt. Alleen wie die krijgt, heeft de link.'}
          </p>
          {made.url && (
            <TextField label="Link" readOnly value={made.url} onFocus={({ target }) => target.select()} />
          )}
        </div>
      )}
      <ul>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} mayChange={mayChange} />
        ))}
      </ul>
      {links.length === 0 && <p className="text-ink-soft">Niemand heeft een link.</p>}
      {isMaking && (
        <NewLinkDialog
          projectId={projectId}
          onMade={(answer) => {
            setMade(answer);
            setMaking(false);
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </Card>
  );
}

function LinkRow({ link, mayChange }: { link: FolderLink; mayChange: boolean }) {
  const remove = useRemoveFolderLink();
  const seen = link.lastSeenAt
    ? `laatst geopend op ${formatDay(dayAt(new Date(link.lastSeenAt)))}`
    : 'nog niet geopend';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0 grow basis-56">
        <p className="break-words">
          {link.name} {link.email && <span className="text-ink-soft">({link.email})</span>}
        </p>
        <p className="text-ink-soft text-sm">
          {link.chapters.length} hoofdstukken, {link.withAmounts ? 'met' : 'zonder'} bedragen, {seen}
        </p>
      </div>
      <Badge tone={link.isOpen ? 'moss' : 'neutral'}>
        {link.isOpen ? `Werkt tot en met ${formatDay(link.until)}` : 'Gestopt'}
      </Badge>
      {mayChange && link.isOpen && (
        <Button
          size="small"
          busy={remove.isPending}
          aria-label={`Link van ${link.name} intrekken`}
          onClick={() => remove.mutate({ params: { id: link.id } })}
        >
          Intrekken
        </Button>
      )}
    </li>
  );
}
