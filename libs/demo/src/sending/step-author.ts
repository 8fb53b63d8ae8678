import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '@covertrail/backend/auth/actor';
import { commandIdOf, type DemoActor } from '../demo-step.js';

/** The command has the step's own id, so that sending it again changes nothing. */
export function metaOf(key: string, by: DemoActor | null): CommandMeta {
  const commandId = commandIdOf(key);
  return {
    commandId,
    commandHash: commandId,
    actor: by?.userId ?? 'system:demo',
    role: by?.role ?? 'system',
    tenant: by?.companyId ?? null,
    ...(by?.onBehalfOf ? { onBehalfOf: by.onBehalfOf } : {}),
    correlationId: commandId,
    causationId: null,
  };
}

/** The rights of the demo's agents; commands only check who acts, and for which company. */
export function agentOf(by: DemoActor | null): Actor {
  if (!by) throw new Error('An agent does this');
  const { userId, companyId } = by;
  return {
    membershipId: userId,
    userId,
    companyId,
    role: 'agent',
    sessionId: userId,
    companyRoles: ['agency'],
    access: 'manager',
    permissions: [],
    primaryContact: true,
    timeZone: 'UTC',
  };
}
