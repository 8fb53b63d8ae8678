import type { ActingFor } from '@covertrail/domain/rights/principal';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { newId } from '@covertrail/platform/ids/ids';

/** Metadata of a command that a person sends by the link of a mail, for a company and without a session. */
export function byLink(role: ActingFor, userId: Uuid, companyId: Uuid): CommandMeta {
  const commandId = newId();
  return {
    commandId,
    commandHash: commandId,
    actor: userId,
    role,
    tenant: companyId,
    correlationId: commandId,
    causationId: null,
  };
}
