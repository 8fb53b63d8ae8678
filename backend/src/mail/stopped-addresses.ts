import type { Vault } from '@covertrail/platform/vault/vault.port';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';

const KIND = 'stopped-address';

type Records = Pick<Vault, 'secret' | 'record' | 'writeRecord' | 'removeRecord'>;

/** Addresses without an account to which no company sends requests by mail any more [A16]. Each is kept as a keyed hash alone. */
export class StoppedAddresses {
  constructor(private readonly vault: Records) {}

  async has(email: string): Promise<boolean> {
    return (await this.vault.record(KIND, await this.idOf(email))) !== null;
  }

  /** Again without harm. */
  async stop(email: string): Promise<void> {
    await this.vault.writeRecord(KIND, await this.idOf(email), 0, { body: {} });
  }

  async resume(email: string): Promise<void> {
    await this.vault.removeRecord(KIND, await this.idOf(email));
  }

  private idOf(email: string): Promise<string> {
    return keyedHash(this.vault, 'stoppedAddress', foldEmail(email));
  }
}
