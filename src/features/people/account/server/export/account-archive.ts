import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { dayAt } from '#/core/day';
import { product } from '#/core/product';
import { dutchTitles } from '#/features/people/account/server/export/dutch-names';
import { statusWords } from '#/features/people/account/server/export/status-words';
import { makeWorkbook } from '#/features/people/account/server/export/workbook';
import type { AccountData, ProjectData } from '#/features/people/account/server/store';
import type { Services } from '#/platform/server/services';
import { createNamer } from '#/platform/server/storage/archive-names';

const readMe = `Dit zijn uw gegevens uit ${product.name}.

account.json    wie u bent, waar u meewerkt, uw gesprekken met de intake en de controles van offertes
contacten.xlsx  uw contacten, en die in uw projecten gebruikt worden (ook als contacten.json)
projecten/      een map per project dat van u is, met
                  overzicht.xlsx  alles in tabellen, voor Excel of LibreOffice; een status zoals hij vandaag leest
                  gegevens.json   hetzelfde, voor een ander programma; een status zoals u hem koos
                  bestanden/      uw offertes, facturen en documenten zoals u ze opgeladen heeft
gedeeld/        wat u zelf toegevoegd heeft aan projecten van anderen
`;

type Parts = Pick<Services, 'files' | 'records' | 'words'> & { data: AccountData; madeAt: Date };

/** The ZIP as it is made: one file at a time is open, however many there are. */
export async function accountArchive({ data, files, madeAt, records, words }: Parts): Promise<Readable> {
  const { read } = files;
  const titles = dutchTitles(records, words);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const nameFor = createNamer();
  const options = { mtime: madeAt, mode: 0o100644 };
  const missing: string[] = [];
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  // Who downloads may go away in the middle of a file.
  output.once('close', () => current?.destroy());

  const addText = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, options);
  const addJson = (path: string, value: unknown) => addText(path, JSON.stringify(value, null, 2));

  function addFile(path: string, key: string): void {
    zip.addReadStreamLazy(path, { ...options, compress: false }, (use) => {
      read(key).then(
        (content) => {
          if (!content) missing.push(path);
          current = content ?? Readable.from([]);
          // Who asked went away before the file was open.
          if (output.destroyed) current.destroy();
          else use(null, current);
        },
        (error: unknown) => output.destroy(error as Error),
      );
    });
  }

  const labels = Object.fromEntries(
    data.named.map(({ column, rows }) => [column, new Map(rows.map(({ id, name }) => [id, name]))]),
  );

  async function addProject({ project, isOwn, tables, files: kept }: ProjectData): Promise<void> {
    const folder = `${nameFor(isOwn ? 'projecten/' : 'gedeeld/', project.name)}/`;
    const paths = new Map<unknown, string>();
    const placeOf = (key: string) => {
      const user = tables.find(({ rows }) => rows.some(({ fileKey }) => fileKey === key));
      return (user && titles.table(user.table))?.toLowerCase() ?? 'overige';
    };
    for (const { key, name } of kept) {
      paths.set(key, nameFor(`${folder}bestanden/${placeOf(key)}/`, name));
    }
    const shown = new Map([...paths].map(([key, path]) => [key, path.slice(folder.length)]));
    const byTable = Object.fromEntries(tables.map(({ table, rows }) => [table, rows]));
    addJson(`${folder}gegevens.json`, { project, ...byTable, bestanden: Object.fromEntries(shown) });
    const book = await makeWorkbook(tables, {
      titles,
      labels: { ...labels, fileKey: shown, key: shown },
      word: statusWords(records, dayAt(madeAt)),
    });
    zip.addBuffer(book, `${folder}overzicht.xlsx`, { ...options, compress: false });
    for (const { key } of kept) addFile(paths.get(key) ?? '', key);
  }

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
    zip.addBuffer(book, `${file.name}.xlsx`, { ...options, compress: false });
  }
  for (const project of data.projects) await addProject(project);
  zip.addReadStreamLazy('inhoud.txt', options, (use) => {
    const lines = missing.map((path) => `Niet gevonden in de opslag: ${path}\n`);
    use(null, Readable.from([Buffer.from(lines.join('') || 'Dit archief is volledig.\n')]));
  });
  zip.end();
  return output;
}
