import { Inject, Injectable } from '@nestjs/common';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { NotIssuedAgain } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { notEligible } from '@covertrail/domain/policy/policy-certifiable';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';
import { CLOCK } from '#tokens/tokens';

/** The policies of the last issue of a certificate, and who issued it of whom. */
interface IssuedOf {
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
  readonly policyIds: readonly Uuid[];
}

/** Whether a certificate can be issued again, and of which policies: from their streams, because a view may lag behind [D12]. */
@Injectable()
export class IssuingAgain {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** These policies, or those that took their places; each once. */
  async present(policyIds: readonly Uuid[]): Promise<readonly Uuid[]> {
    return [...new Set(await Promise.all(policyIds.map((id) => this.newest(id))))];
  }

  /** The first reason why not; null where it can be. */
  async refusal({ insuredId, agencyId, policyIds }: IssuedOf): Promise<NotIssuedAgain | null> {
    const { state: insured } = await this.deciders.readable.load(companyDecider, insuredId);
    const today = dayInZone(this.clock.now(), insured?.registration.timeZone ?? 'UTC');
    for (const id of await this.present(policyIds)) {
      const { state: policy } = await this.deciders.readable.load(policyDecider, id);
      if (policy === null) continue;
      const { line } = policy;
      const because = notEligible(policy, today);
      if (because !== null) return { line, because };
      if (!(await this.representations.handlesAll(agencyId, insuredId, [policy])))
        return { line, because: 'otherAgency' };
    }
    return null;
  }

  private async newest(policyId: Uuid, before: ReadonlySet<Uuid> = new Set()): Promise<Uuid> {
    const { state } = await this.deciders.readable.load(policyDecider, policyId);
    const next = state?.replacedBy;
    if (!next || before.has(next.policyId)) return policyId;
    return this.newest(next.policyId, new Set([...before, policyId]));
  }
}
