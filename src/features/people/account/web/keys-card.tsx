import { useState } from 'react';
import { areSingleKeysOn, switchSingleKeys } from '#/platform/web/single-keys';
import { Card, CardHeader } from '#/ui/card';
import { Checkbox } from '#/ui/checkbox';

export function KeysCard() {
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <Card as="section">
      <CardHeader title="Sneltoetsen" text="Druk op een scherm op ‘?’ om te zien welke er zijn." />
      <Checkbox
        label="Losse toetsen gebruiken op dit toestel"
        hint="Zet ze af als u dicteert of zelf toetsen ingesteld heeft. Ctrl+K blijft werken."
        checked={isOn}
        onChange={({ target }) => {
          switchSingleKeys(target.checked);
          setOn(target.checked);
        }}
      />
    </Card>
  );
}
