import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldEmail, keyedId } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';

/** Stands for the address of an agent who was invited, whoever invited it [A08]. */
export const invitedAgentIdOf = (vault: Pick<Vault, 'secret'>, email: string): Promise<Uuid> =>
  keyedId(vault, 'invited-agent', foldEmail(email));
