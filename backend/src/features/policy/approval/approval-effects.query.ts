import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ApprovalEffects } from '@covertrail/contracts/policy/policy-approval.replies';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { dayInZone, laterOf } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { pendingFrom } from '@covertrail/domain/policy/policy-pending';
import { coverageShown } from '@covertrail/domain/tracking/tracking.state';
import { approvalOf } from '@covertrail/domain/what-if/what-if-policy';
import { effectOn } from '@covertrail/domain/what-if/what-if.rules';
import type { Clock } from '@covertrail/platform/clock/clock';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { WhatIfNames } from '#what-if/what-if-names.reader';
import { PolicySight } from '../cards/policy-sight.reader.js';

/** Projects for which one policy is provided at once. */
const MOST = 100;

/** How each requester that is shown a policy would stand once this agency approves it. */
export class ReadApprovalEffects extends Query<QueryReply<ApprovalEffects>> {
  constructor(
    readonly actor: Actor,
    readonly policyId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadApprovalEffects)
export class ReadApprovalEffectsHandler implements IQueryHandler<ReadApprovalEffects> {
  constructor(
    private readonly sight: PolicySight,
    private readonly inputs: AssessmentInputsLoader,
    private readonly names: WhatIfNames,
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, policyId }: ReadApprovalEffects): Promise<QueryReply<ApprovalEffects>> {
    const { state } = await this.sight.of(actor, policyId);
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const day = laterOf(pendingFrom(state) ?? today, today);
    const change = approvalOf({ policyId, agencyId: actor.companyId, effectiveFrom: day });
    const inputs = await Promise.all((await this.trackingsOf(state.insuredId)).map((id) => this.inputs.load(id)));
    const shown = inputs.flatMap((loaded) =>
      loaded && coverageShown(loaded.tracking).policyIds.includes(policyId) ? loaded : [],
    );
    const effects = await this.names.named(shown.flatMap((loaded) => effectOn(change, loaded, day) ?? []));
    return this.views.reply({
      policyId,
      day,
      effects: effects.map(({ trackingId, requesterId, requesterName, projectName, before, after }) => ({
        trackingId,
        requesterId,
        requesterName,
        projectName,
        before,
        after,
      })),
    });
  }

  /** The view proposes the trackings, their streams decide. */
  private async trackingsOf(insuredId: Uuid): Promise<readonly Uuid[]> {
    const { documents } = await this.views.find(
      trackedSuppliersView,
      { where: { supplierId: { eq: insuredId }, active: { eq: true } } },
      [{ field: 'supplierFolded', direction: 'asc' }],
      { limit: MOST },
    );
    return documents.map(({ id }) => id);
  }
}
