import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldEmail, keyedId } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';

/** The invitation of an address to a company: who is invited again has the same one (ADR 77). */
export const invitationIdOf = (vault: Pick<Vault, 'secret'>, companyId: Uuid, email: string): Promise<Uuid> =>
  keyedId(vault, 'invitation', companyId, foldEmail(email));
