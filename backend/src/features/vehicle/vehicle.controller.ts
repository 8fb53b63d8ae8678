import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { addVehicle, removeVehicle, reviseVehicle, vehicleList } from '@covertrail/contracts/vehicle/vehicle.calls';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import { NewVehicleDto, VehicleDto, VehicleListDto } from '@covertrail/contracts/vehicle/vehicle.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { AddToSchedule } from '#schedules/add-to-schedule.command';
import { ReviseScheduled } from '#schedules/revise-scheduled.command';
import { vehicleRows } from './vehicle-list.query.js';
import { VEHICLES } from './vehicle-schedule.js';
import { Forward } from '#forwarding/forward.command';
import { vehicleDecider } from '@covertrail/domain/vehicle/vehicle.decider';

type Reply = CommandReply<{ readonly vehicleId: string }>;

/** Vehicles of a policy, for its insured and the agency that represents it [C07]. */
@Controller()
export class VehicleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @RightTo({ kind: 'policy', at: 'query.policyId' })
  @Answers(vehicleList)
  list(@Query() input: VehicleListDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<VehicleRow>>> {
    return this.queries.execute(new ListPage(vehicleRows, actor, input));
  }

  @RightTo({ kind: 'policy', at: 'body.policyId' })
  @Answers(addVehicle)
  async add(@Body() { policyId, ...given }: NewVehicleDto, @CommandMetadata() meta: CommandMeta): Promise<Reply> {
    return reply(await this.commands.execute(new AddToSchedule(VEHICLES, policyId, given, null, meta)));
  }

  @RightTo({ kind: 'vehicle', at: 'params.id' })
  @Answers(reviseVehicle)
  async revise(
    @Param('id') id: string,
    @Body() given: VehicleDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new ReviseScheduled(VEHICLES, id, given, expected, meta)));
  }

  @RightTo({ kind: 'vehicle', at: 'params.id' })
  @Answers(removeVehicle)
  async remove(
    @Param('id') id: string,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(
      await this.commands.execute(new Forward(vehicleDecider, id, { type: 'RemoveVehicle' }, meta, expected)),
    );
  }
}

const reply = (outcome: Outcome): Reply => new CommandReply({ vehicleId: outcome.streamId }, outcome);
