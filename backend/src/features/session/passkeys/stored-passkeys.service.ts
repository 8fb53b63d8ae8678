import { Inject, Injectable } from '@nestjs/common';
import type { Passkey } from '@covertrail/contracts/session/passkey.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { Problem } from '#http/problem';
import { VAULT } from '#tokens/tokens';

const KIND = 'passkeys';
const MOST = 10;
const TRIES = 10;

/** A passkey as the vault keeps it: its public half, and how often the device says that it signed. Ids and key in base64url. */
export interface StoredPasskey extends Passkey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

interface KeysOfPerson {
  readonly keys: readonly StoredPasskey[];
}

type Change = (keys: readonly StoredPasskey[]) => readonly StoredPasskey[];

/** The passkeys of people, in the vault [A18]. */
@Injectable()
export class StoredPasskeys {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async of(userId: Uuid): Promise<readonly StoredPasskey[]> {
    return (await this.vault.record<KeysOfPerson>(KIND, userId))?.body.keys ?? [];
  }

  /** Throws PASSKEY.TOO_MANY, and PASSKEY.REFUSED for a key that the person has. */
  add(userId: Uuid, passkey: StoredPasskey): Promise<void> {
    return this.change(userId, (keys) => {
      if (keys.length >= MOST) throw new Problem('PASSKEY.TOO_MANY');
      if (keys.some(({ credentialId }) => credentialId === passkey.credentialId)) throw new Problem('PASSKEY.REFUSED');
      return [...keys, passkey];
    });
  }

  /** Throws USER.NO_PASSKEY. */
  remove(userId: Uuid, passkeyId: Uuid): Promise<void> {
    return this.change(userId, (keys) => {
      const others = keys.filter(({ id }) => id !== passkeyId);
      if (others.length === keys.length) throw new Problem('USER.NO_PASSKEY');
      return others;
    });
  }

  /** The passkey has signed: keeps its counter and when it was. Throws USER.NO_PASSKEY for one that was removed meanwhile. */
  used(userId: Uuid, passkeyId: Uuid, used: Pick<StoredPasskey, 'counter' | 'usedAt'>): Promise<void> {
    return this.change(userId, (keys) => {
      if (!keys.some(({ id }) => id === passkeyId)) throw new Problem('USER.NO_PASSKEY');
      return keys.map((key) => (key.id === passkeyId ? { ...key, ...used } : key));
    });
  }

  /** Of several who change them at once each sees what the one before wrote. */
  private async change(userId: Uuid, to: Change): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const found = await this.vault.record<KeysOfPerson>(KIND, userId);
      const body: KeysOfPerson = { keys: to(found?.body.keys ?? []) };
      if (await this.vault.writeRecord(KIND, userId, found?.version ?? ABSENT, { body })) return;
    }
    throw new Problem('PASSKEY.TOOK_TOO_LONG');
  }
}
