import { day, dayAt, formatDay, formatDayLong } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { PriceRequest } from '#/features/outside/quote-requests/outside-contract';
import type { FrozenItem } from '#/features/outside/quote-requests/prices-contract';
import {
  type Faults,
  fieldName,
  type TypedLine,
  type TypedPrices,
} from '#/features/outside/quote-requests/rules/form-prices';
import { quantityWords } from '#/features/outside/quote-requests/rules/price-list';
import { alert, outsidePage } from '#/features/outside/shared/links/server/page-frame';
import { escapeHtml as text } from '#/platform/server/http/templates';

export const scriptPath = '/outside/prices.js';

export type Shown = {
  token: string;
  typed: TypedPrices;
  faults: Faults;
  done?: string;
  fault?: string;
};

const rates = [6, 12, 21, 0];
const included = [
  ['yes', 'Inbegrepen'],
  ['no', 'Niet inbegrepen'],
  ['in-other', 'In andere post'],
] as const;

function option(value: string, label: string, chosen: string): string {
  return `<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`;
}

function faultOf(faults: Faults, name: string): string {
  const fault = faults.get(name);
  return fault === undefined ? '' : `<small id="${name}-fout" role="alert">${text(fault)}</small>`;
}

function described(faults: Faults, name: string): string {
  return faults.has(name) ? ` aria-invalid="true" aria-describedby="${name}-fout"` : '';
}

function input(
  { name, label, value, more = '' }: { name: string; label: string; value: string; more?: string },
  faults: Faults,
): string {
  return `<div><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${text(value)}"${more}${described(faults, name)}>${faultOf(faults, name)}</div>`;
}

function itemHtml({ number, articleNumber, description }: FrozenItem): string {
  const article = articleNumber ? `<span class="soft">${text(articleNumber)}</span> ` : '';
  return `<b>${number}.</b> ${article}${text(description)}`;
}

function itemField(item: FrozenItem, line: TypedLine, faults: Faults): string {
  const { itemId, unit } = item;
  const name = (field: keyof TypedLine) => fieldName(field, itemId);
  const price = input(
    {
      ...{ name: name('unitPrice'), label: `Prijs per ${text(unit)}`, value: line.unitPrice },
      more: ' inputmode="decimal" autocomplete="off"',
    },
    faults,
  );
  const rate = `<div><label for="${name('vatRate')}">Btw</label><select id="${name('vatRate')}" name="${name('vatRate')}">${rates
    .map((each) => option(String(each), `${each}%`, line.vatRate))
    .join('')}</select></div>`;
  const choice = `<div><label for="${name('included')}">Inbegrepen?</label><select id="${name('included')}" name="${name('included')}">${included
    .map(([value, label]) => option(value, label, line.included))
    .join('')}</select></div>`;
  const more = `${input({ name: name('quantity'), label: `Andere hoeveelheid (${text(unit)})`, value: line.quantity, more: ' inputmode="decimal" autocomplete="off"' }, faults)}${input({ name: name('note'), label: 'Opmerking', value: line.note, more: ' maxlength="500"' }, faults)}`;
  const isOpen = line.quantity !== '' || line.note !== '';
  return `<li><fieldset data-item="${itemId}"><legend>${itemHtml(item)}</legend><p class="soft">${text(quantityWords(item))} · ${text(item.category)}</p><div class="two">${price}${rate}${choice}</div><details${isOpen ? ' open' : ''}><summary>Andere hoeveelheid of opmerking</summary><div class="two">${more}</div></details></fieldset></li>`;
}

function general({ typed, faults }: Shown): string {
  return `<div class="two">${[
    input(
      {
        name: 'number',
        label: 'Uw offertenummer <span>(mag leeg)</span>',
        value: typed.number,
        more: ' maxlength="60"',
      },
      faults,
    ),
    input(
      {
        name: 'validUntil',
        label: 'Geldig tot <span>(mag leeg)</span>',
        value: typed.validUntil,
        more: ' type="date"',
      },
      faults,
    ),
    input(
      {
        name: 'startsWithin',
        label: 'U kunt beginnen <span>(mag leeg)</span>',
        value: typed.startsWithin,
        more: ' maxlength="120" placeholder="bv. binnen 6 weken"',
      },
      faults,
    ),
  ].join(
    '',
  )}</div><label for="note">Opmerking bij het geheel <span>(mag leeg)</span></label><textarea id="note" name="note" maxlength="2000">${text(typed.note)}</textarea>`;
}

function euro(amount: string): string {
  return text(formatEuro(totalFromDecimal(amount)));
}

function sumsOf({ sums, items }: PriceRequest): string {
  const open =
    sums.missing === 0
      ? 'Alle posten zijn ingevuld.'
      : `Nog ${sums.missing} van ${items.length} posten open.`;
  return `<p id="sums" aria-live="polite"><strong>Zonder btw ${euro(sums.net)}, met btw ${euro(sums.total)}.</strong> ${open}</p>`;
}

function pricesForm(page: PriceRequest, shown: Shown): string {
  const { token, typed, faults } = shown;
  const rows = page.items.map((item) => {
    const line = typed.lines.get(item.itemId);
    return line ? itemField(item, line, faults) : '';
  });
  const name = `<label for="name">Uw naam</label><input id="name" name="name" maxlength="120" autocomplete="name">`;
  const again = page.state === 'submitted' ? 'Opnieuw indienen' : 'Indienen';
  return `<form method="post" action="${text(`/price-requests/${token}`)}" id="prices" data-token="${text(token)}"><input type="hidden" name="version" value="${page.version}"><section aria-labelledby="posten"><h2 id="posten">Uw prijzen, zonder btw</h2><ul>${rows.join('')}</ul></section><section aria-labelledby="geheel"><h2 id="geheel">Over het geheel</h2>${general(shown)}</section><section aria-labelledby="indienen"><h2 id="indienen">${again}</h2>${sumsOf(page)}<p class="soft" id="saved" aria-live="polite"></p><button name="do" value="save">Bewaren, later verder</button>${name}<button class="main" name="do" value="submit">${again}</button><p class="soft">U kunt uw prijs nog aanpassen tot en met ${formatDayLong(day(page.until))}. Van wat u indient, bewaren we een PDF die niet meer verandert.</p></section></form>`;
}

function readOnly({ items, draft }: PriceRequest): string {
  const lines = new Map(draft.lines.map((line) => [line.itemId, line]));
  const words = { no: 'niet inbegrepen', 'in-other': 'in andere post', yes: 'geen prijs' };
  const rows = items.map((item) => {
    const line = lines.get(item.itemId);
    const price =
      line?.included === 'yes' && line.unitPrice
        ? `€ ${line.unitPrice.replace('.', ',')}`
        : words[line?.included ?? 'yes'];
    return `<li><div class="row"><span>${itemHtml(item)}</span><span>${text(price)}</span></div><small>${text(quantityWords(item))}</small></li>`;
  });
  return section('posten', 'Gevraagd', `<ul>${rows.join('')}</ul>`);
}

function section(id: string, title: string, body: string): string {
  return body && `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`;
}

const paragraph = (said: string) => `<p style="white-space:pre-line">${text(said)}</p>`;

function askedOf(page: PriceRequest, base: string): string {
  const addenda = page.addenda.map(
    ({ at, text: said }) => `<h3>Aanvulling van ${formatDay(dayAt(new Date(at)))}</h3>${paragraph(said)}`,
  );
  const files = page.files.map(
    ({ kind, id, name }) => `<li><a href="${text(`${base}/${kind}/${id}`)}">${text(name)}</a></li>`,
  );
  return section(
    'vraag',
    'Wat er gevraagd wordt',
    `${paragraph(page.text)}${page.visit ? `<h3>Bezoek</h3>${paragraph(page.visit)}` : ''}${addenda.join('')}${files.length > 0 ? `<ul>${files.join('')}</ul>` : ''}`,
  );
}

function listsOf(page: PriceRequest, base: string): string {
  const upload =
    page.closed === null
      ? `<form method="post" action="${text(`${base}/file`)}" enctype="multipart/form-data"><label for="file">De ingevulde lijst: Excel of PDF</label><input id="file" type="file" name="file" accept=".xlsx,.xls,.ods,.pdf" required><button>Inlezen</button></form><p class="soft">De bouwheer krijgt dit bestand meteen. De gelezen prijzen kijkt u hier nog na voor u indient.</p>`
      : '';
  return section(
    'lijst',
    'Liever in Excel of op papier?',
    `<p><a href="${text(`${base}/list.xlsx`)}">Lijst als Excel</a> · <a href="${text(`${base}/list.pdf`)}">Lijst als PDF</a></p>${upload}`,
  );
}

function questionsOf(page: PriceRequest, base: string): string {
  const rows = page.questions.map(({ question, answer, isOwn }) => {
    const asked = question
      ? `<p><strong>${isOwn ? 'U vroeg' : 'Gevraagd'}:</strong> ${text(question)}</p>`
      : '';
    return `<li>${asked}${answer === null ? '<p class="soft">Nog niet beantwoord.</p>' : paragraph(answer)}</li>`;
  });
  const form = `<form method="post" action="${text(`${base}/questions`)}"><label for="vraagtekst">Uw vraag</label><textarea id="vraagtekst" name="text" maxlength="2000" required></textarea><button>Vraag versturen</button></form>`;
  const decline =
    page.closed === null && page.state === 'invited'
      ? `<details><summary>Ik geef geen prijs</summary><form method="post" action="${text(`${base}/decline`)}"><label for="reden">Waarom <span>(mag leeg)</span></label><input id="reden" name="note" maxlength="1000"><button>Laten weten</button></form></details>`
      : '';
  return section(
    'vragen',
    'Vragen en antwoorden',
    `${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : ''}${form}${decline}`,
  );
}

function standOf({ state, submittedAt, sha256, closed }: PriceRequest): string {
  const handed =
    state === 'submitted' && submittedAt
      ? `<p role="status">U diende uw prijs in op ${formatDay(dayAt(new Date(submittedAt)))}. Vingerafdruk van de bewaarde PDF (SHA-256): ${text((sha256 ?? '').slice(0, 16))}…</p>`
      : '';
  const declined = state === 'declined' ? '<p role="status">U liet weten dat u geen prijs geeft.</p>' : '';
  return `${handed}${declined}${closed === null ? '' : `<p role="status">${text(closed)}</p>`}`;
}

const seen =
  'U ziet wat er gevraagd wordt, de antwoorden voor iedereen en uw eigen prijzen. U ziet niet wie nog een prijs geeft, geen andere prijzen en geen raming. Wat u typt, ziet de bouwheer pas als u indient; een lijst die u laat inlezen, heeft hij meteen.';

/** First what is asked, then the prices. Every form works without a script. */
export function pricesPageHtml(page: PriceRequest, shown: Shown): string {
  const base = `/price-requests/${shown.token}`;
  const { project, contact } = page;
  const body = [
    `<h1>${text(page.title)}</h1>`,
    `<p>${text([project.name, project.place].filter(Boolean).join(' · '))}</p>`,
    `<p class="soft">${text(project.invitedBy)} vraagt een prijs aan ${text(contact.name)}, graag tegen ${formatDayLong(day(page.until))}.</p>`,
    `<details class="card"><summary>Wat ziet u hier en wat niet</summary><p>${seen}</p></details>`,
    shown.done ? `<p role="status">${text(shown.done)}</p>` : '',
    alert(shown.fault ?? ''),
    standOf(page),
    askedOf(page, base),
    listsOf(page, base),
    page.closed === null ? pricesForm(page, shown) : readOnly(page),
    questionsOf(page, base),
    page.closed === null ? `<script src="${scriptPath}" defer></script>` : '',
    '<style>fieldset{border:0;margin:0;padding:0;min-width:0}legend{padding:0;font-weight:600}legend b{color:var(--brick)}</style>',
  ];
  return outsidePage({ title: page.title, body: body.filter(Boolean).join('\n') });
}
