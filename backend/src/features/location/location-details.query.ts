import { may } from '@covertrail/domain/rights/principal';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { LocationDetails as Details } from '@covertrail/contracts/location/location.replies';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';

/** One location with its buildings, read from its stream, so that an edit starts from the newest revision. */
export class LocationDetails extends Query<Details> {
  constructor(
    readonly actor: Actor,
    readonly locationId: string,
  ) {
    super();
  }
}

@QueryHandler(LocationDetails)
export class LocationDetailsHandler implements IQueryHandler<LocationDetails> {
  constructor(private readonly deciders: DeciderStore) {}

  async execute({ actor, locationId }: LocationDetails): Promise<Details> {
    const { state, revision } = await this.deciders.load(locationDecider, locationId);
    if (!state || state.removed) throw new Problem('HTTP.NOT_FOUND');
    const { policyId, place, limits, buildings } = state;
    return { id: locationId, policyId, place, limits, buildings, revision, mayEdit: may(actor, 'keepSchedules') };
  }
}
