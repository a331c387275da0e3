import type { ScanEvent } from '#/features/reading/check/scan-contract';

export type ScanProgress = { share: number; text: string };

export const starting: ScanProgress = { share: 0, text: 'Uw offerte wordt verstuurd…' };

const sentShare = 0.1;
const readFrom = 0.15;
const readTo = 0.9;

export function whileSending(share: number): ScanProgress {
  return share < 1
    ? { share: sentShare * share, text: starting.text }
    : { share: sentShare, text: 'Uw offerte is aangekomen…' };
}

/** How far it is by what the server tells. A page that is read once more does not set the bar back. */
export function progressAfter(before: ScanProgress, event: ScanEvent): ScanProgress {
  switch (event.step) {
    case 'queued':
      return { share: before.share, text: queuedText(event.ahead) };
    case 'opening':
      return { share: Math.max(before.share, 0.12), text: 'Het bestand wordt geopend…' };
    case 'page': {
      const done = (event.page - 1 + event.share) / event.of;
      const share = readFrom + (readTo - readFrom) * done;
      if (before.share > readTo)
        return {
          share: before.share,
          text: 'Sommige bedragen kloppen niet: de pagina wordt nog eens gelezen…',
        };
      return { share: Math.max(before.share, share), text: pageText(event.page, event.of) };
    }
    case 'understanding':
      return { share: 0.93, text: 'De bedragen en posten worden nagerekend…' };
    case 'done':
    case 'failed':
      return { share: 1, text: 'Klaar.' };
  }
}

function queuedText(ahead: number): string {
  return ahead === 1
    ? 'Er wordt nog één andere offerte gelezen; daarna bent u aan de beurt…'
    : `Er worden nog ${ahead} andere offertes gelezen; even geduld…`;
}

function pageText(page: number, of: number): string {
  return of === 1 ? 'De pagina wordt gelezen…' : `Pagina ${page} van ${of} wordt gelezen…`;
}
