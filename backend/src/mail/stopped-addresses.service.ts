import { Inject, Injectable } from '@nestjs/common';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import { VAULT } from '../tokens/tokens.js';

const KIND = 'stopped-address';

type Records = Pick<Vault, 'secret' | 'record' | 'writeRecord' | 'removeRecord'>;

/** Addresses without an account to which no company sends requests by mail any more [A16]. Each is kept as a keyed hash alone. */
@Injectable()
export class StoppedAddresses {
  constructor(@Inject(VAULT) private readonly vault: Records) {}

  async has(email: string): Promise<boolean> {
    return (await this.vault.record(KIND, await this.idOf(email))) !== null;
  }

  /** Again without harm. */
  async stop(email: string): Promise<void> {
    await this.vault.writeRecord(KIND, await this.idOf(email), ABSENT, { body: {} });
  }

  async resume(email: string): Promise<void> {
    await this.vault.removeRecord(KIND, await this.idOf(email));
  }

  private idOf(email: string): Promise<string> {
    return keyedHash(this.vault, 'stoppedAddress', foldEmail(email));
  }
}
