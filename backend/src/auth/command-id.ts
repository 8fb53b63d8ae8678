import type { Uuid } from '@covertrail/domain/kernel/event';
import { keyedId } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import type { TokenHolder } from './actor.js';

/**
 * The id of the command that a person sends under an `Idempotency-Key`. Keys of clients have their own namespace: no key gives a
 * command the id that a reaction derives, or the id of another person's or company's command.
 */
export const commandIdOf = (
  vault: Pick<Vault, 'secret'>,
  { userId, companyId }: Pick<TokenHolder, 'userId' | 'companyId'>,
  key: Uuid,
): Promise<Uuid> => keyedId(vault, 'command', companyId ?? 'operator', userId, key);
