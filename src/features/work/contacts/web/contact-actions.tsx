import { EllipsisVertical, Mail, MapPin, Pencil, Phone, Trash2 } from 'lucide-react';
import { contactName } from '#/core/contact-name';
import { phoneLink } from '#/core/phone';
import { directionsTo, emailLink } from '#/core/reachable';
import type { ListedContact } from '#/features/work/shared/contacts/contract';
import { Button, buttonClasses, IconButton } from '#/ui/button';
import { Menu, MenuItem } from '#/ui/menu';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

type ContactActionsProps = { contact: ListedContact; onEdit: () => void; onRemove: () => void };

/** The ways to reach somebody, of what is no number or address none; the first thing to do is to call. */
export function ContactActions(props: ContactActionsProps) {
  const { contact } = props;
  const onPhone = useMediaQuery(phoneQuery);
  const mail = contact.email === null ? undefined : emailLink(contact.email);
  const call = contact.phone === null ? undefined : phoneLink(contact.phone);
  const mailing = mail && (
    <a href={mail} className={buttonClasses()}>
      <Mail aria-hidden="true" className="size-[1.125rem]" />
      Mailen
    </a>
  );
  return (
    <>
      {!onPhone && contact.address !== null && <Route address={contact.address} />}
      {(!onPhone || call) && mailing}
      {onPhone ? <OthersInMenu {...props} /> : contact.isOwn && <Others {...props} />}
      {onPhone && !call && mailing}
      {call && (
        <a href={call} className={buttonClasses({ variant: 'primary' })}>
          <Phone aria-hidden="true" className="size-[1.125rem]" />
          Bellen
        </a>
      )}
    </>
  );
}

function Route({ address }: { address: string }) {
  return (
    <a href={directionsTo(address)} target="_blank" rel="noreferrer" className={buttonClasses()}>
      <MapPin aria-hidden="true" className="size-[1.125rem]" />
      Route
    </a>
  );
}

function Others({ contact, onEdit, onRemove }: ContactActionsProps) {
  return (
    <>
      <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        Bewerken
      </Button>
      <IconButton
        label={`${contactName(contact)} verwijderen`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </>
  );
}

function OthersInMenu({ contact: { address, isOwn }, onEdit, onRemove }: ContactActionsProps) {
  if (!isOwn) return address === null ? null : <Route address={address} />;
  return (
    <Menu trigger={<IconButton label="Meer acties" icon={<EllipsisVertical aria-hidden="true" />} />}>
      {address !== null && (
        <MenuItem asChild>
          <a href={directionsTo(address)} target="_blank" rel="noreferrer">
            <MapPin aria-hidden="true" className="size-[1.125rem] shrink-0 opacity-80" />
            Route
          </a>
        </MenuItem>
      )}
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
        Bewerken
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={onRemove}>
        Verwijderen
      </MenuItem>
    </Menu>
  );
}
