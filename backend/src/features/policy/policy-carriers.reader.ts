import { Injectable } from '@nestjs/common';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyFacts } from '@covertrail/domain/policy/policy-command.contract';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';

/** The insurers that policy terms name, read from their own streams: the name that a page sends proves nothing. */
@Injectable()
export class PolicyCarriers {
  constructor(private readonly deciders: DeciderStore) {}

  async named(carrierId: Uuid): Promise<PolicyFacts> {
    const { state } = await this.deciders.load(carrierDecider, carrierId);
    return { carrier: state.added };
  }
}
