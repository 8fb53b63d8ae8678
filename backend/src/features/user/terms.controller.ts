import { Body, Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { acceptTerms } from '@covertrail/contracts/user/user.calls';
import { AcceptTermsDto } from '@covertrail/contracts/user/user.inputs';
import { AGREEMENTS, type Agreement } from '@covertrail/domain/user/user.contract';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { CLOCK } from '#tokens/tokens';

/** The agreements that a person accepts again once they were revised [A07]. */
@Controller()
export class TermsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws USER.OTHER_TERMS: nobody accepts a text that was not shown. */
  @Answers(acceptTerms)
  async accept(
    @Body() { agreement, version }: AcceptTermsDto,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly agreement: Agreement }>> {
    if (version !== AGREEMENTS[agreement]) throw new Problem('USER.OTHER_TERMS');
    const command = { type: 'AcceptTerms', agreement, version, acceptedAt: this.clock.now() } as const;
    return new CommandReply(
      { agreement },
      await this.commands.execute(new Forward(userDecider, userId, command, meta)),
    );
  }
}
