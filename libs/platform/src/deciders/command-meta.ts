import type { ActingRole, EventMetadata, Initiator, Uuid } from '@covertrail/domain/kernel/event';

/** Who sends a command, for whom, and what caused it. `commandId` is derived from the caller's idempotency key. */
export interface CommandMeta {
  readonly commandId: Uuid;
  /** Hash of what the caller sent: the same key with another body is refused. */
  readonly commandHash: string;
  readonly actor: string;
  readonly role: ActingRole;
  readonly tenant: Uuid | null;
  readonly onBehalfOf?: Uuid;
  readonly initiator?: Initiator;
  readonly correlationId: Uuid;
  readonly causationId: Uuid | null;
}

/** Metadata of a command that the product sends on its own, without an event as cause: as `system:<process>`. */
export const bySystem = (process: string, commandId: Uuid): CommandMeta => ({
  commandId,
  commandHash: commandId,
  actor: `system:${process}`,
  role: 'system',
  tenant: null,
  correlationId: commandId,
  causationId: null,
});

/** Metadata of a command that a reaction sends because of an event, and not for a person. */
export function becauseOf(
  event: { readonly id: Uuid; readonly meta: { readonly correlationId: Uuid } },
  reaction: string,
  commandId: Uuid,
): CommandMeta {
  return { ...bySystem(reaction, commandId), correlationId: event.meta.correlationId, causationId: event.id };
}

type Caused = Parameters<typeof becauseOf>[0] & {
  readonly meta: Pick<EventMetadata, 'actor' | 'role' | 'tenant' | 'onBehalfOf' | 'initiator'>;
};

/** Metadata of a command that a reaction sends to complete what a person did. The person is named as the initiator. */
export function carryingOut(event: Caused, reaction: string, commandId: Uuid): CommandMeta {
  const { actor, role, tenant, onBehalfOf, initiator } = event.meta;
  const person = role === 'system' ? initiator : { actor, tenant, ...(onBehalfOf ? { onBehalfOf } : {}) };
  return { ...becauseOf(event, reaction, commandId), ...(person ? { initiator: person } : {}) };
}
