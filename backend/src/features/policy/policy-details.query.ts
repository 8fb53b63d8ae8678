import { may } from '@covertrail/domain/rights/principal';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { handlingAgent } from '@covertrail/domain/policy/policy-handling';
import { daysOfTerms } from '@covertrail/domain/policy/policy-days';
import { awaitsApproval, termsAt, termSourcesAt, unchangedSourcesAt } from '@covertrail/domain/policy/policy-on-day';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { lifeOf } from '@covertrail/domain/policy/policy-life';
import { attachedRequests } from '@covertrail/domain/policy/policy-endorsement-requests';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import { verifiedOn, verifyingEvent } from '@covertrail/domain/policy/policy-verified-on';
import { replacedPolicy } from '@covertrail/domain/policy/policy-replacement';
import { maskPolicyNumber } from '@covertrail/domain/policy/policy-number';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import type { PolicyDetails as Details } from '@covertrail/contracts/policy/policy.replies';
import type { TenureEnd } from '@covertrail/domain/representation/representation.state';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { CLOCK } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { describedEvent } from '#naming/described-event';
import { NamesService } from '#naming/names.service';
import { insurerRatings } from './insurer-ratings.views.js';

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
    private readonly representations: Representations,
    private readonly naming: NamesService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, policyId }: PolicyDetails): Promise<Details> {
    const { state, revision, until } = await this.read(actor, policyId);
    const insured = await this.deciders.readable.load(companyDecider, state.insuredId);
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const terms = termsAt(state, today);
    const tenure = await this.representations.managingTenure(state);
    const lastStanding = state.standing.at(-1);
    const writes = until === null && may(actor, 'keepPolicies');
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
      verifiedOn: verifiedOn(state.history),
      verifiedBy: await this.verifiedBy(actor, state),
      editsAwait: state.awaiting !== null,
      canceledFrom: lastStanding?.value.status === 'canceled' ? lastStanding.from : null,
      standing: policyStatus(state, today),
      terms,
      insurer: await this.ratings(terms, today),
      agencyId: until ? actor.companyId : (tenure?.agencyId ?? null),
      agentId: until ? null : handlingAgent(state.agent, tenure),
      rejectionReason: state.rejectionReason,
      endorsementRequests: attachedRequests(state),
      revision,
      days: daysOfTerms(state, today),
      sources: termSourcesAt(state, today),
      unchanged: unchangedSourcesAt(state, today),
      replaces: state.replaces === null ? null : await this.linked(actor, state.replaces, until),
      replacedBy: state.replacedBy && {
        ...(await this.linked(actor, state.replacedBy.policyId, until)),
        upon: state.replacedBy.upon,
        from: state.replacedBy.from,
      },
      ...offered(actor, state, writes, today),
      ...(until ? { knownUntil: until.at } : {}),
    };
  }

  /** The agent and the agency, as the reader may name them. */
  private async verifiedBy(actor: Actor, { history }: AddedPolicy): Promise<string | null> {
    const event = verifyingEvent(history);
    if (event === null) return null;
    const described = describedEvent(event, await this.naming.of([event], actor.companyId));
    return `${described.actor}, ${described.company}`;
  }

  private async ratings({ carrier, period }: PolicyTerms, today: CalendarDate): Promise<Details['insurer']> {
    const { state } = await this.deciders.readable.load(carrierDecider, carrier.carrierId);
    return insurerRatings(state, period.effectiveOn, today);
  }

  /** Of the same insured: another agency may manage it, and then an agent sees the end of its number [C15]. */
  private async linked(
    actor: Actor,
    policyId: Uuid,
    until: TenureEnd | null,
  ): Promise<{ readonly policyId: Uuid; readonly policyNumber: string }> {
    const { readable } = this.deciders;
    const { state } = until
      ? await readable.loadAt(policyDecider, policyId, until.position)
      : await readable.load(policyDecider, policyId);
    const number = state?.number.at(-1)?.value ?? '';
    const foreign = !until && state && (await this.representations.handlesPolicy(actor, state)) === null;
    return { policyId, policyNumber: foreign ? maskPolicyNumber(number) : number };
  }

  /** The policy as it is; for an agency that no longer represents the insured, as it was when its last tenure ended. */
  private async read(
    actor: Actor,
    policyId: Uuid,
  ): Promise<{ state: AddedPolicy; revision: number; until: TenureEnd | null }> {
    const present = await this.deciders.load(policyDecider, policyId);
    const until = present.state && (await this.representations.formerUntil(actor, present.state.insuredId));
    const { state, revision } = until
      ? await this.deciders.readable.loadAt(policyDecider, policyId, until.position)
      : present;
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    return { state, revision, until };
  }
}

/** What the page offers this person to do with the policy. */
function offered(
  actor: Actor,
  state: AddedPolicy,
  writes: boolean,
  today: CalendarDate,
): Pick<
  Details,
  'mayEdit' | 'mayApprove' | 'mayReverify' | 'mayReplace' | 'mayArchive' | 'mayUnarchive' | 'mayAttach'
> {
  const standing = policyStatus(state, today);
  const open = writes && standing !== 'archived' && standing !== 'canceled' && standing !== 'rejected';
  return {
    mayEdit: open,
    mayApprove: open && may(actor, 'approvePolicies') && awaitsApproval(state),
    mayReverify: open && may(actor, 'approvePolicies') && lifeOf(state) === 'verified',
    mayReplace: writes && replacedPolicy(state, today).refusal === null,
    mayArchive: writes && !state.archived,
    mayUnarchive: writes && state.archived,
    mayAttach: writes && !state.archived,
  };
}
