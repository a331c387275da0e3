import type { Page } from '@playwright/test';
import { choose } from '../support/acting';
import { createProject, expect, expectAccessible, onceIsEnough, onlyOnPhone, test } from '../support/journey';
import { samplePdf } from '../support/sample-files';

function inDays(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  return at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' });
}

type Made = { id: number; startDate: string; endDate: string };

async function plan(page: Page, projectId: number) {
  const path = `/api/projects/${projectId}/planning`;
  const make = async (data: object): Promise<Made> => (await page.request.post(path, { data })).json();
  const first = await make({ title: 'Chape', startDate: inDays(20), endDate: inDays(22) });
  const follows = [{ taskId: first.id, days: 7 }];
  await make({ title: 'Tegels', startDate: inDays(30), endDate: inDays(31), dependsOn: follows });
  const days = async () => {
    const tasks = (await (await page.request.get(path)).json()) as (Made & { title: string })[];
    return tasks.map(({ title, startDate, endDate }) => [title, startDate, endDate]);
  };
  return { days };
}

const chape = (page: Page) => page.getByRole('button', { name: /^Chape: / });

test(
  'an owner moves a task by key, by mouse and by menu, sees first what follows, and takes it back',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const { days } = await plan(page, await createProject(page));
    const before = await days();
    await page.goto('/planning?weergave=kalender');
    await expect(page).toHaveURL(/\/planning\?schaal=maand&weergave=tijdslijn$/);
    await expect(page.getByText(/^De langste keten telt 2 taken/)).toBeVisible();

    const place = async () => (await chape(page).boundingBox())?.x;
    const first = await place();
    await chape(page).press('Shift+ArrowRight');
    const dialog = page.getByRole('dialog', { name: '‘Chape’ verschuiven' });
    await expect(dialog.getByText(/^2 taken schuiven 1 dag op; oplevering wordt /)).toBeVisible();
    await dialog.getByRole('button', { name: '1 week later' }).click();
    await expect(dialog.getByText(/^2 taken schuiven 8 dagen op; oplevering wordt /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Verschuiven', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(days).toEqual([
      ['Chape', inDays(28), inDays(30)],
      ['Tegels', inDays(38), inDays(39)],
    ]);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect.poll(days).toEqual(before);
    // The screen follows a moment later.
    await expect.poll(place).toBe(first);

    const bar = await chape(page).boundingBox();
    if (!bar) throw new Error('the bar is not on the screen');
    await page.mouse.move(bar.x + bar.width / 3, bar.y + bar.height / 2);
    await page.mouse.down();
    // Fourteen pixels a day.
    await page.mouse.move(bar.x + bar.width / 3 + 28, bar.y + bar.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(dialog.getByText(/^2 taken schuiven 2 dagen op; oplevering wordt /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    expect(await days()).toEqual(before);

    await page.getByRole('button', { name: 'Acties voor Chape' }).click();
    await page.getByRole('menuitem', { name: 'Een dag langer' }).click();
    await expect.poll(days).toContainEqual(['Chape', inDays(20), inDays(23)]);
    await expect(page.getByRole('button', { name: /^Tegels: .*Let op: Kan pas vanaf/ })).toBeVisible();
    await chape(page).click();
    await expect(page.getByRole('dialog', { name: 'Taak bewerken' })).toBeVisible();
  },
);

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** From the end of a bar to the row of another, not yet let go there. */
async function pullLink(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).locator('[data-handle=link]').scrollIntoViewIfNeeded();
  const [dot, target] = [
    await row(page, from).locator('[data-handle=link]').boundingBox(),
    await row(page, to).boundingBox(),
  ];
  if (!dot || !target) throw new Error('a row is not on the screen');
  await page.mouse.move(dot.x + dot.width / 2, dot.y + dot.height / 2);
  await page.mouse.down();
  await page.mouse.move(dot.x + 30, target.y + target.height / 2, { steps: 5 });
  await expect(row(page, to)).toHaveAttribute('data-target');
}

async function drawLink(page: Page, from: string, to: string): Promise<void> {
  await pullLink(page, from, to);
  await page.mouse.up();
}

test(
  'an owner draws what comes after what, is told of a circle, and finds the same in a menu and in the address',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    await page.goto('/planning?weergave=tijdslijn');
    await expect(page.getByRole('heading', { name: 'Geen taken met datums gevonden' })).toBeVisible();
    await expect(page.getByLabel('Zoek in de taken')).toBeVisible();
    await plan(page, projectId);
    const path = `/api/projects/${projectId}/planning`;
    await page.request.post(path, {
      data: { title: 'Oplevering', startDate: inDays(40), isMilestone: true, category: 'Algemeen' },
    });
    const follows = async () => {
      const tasks = (await (await page.request.get(path)).json()) as { dependsOn: { days: number }[] }[];
      return tasks.map(({ dependsOn }) => dependsOn.map(({ days }) => days));
    };
    await page.goto('/planning?weergave=tijdslijn&schaal=maand');
    await expect(page.getByRole('button', { name: /^Oplevering: mijlpaal, / })).toBeVisible();
    await pullLink(page, 'Tegels', 'Oplevering');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Oplevering')).not.toHaveAttribute('data-target');
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await follows()).toEqual([[], [7], []]);
    await drawLink(page, 'Tegels', 'Oplevering');
    await expect.poll(follows).toEqual([[], [7], [0]]);
    await drawLink(page, 'Oplevering', 'Chape');
    await expect(
      page.getByText('Deze taken zouden op elkaar wachten: Chape → Tegels → Oplevering → Chape.'),
    ).toBeVisible();
    expect(await follows()).toEqual([[], [7], [0]]);

    await page.getByRole('button', { name: 'Acties voor Oplevering' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Na …' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '‘Oplevering’ komt na …' });
    await dialog.getByLabel('Dagen tussen taak 1 en deze').fill('3');
    await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(follows).toEqual([[], [7], [3]]);

    await page.getByRole('combobox', { name: 'Groeperen' }).click();
    await page.getByRole('option', { name: 'Per categorie' }).click();
    await page.getByRole('combobox', { name: 'Schaal' }).click();
    await page.getByRole('option', { name: 'Jaar' }).click();
    await page.getByLabel('Zoek in de taken').fill('oplev');
    await expect(chape(page)).toBeHidden();
    await page.getByRole('link', { name: 'Budget' }).first().click();
    await expect(page.getByRole('heading', { name: 'Budget', level: 1 })).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Algemeen' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Schaal' })).toHaveText('Jaar');
    await expect(page.getByLabel('Zoek in de taken')).toHaveValue('oplev');
    await expect(page.getByRole('button', { name: /^Oplevering: / })).toBeVisible();
    await expect(chape(page)).toBeHidden();
  },
);

test(
  'a finger moves a bar, draws its end, and scrolls the timeline',
  onlyOnPhone,
  async ({ newcomer: page }) => {
    const { days } = await plan(page, await createProject(page));
    await page.goto('/planning?weergave=tijdslijn&schaal=maand');
    await expect(page.getByText(/^De langste keten telt 2 taken/)).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    const slide = async (from: { x: number; y: number }, by: number) => {
      const send = (type: string, points: object[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: points } as never);
      await send('touchStart', [from]);
      for (const part of [0.25, 0.5, 0.75, 1])
        await send('touchMove', [{ x: from.x + by * part, y: from.y }]);
      await send('touchEnd', []);
    };
    const timeline = page.getByRole('region', { name: 'Tijdslijn van de taken' });
    const box = async (bar: ReturnType<typeof chape>) => {
      const found = await bar.boundingBox();
      if (!found) throw new Error('the bar is not on the screen');
      return found;
    };

    await chape(page).evaluate((bar) => bar.scrollIntoView({ inline: 'center', block: 'center' }));
    const bar = await box(chape(page));
    await slide({ x: bar.x + 8, y: bar.y + bar.height / 2 }, 28);
    const dialog = page.getByRole('dialog', { name: '‘Chape’ verschuiven' });
    await expect(dialog.getByText(/^2 taken schuiven 2 dagen op/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Verschuiven', exact: true }).tap();
    await expect(dialog).toBeHidden();
    await expect.poll(days).toContainEqual(['Chape', inDays(22), inDays(24)]);

    await chape(page).evaluate((moved) => moved.scrollIntoView({ inline: 'center', block: 'center' }));
    const end = await box(row(page, 'Chape').locator('[data-handle=resize]'));
    await slide({ x: end.x + end.width - 4, y: end.y + end.height / 2 }, 14);
    await expect.poll(days).toContainEqual(['Chape', inDays(22), inDays(25)]);
    await expectAccessible(page);

    // Where there is no bar, the timeline goes along.
    const scrolled = () => timeline.evaluate((node) => node.scrollLeft);
    const before = await scrolled();
    await expect(async () => {
      const top = await box(row(page, 'Chape'));
      await slide({ x: 350, y: top.y + top.height / 2 }, -120);
      await expect.poll(scrolled, { timeout: 2_000 }).toBeGreaterThan(before);
    }).toPass();
  },
);

test(
  'an owner keeps a reminder, sees it on the dashboard, has a calendar link and chooses letters',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.goto('/planning?weergave=termijnen');
    await expect(page).toHaveURL(/\/termijnen$/);
    await expect(page.getByRole('heading', { name: 'Geen termijnen' })).toBeVisible();
    await page.getByRole('button', { name: 'Nieuwe herinnering' }).click();
    const form = page.getByRole('dialog', { name: 'Nieuwe herinnering' });
    await form.getByLabel('Waaraan').fill('Bel de notaris');
    await form.getByRole('textbox', { name: /^Dag/ }).fill(inDays(2));
    await form.getByRole('button', { name: 'Herinnering toevoegen' }).click();
    const deadlines = page.getByRole('list', { name: 'Termijnen' });
    await expect(deadlines.getByText('Bel de notaris')).toBeVisible();

    await page.getByRole('button', { name: 'Link maken' }).click();
    const link = await page.getByLabel('Uw link').inputValue();
    const calendar = await page.request.get(link);
    expect(await calendar.text()).toContain('Bel de notaris');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Link beëindigen' }).click();
    await expect(page.getByRole('button', { name: 'Link maken' })).toBeVisible();
    expect((await page.request.get(link)).status()).toBe(404);

    await page.goto('/');
    const attention = page.getByRole('region', { name: 'Wat vraagt aandacht' });
    await expect(attention.getByText('Herinnering: over 2 dagen')).toBeVisible();
    await page.getByRole('button', { name: 'Meldingen en uitnodigingen' }).click();
    const bell = page.getByRole('dialog', { name: 'Meldingen en uitnodigingen' });
    await expect(bell.getByText('Niets nieuws. Zo hoort het.')).toBeVisible();
    await page.keyboard.press('Escape');
    await attention.getByRole('link', { name: /^Bel de notaris/ }).click();

    await page.getByRole('button', { name: '‘Bel de notaris’ is gedaan' }).click();
    await expect(page.getByRole('heading', { name: 'Geen termijnen' })).toBeVisible();

    await page.goto('/account');
    await page.getByText('Waarvan en wanneer').first().click();
    await choose(page, 'Taken die beginnen', 'Niet');
    await expect(page.getByText('Uw keuze is bewaard')).toBeVisible();
    const quotes = page.getByRole('combobox', { name: 'Offertes die verlopen' });
    await expect(quotes).toBeEnabled();
    await choose(page, 'Offertes die verlopen', 'Vanaf 7 dagen vooraf');
    await expect(quotes).toHaveText('Vanaf 7 dagen vooraf');
    await expect(quotes).toBeEnabled();
    await page.reload();
    await expect(quotes).toHaveText('Vanaf 7 dagen vooraf');
    await expect(page.getByRole('combobox', { name: 'Taken die beginnen' })).toHaveText('Niet');
    await expect(page.getByRole('combobox', { name: 'Facturen die vervallen' })).toHaveText(
      'Vanaf 30 dagen vooraf',
    );
  },
);

function spokenDay(days: number): string {
  return inDays(days).split('-').toReversed().join('-');
}

test(
  'an owner decides in time what is to be ordered, from the deadlines and back to them',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    await page.goto('/planning?nieuw=1');
    const form = page.getByRole('dialog', { name: 'Nieuwe taak' });
    await form.getByLabel('Titel').fill('Badkamer');
    await form.getByLabel('Startdatum', { exact: true }).fill(spokenDay(60));
    await form.getByRole('button', { name: 'Beslissing toevoegen' }).click();
    await form.getByLabel('Beslissing 1', { exact: true }).fill('Tegels');
    await form.getByLabel('Weken levering van beslissing 1').fill('4');
    await expect(form.getByText(`Beslis uiterlijk op ${spokenDay(60 - 28 - 14)}.`)).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Taak toevoegen' }).click();
    await expect(form).toBeHidden();
    await page.request.post(`/api/projects/${projectId}/documents`, {
      multipart: {
        ...{ category: 'insurance', description: 'Polis', validUntil: inDays(40) },
        document: { name: 'polis.pdf', mimeType: 'application/pdf', buffer: samplePdf },
      },
    });

    await page.goto('/planning');
    await page.getByRole('link', { name: 'Termijnen' }).click();
    const deadlines = page.getByRole('list', { name: 'Termijnen' });
    await expect(deadlines.getByText('Document verloopt: over 40 dagen')).toBeVisible();
    await deadlines.getByRole('link', { name: /^Tegels \(voor Badkamer\)/ }).click();
    const edit = page.getByRole('dialog', { name: 'Taak bewerken' });
    await edit.getByLabel('Beslist of besteld').check();
    await edit.getByLabel('Levering van beslissing 1 op', { exact: true }).fill(spokenDay(70));
    await edit.getByRole('button', { name: 'Opslaan' }).click();
    await expect(edit).toBeHidden();
    await expect(deadlines.getByText('Taak begint: over 60 dagen')).toBeVisible();
    await expect(deadlines.getByText('Tegels (voor Badkamer)')).toBeHidden();

    // What comes too late is named where one plans, and on the dashboard.
    const late = `Begint zonder levering: Tegels komt pas op ${spokenDay(70)}`;
    for (const scale of ['alles', 'maand']) {
      await page.goto(`/planning?weergave=tijdslijn&schaal=${scale}`);
      await expect(page.getByRole('list', { name: 'Wat zo niet kan' })).toContainText(`Badkamer: ${late}.`);
      await expectAccessible(page);
    }
    await page.goto('/');
    await expect(page.getByText(late)).toBeVisible();

    await page.goto('/planning?id=99999');
    await expect(page.getByText('Deze taak bestaat niet meer')).toBeVisible();
  },
);

/** Somebody with a number and somebody without, this week and the next. */
async function visits(page: Page, projectId: number): Promise<void> {
  const path = `/api/projects/${projectId}/planning`;
  const contact = async (company: string, phone: string | null): Promise<number> => {
    const data = { name: 'Jan', company, type: 'contractor', phone };
    return (await (await page.request.post('/api/contacts', { data })).json()).id;
  };
  const plumber = await contact('Sanitair BV', '0470 12 34 56');
  const painter = await contact('Schilder BV', null);
  const needs = [{ what: 'Ligbad', weeks: 2, isDone: true, arrivesOn: inDays(2) }];
  for (const data of [
    { title: 'Leidingen', startDate: inDays(1), endDate: inDays(7), contactId: plumber, room: 'Badkamer' },
    { title: 'Schilderen', startDate: inDays(2), contactId: painter, needs },
    { title: 'Afbraak', startDate: inDays(1), status: 'completed', contactId: plumber },
  ])
    await page.request.post(path, { data });
  await page.request.post(`/api/projects/${projectId}/reminders`, {
    data: { title: 'Bel de notaris', day: inDays(3) },
  });
}

test('a phone says who comes tomorrow', onlyOnPhone, async ({ newcomer: page }) => {
  const projectId = await createProject(page);
  await visits(page, projectId);
  await page.goto('/planning?weergave=week');
  await expect(page).toHaveURL(/\/planning\?weergave=agenda$/);
  const tomorrow = page.getByRole('region', { name: /^Morgen/ });
  await expect(tomorrow.getByText('Sanitair BV · Badkamer')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Agenda' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /^Bellen/ })).toHaveCount(1);
  await expect(tomorrow.getByRole('link', { name: 'Bellen naar Sanitair BV' })).toHaveAttribute(
    'href',
    'tel:0470123456',
  );
  await expect(page.getByText('Leidingen')).toHaveCount(1);
  await expect(page.getByText('Bel de notaris')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Route/ })).toHaveCount(0);
  await page.request.put(`/api/projects/${projectId}/home`, {
    data: { street: 'Kerkstraat 1', postcode: '9000', city: 'Gent' },
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Route naar Kerkstraat 1, 9000 Gent' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/directions?to=Kerkstraat%201%2C%209000%20Gent',
  );
  await expectAccessible(page);
});

test('the agenda has each thing once, over its days', onceIsEnough, async ({ newcomer: page }) => {
  await visits(page, await createProject(page));
  await page.goto('/planning?weergave=agenda');
  const days = page.getByRole('list', { name: 'Dagen' }).getByRole('listitem');
  const agenda = page.getByRole('list', { name: 'Agenda' });
  await expect(days).toHaveCount(7);
  await expect(days.and(page.locator('[aria-current=date]'))).toHaveText(
    new RegExp(` ${Number(inDays(0).slice(8))}$`),
  );
  // Seven days from tomorrow are in two weeks at most, once in each.
  const widths: number[] = [];
  for (const week of ['this', 'next']) {
    if (week === 'next') await page.getByRole('button', { name: 'Volgende week' }).click();
    const task = agenda.getByRole('listitem').filter({ hasText: 'Leidingen' });
    const column = (await days.first().boundingBox())?.width ?? 0;
    expect(await task.count()).toBeLessThanOrEqual(1);
    for (const bar of await task.all())
      widths.push(Math.round(((await bar.boundingBox())?.width ?? 0) / column));
  }
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(7);
  await page.goto(`/planning?weergave=agenda&dag=${inDays(2)}`);
  await agenda.getByRole('button', { name: /^Levering: Ligbad/ }).click();
  await expect(page.getByRole('dialog', { name: 'Taak bewerken' }).getByLabel('Titel')).toHaveValue(
    'Schilderen',
  );
  await page.keyboard.press('Escape');
  await page.goto(`/planning?weergave=agenda&dag=${inDays(1)}`);
  await expect(agenda.getByText('Afbraak')).toBeHidden();
  await page.getByText('Voltooid of geannuleerd (1)').click();
  await expect(page.getByRole('button', { name: /^Afbraak/ })).toBeVisible();
  await page.getByRole('button', { name: 'Vandaag' }).click();
  await expect(page).toHaveURL(/\/planning\?weergave=agenda$/);
  await page.goto(`/planning?weergave=agenda&dag=${inDays(3)}`);
  await agenda.getByRole('link', { name: /Bel de notaris/ }).click();
  await expect(page.getByRole('heading', { name: 'Termijnen', level: 1 })).toBeVisible();
});
