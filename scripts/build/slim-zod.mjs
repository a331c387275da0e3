/**
 * What zod brings for others: describing a shape as JSON Schema, telling of a shape what it asks (`minLength` and the
 * like), and a language that ours takes the place of.
 */
const unusedInClassic = [
  [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [
    /^import \* as processors from "\.\.\/core\/json-schema-processors\.js";$/m,
    'const processors = { aggregateChecks: () => ({}) };',
  ],
  [
    /^import \{ (\w+), (\w+) \} from "\.\.\/core\/to-json-schema\.js";$/m,
    'const $1 = () => undefined, $2 = $1;',
  ],
  [/^import en from "\.\.\/locales\/en\.js";$/m, 'const en = () => ({});'],
];

/** Writing a function for a shape, which our content policy forbids and `jitless` switches off. */
const unusedInCore = [
  [/^import \{ Doc \} from "\.\/doc\.js";$/m, ''],
  [
    /^ *const generateFastpass = \(shape\) => \{$[\s\S]*?return doc\.compile\(\);\s*\};$/m,
    'const generateFastpass = () => undefined;',
  ],
];

const folder = /[\\/]zod[\\/]v4[\\/](classic|core)[\\/]schemas\.js$/;

/** Browsers only check shapes; the API description is made by the server, with all of zod. */
export function slimZod() {
  return {
    name: 'slim-zod',
    apply: 'build',
    transform: {
      filter: { id: folder },
      handler(code, id) {
        const unused = folder.exec(id)?.[1] === 'core' ? unusedInCore : unusedInClassic;
        return unused.reduce((rest, [what, instead]) => {
          const without = rest.replace(what, instead);
          if (without === rest) this.error(`zod no longer has ${what}: see what else it brings now.`);
          return without;
        }, code);
      },
    },
  };
}
