import type { onRequestAsyncHookHandler } from 'fastify';
import type { Gate } from '#/platform/server/identity/access';

/** Whether who asks may do this in the project, before anything of the body is read. */
export function gateHook(gate: Gate): onRequestAsyncHookHandler {
  return async ({ visitor }) => {
    const { user, params, membership } = visitor;
    if (user) visitor.project = gate.decide(user.id, params, membership);
  };
}
