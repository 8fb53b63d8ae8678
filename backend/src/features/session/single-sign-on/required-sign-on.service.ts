import { Inject, Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Rights } from '#auth/rights.service';
import { SIGN_ON } from '#tokens/tokens';
import { speaksFor, type SignOnSetup } from './single-sign-on-provider.js';

/**
 * Whose password opens nothing, because their company requires single sign-on for its domain [A18]. Operators keep theirs: they get in while the
 * provider is away, and no provider opens their account.
 */
@Injectable()
export class RequiredSignOn {
  constructor(
    @Inject(SIGN_ON) private readonly setup: SignOnSetup,
    private readonly rights: Rights,
  ) {}

  /** Of an address, whether or not it has an account. */
  isFor(email: string): boolean {
    return this.setup.providers.some((provider) => provider.isRequired && speaksFor(provider, email));
  }

  /** Of the account with this address. */
  async isOf(userId: Uuid, email: string): Promise<boolean> {
    return this.isFor(email) && !(await this.rights.isOperator(userId));
  }
}
