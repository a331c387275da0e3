// A small whole feature to begin from: npm run new -- <name>. docs/add-a-feature.md says where each thing goes.
import { makeFeature } from './new/make-feature.mjs';
import { namesOf } from './new/names.mjs';
import { main } from './prepare/fail.mjs';
import { ensureInstalled } from './prepare/installed.mjs';
import { ensureNode } from './prepare/node.mjs';
import { root } from './prepare/paths.mjs';

await main(async () => {
  ensureNode();
  const names = namesOf(process.argv.slice(2));
  await ensureInstalled();
  const { made, changed } = await makeFeature(root, names);
  for (const file of made) console.log(`made     ${file}`);
  for (const file of changed) console.log(`changed  ${file}`);
  console.log(
    `\n‘${names.title}’ is a page in the menu. docs/add-a-feature.md goes on from here; npm test proves it.`,
  );
});
