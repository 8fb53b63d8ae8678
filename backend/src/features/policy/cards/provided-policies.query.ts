import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { PlacingAgent, ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { handlingAgent } from '@covertrail/domain/policy/policy-handling';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { termsAt, leastTermSourcesAt } from '@covertrail/domain/policy/policy-on-day';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { ShareReadings } from '#shown-shares/share-readings.service';
import { sharesShowing, ShownShares } from '#shown-shares/shown-shares.reader';
import { CLOCK } from '#tokens/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';
import { insurerRatings } from '../insurer-ratings.views.js';
import { PolicySight } from './policy-sight.reader.js';

/** The policies that a supplier provided to a tracking, for its requester. */
export class ReadProvidedPolicies extends Query<QueryReply<readonly ProvidedPolicyCard[]>> {
  constructor(
    readonly actor: Actor,
    readonly trackingId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadProvidedPolicies)
export class ReadProvidedPoliciesHandler implements IQueryHandler<ReadProvidedPolicies> {
  constructor(
    private readonly sight: PolicySight,
    private readonly shownShares: ShownShares,
    private readonly readings: ShareReadings,
    private readonly deciders: DeciderStore,
    private readonly names: NamesService,
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, trackingId }: ReadProvidedPolicies): Promise<QueryReply<readonly ProvidedPolicyCard[]>> {
    const shown = await this.shownShares.of(trackingId);
    if (!shown) return this.views.reply([]);
    await this.readings.opened(actor, sharesShowing(shown));
    const { projectId } = shown;
    const today = dayInZone(this.clock.now(), actor.timeZone);
    return this.views.reply(
      await Promise.all([...shown.policies.keys()].map((policyId) => this.card(actor, { policyId, projectId }, today))),
    );
  }

  private async card(
    actor: Actor,
    of: Pick<ProvidedPolicyCard, 'policyId' | 'projectId'>,
    today: CalendarDate,
  ): Promise<ProvidedPolicyCard> {
    const { state } = await this.sight.of(actor, of.policyId);
    const terms = termsAt(state, today);
    const carrier = await this.deciders.readable.load(carrierDecider, terms.carrier.carrierId);
    return {
      ...of,
      line: state.line,
      policyNumber: terms.policyNumber,
      carrierName: terms.carrier.name,
      ...terms.period,
      terms: shownTo(terms),
      standing: policyStatus(state, today),
      sources: leastTermSourcesAt(state, today),
      insurer: insurerRatings(carrier.state, terms.period.effectiveOn, today),
      agent: await this.agentOf(state),
    };
  }

  /** The agency that placed the policy, with the agent who handles it; an insured that added it alone has none. */
  private async agentOf({ insuredId, agencyId, agent }: AddedPolicy): Promise<PlacingAgent | null> {
    if (agencyId === null) return null;
    const { state } = await this.deciders.readable.load(representationDecider, insuredId);
    const agentId = handlingAgent(agent, state.tenures.findLast((tenure) => tenure.agencyId === agencyId) ?? null);
    const people = await this.names.people(agentId === null ? [] : [agentId]);
    const agency = await this.views.get(companiesView, agencyId);
    const [agencyName, agencyLogoId] = [agency?.name ?? '', agency?.logoId ?? null];
    return { agencyId, agencyName, agencyLogoId, agentName: people.get(agentId ?? '') ?? '' };
  }
}

/** The holders of other certificates are other customers of the supplier. */
const shownTo = (terms: PolicyTerms): PolicyTerms => ({ ...terms, certificateHolders: [] });
