import type { Page } from '@playwright/test';
import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  test,
} from '../support/journey';
import { sampleImage, samplePdf, sampleZip } from '../support/sample-files';

type Sent = { name: string; mimeType: string; buffer: Buffer };

const pdf = (name: string): Sent => ({ name, mimeType: 'application/pdf', buffer: samplePdf });

async function choose(page: Page, ...files: Sent[]): Promise<void> {
  await page.getByLabel('Bestanden', { exact: true }).setInputFiles(files);
}

async function chooseCategory(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Categorie' }).click();
  await page.getByRole('option', { name: label }).click();
}

async function actOn(page: Page, name: string, action: 'bewerken' | 'verwijderen'): Promise<void> {
  await page.getByRole('button', { name: `${name} ${action}` }).click();
}

test(
  'documents are added several at once, found, changed and removed',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.goto('/documents');
    await expect(page.getByRole('heading', { name: 'Nog geen documenten geüpload' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Upload document' }).click();
    await expect(page.getByText('Selecteer een bestand en categorie.')).toBeVisible();

    await choose(page, { ...pdf('groot.pdf'), buffer: Buffer.alloc(10 * 2 ** 20 + 1) });
    await expect(page.getByText('Het bestand mag maximaal 10MB groot zijn.')).toBeVisible();

    await choose(page, pdf('akte.pdf'), {
      name: 'plan.png',
      mimeType: 'image/png',
      buffer: await sampleImage('png'),
    });
    await chooseCategory(page, 'Technische plannen');
    await page.getByLabel('Beschrijving').fill('van de architect');
    await page.getByRole('button', { name: 'Upload document' }).click();
    await expect(page.getByText('Document geüpload', { exact: true })).toBeVisible();
    const plans = page.getByRole('region', { name: 'Technische plannen' });
    await expect(plans.getByText('2 documenten')).toBeVisible();
    await expect(plans.locator('img')).toHaveJSProperty('complete', true);
    await expect(plans.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByRole('list', { name: 'Uploads' }).getByText('Geüpload')).toHaveCount(2);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'plan.png openen' }).click();
    const preview = page.getByRole('dialog', { name: 'plan.png' });
    await expect(preview.getByRole('img', { name: 'plan.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Sluiten', exact: true }).click();

    await actOn(page, 'akte.pdf', 'bewerken');
    await chooseCategory(page, 'Eigendomsakte');
    await page.getByRole('dialog').getByLabel('Beschrijving').fill('bij de notaris');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(
      page.getByRole('region', { name: 'Eigendomsakte' }).getByText('bij de notaris'),
    ).toBeVisible();

    await page.getByRole('searchbox', { name: 'Zoek in documenten' }).fill('NOTARIS');
    await expect(plans).toBeHidden();
    await expect(page.getByRole('region', { name: 'Eigendomsakte' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Zoek in documenten' }).fill('');

    await actOn(page, 'akte.pdf', 'verwijderen');
    await expect(page.getByText('Document verwijderd')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Eigendomsakte' })).toBeHidden();
  },
);

test(
  'several documents are moved and removed at once, with one undo, and folders fold',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.goto('/documents');
    await choose(page, pdf('een.pdf'), {
      ...pdf('twee.pdf'),
      buffer: Buffer.concat([samplePdf, Buffer.from(' ')]),
    });
    await chooseCategory(page, 'Contracten');
    await page.getByRole('textbox', { name: 'Geldig tot' }).fill('31-12-2030');
    await page.getByRole('button', { name: 'Upload document' }).click();
    const contracts = page.getByRole('region', { name: 'Contracten' });
    await expect(contracts.getByText('geldig tot 31 december 2030')).toHaveCount(2);

    await contracts.getByRole('checkbox', { name: 'Alles kiezen in Contracten' }).check();
    const bar = page.getByRole('region', { name: 'Gekozen documenten' });
    await expect(bar.getByText('2 documenten gekozen')).toBeVisible();
    await expectAccessible(page);
    await bar.getByRole('combobox', { name: 'Verplaatsen naar' }).click();
    await page.getByRole('option', { name: 'Garantiedocumenten' }).click();
    const guarantees = page.getByRole('region', { name: 'Garantiedocumenten' });
    await expect(guarantees.getByText('2 documenten')).toBeVisible();
    await expect(page.getByText('2 documenten verplaatst')).toBeVisible();

    await guarantees.getByRole('checkbox', { name: 'Alles kiezen in Garantiedocumenten' }).check();
    await bar.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(guarantees).toBeHidden();
    const toast = page.getByRole('status').filter({ hasText: '2 documenten verwijderd' });
    await toast.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(guarantees.getByText('2 documenten')).toBeVisible();

    await guarantees.getByRole('button', { name: /Garantiedocumenten/ }).click();
    await expect(guarantees.getByText('een.pdf')).toBeHidden();
    await page.reload();
    await expect(guarantees.getByText('2 documenten')).toBeVisible();
    await expect(guarantees.getByText('een.pdf')).toBeHidden();
    await page.goto('/documents?id=99999');
    await expect(page.getByText('Dit document bestaat niet meer')).toBeVisible();
  },
);

test(
  'the same file twice is told, and what is no document is refused',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.goto('/documents');
    const send = async (file: Sent) => {
      await choose(page, file);
      await chooseCategory(page, 'Contracten');
      await page.getByRole('button', { name: 'Upload document' }).click();
    };
    await send(pdf('contract.pdf'));
    await expect(page.getByText('1 document', { exact: true })).toBeVisible();
    await send(pdf('kopie.pdf'));
    await expect(page.getByText('Ditzelfde bestand stond er al')).toBeVisible();
    await page.getByRole('button', { name: 'contract.pdf', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'contract.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Sluiten', exact: true }).click();
    await page.getByRole('button', { name: 'Nieuwe verwijderen' }).click();
    await expect(page.getByText('Document verwijderd')).toBeVisible();
    await expect(page.getByText('1 document', { exact: true })).toBeVisible();

    await send({ ...pdf('vermomd.pdf'), buffer: sampleZip });
    const failed = page.getByRole('list', { name: 'Uploads' }).getByRole('alert');
    await expect(failed).toContainText('Dit bestandstype wordt niet ondersteund.');
    await expect(failed.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(0);
    await expect(page.getByText('1 document', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Melding over vermomd.pdf sluiten' }).click();
    await page.route('**/documents', (route) => route.abort('connectionreset'));
    await send({ ...pdf('later.pdf'), buffer: Buffer.concat([samplePdf, Buffer.from(' ')]) });
    await expect(failed).toContainText('De verbinding viel weg.');
    await page.unroute('**/documents');
    await failed.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByText('2 documenten', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Alles kiezen in Contracten' }).check();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Downloaden' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Documenten .*\.zip$/);
  },
);

test('a file may be dropped anywhere on the page', onceIsEnough, async ({ newcomer: page }) => {
  await createProject(page);
  await page.goto('/documents');
  await expect(page.getByRole('heading', { name: 'Nog geen documenten geüpload' })).toBeVisible();
  const transfer = await page.evaluateHandle((text) => {
    const held = new DataTransfer();
    held.items.add(new File([text], 'gesleept.pdf', { type: 'application/pdf' }));
    return held;
  }, String(samplePdf));
  const title = page.getByRole('heading', { level: 1 });
  await title.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText('Laat los om toe te voegen')).toBeVisible();
  await title.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('gesleept.pdf')).toBeVisible();
  await expect(page.getByText('Laat los om toe te voegen')).toBeHidden();
});

test('the example has documents, and a PDF is shown in the app', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/documents');
  await page.getByRole('button', { name: 'EPC voor de verbouwing.pdf openen' }).click();
  const preview = page.getByRole('dialog', { name: 'EPC voor de verbouwing.pdf' });
  const link = preview.getByRole('link', { name: 'Openen in een nieuw tabblad' });
  await expect(link).toHaveAttribute('href', /^\/api\/files\//);
  await expect(
    preview.locator('iframe').or(preview.getByText('Geen voorbeeld op dit toestel')),
  ).toBeVisible();
  await page.goBack();
});

test(
  'each upload shows how far it is, and one that is stopped half way leaves nothing',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    await page.goto('/documents');
    await choose(page, {
      ...pdf('traag.pdf'),
      buffer: Buffer.concat([samplePdf, Buffer.alloc(3 * 2 ** 20)]),
    });
    await chooseCategory(page, 'Garantiedocumenten');
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput: 200_000,
    });
    await page.getByRole('button', { name: 'Upload document' }).click();
    const progress = page.getByRole('progressbar', { name: 'Voortgang van traag.pdf' });
    await expect(progress).toHaveAttribute('aria-valuenow', /^([1-9]|[1-9]\d)$/);
    await page.getByRole('button', { name: 'traag.pdf niet uploaden' }).click();
    await expect(progress).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Nog geen documenten geüpload' })).toBeVisible();
    const left = await page.request.get(`/api/projects/${projectId}/documents`);
    expect(await left.json()).toEqual([]);
  },
);
