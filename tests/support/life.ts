import { Browser } from './browser';

/** Somebody who never was here signs in by the form, writes and reads. Throws where that does not go as it should. */
export async function proveLife(url: string): Promise<void> {
  const browser = new Browser();
  const form = await browser.open(`${url}/api/login`);
  const done = await browser.submit(form.url, { name: 'Lieve Leeft', email: 'lieve@voorbeeld.example' });
  if (done.url !== `${url}/`) throw new Error(`nobody can sign in: ended on ${done.url}`);
  const name = `Leeft ${Math.random()}`;
  const made = await browser.request(`${url}/api/projects`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (made.status !== 201) throw new Error(`nobody can write: ${made.status} ${await made.text()}`);
  const { id } = (await made.json()) as { id: number };
  const read = await browser.request(`${url}/api/projects`);
  if (!(await read.text()).includes(name)) throw new Error(`nobody can read: ${read.status}`);
  const removed = await browser.request(`${url}/api/projects/${id}`, { method: 'DELETE' });
  if (removed.status !== 204) throw new Error(`nobody can remove: ${removed.status}`);
}
