import { Injectable } from '@nestjs/common';
import type { GonePolicy } from '@covertrail/contracts/policy/policy.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { OtherAgencies } from './other-agencies.service.js';

/** Policies that someone chose while they could be used, and that have gone from their reach since: by a transfer to another agency. */
@Injectable()
export class GonePolicies {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly otherAgencies: OtherAgencies,
    private readonly representations: Representations,
  ) {}

  /** An id of no policy of this insured is answered as one of none at all (ADR 3), and so is each to who does not act for the insured. */
  async of(actor: Actor, insuredId: Uuid, policyIds: readonly Uuid[]): Promise<readonly GonePolicy[]> {
    if (policyIds.length === 0) return [];
    if ((await this.representations.answersFor(actor, insuredId)) === null)
      return policyIds.map((policyId) => ({ policyId, policy: null }));
    const others = await this.otherAgencies.policiesAmong(actor, policyIds);
    return Promise.all(
      policyIds.map(async (policyId) => {
        const { state } = await this.deciders.readable.load(policyDecider, policyId);
        if (state?.insuredId !== insuredId || !others.has(policyId)) return { policyId, policy: null };
        const { line } = state;
        return { policyId, policy: { policyId, line, policyNumber: others.masked(policyId), ofOtherAgency: true } };
      }),
    );
  }
}
