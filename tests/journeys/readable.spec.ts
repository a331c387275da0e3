import { findUnreadable } from '../support/find-unreadable';
import { expect, onceIsEnough, test } from '../support/journey';

const grey = 'color: rgb(150, 150, 150)';
const card = (inside: string) => `<section style="background: rgb(255, 255, 255)">${inside}</section>`;

/** What a page holds beside a text that was found readable before. */
const faults = [
  { title: 'other letters on the same ground', html: card(`<p style="${grey}">Te bleek</p>`) },
  {
    title: 'the same letters on another ground',
    html: card('<p style="background: rgb(90, 90, 90)">Te donker</p>'),
  },
  {
    title: 'the same letters with something else under them',
    html: card(
      '<div style="position: relative"><div style="position: absolute; inset: 0; background: rgb(60, 60, 60)"></div><p style="position: relative">Er ligt iets onder</p></div>',
    ),
  },
  { title: 'the same letters, half seen through', html: card('<p style="opacity: 0.4">Bijna weg</p>') },
];

test('a text is found unreadable though its colours were fine elsewhere', onceIsEnough, async ({ page }) => {
  const fine = card('<p>Goed te lezen</p>');
  const draw = (html: string) =>
    page.setContent(`<html lang="nl"><title>Proef</title><main><h1>Proef</h1>${fine}${html}</main></html>`);
  await draw('');
  expect(await findUnreadable(page, ['main'])).toEqual([]);
  for (const { title, html } of faults) {
    await draw(html);
    expect(await findUnreadable(page, ['main']), title).toEqual([expect.stringMatching(/^color-contrast: /)]);
  }
});
