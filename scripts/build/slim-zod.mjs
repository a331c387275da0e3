/** What zod brings for others: describing a shape as JSON Schema, and a language that ours takes the place of. */
const unused = [
  [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [
    /^import \{ (\w+), (\w+) \} from "\.\.\/core\/to-json-schema\.js";$/m,
    'const $1 = () => undefined, $2 = $1;',
  ],
  [/^import en from "\.\.\/locales\/en\.js";$/m, 'const en = () => ({});'],
];

/** Browsers only check shapes; the API description is made by the server, with all of zod. */
export function slimZod() {
  return {
    name: 'slim-zod',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
      handler(code) {
        return unused.reduce((rest, [what, instead]) => {
          const without = rest.replace(what, instead);
          if (without === rest) this.error(`zod no longer has ${what}: see what else it brings now.`);
          return without;
        }, code);
      },
    },
  };
}
