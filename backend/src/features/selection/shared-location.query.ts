import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { LocationDetails } from '@covertrail/contracts/location/location.replies';
import { locationsView } from '@covertrail/contracts/location/location.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import { isShown } from '@covertrail/domain/selection/selection-choice.rules';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { SharedPolicies } from './shared-policies.reader.js';

/** One location of a policy that is shared with a tracking, with its buildings. One that was not chosen does not exist for the requester. */
export class ReadSharedLocation extends Query<LocationDetails> {
  constructor(
    readonly trackingId: Uuid,
    readonly locationId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadSharedLocation)
export class ReadSharedLocationHandler implements IQueryHandler<ReadSharedLocation> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly shared: SharedPolicies,
  ) {}

  async execute({ trackingId, locationId }: ReadSharedLocation): Promise<LocationDetails> {
    const record = await this.views.get(locationsView, locationId);
    if (!record) throw new Problem('LOCATION.NOT_FOUND');
    const choice = await this.shared.choiceOf(trackingId, record.policyId, 'locations');
    const { state, revision } = await this.deciders.load(locationDecider, locationId);
    if (!isShown(choice, record) || !state || state.removed) throw new Problem('LOCATION.NOT_FOUND');
    const { policyId, place, limits, buildings } = state;
    return { id: locationId, policyId, place, limits, buildings, revision, mayEdit: false };
  }
}
