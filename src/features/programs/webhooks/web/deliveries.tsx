import { dayAt, formatDayLong } from '#/core/day';
import type { Delivery } from '#/features/programs/webhooks/contract';
import { deliveryKindText, deliveryText } from '#/features/programs/webhooks/rules/words';
import { useDeliveries } from '#/features/programs/webhooks/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { SkeletonList } from '#/ui/skeleton';

/** What there is room for; a program reads the last hundred. */
const shown = 10;

export function Deliveries({ webhookId }: { webhookId: number }) {
  const deliveries = useDeliveries(webhookId);
  return (
    <QueryStates
      query={deliveries}
      failed="Wat er gemeld werd, kon niet geladen worden"
      loading={<SkeletonList rows={2} />}
    >
      {(data) =>
        data.length === 0 ? (
          <p className="py-2 text-ink-soft text-sm">Er is nog niets gemeld.</p>
        ) : (
          <ul className="py-1 text-sm">
            {data.slice(0, shown).map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )
      }
    </QueryStates>
  );
}

const clock = new Intl.DateTimeFormat('nl-BE', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Brussels',
});

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const at = new Date(delivery.at);
  return (
    <li className="flex flex-wrap justify-between gap-x-3 border-line border-t py-1.5 first:border-t-0">
      <span>{deliveryKindText(delivery.kind)}</span>
      <span className="text-ink-soft">
        {deliveryText(delivery)} · {formatDayLong(dayAt(at))}, {clock.format(at)}
      </span>
    </li>
  );
}
