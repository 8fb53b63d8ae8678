import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@covertrail/platform/clock/clock';
import { PasswordHashing } from '@covertrail/platform/vault/password-hashing';
import type { Credential, Vault } from '@covertrail/platform/vault/vault.port';
import { Problem } from '#http/problem';
import { CLOCK, VAULT } from '#tokens/tokens';
import { isCommonPassword } from './common-password.rules.js';

/** So many passwords are not taken again: the present one and those before it. */
const REMEMBERED = 5;

/** A password that replaces another. Those before it are kept as hashes beside it in the vault, never in an event [A17]. */
@Injectable()
export class NewPasswords {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hashing: PasswordHashing,
  ) {}

  /** Throws PASSWORD.COMMON. */
  async refuseCommon(password: string): Promise<void> {
    if (await isCommonPassword(password)) throw new Problem('PASSWORD.COMMON');
  }

  /** Throws PASSWORD.REPEATED. Only for who has proved whose account it is: it says what passwords there were. */
  async refuseRepeated({ passwordHash, earlierHashes = [] }: Credential, password: string): Promise<void> {
    for (const hash of [passwordHash, ...earlierHashes])
      if (await this.hashing.fits(hash, password)) throw new Problem('PASSWORD.REPEATED');
  }

  /** Replaces the password of a credential by one that was hashed, and ends all sessions of its person. */
  async replace(emailHmac: string, before: Credential, passwordHash: string): Promise<void> {
    const { userId, earlierHashes = [] } = before;
    await this.vault.saveCredential(emailHmac, {
      userId,
      passwordHash,
      passwordSetAt: this.clock.now(),
      mustChange: false,
      earlierHashes: [before.passwordHash, ...earlierHashes].slice(0, REMEMBERED - 1),
    });
    await this.vault.endSessionsOf(userId);
  }
}
