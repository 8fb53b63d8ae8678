import { Body, Controller, Inject, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  activateSupplier,
  cancelTracking,
  inactivateSupplier,
  supplierSettings,
} from '@covertrail/contracts/tracking/tracking.calls';
import { CancelTrackingDto } from '@covertrail/contracts/tracking/tracking.inputs';
import type { SupplierSettings } from '@covertrail/contracts/tracking/tracking.replies';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { CLOCK } from '#tokens/tokens';
import { StopTracking } from './stop-tracking.command.js';
import { ReadSupplierSettings } from './supplier-settings.query.js';

type Reply = CommandReply<{ readonly trackingId: string }>;

const replyOf = (outcome: Outcome): Reply => new CommandReply({ trackingId: outcome.streamId }, outcome);

/** How a requester keeps a supplier: active, inactive, or no longer [F03]. */
@Controller()
export class SupplierSettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(supplierSettings)
  read(@Param('id') id: string): Promise<QueryReply<SupplierSettings>> {
    return this.queries.execute(new ReadSupplierSettings(id));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(inactivateSupplier)
  async inactivate(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    const command = { type: 'InactivateSupplier', effectiveFrom: this.todayOf(actor) } as const;
    return replyOf(await this.commands.execute(new StopTracking(id, command, meta)));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(activateSupplier)
  async activate(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    const command = { type: 'ActivateSupplier', effectiveFrom: this.todayOf(actor) } as const;
    return replyOf(await this.commands.execute(new Forward(trackingDecider, id, command, meta)));
  }

  @RightTo({ kind: 'tracking', at: 'body.trackingId' })
  @Answers(cancelTracking)
  async cancel(
    @Body() { trackingId, reason }: CancelTrackingDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    const command = { type: 'CancelTracking', reason, effectiveFrom: this.todayOf(actor) } as const;
    return replyOf(await this.commands.execute(new StopTracking(trackingId, command, meta)));
  }

  private readonly todayOf = ({ timeZone }: Actor): CalendarDate => dayInZone(this.clock.now(), timeZone);
}
