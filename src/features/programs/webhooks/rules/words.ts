import { addDays, type Day, dayAt, formatDayLong } from '#/core/day';
import type { Delivery, Webhook } from '#/features/programs/webhooks/contract';
import { kindGroups, kindsText } from '#/features/programs/webhooks/rules/kinds';

function dayText(moment: string, today: Day): string {
  const day = dayAt(new Date(moment));
  if (day === today) return 'vandaag';
  return day === addDays(today, -1) ? 'gisteren' : `op ${formatDayLong(day)}`;
}

/** 'Offertes, meerwerk en opleveringen · laatst aangekomen gisteren'. */
export function webhookLine({ kinds, lastDeliveredAt }: Webhook, today: Day): string {
  const last = lastDeliveredAt ? `laatst aangekomen ${dayText(lastDeliveredAt, today)}` : 'nog niets gemeld';
  return `${kindsText(kinds)} · ${last}`;
}

const statusWords: Record<Delivery['status'], string> = {
  waiting: 'wacht',
  delivered: 'aangekomen',
  failed: 'niet aangekomen',
};

/** 'aangekomen, na 3 pogingen'. */
export function deliveryText({ status, tries }: Delivery): string {
  if (tries <= 1) return statusWords[status];
  return `${statusWords[status]}, na ${tries} pogingen`;
}

export function deliveryKindText(kind: string): string {
  return kindGroups.find(({ kinds }) => (kinds as readonly string[]).includes(kind))?.label ?? 'Proefoproep';
}
