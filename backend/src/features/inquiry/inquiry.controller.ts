import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sendInquiry } from '@covertrail/contracts/inquiry/inquiry.calls';
import { SendInquiryDto } from '@covertrail/contracts/inquiry/inquiry.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { SendInquiry } from './send-inquiry.command.js';

/** What people of a company write to the support [F08]. */
@Controller()
export class InquiryController {
  constructor(private readonly commands: CommandBus) {}

  @Answers(sendInquiry)
  async send(
    @Body() { plan, inquiry }: SendInquiryDto,
    @CurrentActor() { companyId, userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly inquiryId: string }>> {
    const sent = { companyId, personId: userId, plan, text: inquiry };
    const outcome = await this.commands.execute(new SendInquiry(sent, meta));
    return new CommandReply({ inquiryId: outcome.streamId }, outcome);
  }
}
