import { isRequesting } from '@covertrail/domain/rights/sides';
import { Injectable } from '@nestjs/common';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { Problem } from '#http/problem';

/** A policy as someone knows it. `until`: nothing later is known; null for those who know it as it is. */
export interface SeenPolicy {
  readonly state: AddedPolicy;
  readonly until: Position | null;
}

/** How far someone knows a policy; the access guard has checked that they may know it at all. Throws HTTP.NOT_FOUND. */
@Injectable()
export class PolicySight {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {}

  async of(actor: Actor, policyId: Uuid): Promise<SeenPolicy> {
    const present = await this.deciders.readable.load(policyDecider, policyId);
    const until = present.state && (await this.knownUntil(actor, present.state));
    const { state } = until === null ? present : await this.deciders.readable.loadAt(policyDecider, policyId, until);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    return { state, until };
  }

  private async knownUntil(actor: Actor, { insuredId }: AddedPolicy): Promise<Position | null> {
    // A share that has ended shows a requester nothing: it never reads a policy as it was.
    if (isRequesting(actor)) return null;
    return (await this.representations.formerUntil(actor, insuredId))?.position ?? null;
  }
}
