// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FileDrop, type FileDropProps } from '#/ui/file-drop';

afterEach(cleanup);

const pdf = (name: string, size = 100) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

function Probe({ start = [], ...extra }: { start?: File[] } & Partial<FileDropProps>) {
  const [files, setFiles] = useState<File[]>(start);
  return (
    <FileDrop
      label="Offerte"
      accept={['.pdf']}
      maxBytes={1024 * 1024}
      {...extra}
      files={files}
      onChange={setFiles}
    />
  );
}
const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('[title]')?.textContent);
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Offerte'), { target: { files } });

it('shows a chosen file with its size and lets it be removed', async () => {
  render(<Probe />);
  choose(pdf('dak.pdf', 2048));
  expect(screen.getByText('2 kB')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'dak.pdf verwijderen' }));
  expect(names()).toEqual([]);
});

it('refuses a file that is too large with an alert and keeps what was there', () => {
  render(<Probe start={[pdf('dak.pdf')]} />);
  choose(pdf('groot.pdf', 1024 * 1024 + 1));
  expect(screen.getByRole('alert').textContent).toBe('Bestand is te groot. Maximum grootte is 1MB');
  expect(names()).toEqual(['dak.pdf']);
});

it('takes a dropped file, one in place of the other unless several may come', () => {
  const { container, unmount } = render(<Probe start={[pdf('oud.pdf')]} />);
  const drop = (inside: Element, file: File) => {
    const zone = inside.querySelector('.border-dashed');
    if (zone) fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  };
  drop(container, pdf('nieuw.pdf'));
  expect(names()).toEqual(['nieuw.pdf']);
  unmount();
  const several = render(<Probe start={[pdf('oud.pdf')]} multiple />);
  drop(several.container, pdf('nieuw.pdf'));
  expect(names()).toEqual(['oud.pdf', 'nieuw.pdf']);
});

it('shows how far the sending is and takes nothing meanwhile', () => {
  render(<Probe start={[pdf('dak.pdf')]} progress={0.42} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Kies een ander bestand' }).disabled).toBe(
    true,
  );
  expect(screen.queryByRole('button', { name: /verwijderen/ })).toBeNull();
});

it('says nothing itself of a file that is told of elsewhere', () => {
  render(<Probe onRefused={(files) => files[0]?.name === 'groot.pdf'} />);
  choose(pdf('groot.pdf', 1024 * 1024 + 1));
  expect(screen.queryByRole('alert')).toBeNull();
  choose(pdf('ook-groot.pdf', 1024 * 1024 + 1));
  expect(screen.getByRole('alert')).toBeTruthy();
});
