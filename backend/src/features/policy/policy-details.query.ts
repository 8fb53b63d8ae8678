import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { daysOfTerms } from '@covertrail/domain/policy/policy-days';
import { awaitsApproval, termsAt } from '@covertrail/domain/policy/policy-on-day';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import type { PolicyDetails as Details } from '@covertrail/contracts/policy/policy.replies';
import type { TenureEnd } from '@covertrail/domain/representation/representation.state';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Grants } from '#auth/grants.service';
import { CLOCK } from '#composition/tokens';
import { Problem } from '#http/problem';

/** One policy with its terms as of today, read from its stream, so that an edit starts from the newest revision. */
export class PolicyDetails extends Query<Details> {
  constructor(
    readonly actor: Actor,
    readonly policyId: string,
  ) {
    super();
  }
}

@QueryHandler(PolicyDetails)
export class PolicyDetailsHandler implements IQueryHandler<PolicyDetails> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly grants: Grants,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, policyId }: PolicyDetails): Promise<Details> {
    const { state, revision, until } = await this.read(actor, policyId);
    const insured = await this.deciders.readable.load(companyDecider, state.insuredId);
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const terms = termsAt(state, today);
    const standing = policyStatus(state, today);
    const lastStanding = state.standing.at(-1);
    const writes = actor.access !== 'readOnly' && until === null;
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
      agencyId: until ? actor.companyId : await this.grants.agencyOf(state.insuredId),
      rejectionReason: state.rejectionReason,
      revision,
      days: daysOfTerms(state, today),
      mayEdit: writes && standing !== 'canceled' && standing !== 'rejected',
      mayApprove: writes && actor.role === 'agent' && awaitsApproval(state) && standing !== 'canceled' && standing !== 'rejected',
      ...(until ? { knownUntil: until.at } : {}),
    };
  }

  /** The policy as it is; for an agency that no longer represents the insured, as it was when its last tenure ended. */
  private async read(actor: Actor, policyId: Uuid): Promise<{ state: AddedPolicy; revision: number; until: TenureEnd | null }> {
    const present = await this.deciders.load(policyDecider, policyId);
    const until = present.state && (await this.grants.formerUntil(actor, present.state.insuredId));
    const { state, revision } = until ? await this.deciders.readable.loadAt(policyDecider, policyId, until.position) : present;
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    return { state, revision, until };
  }
}
