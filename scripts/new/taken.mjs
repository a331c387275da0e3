import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../prepare/fail.mjs';
import { listFiles } from '../prepare/stamp.mjs';

/** A feature, its journey or an address of that name: making it would write over what is somebody's. */
export function refuseTaken(base, { wing, kebab }) {
  const wings = readdirSync(join(base, 'src/features'));
  const rooms = wings.map((wing) => `src/features/${wing}/${kebab}`);
  const place = [...rooms, `tests/journeys/${kebab}.spec.ts`].find((each) => existsSync(join(base, each)));
  if (!wings.includes(wing))
    throw new Refusal(`There is no wing ‘${wing}’: choose one of ${wings.sort().join(', ')}.`);
  if (place) throw new Refusal(`‘${kebab}’ exists already: ${place}. Choose another name.`);
  const address = new RegExp(`['"\`](/[^'"\`\\s]*)?/${kebab}['"\`/?]`);
  const spoken = listFiles(base, ['src'])
    .filter((file) => /\.tsx?$/.test(file))
    .find((file) => address.test(readFileSync(join(base, file), 'utf8')));
  if (spoken) throw new Refusal(`‘/${kebab}’ is an address already, in ${spoken}. Choose another name.`);
}
