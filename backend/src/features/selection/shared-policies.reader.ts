import { Inject, Injectable } from '@nestjs/common';
import type { SharedPolicyRow } from '@covertrail/contracts/selection/selection.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { SelectedKind } from '@covertrail/domain/selection/selection.contract';
import type { MadeChoice } from '@covertrail/domain/selection/selection-choice.rules';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { EVENTS } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { policiesThen } from '#views/policies-then.reader';
import { Selections } from './selections.service.js';

/** What a supplier shares with a tracking now, from the streams: a share that ended shows nothing from that moment on. */
@Injectable()
export class SharedPolicies {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly selections: Selections,
    @Inject(EVENTS) private readonly events: EventStore,
  ) {}

  async rowsOf(trackingId: Uuid): Promise<readonly SharedPolicyRow[]> {
    const { projectId, policyIds } = await this.of(trackingId);
    const policies = await policiesThen(this.deciders.readable, [...policyIds], await this.events.head());
    return Promise.all(
      policies.map(async (policy) => ({
        ...policy,
        region:
          (await this.deciders.readable.load(policyDecider, policy.policyId)).state?.region.at(-1)?.value ??
          'unitedStates',
        locationCount: await this.selections.shownCount(policy.policyId, projectId, 'locations'),
        vehicleCount: await this.selections.shownCount(policy.policyId, projectId, 'vehicles'),
      })),
    );
  }

  /** What was chosen to be shown of a policy. A policy that is not shared with the tracking does not exist for its requester. */
  async choiceOf(trackingId: Uuid, policyId: Uuid, kind: SelectedKind): Promise<MadeChoice | null> {
    const { projectId, policyIds } = await this.of(trackingId);
    if (!policyIds.has(policyId)) throw new Problem('HTTP.NOT_FOUND');
    return this.selections.choice(policyId, projectId, kind);
  }

  private async of(trackingId: Uuid): Promise<{ readonly projectId: Uuid; readonly policyIds: ReadonlySet<Uuid> }> {
    const { state } = await this.deciders.readable.load(trackingDecider, trackingId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const shares = await Promise.all(
      state.provided.map(({ shareId }) => this.deciders.readable.load(shareDecider, shareId)),
    );
    const open = shares.filter((share) => share.state?.ended === false);
    return {
      projectId: state.projectId,
      policyIds: new Set(open.flatMap((share) => share.state?.shared.policyIds ?? [])),
    };
  }
}
