import { isRequesting } from '@covertrail/domain/rights/sides';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';
import { locationsView } from '@covertrail/contracts/location/location.views';
import type { LocationRow } from '@covertrail/contracts/location/location.replies';
import type { LimitDetailsPage, ViewedLimits } from '@covertrail/contracts/policy/policy-cards.replies';
import { REGION_TABLE } from '@covertrail/domain/insurance/lines/regions';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { termsAt } from '@covertrail/domain/policy/policy-on-day';
import { selectionDecider } from '@covertrail/domain/selection/selection.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { selectionIdOf } from '@covertrail/platform/ids/selection-id';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import type { QueryReply } from '#http/data.interceptor';
import type { LimitDetailsDto } from '@covertrail/contracts/policy/policy.inputs';
import { TOTAL_CAP } from '#http/page.rules';
import { Problem } from '#http/problem';
import { ofPolicy, shownOf, type RecordFilter } from '#views/shown-records.filter';
import { Views } from '#views/views.service';
import { limitRows } from './limit-rows.rules.js';
import { PolicyFindings } from './policy-findings.reader.js';
import { PolicySight, type SeenPolicy } from './policy-sight.reader.js';

/** Ten a page [C02]. */
const PAGE_SIZE = 10;

/** A page of the limits of a policy, for someone who may know it. */
export class ReadLimitDetails extends Query<QueryReply<LimitDetailsPage>> {
  constructor(
    readonly actor: Actor,
    readonly input: LimitDetailsDto,
  ) {
    super();
  }
}

@QueryHandler(ReadLimitDetails)
export class ReadLimitDetailsHandler implements IQueryHandler<ReadLimitDetails> {
  constructor(
    private readonly sight: PolicySight,
    private readonly findings: PolicyFindings,
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input }: ReadLimitDetails): Promise<QueryReply<LimitDetailsPage>> {
    const { limitType, policyId, page = 1, pageSize = PAGE_SIZE } = input;
    const seen = await this.sight.of(actor, policyId);
    const { line, insuredId } = seen.state;
    const found =
      seen.until === null || isRequesting(actor) ? await this.findings.of(actor, policyId, insuredId, input) : [];
    // A project or template of someone else is not there for this person.
    if (found.length === 0 && (input.projectId ?? input.coverageTemplateId) !== undefined)
      throw new Problem('HTTP.NOT_FOUND');
    const terms = termsAt(seen.state, dayInZone(this.clock.now(), actor.timeZone));
    const rows = limitRows(
      line,
      terms,
      found.flatMap(({ findings, today }) => findings.map((finding) => ({ finding, today }))),
    );
    const located = await this.locationsFor(actor, seen, input.projectId);
    const locationLimitCount = located === null ? 0 : await this.views.count(locationsView, located, TOTAL_CAP);
    const counts = { policyLimitCount: rows.length, blanketLimitCount: terms.blankets.length, locationLimitCount };
    const pageOf = <Row>(of: ViewedLimits, all: readonly Row[]) =>
      limitType === of ? all.slice((page - 1) * pageSize, page * pageSize) : [];
    return this.views.reply({
      ...counts,
      countryId: REGION_TABLE[terms.region].id,
      region: terms.region,
      policyLimts: pageOf('property', rows),
      blanketLimits: pageOf('blanket', terms.blankets),
      locations: limitType === 'location' && located !== null ? await this.locations(located, page, pageSize) : [],
      totalCount: {
        property: counts.policyLimitCount,
        blanket: counts.blanketLimitCount,
        location: locationLimitCount,
      }[limitType],
      hasLimitIssue: rows.some(({ issues }) => issues.some(({ proofText }) => proofText === undefined)),
      hasProofIssue: rows.some(({ issues }) => issues.some(({ proofText }) => proofText !== undefined)),
    });
  }

  /**
   * Which locations someone sees: a requester those that were chosen for its project. The view has no past, so who knows the policy only as it
   * was sees none.
   */
  private async locationsFor(
    actor: Actor,
    { state: { policyId }, until }: SeenPolicy,
    projectId: Uuid | undefined,
  ): Promise<RecordFilter | null> {
    if (until !== null) return null;
    if (!isRequesting(actor)) return ofPolicy(policyId);
    if (projectId === undefined) return null;
    const { state } = await this.deciders.load(selectionDecider, selectionIdOf(policyId, projectId));
    return shownOf(policyId, state.locations);
  }

  private async locations(filter: RecordFilter, page: number, limit: number): Promise<readonly LocationRow[]> {
    const { documents } = await this.views.find(locationsView, filter, [{ field: 'numberOrder', direction: 'asc' }], {
      limit,
      offset: (page - 1) * limit,
    });
    return documents.map(({ id, policyId, place, buildingCount, limitCount, source }) => ({
      id,
      policyId,
      ...place,
      buildingCount,
      limitCount,
      source,
    }));
  }
}
