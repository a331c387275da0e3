import { ArrowDownUp, FileUp } from 'lucide-react';
import { contactExports } from '#/features/work/contacts/contract';
import { Button } from '#/ui/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#/ui/menu';

/** To and from a phone, Outlook, Google or Excel. */
export function ExchangeMenu({ hasContacts, onImport }: { hasContacts: boolean; onImport: () => void }) {
  return (
    <Menu trigger={<Button icon={<ArrowDownUp aria-hidden="true" />}>Importeren en exporteren</Button>}>
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
