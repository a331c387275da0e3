import { expect, it } from 'vitest';
import { coveredBy } from '#/features/site/planning/rules/covers';

const task = { description: null, category: null, covers: null };

it.each([
  ['Pleisterwerk', 'de leidingen'],
  ['Chape gieten', 'de leidingen'],
  ['Gyproc plaatsen', 'de leidingen'],
  ['Bevloering gelijkvloers', 'de leidingen'],
  ['Achtergevel isoleren', 'wat straks verdwijnt'],
  ['Dakbedekking leggen', 'het onderdak en de isolatie'],
  ['Plakwerk verdieping', 'de leidingen'],
  ['Vloer leggen', 'de leidingen'],
  ['Dakwerken', 'het onderdak en de isolatie'],
  ['Crepi achtergevel', 'wat straks verdwijnt'],
  ['Vloerverwarming leggen', undefined],
  ['Offerte pleisterwerk opvragen', undefined],
  ['Oude vloertegels uitbreken', undefined],
  ['Pleister afkappen', undefined],
  ['Plafonds schilderen', undefined],
  ['Keuken plaatsen', undefined],
])('knows by its words what disappears behind ‘%s’', (title, covered) => {
  expect(coveredBy({ ...task, title })).toBe(covered);
});

it('looks at what else is said of a task where its title says nothing', () => {
  expect(coveredBy({ ...task, title: 'Week 3', description: 'Gipsplaten in de gang' })).toBe('de leidingen');
  expect(coveredBy({ ...task, title: 'Week 3', category: 'Vloeren' })).toBe('de leidingen');
  expect(coveredBy({ ...task, title: 'Vloer uitbreken', category: 'Vloeren' })).toBeUndefined();
});

it('believes who says it of a task, whatever its words', () => {
  expect(coveredBy({ ...task, title: 'Pleisterwerk', covers: false })).toBeUndefined();
  expect(coveredBy({ ...task, title: 'Verdeelkast dichtmaken', covers: true })).toBe('wat straks verdwijnt');
  expect(coveredBy({ ...task, title: 'Pleisterwerk', covers: true })).toBe('de leidingen');
});
