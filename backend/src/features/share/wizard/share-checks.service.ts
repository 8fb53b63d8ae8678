import { Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { isAgency } from '@covertrail/domain/rights/sides';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';
import { Problem } from '#http/problem';
import { unavailable } from './share-choice.rules.js';
import type { ShareSides } from './share-sides.reader.js';

const REFUSED = {
  expired: 'SHARE.POLICY_EXPIRED',
  canceled: 'SHARE.POLICY_CANCELED',
  rejected: 'SHARE.POLICY_REJECTED',
  archived: 'SHARE.POLICY_ARCHIVED',
} as const;

/** The agency that acts; null where the insured itself does, or the product. */
export const actingAgency = (meta: CommandMeta): Uuid | null => (isAgency(meta) ? meta.tenant : null);

/** What must hold when something is shared, read from the streams: a view may not contain the last change yet. */
@Injectable()
export class ShareChecks {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {}

  /** The project belongs to the requester: the ids in a body prove nothing. Throws HTTP.NOT_FOUND. */
  async project(projectId: Uuid, requesterId: Uuid): Promise<void> {
    const { state } = await this.deciders.load(projectDecider, projectId);
    if (state?.requesterId !== requesterId) throw new Problem('HTTP.NOT_FOUND');
  }

  /** Each policy belongs to the insured and to no other agency than the one that acts, whoever managed it when it was chosen, and nobody has put it aside. */
  async policies(insuredId: Uuid, policyIds: readonly Uuid[], agencyId: Uuid | null): Promise<readonly AddedPolicy[]> {
    const loaded = await Promise.all(policyIds.map((id) => this.deciders.load(policyDecider, id)));
    const policies = loaded.flatMap(({ state }) => state ?? []);
    if (policies.length < policyIds.length || policies.some((policy) => policy.insuredId !== insuredId))
      throw new Problem('HTTP.NOT_FOUND');
    if (agencyId !== null && !(await this.representations.handlesAll(agencyId, insuredId, policies)))
      throw new Problem('HTTP.NOT_FOUND');
    if (policies.some(({ archived }) => archived)) throw new RuleBroken('SHARE.POLICY_ARCHIVED');
    return policies;
  }

  /** None of them has become unavailable since it was chosen. Throws SHARE.POLICY_EXPIRED and its like, with the number of the policy. */
  available(policies: readonly AddedPolicy[], { today, region }: ShareSides): void {
    for (const policy of policies) {
      const params = { policy: policy.number.at(-1)?.value ?? '' };
      const why = unavailable(policyStatus(policy, today));
      if (why !== null) throw new RuleBroken(REFUSED[why], params);
      if (region !== null && policy.region.at(-1)?.value !== region)
        throw new RuleBroken('SHARE.POLICY_CROSS_COUNTRY', params);
    }
  }
}
