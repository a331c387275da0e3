import { ClipboardCheck, FileDown, Plus } from 'lucide-react';
import { fillPath } from '#/core/call';
import { contactName } from '#/core/contact-name';
import { dayAt } from '#/core/day';
import { may } from '#/core/rights';
import type { SitePart } from '#/features/site/photos/web/shared/slots';
import { type Point, pointsArchivePath, pointsReportPath } from '#/features/site/points/contract';
import { type Grouping, groupings, groupPoints, type PointGroup } from '#/features/site/points/rules/groups';
import { contactParam } from '#/features/site/points/rules/path';
import { isPending } from '#/features/site/points/rules/steps';
import { RepairLetter } from '#/features/site/points/web/group-actions';
import { OpenPoint, useOpenPoint } from '#/features/site/points/web/open-point';
import { PointRow } from '#/features/site/points/web/point-row';
import { usePoints } from '#/features/site/points/web/queries';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { QueryStates } from '#/platform/web/query-states';
import { useAddress } from '#/platform/web/use-address';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { Chip } from '#/ui/chip';
import { EmptyState } from '#/ui/empty-state';
import { FilterFrame } from '#/ui/filter-frame';
import { Select } from '#/ui/select';

const byWords: Record<Grouping, string> = { ruimte: 'Per ruimte', aannemer: 'Per aannemer', dag: 'Per dag' };

/** What has to be put right on the site, by room, by who does it or by day. */
export function PointsView({ project }: SitePart) {
  const query = usePoints(project.id);
  const { openNew } = useOpenPoint();
  const mayAdd = may(project.role, 'add');
  const add = mayAdd && (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={openNew}>
      Nieuw punt
    </Button>
  );
  return (
    <>
      <QueryStates query={query} failed="De punten konden niet geladen worden">
        {(points) =>
          points.length === 0 ? (
            <EmptyState
              icon={<ClipboardCheck aria-hidden="true" />}
              title="Nog geen punten"
              text="Ziet u iets dat niet in orde is? Noteer het met een foto en een woord. Elk punt krijgt een nummer dat het voor altijd houdt, en de aannemer ziet zijn punten op zijn eigen pagina."
              action={add}
            />
          ) : (
            <Listed project={project} points={points} add={add} />
          )
        }
      </QueryStates>
      <OpenPoint project={project} points={query.data} />
    </>
  );
}

type ListedProps = SitePart & { points: readonly Point[]; add: React.ReactNode };

function Listed({ project, points, add }: ListedProps) {
  const { search, put } = useAddress();
  const names = useNames();
  const by = groupings.find((each) => each === search.get('groep')) ?? 'ruimte';
  const isAll = search.get('alles') === '1';
  const contactId = Number(search.get(contactParam)) || undefined;
  const own = points.filter((point) => contactId === undefined || point.contactId === contactId);
  const shown = own.filter(({ status }) => isAll || isPending(status));
  const asked = contactId === undefined ? '' : `?contactId=${contactId}`;
  const doers = [...new Set(points.flatMap((point) => point.contactId ?? []))];
  return (
    <>
      <FilterFrame
        className="mb-3 items-center"
        isInUse={isAll || contactId !== undefined || by !== 'ruimte'}
        search={add}
        choices={
          <>
            <Select
              aria-label="Ordenen"
              className="min-w-0 md:max-w-44"
              value={by}
              options={groupings.map((each) => ({ value: each, label: byWords[each] }))}
              onChange={(each) => put({ groep: each === 'ruimte' ? '' : each })}
            />
            <span>
              <Chip isChosen={isAll} onClick={() => put({ alles: isAll ? '' : '1' })}>
                Ook wat klaar is
              </Chip>
            </span>
            {doers.length > 0 && (
              <Select
                aria-label="Aannemer"
                className="min-w-0 md:max-w-60"
                emptyOption="Alle aannemers"
                value={contactId === undefined ? '' : String(contactId)}
                options={doers.map((id) => ({
                  value: String(id),
                  label: names.contacts.get(id) ?? `Contact ${id}`,
                }))}
                onChange={(chosen) => put({ [contactParam]: chosen })}
              />
            )}
          </>
        }
      >
        <span className="flex flex-wrap md:ml-auto">
          <a
            href={fillPath(pointsReportPath, { projectId: project.id }) + asked}
            download
            className={buttonClasses({ variant: 'quiet', size: 'small' })}
          >
            <FileDown aria-hidden="true" className="size-4" />
            PDF
          </a>
          <a
            href={fillPath(pointsArchivePath, { projectId: project.id }) + asked}
            download
            className={buttonClasses({ variant: 'quiet', size: 'small' })}
          >
            <FileDown aria-hidden="true" className="size-4" />
            Dossier (ZIP)
          </a>
        </span>
      </FilterFrame>
      {shown.length === 0 && <p className="text-ink-soft">Er is niets meer te doen. Alles is in orde.</p>}
      <div className="flex flex-col gap-3 md:gap-4">
        {groupPoints(shown, by, names).map((group) => (
          <Group key={group.key} group={group} by={by} names={names} project={project} />
        ))}
      </div>
    </>
  );
}

type Names = ReturnType<typeof useNames>;
type GroupProps = SitePart & { group: PointGroup; by: Grouping; names: Names };

function Group({ group: { key, title, contactId, points }, by, names, project }: GroupProps) {
  const { open } = useOpenPoint();
  const today = dayAt(new Date());
  const id = `punten-${key || 'zonder'}`;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <CardHeader
        id={id}
        title={title}
        className="mb-0 px-4 pt-4 pb-1 md:px-5"
        actions={
          contactId !== null && (
            <RepairLetter project={project.name} contactId={contactId} points={points} rooms={names.rooms} />
          )
        }
      />
      <ul>
        {points.map((point) => (
          <PointRow
            key={point.id}
            point={point}
            today={today}
            about={[
              by !== 'ruimte' && point.roomId !== null ? names.rooms.get(point.roomId) : '',
              by !== 'aannemer' && point.contactId !== null ? names.contacts.get(point.contactId) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
            onOpen={() => open(point.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

function useNames() {
  const { data: rooms = [] } = useRooms();
  const { data: contacts = [] } = useContacts();
  return {
    rooms: new Map(rooms.map(({ id, name }) => [id, name])),
    contacts: new Map(contacts.map((contact) => [contact.id, contactName(contact)])),
  };
}
