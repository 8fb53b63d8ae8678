import { Inject, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PersonalFields } from '@covertrail/domain/kernel/personal';
import type { Clock } from '@covertrail/platform/clock/clock';
import { ERASED, Sealing } from '@covertrail/platform/sealing/sealing';
import { keyedHash } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { CLOCK, VAULT } from '#tokens/tokens';
import { foldedCode } from './recovery-codes.rules.js';

/** Of 30 seconds, the step of RFC 6238. */
const STEP_MS = 30_000;
const SECRET_BYTES = 20;
const PERSONAL: PersonalFields = { person: 'userId', fields: ['secret'] };

/** Secrets of authenticator apps, sealed under the keys of their people, and what codes are right for them [A17]. */
@Injectable()
export class AuthenticatorSecrets {
  private readonly sealing: Sealing;

  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.sealing = new Sealing(vault);
  }

  /** A new secret: as an app takes it, and as the vault keeps it. */
  async draw(userId: Uuid, email: string) {
    const secret = new Secret({ size: SECRET_BYTES });
    const address = new TOTP({ issuer: 'Covertrail', label: email, secret }).toString();
    return {
      secret: secret.base32,
      address,
      sealed: await this.sealing.seal({ userId, secret: secret.base32 }, PERSONAL),
    };
  }

  /** The step of a code of the present, of one before or of one after; null for a wrong code. */
  async stepOf(sealed: unknown, code: string): Promise<number | null> {
    const opened = await this.sealing.open(sealed, PERSONAL);
    if (typeof opened !== 'object' || opened === null || !('secret' in opened)) return null;
    // Where the key of the person was dropped everybody could work out the codes of that word.
    if (typeof opened.secret !== 'string' || opened.secret === ERASED) return null;
    const totp = new TOTP({ secret: Secret.fromBase32(opened.secret) });
    const timestamp = Date.parse(this.clock.now());
    const delta = totp.validate({ token: foldedCode(code), timestamp, window: 1 });
    return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta;
  }

  /** By what the vault keeps a recovery code. */
  hashOf(userId: Uuid, code: string): Promise<string> {
    return keyedHash(this.vault, 'recovery-code', userId, foldedCode(code));
  }
}
