import type { Readable } from 'node:stream';
import { product } from '#/core/product';
import type { AccountData } from '#/features/people/account/server/store';
import { dutchTitles } from '#/features/people/archive/server/shared/overview/dutch-names';
import { makeWorkbook } from '#/features/people/archive/server/shared/overview/workbook';
import { addProjectFolder } from '#/features/people/archive/server/shared/project-folder';
import type { Services } from '#/platform/server/services';
import { createNamer } from '#/platform/server/storage/archive-names';
import { createZipStream } from '#/platform/server/storage/zip-stream';

const readMe = `Dit zijn uw gegevens uit ${product.name}.

account.json    wie u bent, waar u meewerkt, uw gesprekken met de intake en de controles van offertes
contacten.xlsx  uw contacten, en die in uw projecten gebruikt worden (ook als contacten.json)
projecten/      een map per project dat van u is, met
                  overzicht.xlsx  alles in tabellen, voor Excel of LibreOffice; een status zoals hij vandaag leest
                  gegevens.json   hetzelfde, voor een ander programma; een status zoals u hem koos
                  schema.json     hoe gegevens.json in elkaar zit
                  overige.json    wat niet meegaat naar een andere server: het logboek, wie meewerkt, links
                  bestanden/      uw offertes, facturen en documenten zoals u ze opgeladen heeft
gedeeld/        wat u zelf toegevoegd heeft aan projecten van anderen
`;

type Parts = Pick<Services, 'files' | 'records' | 'words'> & { data: AccountData; madeAt: Date };

/** All that is somebody’s, with each project in the folder that its own archive has. */
export async function accountArchive({ data, files, madeAt, records, words }: Parts): Promise<Readable> {
  const titles = dutchTitles(records, words);
  const zip = createZipStream(files, madeAt);
  const nameFor = createNamer();
  const addText = (path: string, text: string) => zip.addBytes(path, Buffer.from(text));
  const addJson = (path: string, value: unknown) => addText(path, JSON.stringify(value, null, 2));

  addText('LEESMIJ.txt', readMe);
  addJson('account.json', {
    gebruiker: data.user,
    medewerkingen: data.memberships,
    ...data.personal,
  });
  for (const { file, rows } of data.named) {
    if (!file) continue;
    addJson(`${file.name}.json`, rows);
    const book = await makeWorkbook([{ table: file.title, numbers: [], rows }], { titles });
    zip.addBytes(`${file.name}.xlsx`, book, { isPacked: true });
  }
  for (const { isOwn, read, staying } of data.projects) {
    const folder = `${nameFor(isOwn ? 'projecten/' : 'gedeeld/', read.project.name)}/`;
    await addProjectFolder(zip, folder, read, { records, words, madeAt, isPart: !isOwn });
    addJson(`${folder}overige.json`, staying);
  }
  zip.addLast('inhoud.txt', () => {
    const lines = zip.missing.map((path) => `Niet gevonden in de opslag: ${path}\n`);
    return lines.join('') || 'Dit archief is volledig.\n';
  });
  zip.end();
  return zip.output;
}
