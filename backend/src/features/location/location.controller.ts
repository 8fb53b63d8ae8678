import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  addLocation,
  commonLocations,
  locationBuildings,
  locationDetails,
  locationList,
  removeLocation,
  reviseLocation,
} from '@covertrail/contracts/location/location.calls';
import type {
  CommonLocationPage,
  LocationDetails as Details,
  LocationPage,
} from '@covertrail/contracts/location/location.replies';
import type { Building } from '@covertrail/domain/location/location.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, QueryReply } from '#http/data.interceptor';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { CommonLocationsDto, LocationDto, NewLocationDto } from '@covertrail/contracts/location/location.inputs';
import { ListPage } from '#lists/list.query';
import { AddToSchedule } from '#schedules/add-to-schedule.command';
import { ReviseScheduled } from '#schedules/revise-scheduled.command';
import { ReadCommonLocations } from './common-locations.query.js';
import { LocationDetails } from './location-details.query.js';
import { locationRowsOf } from './location-list.query.js';
import { LOCATIONS } from './location-schedule.js';
import { Forward } from '#forwarding/forward.command';
import { locationDecider } from '@covertrail/domain/location/location.decider';

type Reply = CommandReply<{ readonly locationId: string }>;

/** Locations of a page [C06]. */
const PAGE_SIZE = 10;

/** Locations of a policy with their buildings, for its insured and the agency that represents it [C06]. */
@Controller()
export class LocationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(locationList)
  async list(
    @Param('id') policyId: string,
    @Query() input: PageDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<LocationPage>> {
    const page = { ...input, size: input.size ?? PAGE_SIZE };
    const {
      body: { rows, total, ...rest },
      position,
      stale,
    } = await this.queries.execute(new ListPage(locationRowsOf(policyId), actor, page));
    return new QueryReply({ locations: rows, totalCount: total, ...rest }, position, stale);
  }

  /** Which policies these are is checked by the handler. */
  @RightTo({ kind: 'insured', at: 'body.insuredCompanyId' })
  @Answers(commonLocations)
  common(@Body() input: CommonLocationsDto, @CurrentActor() actor: Actor): Promise<QueryReply<CommonLocationPage>> {
    return this.queries.execute(new ReadCommonLocations(actor, input));
  }

  @RightTo({ kind: 'location', at: 'params.id' })
  @Answers(locationDetails)
  details(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<Details> {
    return this.queries.execute(new LocationDetails(actor, id));
  }

  @RightTo({ kind: 'location', at: 'params.id' })
  @Answers(locationBuildings)
  async buildings(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
  ): Promise<{ readonly buildings: readonly Building[] }> {
    const { buildings } = await this.details(id, actor);
    return { buildings };
  }

  @RightTo({ kind: 'policy', at: 'body.policyId' })
  @Answers(addLocation)
  async add(@Body() { policyId, ...given }: NewLocationDto, @CommandMetadata() meta: CommandMeta): Promise<Reply> {
    return reply(await this.commands.execute(new AddToSchedule(LOCATIONS, policyId, given, null, meta)));
  }

  @RightTo({ kind: 'location', at: 'params.id' })
  @Answers(reviseLocation)
  async revise(
    @Param('id') id: string,
    @Body() given: LocationDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new ReviseScheduled(LOCATIONS, id, given, expected, meta)));
  }

  @RightTo({ kind: 'location', at: 'params.id' })
  @Answers(removeLocation)
  async remove(
    @Param('id') id: string,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(
      await this.commands.execute(new Forward(locationDecider, id, { type: 'RemoveLocation' }, meta, expected)),
    );
  }
}

const reply = (outcome: Outcome): Reply => new CommandReply({ locationId: outcome.streamId }, outcome);
