import { day, dayAt, formatDay, formatDayLong } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { GuestPage } from '#/features/outside/guests/contract';
import { daysWords } from '#/features/outside/guests/rules/answers';
import { alert, outsidePage } from '#/features/outside/shared/links/server/page-frame';
import { requestStatusLabels } from '#/features/outside/shared/paper-requests/contract';
import { escapeHtml as text } from '#/platform/server/http/templates';

const mostShown = 60;

const taskWords: Readonly<Record<string, string>> = {
  planned: 'Gepland',
  in_progress: 'Bezig',
  completed: 'Klaar',
};
const paperWords: Readonly<Record<string, string>> = {
  ...{ pending: 'In bespreking', accepted: 'Aanvaard', rejected: 'Niet aanvaard', expired: 'Vervallen' },
  ...{ sent: 'Wacht op uw akkoord', approved: 'Goedgekeurd', refused: 'Geweigerd' },
};

function euro(amount: string): string {
  return text(formatEuro(totalFromDecimal(amount)));
}

function section(id: string, title: string, body: string): string {
  return body && `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`;
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.slice(0, mostShown).join('')}</ul>`;
}

function row(name: string, value: string, small: string): string {
  return `<li><div class="row"><span>${text(name)}</span><span>${value}</span></div><small>${text(small)}</small></li>`;
}

function answered({ answer }: GuestPage['tasks'][number]): string {
  if (!answer) return '';
  if (answer.answer === 'fits') return '<p role="status">U antwoordde: dit past.</p>';
  const said = `U stelde voor: ${daysWords(answer)}.`;
  const became = {
    open: 'Nog niet beantwoord.',
    taken: 'Overgenomen.',
    declined: 'De dagen blijven zoals ze waren.',
  };
  return `<p role="status">${text(said)} ${became[answer.status]}</p>`;
}

function taskItem(base: string, task: GuestPage['tasks'][number], mayAnswer: boolean): string {
  const { id, title, status } = task;
  const action = text(`${base}/tasks/${id}`);
  const fits =
    task.startDate === null
      ? ''
      : `<form method="post" action="${action}"><input type="hidden" name="answer" value="fits"><button aria-label="Dit past: ${text(title)}">Dit past</button></form>`;
  const other = `<details><summary>Andere dagen voorstellen</summary><form method="post" action="${action}"><input type="hidden" name="answer" value="proposes"><div class="two"><div><label for="s${id}">Eerste dag</label><input id="s${id}" type="date" name="startDate" required></div><div><label for="e${id}">Laatste dag <span>(mag leeg)</span></label><input id="e${id}" type="date" name="endDate"></div></div><label for="n${id}">Nota <span>(mag leeg)</span></label><input id="n${id}" name="note" maxlength="1000"><button>Voorstellen</button></form></details>`;
  const forms = mayAnswer && status !== 'completed' ? `${fits}${other}` : '';
  return `<li><h3>${text(title)}</h3><p>${text(daysWords(task))} · <span class="soft">${taskWords[status] ?? ''}</span></p>${answered(task)}${forms}</li>`;
}

function uploadForm(
  base: string,
  to: 'papers' | 'photos',
  more: { id: string; label: string; hidden?: string; isMain?: boolean },
): string {
  const accept = to === 'photos' ? ' accept="image/*"' : '';
  return `<form method="post" action="${text(`${base}/${to}`)}" enctype="multipart/form-data">${more.hidden ?? ''}<label for="${more.id}">${text(more.label)}</label><input id="${more.id}" type="file" name="file"${accept} required><button${more.isMain ? ' class="main"' : ''}>Afgeven</button></form>`;
}

function requestItem(
  base: string,
  { id, what, note, dueDate, status }: GuestPage['requests'][number],
): string {
  const before = dueDate ? ` · graag tegen ${formatDayLong(day(dueDate))}` : '';
  const form =
    status === 'asked' || status === 'received'
      ? uploadForm(base, 'papers', {
          ...{ id: `r${id}`, label: status === 'asked' ? 'Kies het bestand' : 'Nog een bestand' },
          hidden: `<input type="hidden" name="requestId" value="${id}">`,
        })
      : '';
  return `<li><h3>${text(what)}</h3><p>${requestStatusLabels[status]}${text(before)}</p>${note ? `<p>${text(note)}</p>` : ''}${form}</li>`;
}

const pointWords: Readonly<Record<string, string>> = {
  open: 'Te herstellen',
  repaired: 'Als hersteld gemeld, wordt nagekeken',
  accepted: 'In orde',
};

function pointItem(base: string, point: GuestPage['points'][number], mayAnswer: boolean): string {
  const { id, number, room, dueDate, foundOn, status, why, photoIds } = point;
  const before = dueDate ? `tegen ${formatDayLong(day(dueDate))}` : '';
  const facts = [room, pointWords[status], status === 'open' ? before : ''].filter(Boolean).join(' · ');
  const photos = photoIds.map(
    (photo, at) =>
      `<a href="${text(`${base}/photos/${photo}`)}">Foto ${at + 1}<span class="soft"> van punt ${number}</span></a>`,
  );
  const form = `<details><summary>Hersteld melden</summary><form method="post" action="${text(`${base}/points/${id}`)}" enctype="multipart/form-data"><label for="pf${id}">Foto <span>(mag leeg)</span></label><input id="pf${id}" type="file" name="file" accept="image/*"><label for="pn${id}">Nota <span>(mag leeg)</span></label><input id="pn${id}" name="note" maxlength="1000"><button aria-label="Punt ${number} hersteld">Hersteld</button></form></details>`;
  return `<li><h3>${number}. ${text(point.text)}</h3><p>${text(facts)} <span class="soft">vastgesteld op ${formatDay(day(foundOn))}</span></p>${why ? `<p>Nog niet in orde: ${text(why)}</p>` : ''}${photos.length > 0 ? `<p>${photos.join(' · ')}</p>` : ''}${mayAnswer && status === 'open' ? form : ''}</li>`;
}

function minutesItem(
  base: string,
  { id, title, day: on, isAnswered }: GuestPage['acceptances'][number],
): string {
  const said = isAnswered ? 'U antwoordde.' : 'Uw akkoord wordt gevraagd.';
  return `<li><h3><a href="${text(`${base}/acceptances/${id}`)}">${text(title)}</a></h3><p>${text(formatDayLong(day(on)))} · ${said}</p></li>`;
}

function messageItem({ text: said, isOfContact, sentBy, createdAt }: GuestPage['messages'][number]): string {
  const who = isOfContact ? 'U' : sentBy;
  const at = formatDay(dayAt(new Date(createdAt)));
  return `<li><small>${text(who)} · ${text(at)}</small><p style="white-space:pre-line">${text(said)}</p></li>`;
}

function invoiceItem({ number, date, amount, open, paidOn }: GuestPage['invoices'][number]): string {
  const paid = paidOn
    ? `Betaald op ${formatDay(day(paidOn))}`
    : `Nog te betalen: ${formatEuro(totalFromDecimal(open))}`;
  const when = date ? ` · ${formatDay(day(date))}` : '';
  return row(`${number ?? 'Factuur zonder nummer'}${when}`, euro(amount), paid);
}

const seen = {
  contractor:
    'U ziet uw eigen taken, punten, offertes, meerwerken en facturen, wat er van u gevraagd is en uw berichten. U ziet niets van andere aannemers, geen budget en geen andere namen. Wat u afgeeft, kijkt de bouwheer eerst na.',
  architect:
    'U ziet de taken, de punten, de foto’s en het dagboek van de werf, wat er van u gevraagd is en uw berichten. U ziet geen bedragen en geen namen van anderen.',
};

function intro({ project, contact, until, kind }: GuestPage): string {
  const by = project.invitedBy
    ? `${project.invitedBy} maakte deze pagina voor ${contact.name}`
    : `Een pagina voor ${contact.name}`;
  return `<p class="soft">${text(by)}. Ze werkt tot en met ${formatDayLong(day(until))}.</p>
<details class="card"><summary>Wat ziet u hier en wat niet</summary><p>${seen[kind]}</p></details>`;
}

/** First what is asked of them, then what is theirs. Every form works without a script. */
export function guestPageHtml(
  page: GuestPage,
  { token, done = '', fault = '' }: { token: string; done?: string; fault?: string },
): string {
  const base = `/guest/${token}`;
  const isArchitect = page.kind === 'architect';
  const practical = page.project.practical
    ? section('praktisch', 'Praktisch', `<p style="white-space:pre-line">${text(page.project.practical)}</p>`)
    : '';
  const photos = page.photos.map(
    ({ id, takenAt, caption }) =>
      `<li><a href="${text(`${base}/photos/${id}`)}">${text(caption ?? `Foto van ${formatDay(dayAt(new Date(takenAt)))}`)}</a></li>`,
  );
  const body = [
    `<h1>${text(page.project.name)}</h1>`,
    page.project.place ? `<p>${text(page.project.place)}</p>` : '',
    intro(page),
    done && `<p role="status">${text(done)}</p>`,
    alert(fault),
    section('opleveringen', 'Oplevering', list(page.acceptances.map((each) => minutesItem(base, each)))),
    section(
      'taken',
      isArchitect ? 'Planning' : 'Uw taken',
      list(page.tasks.map((task) => taskItem(base, task, !isArchitect))),
    ),
    section(
      'punten',
      isArchitect ? 'Punten van de werf' : 'Uw punten',
      list(page.points.map((point) => pointItem(base, point, !isArchitect))),
    ),
    section('gevraagd', 'Gevraagde papieren', list(page.requests.map((each) => requestItem(base, each)))),
    section(
      'afgeven',
      'Papier of foto afgeven',
      uploadForm(base, 'papers', { id: 'papier', label: 'Papier: factuur, attest, fiche …', isMain: true }) +
        uploadForm(base, 'photos', { id: 'foto', label: 'Foto van de werf' }),
    ),
    practical,
    section(
      'offertes',
      'Uw offertes',
      list(
        page.quotes.map(({ number, description, amount, status }) =>
          row(
            [number, description].filter(Boolean).join(': ') || 'Offerte',
            euro(amount),
            paperWords[status] ?? '',
          ),
        ),
      ),
    ),
    section(
      'meerwerken',
      'Meerwerken',
      list(
        page.extras.map(({ name, title, total, status }) =>
          row(`${name}: ${title}`, euro(total), paperWords[status] ?? ''),
        ),
      ),
    ),
    section('facturen', 'Uw facturen', list(page.invoices.map(invoiceItem))),
    section('fotos', 'Foto’s van de werf', list(photos)),
    section(
      'dagboek',
      'Dagboek',
      list(page.diary.map((each) => row(formatDay(day(each.day)), '', each.text))),
    ),
    section(
      'berichten',
      'Berichten',
      `${list(page.messages.slice(-mostShown).map(messageItem))}<form method="post" action="${text(`${base}/messages`)}"><label for="bericht">Uw bericht</label><textarea id="bericht" name="text" maxlength="4000" required></textarea><button>Versturen</button></form>`,
    ),
  ];
  return outsidePage({ title: page.project.name, body: body.filter(Boolean).join('\n') });
}
