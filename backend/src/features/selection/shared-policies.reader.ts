import { Inject, Injectable } from '@nestjs/common';
import type { SharedPolicyRow } from '@covertrail/contracts/selection/selection.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { SelectedKind } from '@covertrail/domain/selection/selection.contract';
import type { MadeChoice } from '@covertrail/domain/selection/selection-choice.rules';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Actor } from '#auth/actor';
import { ShareReadings } from '#shown-shares/share-readings.service';
import { sharesShowing, ShownShares, type ShownToTracking } from '#shown-shares/shown-shares.reader';
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
    private readonly shownShares: ShownShares,
    private readonly readings: ShareReadings,
    @Inject(EVENTS) private readonly events: EventStore,
  ) {}

  async rowsOf(actor: Actor, trackingId: Uuid): Promise<readonly SharedPolicyRow[]> {
    const shown = await this.of(trackingId);
    await this.readings.opened(actor, sharesShowing(shown));
    const { projectId } = shown;
    const policies = await policiesThen(this.deciders.readable, [...shown.policies.keys()], await this.events.head());
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
    const { projectId, policies } = await this.of(trackingId);
    if (!policies.has(policyId)) throw new Problem('HTTP.NOT_FOUND');
    return this.selections.choice(policyId, projectId, kind);
  }

  /** Throws HTTP.NOT_FOUND. */
  private async of(trackingId: Uuid): Promise<ShownToTracking> {
    const shown = await this.shownShares.of(trackingId);
    if (!shown) throw new Problem('HTTP.NOT_FOUND');
    return shown;
  }
}
