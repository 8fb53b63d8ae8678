import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { awaitsApproval, termsAt } from '@covertrail/domain/policy/policy-on-day';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { PolicyDetails as Details } from '@covertrail/domain/policy/policy.views';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Grants } from '../../../auth/grants.service.js';
import { CLOCK } from '../../../composition/tokens.js';
import { Problem } from '../../../http/problem.js';
import { PolicyDetails } from './policy-details.query.js';

@QueryHandler(PolicyDetails)
export class PolicyDetailsHandler implements IQueryHandler<PolicyDetails> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly grants: Grants,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, policyId }: PolicyDetails): Promise<Details> {
    const { state, revision } = await this.deciders.load(policyDecider, policyId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const insured = await this.deciders.readable.load(companyDecider, state.insuredId);
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const terms = termsAt(state, today);
    const standing = policyStatus(state, today);
    const lastStanding = state.standing.at(-1);
    const writes = actor.access !== 'readOnly';
    return {
      id: policyId,
      insuredId: state.insuredId,
      insuredName: insured.state?.name ?? '',
      line: state.line,
      policyNumber: terms.policyNumber,
      carrierName: terms.carrier.name,
      effectiveOn: terms.period.effectiveOn,
      expiresOn: terms.period.expiresOn,
      verification: state.verification.at(-1)?.value ?? 'unverified',
      canceledFrom: lastStanding?.value.status === 'canceled' ? lastStanding.from : null,
      standing,
      terms,
      agencyId: await this.grants.agencyOf(state.insuredId),
      rejectionReason: state.rejectionReason,
      revision,
      mayEdit: writes && standing !== 'canceled' && standing !== 'rejected',
      mayApprove: writes && actor.role === 'agent' && awaitsApproval(state) && standing !== 'canceled' && standing !== 'rejected',
    };
  }
}
