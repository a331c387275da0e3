import { createHash } from 'node:crypto';
import { createContact, listContacts } from '#/features/work/shared/contacts/contract';
import { listDocuments, removeDocument, uploadDocument } from '#/features/work/shared/documents/contract';
import { createItem, listItems, updateItem } from '#/features/work/shared/meetstaat/contract';
import { type Person, somePdf } from './person';

type State = 'promised' | 'open' | 'gone' | 'going';
type Entry = {
  kind: 'contact' | 'item' | 'document';
  state: State;
  id?: number;
  values: string[];
  sha256?: string;
  isCompared?: true;
};

const category = 'other' as const;

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** What the server promised, to be compared with what it has after it was killed. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  readonly #projectId: number;
  #next = 0;
  acknowledged = 0;
  keptUnpromised = 0;
  bytes = 0;
  filesCompared = 0;

  constructor(projectId: number) {
    this.#projectId = projectId;
  }

  #name(kind: Entry['kind']): string {
    this.#next += 1;
    return `${kind}-${this.#next}`;
  }

  /** One write of some kind. It throws when the server dies under it: then anything may be true of that write. */
  async write(person: Person, choice: number): Promise<void> {
    const params = { projectId: this.#projectId };
    const chosen = choice % 5;
    if (chosen === 0) {
      const name = this.#name('contact');
      await this.#create('contact', name, [''], () =>
        person.call(createContact, { body: { name, type: 'contractor' } }),
      );
    } else if (chosen === 1) {
      const description = this.#name('item');
      const body = {
        category: 'Dakwerk',
        description,
        quantity: '1',
        unit: 'st',
        unitPrice: '2.50',
      } as const;
      await this.#create('item', description, ['1'], () => person.call(createItem, { params, body }));
    } else if (chosen === 2) await this.#change(person);
    else if (chosen === 3) await this.#remove(person);
    else {
      const name = `${this.#name('document')}.pdf`;
      const file = somePdf(name, 40_000 + Math.floor(Math.random() * 300_000));
      const sha256 = hash(new Uint8Array(await file.arrayBuffer()));
      this.bytes += file.size;
      await this.#create(
        'document',
        name,
        [''],
        () => person.call(uploadDocument, { params, body: { category }, file }),
        sha256,
      );
    }
  }

  async #create(
    kind: Entry['kind'],
    name: string,
    values: string[],
    make: () => Promise<{ status: number; body: { id: number } }>,
    sha256?: string,
  ): Promise<void> {
    const entry: Entry = { kind, state: 'open', values, ...(sha256 ? { sha256 } : {}) };
    this.#entries.set(name, entry);
    const { status, body } = await make();
    if (status !== 201) throw new Error(`${kind} answered ${status}: ${JSON.stringify(body)}`);
    entry.state = 'promised';
    entry.id = body.id;
    this.acknowledged += 1;
  }

  #pick(kind: Entry['kind']): [string, Entry] | undefined {
    const candidates = [...this.#entries].filter(
      ([, entry]) => entry.kind === kind && entry.state === 'promised' && entry.values.length === 1,
    );
    return candidates[Math.floor(Math.random() * candidates.length)];
  }

  async #change(person: Person): Promise<void> {
    const [description, entry] = this.#pick('item') ?? [];
    if (!description || entry?.id === undefined) return;
    const quantity = String(2 + Math.floor(Math.random() * 9_000));
    const [before = ''] = entry.values;
    entry.values = [before, quantity];
    const body = { category: 'Dakwerk', description, quantity, unit: 'st', unitPrice: '2.50' } as const;
    const { status } = await person.call(updateItem, { params: { id: entry.id }, body });
    if (status !== 200) throw new Error(`a change answered ${status}`);
    entry.values = [quantity];
    this.acknowledged += 1;
  }

  async #remove(person: Person): Promise<void> {
    const [, entry] = this.#pick('document') ?? [];
    // Fewer go than come.
    if (entry?.id === undefined || Math.random() < 0.6) return;
    entry.state = 'going';
    const params = { projectId: this.#projectId, id: entry.id };
    const { status } = await person.call(removeDocument, { params });
    if (status !== 204) throw new Error(`a removal answered ${status}`);
    entry.state = 'gone';
    this.acknowledged += 1;
  }

  /** What is wrong, in words. What was left open is settled by what is there now. */
  async compare(person: Person): Promise<string[]> {
    const params = { projectId: this.#projectId };
    const wrong: string[] = [];
    const contacts = (await person.call(listContacts, {})).body;
    const items = (await person.call(listItems, { params })).body;
    const documents = (await person.call(listDocuments, { params })).body;
    const found = new Map<string, { id: number; value: string; filePath?: string }>([
      ...contacts.map(({ id, name }) => [name, { id, value: '' }] as const),
      ...items.map(({ id, description, quantity }) => [description, { id, value: quantity }] as const),
      ...documents.map(({ id, fileName, filePath }) => [fileName, { id, value: '', filePath }] as const),
    ]);
    for (const name of found.keys()) if (!this.#entries.has(name)) wrong.push(`${name}: nobody wrote it`);
    for (const [name, entry] of this.#entries) {
      const there = found.get(name);
      if (there && entry.state === 'gone') wrong.push(`${name}: removed, and back`);
      if (!there && entry.state === 'promised') wrong.push(`${name}: lost`);
      if (!there) {
        if (entry.state === 'open' || entry.state === 'going') entry.state = 'gone';
        continue;
      }
      if (!entry.values.includes(there.value))
        wrong.push(`${name}: ${there.value} instead of ${entry.values}`);
      if (entry.state === 'open') this.keptUnpromised += 1;
      if (there.filePath && !entry.isCompared) {
        wrong.push(...(await this.#compareFile(person, name, there.filePath)));
        entry.isCompared = true;
      }
      Object.assign(entry, { state: 'promised', id: there.id, values: [there.value] });
    }
    return wrong;
  }

  async #compareFile(person: Person, name: string, path: string): Promise<string[]> {
    this.filesCompared += 1;
    const response = await person.fetch(path);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.status !== 200) return [`${name}: its file answers ${response.status}`];
    return hash(bytes) === this.#entries.get(name)?.sha256 ? [] : [`${name}: other bytes than were sent`];
  }

  /** Every file there is, byte for byte. */
  async compareFiles(person: Person): Promise<string[]> {
    const documents = (await person.call(listDocuments, { params: { projectId: this.#projectId } })).body;
    const wrong: string[] = [];
    for (const { fileName, filePath } of documents) {
      wrong.push(...(await this.#compareFile(person, fileName, filePath)));
    }
    return wrong;
  }
}
