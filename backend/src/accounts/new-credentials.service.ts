import { Inject, Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import { PasswordHashing } from '@covertrail/platform/vault/password-hashing';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { CLOCK, VAULT } from '#tokens/tokens';

interface NewCredential {
  readonly userId: Uuid;
  readonly email: string;
  /** As it was typed, or already hashed. */
  readonly password: string | { readonly hash: string };
  /** Whether the person has to choose another password at the first log-in. */
  readonly mustChange: boolean;
}

/** Passwords of new accounts. They go to the vault, never into an event. */
@Injectable()
export class NewCredentials {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hashing: PasswordHashing,
  ) {}

  /** Leaves the password of an account that has one. */
  async keep({ userId, email, password, mustChange }: NewCredential): Promise<void> {
    if (await this.vault.credentialOf(userId)) return;
    const passwordHash = typeof password === 'string' ? await this.hashing.hash(password) : password.hash;
    const emailHmac = await keyedHash(this.vault, 'email', foldEmail(email));
    await this.vault.saveCredential(emailHmac, { userId, passwordHash, passwordSetAt: this.clock.now(), mustChange });
  }
}
