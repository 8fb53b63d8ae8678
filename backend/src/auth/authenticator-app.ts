import type { Uuid } from '@covertrail/domain/kernel/event';
import type { VaultRecords } from '@covertrail/platform/vault/records.port';

/** The kind of the records in the vault that say who has an authenticator app, by person [A17]. */
export const AUTHENTICATOR_APP = 'authenticator-app';

export const hasAuthenticatorApp = async (vault: Pick<VaultRecords, 'record'>, userId: Uuid): Promise<boolean> =>
  (await vault.record(AUTHENTICATOR_APP, userId)) !== null;
