import type { Page } from '@playwright/test';
import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  test,
} from '../support/journey';

const choose = (page: Page, question: RegExp, answer: string) =>
  page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: new RegExp(`^${answer}`) })
    .check();

async function answerQuestions(page: Page, income: string): Promise<void> {
  await choose(page, /^1\./, 'Vóór 2006');
  await choose(page, /^2\./, 'Om te bewonen');
  await choose(page, /^3\./, 'Ja');
  await choose(page, /^4\./, 'Nee');
  await choose(page, /^5\./, 'Woning');
  await choose(page, /^6\./, 'Nee');
  await choose(page, /^7\./, 'Ja');
  await page.getByLabel('8. Gezamenlijk jaarinkomen').fill(income);
  await choose(page, /^9\./, 'Koppel');
  await page.getByLabel('10. Aantal personen ten laste').fill('1');
}

test(
  'an owner goes from the first question to a saved calculation, opens it again and removes it',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.goto('/subsidies');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(page.getByRole('heading', { level: 1, name: 'Premies' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start simulatie' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Dit is een raming')).toBeVisible();
    await expect(page.getByText('Nog geen subsidiabele items gemarkeerd')).toBeVisible();
    await expect(page.getByRole('link', { name: /Mijn VerbouwPremie/ }).first()).toHaveAttribute(
      'target',
      '_blank',
    );
    await page.getByRole('button', { name: 'Initialiseer Categorieën' }).click();
    await expect(page.getByText('Categorieën geïnitialiseerd')).toBeVisible();
    await expect(
      page.getByText('De Nederlandse renovatie categorieën zijn toegevoegd aan je project.'),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Start simulatie' }).click();
    await expect(tab('Simulator')).toHaveAttribute('aria-selected', 'true');
    const calculate = page.getByRole('button', { name: 'Bereken mijn premie' });
    await expect(calculate).toBeDisabled();
    await expect(page.getByText('0 van 10 vragen beantwoord')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Sanitair en elektriciteit/ })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: /EPC-labelpremie/ })).toBeHidden();

    await answerQuestions(page, '48.000');
    await expect(page.getByText('10 van 10 vragen beantwoord')).toBeVisible();
    const estimate = page.getByRole('region', { name: 'Voorlopige raming' });
    await expect(estimate).toContainText('Categorie 3');

    await page.getByRole('checkbox', { name: /Ramen en deuren/ }).check();
    await page.getByLabel('Investering (zonder btw)').fill('12.000');
    await page.getByLabel('Oppervlakte').fill('19,5');
    await expect(
      page.getByText(/35% van €\s12\.000,00 = €\s4\.200,00, begrensd op €\s3\.675,00/),
    ).toBeVisible();
    await page.getByRole('checkbox', { name: /Sanitair en elektriciteit/ }).check();
    await page.getByLabel('Investering (zonder btw)').last().fill('4500');
    await expect(estimate).toContainText(/5\.250,00/);
    await expect(page.getByText('2 werken geselecteerd')).toBeVisible();
    // A toast that is just fading out has too little contrast to be judged.
    await expect(page.getByText('Categorieën geïnitialiseerd')).toBeHidden();
    await expectAccessible(page);

    // Another answer unticks what it no longer allows; what was typed survives a visit elsewhere.
    await choose(page, /^4\./, 'Ja');
    await expect(
      page.getByText('Uitgevinkt, want niet mogelijk met uw antwoorden: Sanitair en elektriciteit.'),
    ).toBeVisible();
    await choose(page, /^4\./, 'Nee');
    await page.goto('/about');
    await page.goto('/subsidies');
    await page.getByRole('button', { name: 'Verder met de simulatie' }).click();
    await expect(page.getByLabel('8. Gezamenlijk jaarinkomen')).toHaveValue('48.000,00');
    await page.getByRole('checkbox', { name: /Sanitair en elektriciteit/ }).check();
    await calculate.click();

    await expect(page.getByText('Categorie 3 (lagere inkomens)')).toBeVisible();
    await expect(page.getByText('Plafond bereikt')).toBeVisible();
    await expect(page.getByText(/binnen 2 jaar na de factuurdatum/).first()).toBeVisible();
    await expect(page.getByRole('region', { name: /^Ter vergelijking/ })).toContainText(/€\s5\.250,00/);
    await expect(page.getByText(/Berekend met: Mijn VerbouwPremie/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Berekening opgeslagen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Opgeslagen' })).toBeDisabled();

    const saved = page.getByRole('region', { name: 'Opgeslagen Premie Berekeningen' });
    await page.getByRole('button', { name: 'Naar mijn premies' }).click();
    await expect(saved).toContainText(/Totale verwachte premie: €\s5\.250,00, uit 1 berekening\./);
    await expect(saved).toContainText('Ramen en deuren, Sanitair en elektriciteit');
    await expect(page.getByRole('button', { name: 'Start simulatie' })).toBeInViewport({ ratio: 1 });

    await saved.getByRole('button', { name: /^Open berekening/ }).click();
    await expect(page).toHaveURL(/id=\d+/);
    await page.getByRole('button', { name: 'Nieuwe simulatie' }).click();
    await expect(page.getByRole('button', { name: 'Start simulatie' })).toBeVisible();
    await tab('Mijn premies').click();
    await expect(page).toHaveURL(/\/subsidies$/);

    await saved.getByRole('button', { name: /^Open berekening/ }).click();
    await page.getByRole('button', { name: 'Antwoorden aanpassen' }).click();
    await page.getByRole('checkbox', { name: /Sanitair en elektriciteit/ }).uncheck();
    await calculate.click();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    const which = page.getByRole('dialog', { name: 'Welke berekening telt mee?' });
    await expectAccessible(page);
    await which.getByRole('radio', { name: /^Allemaal/ }).check();
    await which.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByRole('button', { name: 'Naar mijn premies' }).click();
    await expect(saved).toContainText(/€\s8\.925,00, uit 2 berekeningen\./);
    const counted = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await saved.getByRole('checkbox', { name: /^Telt mee : berekening van .*3\.675,00/ }).click();
    await counted;
    await expect(page.getByText('Berekening telt niet meer mee')).toBeVisible();
    await expect(saved).toContainText(/€\s5\.250,00, uit 1 berekening\./);
    await saved.getByRole('button', { name: /^Verwijder berekening .*3\.675,00/ }).click();
    await expect(page.getByText('Berekening verwijderd')).toBeVisible();
    await expect(saved).toContainText(/uit 1 berekening\./);

    await page.goto('/');
    const onDashboard = page.getByRole('region', { name: 'Opgeslagen Premieberekeningen' });
    await expect(onDashboard).toContainText('Ramen en deuren');
    await expect(onDashboard).toContainText('Totaal verwacht');
  },
);

test('who is no owner reads why there is no premium', onceIsEnough, async ({ newcomer: page }) => {
  await createProject(page);
  await page.goto('/subsidies?nieuw=1');
  await answerQuestions(page, '20000');
  await choose(page, /^3\./, 'Nee');
  await page.getByRole('checkbox', { name: /Dakisolatie/ }).check();
  await page.getByLabel('Investering (zonder btw)').fill('9000');
  await page.getByRole('button', { name: 'Bereken mijn premie' }).click();
  await expect(
    page.getByText('U moet eigenaar zijn van het gebouw om recht te hebben op de premie.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeHidden();
});

test(
  'the page of the example shows what is eligible and its saved calculation',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.goto('/subsidies');
    await expect(page.getByText('Selecteer een project om premies te bekijken.')).toBeVisible();
    await createExample(page);
    await page.goto('/subsidies');
    for (const label of ['Totaal subsidiabel', 'Betaald subsidiabel', 'Verwachte terugbetaling']) {
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(/^Ruwe schatting/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Subsidiabele facturen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Subsidiabele meetstaat items' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Opgeslagen Premie Berekeningen' })).toContainText(
      'uit 1 berekening.',
    );
    await expect(page.getByRole('columnheader', { name: 'Factuurnummer' })).toBeHidden();
    await page.getByRole('link', { name: 'Totaal subsidiabel', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Factuurnummer' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Subsidiabele facturen' })).toBeInViewport();
    await page.goto('/subsidies?weergave=uitleg');
    await expect(page.getByRole('region', { name: 'Hoe werkt Mijn VerbouwPremie?' })).toBeVisible();
    await page.getByRole('tab', { name: 'Mijn premies' }).click();
  },
);
