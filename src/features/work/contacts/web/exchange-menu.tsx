import { ArrowDownUp, FileUp } from 'lucide-react';
import { contactExports } from '#/features/work/shared/contacts/contract';
import { Button, IconButton } from '#/ui/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#/ui/menu';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

const name = 'Importeren en exporteren';
const icon = <ArrowDownUp aria-hidden="true" />;

/** To and from a phone, Outlook, Google or Excel. */
export function ExchangeMenu({ hasContacts, onImport }: { hasContacts: boolean; onImport: () => void }) {
  // In full it would push the way to a new contact out of sight.
  const onPhone = useMediaQuery(phoneQuery);
  return (
    <Menu trigger={onPhone ? <IconButton label={name} icon={icon} /> : <Button icon={icon}>{name}</Button>}>
      <MenuItem icon={<FileUp aria-hidden="true" />} onSelect={onImport}>
        Uit een vCard of csv halen…
      </MenuItem>
      {hasContacts && (
        <>
          <MenuSeparator />
          <MenuLabel>Exporteren</MenuLabel>
          {Object.values(contactExports).map(({ path, label }) => (
            <MenuItem key={path} asChild>
              <a href={path} download>
                {label}
              </a>
            </MenuItem>
          ))}
        </>
      )}
    </Menu>
  );
}
