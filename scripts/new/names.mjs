import { Refusal } from '../prepare/fail.mjs';

/** Longer, and the names of its keys no longer fit in the database. */
const longest = 24;

const how = 'npm run new -- <name>, a lower-case word such as deadlines or extra-kosten';

/** What a feature is called in each place; the template is called `new-thing`. */
export function namesOf(typed) {
  const [name, ...others] = typed;
  if (name === undefined || others.length > 0) throw new Refusal(`Say one name: ${how}.`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Refusal(`‘${name}’ is no name: ${how}.`);
  if (name.length > longest) throw new Refusal(`‘${name}’ is too long: at most ${longest} letters.`);
  const words = name.split('-');
  const pascal = words.map(capitalise).join('');
  return {
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

export function fillIn(template, { kebab, snake, camel, pascal, words, title }) {
  return template
    .replaceAll('new-thing', kebab)
    .replaceAll('new_thing', snake)
    .replaceAll('newThing', camel)
    .replaceAll('NewThing', pascal)
    .replaceAll('new thing', words)
    .replaceAll('New thing', title);
}
