import { Body, Controller, Inject, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { PagingDto } from '@covertrail/contracts/calls/page.inputs';
import {
  cancelPlannedMaintenance,
  maintenanceStatus,
  planMaintenance,
  plannedMaintenances,
} from '@covertrail/contracts/planned-maintenance/planned-maintenance.calls';
import {
  CancelMaintenanceDto,
  PlanMaintenanceDto,
} from '@covertrail/contracts/planned-maintenance/planned-maintenance.inputs';
import type {
  MaintenanceChanged,
  MaintenanceStatus,
  PlannedMaintenanceRow,
} from '@covertrail/contracts/planned-maintenance/planned-maintenance.replies';
import type { PlannedMaintenanceCommand } from '@covertrail/domain/planned-maintenance/planned-maintenance.contract';
import { plannedMaintenanceDecider } from '@covertrail/domain/planned-maintenance/planned-maintenance.decider';
import { MAINTENANCE_PLAN } from '@covertrail/domain/planned-maintenance/planned-maintenance.rules';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Open } from '#auth/access';
import { CommandMetadata } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { CLOCK } from '#tokens/tokens';
import { ReadMaintenanceStatus } from './maintenance-status.query.js';
import { ListPlannedMaintenance } from './planned-maintenance-list.query.js';

/** When the product is maintained [A13]: everybody may know, and operators decide. */
@Controller()
export class PlannedMaintenanceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Open('whoever waits for the product may know how long, also before the log-in')
  @Answers(maintenanceStatus)
  status(): Promise<QueryReply<MaintenanceStatus>> {
    return this.queries.execute(new ReadMaintenanceStatus());
  }

  @Answers(plannedMaintenances)
  list(@Query() input: PagingDto): Promise<QueryReply<PageOf<PlannedMaintenanceRow>>> {
    return this.queries.execute(new ListPlannedMaintenance(input));
  }

  @Answers(planMaintenance)
  plan(
    @Body() { from, until, text }: PlanMaintenanceDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<MaintenanceChanged>> {
    const maintenanceId = deriveId('planned-maintenance', meta.commandId);
    const at = this.clock.now();
    return this.send({ type: 'PlanMaintenance', maintenanceId, from, until, text: text.trim(), at }, meta);
  }

  @Answers(cancelPlannedMaintenance)
  cancel(
    @Body() { maintenanceId }: CancelMaintenanceDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<MaintenanceChanged>> {
    return this.send({ type: 'CancelPlannedMaintenance', maintenanceId, at: this.clock.now() }, meta);
  }

  private async send(command: PlannedMaintenanceCommand, meta: CommandMeta): Promise<CommandReply<MaintenanceChanged>> {
    const forward = new Forward(plannedMaintenanceDecider, MAINTENANCE_PLAN, command, meta);
    return new CommandReply({ maintenanceId: command.maintenanceId }, await this.commands.execute(forward));
  }
}
