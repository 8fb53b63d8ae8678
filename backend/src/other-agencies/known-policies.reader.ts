import { Injectable } from '@nestjs/common';
import type { ShownPolicy } from '@covertrail/contracts/policy/policy.replies';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { policiesThen } from '#views/policies-then.reader';
import { OtherAgencies } from './other-agencies.service.js';

/** Policies that an answer or a share names, as its reader may know them. */
@Injectable()
export class KnownPolicies {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly otherAgencies: OtherAgencies,
  ) {}

  /** As they were at a position of the log; of another agency's only that they are there. */
  async policiesThen(actor: Actor, ids: readonly Uuid[], at: Position): Promise<readonly ShownPolicy[]> {
    const others = await this.otherAgencies.policiesAmong(actor, ids);
    const policies = await policiesThen(this.deciders.readable, ids, at);
    return policies.map((policy) =>
      others.has(policy.policyId)
        ? {
            policyId: policy.policyId,
            line: policy.line,
            policyNumber: others.masked(policy.policyId),
            ofOtherAgency: true,
          }
        : policy,
    );
  }
}
