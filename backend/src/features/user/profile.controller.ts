import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { changeProfile } from '@covertrail/contracts/user/user.calls';
import { ChangeProfileDto } from '@covertrail/contracts/user/user.inputs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';

/** What a person says of itself [I01]. */
@Controller()
export class ProfileController {
  constructor(private readonly commands: CommandBus) {}

  @Answers(changeProfile)
  async change(
    @Body() { firstName, lastName, phone = '' }: ChangeProfileDto,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly userId: Uuid }>> {
    const command = { type: 'ChangeProfile', firstName, lastName, ...(phone === '' ? {} : { phone }) } as const;
    return new CommandReply({ userId }, await this.commands.execute(new Forward(userDecider, userId, command, meta)));
  }
}
