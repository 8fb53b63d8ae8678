import type { ActingRole, Uuid } from '@covertrail/domain/kernel/event';

/** Who sends a command, for whom, and what led to it. `commandId` comes of the caller's idempotency key. */
export interface CommandMeta {
  readonly commandId: Uuid;
  /** Hash of what the caller sent: the same key with another body is refused. */
  readonly commandHash: string;
  readonly actor: string;
  readonly role: ActingRole;
  readonly tenant: Uuid | null;
  readonly onBehalfOf?: Uuid;
  readonly correlationId: Uuid;
  readonly causationId: Uuid | null;
}

/** Metadata of a command that a reaction sends because of an event. */
export function becauseOf(
  event: { readonly id: Uuid; readonly meta: { readonly correlationId: Uuid } },
  reaction: string,
  commandId: Uuid,
): CommandMeta {
  return {
    commandId,
    commandHash: commandId,
    actor: `system:${reaction}`,
    role: 'system',
    tenant: null,
    correlationId: event.meta.correlationId,
    causationId: event.id,
  };
}
