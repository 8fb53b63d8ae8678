import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { CLOCK, VAULT } from '#tokens/tokens';
import type { SignOnSecrets } from './identity-provider.port.js';

/** A sign-on between the click and the answer of the provider. */
export interface BegunSignOn {
  readonly providerKey: string;
  /** The address of the product that the browser used. */
  readonly base: string;
  readonly secrets: SignOnSecrets;
}

interface StoredSignOn extends BegunSignOn {
  /** Hash of the secret of the browser that began it. */
  readonly browser: string;
  readonly endsAt: Instant;
  readonly isUsed?: true;
}

const KIND = 'sign-on';
const MINUTES = 10;

/** Sign-ons that have begun: each is ended once, within ten minutes, and by the browser that began it. */
@Injectable()
export class BegunSignOns {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async keep(begun: BegunSignOn, browser: string): Promise<void> {
    const endsAt = new Date(Date.parse(this.clock.now()) + MINUTES * 60_000).toISOString();
    const body: StoredSignOn = { ...begun, browser: hashOf(browser), endsAt };
    await this.vault.writeRecord(KIND, hashOf(begun.secrets.state), ABSENT, { body, endsAt });
  }

  /** Null for one that nobody began, that is over, or that another browser began, which leaves it as it is. */
  async end(state: string, browser: string): Promise<BegunSignOn | null> {
    const id = hashOf(state);
    const found = await this.vault.record<StoredSignOn>(KIND, id);
    if (!found || found.body.isUsed || found.body.endsAt <= this.clock.now()) return null;
    if (found.body.browser !== hashOf(browser)) return null;
    const body: StoredSignOn = { ...found.body, isUsed: true };
    const isFirst = await this.vault.writeRecord(KIND, id, found.version, { body, endsAt: body.endsAt });
    return isFirst ? body : null;
  }
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
