import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { TokenHolder } from '../auth/actor.js';
import { LIMITS } from '../tokens/tokens.js';
import { callerAddress } from './caller-address.js';
import type { Limits } from './limits.js';
import { Rate } from './rate.js';

export type Caller = Request & { readonly user?: TokenHolder };

/** Colleagues share a company, and companies share an address: each may look up more than one person may. */
const COMPANY_SHARE = 2;
const ADDRESS_SHARE = 10;
/** All addresses together, for a call that is limited so. */
const OVERALL_SHARE = 100;
/** In an hour, as many as in so many minutes: a list of guesses does not get far by waiting. */
const MINUTES_OF_HOUR = 10;

/**
 * Counts look-ups per person, per company and per address, for a minute and for an hour, in this process; some calls also for all addresses
 * together.
 */
@Injectable()
export class LookUps {
  private readonly rates: Readonly<Record<'person' | 'company' | 'address' | 'overall', readonly Rate[]>>;

  constructor(@Inject(LIMITS) { lookUpsPerMinute }: Limits) {
    const ratesOf = (share: number) => [
      new Rate(lookUpsPerMinute * share),
      new Rate(lookUpsPerMinute * share * MINUTES_OF_HOUR, 3_600),
    ];
    this.rates = {
      person: ratesOf(1),
      company: ratesOf(COMPANY_SHARE),
      address: ratesOf(ADDRESS_SHARE),
      overall: ratesOf(OVERALL_SHARE),
    };
  }

  /** Counts one. Null while no limit is reached; else the seconds until more is allowed. What is refused to a person costs no neighbor anything. `overall` names the call that is limited for everybody. */
  async over(caller: Caller, overall?: string): Promise<number | null> {
    for (const { rate, name } of this.of(caller, overall)) {
      const wait = await rate.over(name);
      if (wait !== null) return wait;
    }
    return null;
  }

  /** Takes one back: it was no miss. */
  async forget(caller: Caller): Promise<void> {
    await Promise.all(this.of(caller).map(({ rate, name }) => rate.giveBack(name)));
  }

  private of(caller: Caller, overall?: string): readonly { readonly rate: Rate; readonly name: string }[] {
    const { userId: person, companyId: company } = caller.user ?? {};
    const names = { person, company, address: callerAddress(caller), overall };
    return (['person', 'company', 'address', 'overall'] as const).flatMap((kind) => {
      const name = names[kind];
      return name ? this.rates[kind].map((rate) => ({ rate, name })) : [];
    });
  }
}
