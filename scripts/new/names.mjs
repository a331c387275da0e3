import { Refusal } from '../prepare/fail.mjs';

/** Longer, and the names of its keys no longer fit in the database. */
const longest = 24;

const how =
  'npm run new -- <name> or <wing>/<name>, lower-case words such as extra-kosten or money/extra-kosten';

/** Where a feature stands whose wing was not said. */
const usualWing = 'work';

/** What a feature is called in each place; the template is called `new-thing`. */
export function namesOf(typed) {
  const [said, ...others] = typed;
  if (said === undefined || others.length > 0) throw new Refusal(`Say one name: ${how}.`);
  const [name, wing = usualWing, ...deeper] = said.split('/').reverse();
  if (deeper.length > 0 || ![name, wing].every((word) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word))) {
    throw new Refusal(`‘${said}’ is no name: ${how}.`);
  }
  if (name.length > longest) throw new Refusal(`‘${name}’ is too long: at most ${longest} letters.`);
  const words = name.split('-');
  const pascal = words.map(capitalise).join('');
  return {
    wing,
    kebab: name,
    snake: words.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: words.join(' '),
    title: capitalise(words.join(' ')),
  };
}

function capitalise(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function fillIn(template, { wing, kebab, snake, camel, pascal, words, title }) {
  return template
    .replaceAll('features/work/new-thing', `features/${wing}/${kebab}`)
    .replaceAll('new-thing', kebab)
    .replaceAll('new_thing', snake)
    .replaceAll('newThing', camel)
    .replaceAll('NewThing', pascal)
    .replaceAll('new thing', words)
    .replaceAll('New thing', title);
}
