import { day, dayAt, formatDayLong } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { alert, outsidePage } from '#/features/outside/shared/links/server/page-frame';
import { answers } from '#/features/site/acceptances/contract';
import type { GuestAcceptance } from '#/features/site/acceptances/guest-contract';
import { answerLabels, outcomeLabels, plainSignature } from '#/features/site/acceptances/rules/words';
import { escapeHtml as text } from '#/platform/server/http/templates';

const euro = (decimal: string) => formatEuro(totalFromDecimal(decimal));
const long = (value: string) => formatDayLong(day(value));
const longAt = (moment: string) => formatDayLong(dayAt(new Date(moment)));

function row(name: string, value: string): string {
  return `<li><div class="row"><span>${text(name)}</span><span>${text(value)}</span></div></li>`;
}

function pointItem({ number, text: what, room, dueDate }: GuestAcceptance['points'][number]): string {
  const facts = [room, dueDate ? `te herstellen tegen ${long(dueDate)}` : 'nog zonder dag'];
  return `<li><strong>${number}. ${text(what)}</strong><br><small>${text(facts.filter(Boolean).join(' · '))}</small></li>`;
}

function answered({ answer }: GuestAcceptance): string {
  if (!answer) return '';
  const remark = answer.remark ? `: ${answer.remark}` : '';
  return `<p role="status">${text(`${answer.name} antwoordde op ${longAt(answer.at)}: ${answerLabels[answer.answer]}${remark}`)}</p>`;
}

function form(base: string, { id, version, answer }: GuestAcceptance): string {
  if (answer) return '';
  const choices = answers.map((each) => `<option value="${each}">${answerLabels[each]}</option>`).join('');
  return `<section aria-labelledby="tekenen"><h2 id="tekenen">Uw antwoord</h2><form method="post" action="${text(`${base}/acceptances/${id}`)}"><input type="hidden" name="version" value="${version}"><label for="antwoord">Gaat u akkoord?</label><select id="antwoord" name="answer">${choices}</select><label for="opmerking">Opmerking <span>(mag leeg)</span></label><textarea id="opmerking" name="remark" maxlength="2000"></textarea><label for="naam">Uw naam</label><input id="naam" name="name" maxlength="120" autocomplete="name" required><label><input type="checkbox" name="agreed" value="yes" required style="width:auto;min-height:0;margin-right:.5rem">Ik heb alles gelezen</label><p class="soft">${text(plainSignature)}</p><button class="main">Antwoord versturen</button></form></section>`;
}

function addendaOf(base: string, { id, addenda }: GuestAcceptance): string {
  if (addenda.length === 0) return '';
  const items = addenda.map(({ number, at, by, text: what }) => {
    const href = `${base}/acceptances/${id}/addenda/${number}`;
    return `<li><strong>${text(`Addendum ${number}, ${by}, ${longAt(at)}`)}</strong><p style="white-space:pre-line">${text(what)}</p><a href="${text(href)}">Addendum ${number} als pdf</a></li>`;
  });
  return `<section aria-labelledby="addenda"><h2 id="addenda">Later toegevoegd</h2><ul>${items.join('')}</ul></section>`;
}

/** The minutes for who was sent them; every form works without a script. */
export function guestAcceptanceHtml(
  minutes: GuestAcceptance,
  { token, fault = '' }: { token: string; fault?: string },
): string {
  const base = `/guest/${token}`;
  const { title, project, contractor, points, clearRooms, keptBack, keptUntil, reason, remarks } = minutes;
  const pdf = `${base}/acceptances/${minutes.id}/minutes.pdf`;
  const none = '<p>Er zijn geen punten: bij de rondgang viel niets op te merken.</p>';
  const kept = keptBack ? `${euro(keptBack)}${keptUntil ? ` tot ${long(keptUntil)}` : ''}` : 'niets';
  const facts = [
    row('Dag', long(minutes.day)),
    row('Aannemer', contractor),
    row('Aanwezig', minutes.present.join(', ') || 'niet genoteerd'),
    row('Uitkomst', outcomeLabels[minutes.outcome]),
    reason ? row('Reden', reason) : '',
    row('Contractsom met meerwerk', euro(minutes.sum)),
    row('Gefactureerd', euro(minutes.billed)),
    row('Betaald', euro(minutes.paid)),
    row('Ingehouden', kept),
  ].join('');
  const body = [
    `<p><a href="${text(base)}">Terug naar uw pagina</a></p><h1>${text(title)}</h1><p>${text(project)}</p>`,
    answered(minutes),
    alert(fault),
    `<section aria-label="Gegevens"><ul>${facts}</ul><p><a href="${text(pdf)}">Het proces-verbaal als pdf</a></p><p><small>Vingerafdruk (SHA-256): ${text(minutes.sha256)}</small></p></section>`,
    `<section aria-labelledby="punten"><h2 id="punten">Punten</h2>${points.length > 0 ? `<ul>${points.map(pointItem).join('')}</ul>` : none}${clearRooms.length > 0 ? `<p>Niets op te merken in: ${text(clearRooms.join(', '))}.</p>` : ''}</section>`,
    remarks
      ? `<section aria-label="Opmerkingen"><h2>Opmerkingen</h2><p style="white-space:pre-line">${text(remarks)}</p></section>`
      : '',
    `<section aria-label="Wat tekenen betekent"><h2>Wat tekenen betekent</h2>${minutes.meaning.map((each) => `<p>${text(each)}</p>`).join('')}</section>`,
    addendaOf(base, minutes),
    form(base, minutes),
  ];
  return outsidePage({ title, body: body.filter(Boolean).join('\n') });
}
