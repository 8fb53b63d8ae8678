import type { Uuid } from '@covertrail/domain/kernel/event';
import { keyedId } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import type { TokenHolder } from './actor.js';

/**
 * The id of the command that a person sends under an `Idempotency-Key`. Keys of clients stand in a namespace of their own:
 * whatever key is chosen, its command has no id that a reaction derives, nor one of another person or company.
 */
export const commandIdOf = (vault: Pick<Vault, 'secret'>, { userId, companyId }: Pick<TokenHolder, 'userId' | 'companyId'>, key: Uuid): Promise<Uuid> =>
  keyedId(vault, 'command', companyId, userId, key);
