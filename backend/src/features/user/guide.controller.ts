import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dismissGuide } from '@covertrail/contracts/user/user.calls';
import { DismissGuideDto } from '@covertrail/contracts/user/user.inputs';
import type { Guide } from '@covertrail/domain/user/user.contract';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';

/** The guides of the product, as far as a person has dismissed them. */
@Controller()
export class GuideController {
  constructor(private readonly commands: CommandBus) {}

  @Answers(dismissGuide)
  async dismissGuide(
    @Body() { guide, role }: DismissGuideDto,
    @CurrentActor() { userId, companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly guide: Guide }>> {
    const command = { type: 'DismissGuide', guide, companyId, role } as const;
    return new CommandReply({ guide }, await this.commands.execute(new Forward(userDecider, userId, command, meta)));
  }
}
