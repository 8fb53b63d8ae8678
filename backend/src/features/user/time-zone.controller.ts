import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { chooseTimeZone } from '@covertrail/contracts/user/user.calls';
import { ChooseTimeZoneDto } from '@covertrail/contracts/user/user.inputs';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';

/** In which time zone a person reads moments [I01]. */
@Controller()
export class TimeZoneController {
  constructor(private readonly commands: CommandBus) {}

  @Answers(chooseTimeZone)
  async choose(
    @Body() chosen: ChooseTimeZoneDto,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly timeZone: string | null }>> {
    const timeZone = chosen.timeZone ?? null;
    if (timeZone !== null && !isTimeZone(timeZone)) throw new Problem('USER.TIME_ZONE_UNKNOWN');
    const command = { type: 'ChooseTimeZone', timeZone } as const;
    return new CommandReply({ timeZone }, await this.commands.execute(new Forward(userDecider, userId, command, meta)));
  }
}

/** Browsers list names that are links to others here: each that can be computed with is one. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
