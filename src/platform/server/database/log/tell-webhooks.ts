import { getTableName } from 'drizzle-orm';
import { changes } from '#/platform/server/database/schema/changes';
import { webhookDeliveries, webhooks } from '#/platform/server/database/schema/webhooks';
import { jobsChannel } from '#/platform/server/database/stores/enqueue-store';
import type { QueueName } from '#/platform/server/jobs/job-kinds';

/** Tells a webhook what waits for it; of each there is one at most. */
export const deliveryJob = 'deliver to a webhook';
export const deliveryQueue = 'webhooks' satisfies QueueName;

/**
 * Whatever is in the log is told, by whichever way it got there, and only once it is committed. A job that is just
 * ending is held until this transaction has ended too: it then sees what came.
 */
export const tellWebhooks = `create or replace function tell_webhooks() returns trigger language plpgsql as $$ begin
    with told as (
      insert into ${getTableName(webhookDeliveries)} (webhook_id, table_name, record_key, is_removal, at)
      select hook.id, line.table_name, line.record_key, line.action = 'remove', line.at
      from new_rows as line
      join ${getTableName(webhooks)} as hook on hook.of_project = line.project_id
        and hook.off_since is null and hook.tables ? line.table_name
      join projects on projects.id = hook.of_project and projects.user_id = hook.user_id
        and projects.removed_at is null
      order by line.id, hook.id
      returning webhook_id
    )
    insert into jobs (queue, kind, key, person, payload)
    select '${deliveryQueue}', '${deliveryJob}', hook.id::text, hook.user_id, jsonb_build_object('webhookId', hook.id)
    from ${getTableName(webhooks)} as hook where hook.id in (select webhook_id from told) order by hook.id
    on conflict (kind, key) where done_at is null and failed_at is null do update set run_at = jobs.run_at;
    if found then perform pg_notify('${jobsChannel}', '${deliveryQueue}'); end if;
    return null;
  end $$;
  create or replace trigger ${getTableName(changes)}_told after insert on ${getTableName(changes)}
    referencing new table as new_rows for each statement execute function tell_webhooks();`;
