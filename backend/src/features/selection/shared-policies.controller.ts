import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { LocationDetails, LocationPage } from '@covertrail/contracts/location/location.replies';
import {
  sharedLocation,
  sharedLocations,
  sharedPolicies,
  sharedVehicles,
} from '@covertrail/contracts/selection/selection.calls';
import type { SharedPolicyRow } from '@covertrail/contracts/selection/selection.replies';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { QueryReply } from '#http/data.interceptor';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { SharedLocationPath, SharedPolicyPath } from '@covertrail/contracts/selection/selection.inputs';
import { ListPage } from '#lists/list.query';
import { Views } from '#views/views.service';
import { ReadSharedLocation } from './shared-location.query.js';
import { SharedPolicies } from './shared-policies.reader.js';
import { shownLocationsOf, shownVehiclesOf } from './shown-list.query.js';

/** Records of a page [D05]. */
const PAGE_SIZE = 10;

/** What a requester sees of the policies that a supplier shares with it: the locations and vehicles that were chosen. */
@Controller()
export class SharedPoliciesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly shared: SharedPolicies,
    private readonly views: Views,
  ) {}

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(sharedPolicies)
  async policies(
    @Param('id') trackingId: string,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<readonly SharedPolicyRow[]>> {
    return this.views.reply(await this.shared.rowsOf(actor, trackingId));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(sharedLocations)
  async locations(
    @Param() { id, policyId }: SharedPolicyPath,
    @Query() input: PageDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<LocationPage>> {
    const choice = await this.shared.choiceOf(id, policyId, 'locations');
    const list = new ListPage(shownLocationsOf(policyId, choice), actor, { ...input, size: input.size ?? PAGE_SIZE });
    const {
      body: { rows, total, ...rest },
      position,
      stale,
    } = await this.queries.execute(list);
    return new QueryReply({ locations: rows, totalCount: total, ...rest }, position, stale);
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(sharedLocation)
  location(@Param() { id, locationId }: SharedLocationPath): Promise<LocationDetails> {
    return this.queries.execute(new ReadSharedLocation(id, locationId));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(sharedVehicles)
  async vehicles(
    @Param() { id, policyId }: SharedPolicyPath,
    @Query() input: PageDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<VehicleRow>>> {
    const choice = await this.shared.choiceOf(id, policyId, 'vehicles');
    return this.queries.execute(
      new ListPage(shownVehiclesOf(policyId, choice), actor, { ...input, size: input.size ?? PAGE_SIZE }),
    );
  }
}
