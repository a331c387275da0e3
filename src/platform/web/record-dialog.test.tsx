// @vitest-environment happy-dom
import { zodResolver } from '@hookform/resolvers/zod';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#/platform/web/api-error';
import { setCurrentUserId } from '#/platform/web/current-user';
import { claimDrafts, saveDrafts } from '#/platform/web/drafts';
import { noteChanger } from '#/platform/web/merge/changers';
import type { Saving } from '#/platform/web/merge/changing';
import { type FormWords, inText } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { TextField } from '#/ui/text-field';

type Typed = { title: string; notes: string; tags: string[] };
type Thing = Typed & { version: number };

const words: FormWords<Typed> = {
  title: inText('Titel'),
  notes: inText('Notities'),
  tags: inText('Woorden'),
};
const draftOf = ({ title, notes, tags }: Thing): Typed => ({ title, notes, tags });
const start: Thing = { title: 'Sloop', notes: '', tags: ['a'], version: 1 };
const schema = z.object({ title: z.string(), notes: z.string(), tags: z.array(z.string()) });
const idle: Saving = { isPending: false, isSuccess: false, error: null };

type Sent = Typed & { version: number | 'new' };
type ThingFormProps = {
  thing: Thing;
  saving?: Saving;
  isGone?: boolean;
  canCreate?: boolean;
  sent?: Sent[];
  onClose?: () => void;
  /** How long it takes to look at what was filled in. */
  looking?: Promise<void>;
};

function ThingForm({ thing, saving = idle, isGone, canCreate, sent = [], onClose, looking }: ThingFormProps) {
  const form = useForm<Typed>({
    resolver: async (...given) => (looking ?? Promise.resolve()).then(() => zodResolver(schema)(...given)),
    defaultValues: draftOf(thing),
  });
  return (
    <RecordDialog<Thing, Typed, Typed>
      form={form}
      name="thing:1"
      title="Ding"
      busy={false}
      changing={{
        ...{ record: thing, id: 1, kind: 'things', noun: 'dit ding', isGone, saving, draftOf, words },
      }}
      onChange={(values, version) => sent.push({ ...values, version })}
      onCreate={canCreate ? (values) => sent.push({ ...values, version: 'new' }) : undefined}
      onClose={() => onClose?.()}
    >
      <TextField label="Titel" {...form.register('title')} />
      <TextField label="Notities" {...form.register('notes')} />
    </RecordDialog>
  );
}

function refusedFor(current: Thing, name: string | null = 'Tom'): Saving {
  const changedBy = name === null ? null : { id: 7, name };
  const body = { message: 'Intussen gewijzigd.', current, changedBy, changedAt: null };
  return { ...idle, error: new ApiError(409, JSON.stringify(body), '') };
}

const gone: Saving = { ...idle, error: new ApiError(404, '{"message":"Niet gevonden."}', '') };
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

describe('a form that is saved on what somebody else changed', () => {
  it('takes that over and saves again by itself, where it was something else', async () => {
    const sent: Sent[] = [];
    const { rerender } = render(<ThingForm thing={start} sent={sent} />);
    await userEvent.type(field('Notities'), 'gebeld');
    await save();
    rerender(
      <ThingForm thing={start} sent={sent} saving={refusedFor({ ...start, title: 'Dak', version: 2 })} />,
    );
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { title: 'Sloop', notes: 'gebeld', tags: ['a'], version: 1 },
      { title: 'Dak', notes: 'gebeld', tags: ['a'], version: 2 },
    ]);
  });

  it.each([
    ['Van u', 'Van u: sloop keuken', 'Sloop keuken'],
    ['Van Tom', 'Van Tom: dak', 'Dak'],
  ])('asks where it was the same, and saves what one chooses: %s', async (label, _, title) => {
    const sent: Sent[] = [];
    const { rerender } = render(<ThingForm thing={start} sent={sent} />);
    await userEvent.type(field('Titel'), ' keuken');
    await save();
    rerender(
      <ThingForm thing={start} sent={sent} saving={refusedFor({ ...start, title: 'Dak', version: 2 })} />,
    );
    const group = await screen.findByRole('radiogroup', { name: 'Titel' });
    expect(group.textContent).toBe('TitelVan uSloop keukenVan TomDak');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Wat u en iemand anders allebei wijzigden',
    );
    expect(field('Titel').value).toBe('Sloop keuken');

    await save();
    expect(sent).toHaveLength(1);
    expect(screen.getByText('Maak eerst een keuze.')).toBeTruthy();
    expect(group.contains(document.activeElement)).toBe(true);

    await userEvent.click(screen.getByLabelText(new RegExp(`^${label}`)));
    expect(field('Titel').value).toBe(title);
    await save();
    await waitFor(() => expect(sent.at(-1)).toEqual({ title, notes: '', tags: ['a'], version: 2 }));
  });

  it('does not forget what was typed after the question, nor what was one’s own after choosing the other', async () => {
    const { rerender } = render(<ThingForm thing={start} />);
    await userEvent.type(field('Titel'), ' keuken');
    await save();
    rerender(<ThingForm thing={start} saving={refusedFor({ ...start, title: 'Dak', version: 2 }, null)} />);
    await screen.findByText('Van iemand anders');
    await userEvent.type(field('Titel'), ' en bad');
    await userEvent.click(screen.getByLabelText(/^Van iemand anders/));
    expect(field('Titel').value).toBe('Dak');
    await userEvent.click(screen.getByLabelText(/^Van u/));
    expect(field('Titel').value).toBe('Sloop keuken en bad');
  });

  it('asks as well where the newer version was read in the very moment in which the save was refused', async () => {
    const sent: Sent[] = [];
    const { rerender } = render(<ThingForm thing={start} sent={sent} />);
    await userEvent.type(field('Titel'), ' keuken');
    await save();
    const newer = { ...start, title: 'Dak', version: 2 };
    rerender(<ThingForm thing={newer} sent={sent} saving={refusedFor(newer)} />);
    expect(await screen.findByLabelText(/^Van Tom/)).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('is not set back by a refusal that is older than what was read since', async () => {
    const sent: Sent[] = [];
    const { rerender } = render(<ThingForm thing={start} sent={sent} />);
    await userEvent.type(field('Notities'), 'gebeld');
    await save();
    const saving = refusedFor({ ...start, title: 'Dak', version: 2 });
    rerender(
      <ThingForm thing={{ ...start, title: 'Dak en goot', version: 3 }} sent={sent} saving={saving} />,
    );
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ title: 'Dak en goot', notes: 'gebeld', tags: ['a'], version: 3 }),
    );
  });

  it('says that it is gone, keeps what was typed and makes a new one of it', async () => {
    const sent: Sent[] = [];
    const { rerender } = render(<ThingForm thing={start} sent={sent} canCreate />);
    await userEvent.type(field('Notities'), 'gebeld');
    rerender(<ThingForm thing={start} sent={sent} canCreate saving={gone} />);
    await screen.findByText('Dit ding is intussen verwijderd');
    await userEvent.click(screen.getByRole('button', { name: 'Als nieuw bewaren' }));
    await waitFor(() =>
      expect(sent).toEqual([{ title: 'Sloop', notes: 'gebeld', tags: ['a'], version: 'new' }]),
    );
  });

  it('offers to copy what was typed where there is no making it anew', async () => {
    render(<ThingForm thing={start} isGone />);
    expect(screen.queryByRole('button', { name: 'Opslaan' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Kopieer wat u invulde' }));
    expect(await navigator.clipboard.readText()).toBe('Titel: Sloop\nWoorden: a');
  });
});

describe('a form that is open while a newer version arrives', () => {
  it('says who it was at once, and takes over what one did not touch', async () => {
    const { rerender } = render(<ThingForm thing={start} />);
    await userEvent.type(field('Notities'), 'gebeld');
    noteChanger('things', 1, { id: 7, name: 'Tom' });
    rerender(<ThingForm thing={{ ...start, title: 'Dak', version: 2 }} />);
    const line = await screen.findByRole('status');
    expect(line.textContent).toContain('Tom heeft dit intussen gewijzigd');
    expect(line.textContent).toContain('Overgenomen: Titel.');
    expect(field('Titel').value).toBe('Dak');
    expect(field('Notities').value).toBe('gebeld');
    expect(document.activeElement).toBe(field('Notities'));
  });

  it('calls oneself, in another window, by no name', async () => {
    setCurrentUserId(9);
    noteChanger('things', 1, { id: 9, name: 'Katrien' });
    const { rerender } = render(<ThingForm thing={start} />);
    rerender(<ThingForm thing={{ ...start, title: 'Dak', version: 2 }} />);
    expect(await screen.findByText('U heeft elders dit intussen gewijzigd')).toBeTruthy();
  });

  it('asks nothing at closing where nothing was typed', async () => {
    let closed = 0;
    const onClose = () => {
      closed += 1;
    };
    const { rerender } = render(<ThingForm thing={start} onClose={onClose} />);
    rerender(<ThingForm thing={{ ...start, title: 'Dak', version: 2 }} onClose={onClose} />);
    await screen.findByRole('status');
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(closed).toBe(1);
  });

  it('asks before it loses what was typed', async () => {
    const { rerender } = render(<ThingForm thing={start} />);
    await userEvent.type(field('Notities'), 'gebeld');
    rerender(<ThingForm thing={{ ...start, title: 'Dak', version: 2 }} />);
    await screen.findByRole('status');
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.getByRole('alertdialog', { name: 'Niet opgeslagen' })).toBeTruthy();
  });

  it('takes its own save for nobody’s', async () => {
    const busy = { ...idle, isPending: true };
    const { rerender } = render(<ThingForm thing={start} saving={busy} />);
    rerender(<ThingForm thing={{ ...start, notes: 'gebeld', version: 2 }} saving={busy} />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is saved all the same when that happens while its fields are being looked at', async () => {
    const sent: Sent[] = [];
    let goOn = () => {};
    const looking = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { rerender } = render(<ThingForm thing={start} sent={sent} looking={looking} />);
    await userEvent.type(field('Notities'), 'gebeld');
    await save();
    rerender(<ThingForm thing={{ ...start, title: 'Dak', version: 2 }} sent={sent} looking={looking} />);
    goOn();
    await waitFor(() => expect(sent).toEqual([{ title: 'Dak', notes: 'gebeld', tags: ['a'], version: 2 }]));
  });

  it('saves on the version that it has merged', async () => {
    const sent: Sent[] = [];
    const { rerender } = render(<ThingForm thing={start} sent={sent} />);
    await userEvent.type(field('Notities'), 'gebeld');
    rerender(<ThingForm thing={{ ...start, title: 'Dak', version: 5 }} sent={sent} />);
    await screen.findByRole('status');
    await save();
    await waitFor(() => expect(sent).toEqual([{ title: 'Dak', notes: 'gebeld', tags: ['a'], version: 5 }]));
  });
});

it('merges what was typed before signing in again with what somebody else did since', async () => {
  claimDrafts(9);
  const first = render(<ThingForm thing={start} />);
  await userEvent.type(field('Titel'), ' keuken');
  saveDrafts();
  first.unmount();
  const sent: Sent[] = [];
  render(<ThingForm thing={{ ...start, title: 'Dak', notes: 'nieuw', version: 2 }} sent={sent} />);
  await screen.findByRole('radiogroup', { name: 'Titel' });
  expect(field('Titel').value).toBe('Sloop keuken');
  expect(field('Notities').value).toBe('nieuw');
});

describe('what hangs on a record', () => {
  type Paper = { title: string; version: number; file: string };

  function PaperForm({ paper, saving = idle, sent }: { paper: Paper; saving?: Saving; sent: unknown[] }) {
    const form = useForm<{ title: string }>({ defaultValues: { title: paper.title } });
    const [choice, setChoice] = useState<unknown>('mijn.pdf');
    return (
      <RecordDialog<Paper, { title: string }, { title: string }>
        form={form}
        name="paper:1"
        title="Papier"
        busy={false}
        changing={{
          ...{ record: paper, id: 1, kind: 'papers', noun: 'dit papier', saving },
          draftOf: ({ title }) => ({ title }),
          words: { title: inText('Titel') },
          attached: {
            ...{ label: 'Bestand', choice, onChoose: setChoice, showChoice: String },
            ...{ keyOf: ({ file }) => file, show: ({ file }) => file },
          },
        }}
        onChange={(_, version) => sent.push({ file: choice, version })}
        onClose={() => undefined}
      >
        <TextField label="Titel" {...form.register('title')} />
      </RecordDialog>
    );
  }

  it.each([
    [/^Van u/, 'mijn.pdf'],
    [/^Van Tom/, undefined],
  ])('is asked about as well where both put another there: %s', async (label, file) => {
    const sent: unknown[] = [];
    const paper = { title: 'Dak', version: 1, file: 'oud.pdf' };
    const { rerender } = render(<PaperForm paper={paper} sent={sent} />);
    const current = { ...paper, version: 2, file: 'van-tom.pdf' };
    const body = { message: '', current, changedBy: { id: 7, name: 'Tom' }, changedAt: null };
    const saving = { ...idle, error: new ApiError(409, JSON.stringify(body), '') };
    rerender(<PaperForm paper={paper} saving={saving} sent={sent} />);
    const group = await screen.findByRole('radiogroup', { name: 'Bestand' });
    expect(group.textContent).toBe('BestandVan umijn.pdfVan Tomvan-tom.pdf');
    await userEvent.click(screen.getByLabelText(label));
    await save();
    await waitFor(() => expect(sent).toEqual([{ file, version: 2 }]));
  });
});
