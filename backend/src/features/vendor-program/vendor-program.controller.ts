import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  closeVendorProgram,
  offerVendorProgram,
  ownVendorProgram,
} from '@covertrail/contracts/vendor-program/vendor-program.calls';
import { OfferVendorProgramDto } from '@covertrail/contracts/vendor-program/vendor-program.inputs';
import { vendorProgramsView } from '@covertrail/contracts/vendor-program/vendor-program.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Cents } from '@covertrail/domain/kernel/money';
import type { VendorProgramCommand } from '@covertrail/domain/vendor-program/vendor-program.contract';
import { vendorProgramDecider } from '@covertrail/domain/vendor-program/vendor-program.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';

type Changed = CommandReply<{ readonly requesterId: Uuid }>;

/** The Vendor Management Program of a requester [F08]. */
@Controller()
export class VendorProgramController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: Views,
  ) {}

  @Answers(ownVendorProgram)
  async own(
    @CurrentActor() { companyId }: Actor,
  ): Promise<QueryReply<{ readonly id: Uuid; readonly fee: Cents | null }>> {
    const program = await this.views.get(vendorProgramsView, companyId);
    return this.views.reply({ id: companyId, fee: program?.fee ?? null });
  }

  @Answers(offerVendorProgram)
  offer(
    @Body() { fee }: OfferVendorProgramDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Changed> {
    return this.send(companyId, { type: 'OfferVendorProgram', requesterId: companyId, fee }, meta);
  }

  @Answers(closeVendorProgram)
  closeProgram(@CurrentActor() { companyId }: Actor, @CommandMetadata() meta: CommandMeta): Promise<Changed> {
    return this.send(companyId, { type: 'CloseVendorProgram' }, meta);
  }

  private async send(requesterId: Uuid, command: VendorProgramCommand, meta: CommandMeta): Promise<Changed> {
    const forward = new Forward(vendorProgramDecider, requesterId, command, meta);
    return new CommandReply({ requesterId }, await this.commands.execute(forward));
  }
}
